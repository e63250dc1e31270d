import RouteAnalysis
import RoutePatterns
import RouteSpec

/// The file that `export` makes of a spec in one format. If it differs from the spec in the same way as a file that is
/// judged, the difference is a limit of the format, not a mistake in the file.
struct ExportedFile {
    let claimer: LinkClaimer
    private let rules: SiteRules

    /// - Parameter file: a file of the format.
    init(_ spec: CompiledSpec, like file: LinkClaimer) {
        let table = spec.table
        let lists: [ClaimList]
        switch file.kind {
        case .appSiteAssociation, .assetLinks:
            let app = file.apps.first { spec.spec.apps.routes[$0] != nil }
            lists = table.servingHosts.flatMap { host in
                let claims = ExportRequest(spec).association(servedBy: host, for: app).claims
                let hosts = table.webHosts.filter { $0.name == host }
                return LinkClaimer(kind: file.kind, claims: claims).on(hosts).claims.lists
            }
        case .entitlements: lists = [.ofHosts(table.webHosts)]
        case .infoPropertyList: lists = [.ofSchemes(table.customSchemes)]
        case .androidManifest:
            lists = AndroidFilters(spec, minimumLevel: file.minimumLevel)?.manifest.claims.lists ?? []
        }
        claimer = LinkClaimer(kind: file.kind, claims: Claims(lists: lists))
        rules = SiteRules(lists)
    }

    func isClaimed(_ url: ClaimedURL) -> Bool { rules.claiming(url) != nil }
}
