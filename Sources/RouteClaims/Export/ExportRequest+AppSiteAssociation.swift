import RoutePatterns
import RouteSpec

extension ExportRequest {
    /// The `apple-app-site-association` file of one host.
    func appSiteAssociation() throws(ExportFailure) -> Export {
        if app.appIDs.isEmpty {
            throw ExportFailure(
                "the app's ID is not known",
                help: "write --app-id and the team's ID, a dot, and the bundle's ID; "
                    + "or 'appIDs' under 'apps' in the spec")
        }
        let merge = try existing.map { bytes throws(ExportFailure) in try AssociationMerge(bytes, appIDs: app.appIDs) }
        let hosts = spec.table.servingHosts
        let host = try chosenHost(among: hosts)
        let variants = spec.table.variants(servedBy: host)
        let others = hosts.filter { spec.table.variants(servedBy: $0).paths != variants.paths }
        if self.host == nil, !others.isEmpty {
            throw ExportFailure(
                "the hosts of the spec have different links, so each needs a file of its own",
                help: "write --host and one of \(hosts.joined(separator: ", "))")
        }
        var entry = entry(variants, variables: merge?.reservedVariables ?? [:])
        entry.defaults = merge?.defaults ?? []
        let text = merge?.text(with: entry) ?? entry.file
        return export(text, host: others.isEmpty ? nil : host)
    }

    private func chosenHost(among hosts: [String]) throws(ExportFailure) -> String {
        guard let first = hosts.first else { throw Self.noWebHost }
        guard let host else { return first }
        let name = host.hasPrefix("*.") ? String(host.dropFirst(2)) : host
        if let known = hosts.first(where: { $0 == name.lowercased() }) { return known }
        let unknown = UnknownHost(host, in: spec.table)
        throw ExportFailure(unknown.message, help: unknown.help)
    }

    /// The file of a host, of no app.
    func association(servedBy host: String) -> AppSiteAssociation {
        AppSiteAssociation(Array(entry(spec.table.variants(servedBy: host), variables: [:]).file.utf8))
    }

    /// - Parameter variables: variables whose values can't change.
    private func entry(_ variants: [Variant], variables: [String: [String]]) -> AssociationEntry {
        let (table, routes) = (spec.table, spec.spec.routes)
        var writer = LinkSegmentWriter(isPlain: isPlain, plusIsSpace: table.plusIsSpace, variables: variables)
        let blocks = variants.map { variant in
            LinkBlock(
                table[variant.pattern].pattern, Array(variant.matchers.dropFirst()),
                isClaimed: routes[table.routeID(of: variant.pattern).index].isClaimed, &writer)
        }
        var ordered = LinkBlocks(blocks, isPlain: isPlain)
        ordered.removeUseless(LinkVariables(writer.variables))
        return AssociationEntry(appIDs: app.appIDs, components: ordered.components, variables: writer.variables)
    }

    /// The file with what `verify` says of it, on one host or on all.
    private func export(_ text: String, host: String?) -> Export {
        let file = AppSiteAssociation(Array(text.utf8))
        let hosts = host.map { host in spec.table.webHosts.filter { $0.name == host } }
        let claimer = LinkClaimer(system: .apple, scope: .paths, claims: file.claims(for: app.appIDs)).on(hosts)
        return export(text, [claimer])
    }
}

/// The app's part of a file.
struct AssociationEntry {
    let appIDs: [String]
    let components: [LinkComponent]
    private let allVariables: [String: [String]]
    /// Defaults of the components.
    var defaults: [(name: String, value: JSON)] = []

    init(appIDs: [String], components: [LinkComponent], variables: [String: [String]]) {
        self.appIDs = appIDs
        self.components = components
        allVariables = variables
    }

    /// The variables that the components have, with their values, by name.
    var variables: [(name: String, values: [String])] {
        var names: Set<String> = []
        for component in components {
            for text in [component.path, component.fragment ?? ""] + component.items.map(\.pattern) {
                names.formUnion(LinkVariables.names(in: text))
            }
        }
        return allVariables.filter { names.contains($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// A file with nothing else.
    var file: String {
        let names = variables
        var lines = ["{", "  \"applinks\": {", "    \"details\": ["]
        lines += detailLines.map { "      " + $0 }
        lines.append(names.isEmpty ? "    ]" : "    ],")
        if !names.isEmpty {
            lines += ["    \"substitutionVariables\": {"]
            lines += Self.separated(names.map { "      " + Self.line($0.name, $0.values) }) + ["    }"]
        }
        return (lines + ["  }", "}"]).map { $0 + "\n" }.joined()
    }

    /// The entry of `details`, without indentation.
    var detailLines: [String] {
        ["{", "  \"appIDs\": \(JSON.array(appIDs.map { .string($0) }).text),"]
            + (defaults.isEmpty ? [] : ["  \"defaults\": \(JSON.object(defaults).text),"]) + ["  \"components\": ["]
            + Self.separated(components.map { "    " + $0.json }) + ["  ]", "}"]
    }

    /// A variable as a member of an object.
    static func line(_ name: String, _ values: [String]) -> String {
        "\(JSON.string(name).text): \(JSON.array(values.map { .string($0) }).text)"
    }

    /// Lines with commas between them.
    static func separated(_ lines: [String]) -> [String] {
        lines.enumerated().map { $0.offset == lines.count - 1 ? $0.element : $0.element + "," }
    }
}
