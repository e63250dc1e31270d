import RouteAnalysis
import RoutePatterns
import RouteSpec

/// The file that `export` makes of a spec in one format. If it differs from the spec in the same way as a file that is
/// judged, the difference is a limit of the format, not a mistake in the file.
struct ExportedFile {
    let claimer: LinkClaimer
    private let rules: SiteRules

    private struct Format: Hashable {
        let kind: ClaimFile.Kind
        let level: Int
        /// Nil for an app that opens all routes.
        let app: String?
    }

    /// - Parameter claimers: files of the formats.
    static func files(of spec: CompiledSpec, like claimers: [LinkClaimer]) -> [ExportedFile] {
        var known: [Format: ExportedFile] = [:]
        return claimers.map { claimer in
            let app = claimer.apps.first { spec.spec.apps.routes[$0] != nil }
            let key = Format(kind: claimer.kind, level: claimer.minimumLevel, app: app)
            let file = known[key] ?? ExportedFile(spec, key)
            known[key] = file
            return file
        }
    }

    private init(_ spec: CompiledSpec, _ format: Format) {
        let table = spec.table
        let lists: [ClaimList]
        switch format.kind {
        case .appSiteAssociation, .assetLinks:
            lists = table.servingHosts.flatMap { host in
                let claims = ExportRequest(spec).association(servedBy: host, for: format.app).claims
                let hosts = table.webHosts.filter { $0.name == host }
                return LinkClaimer(kind: format.kind, claims: claims).on(hosts).claims.lists
            }
        case .entitlements: lists = [.ofHosts(table.webHosts)]
        case .infoPropertyList: lists = [.ofSchemes(table.customSchemes)]
        case .androidManifest:
            lists = AndroidFilters(spec, minimumLevel: format.level)?.manifest.claims.lists ?? []
        }
        claimer = LinkClaimer(kind: format.kind, claims: Claims(lists: lists))
        rules = SiteRules(claimer.claims, lists: Array(lists.indices))
    }

    func isClaimed(_ url: ClaimedURL) -> Bool { rules.claiming(url) != nil }
}
