import RouteAnalysis
import RoutePatterns
import RouteSpec

extension ClaimFile {
    /// The file that `export` makes of a spec in the format of another one. If it differs from the spec in the same way
    /// as that file, the difference is a limit of the format, not a mistake in the file.
    static func exported(from spec: CompiledSpec, like file: ClaimFile) -> ClaimFile {
        let table = spec.table
        var export = ClaimFile(kind: file.kind)
        switch file.kind {
        case .appSiteAssociation, .assetLinks:
            let app = file.apps.first { spec.spec.apps.routes[$0] != nil }
            export.lists = table.servingHosts.map { host in
                var variables: [String: [String]] = [:]
                let components = spec.components(table.variants(servedBy: host), for: app, &variables)
                let known = LinkVariables(variables)
                let hosts = table.webHosts.filter { $0.name == host }
                return ClaimList(hosts: hosts, rules: components.map { $0.rule(known) })
            }
        case .entitlements: export.lists = [ClaimList(hosts: table.webHosts)]
        case .infoPropertyList: export.lists = table.customSchemes.map { .ofScheme($0) }
        case .androidManifest:
            export.lists = AndroidFilters(spec, minimumLevel: file.minimumLevel ?? 1)?.file.lists ?? []
        }
        return export
    }
}

extension ClaimRule {
    /// How a file claims what the rule does; nil if unknown.
    var fix: String? {
        switch condition {
        case .everything: return nil
        case .component(let matcher):
            let text = matcher.component.json.text
            // A component with a variable works only in a file that defines the variable.
            return text.contains("$(") ? nil : "add " + text
        case .path(let pattern): return "add " + IntentFilter.Data(location: location, paths: [pattern]).text
        }
    }
}
