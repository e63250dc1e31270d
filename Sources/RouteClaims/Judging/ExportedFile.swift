import RouteAnalysis
import RoutePatterns
import RouteSpec

/// The file that `export` makes of a spec in one format. If it differs from the spec in the same way as a file that is
/// judged, the difference is a limit of the format, not a mistake in the file.
struct ExportedFile {
    let claimer: LinkClaimer
    private let rules: SiteRules

    private struct Format: Hashable {
        let scope: LinkClaimer.Scope
        let level: Int
        /// Nil for an app that opens all routes.
        let app: String?
    }

    /// - Parameter claimers: files of the formats.
    static func files(of spec: CompiledSpec, like claimers: [LinkClaimer]) -> [ExportedFile] {
        var known: [Format: ExportedFile] = [:]
        return claimers.map { claimer in
            let app = claimer.app.flatMap { spec.spec.apps.routes[$0] == nil ? nil : $0 }
            let key = Format(scope: claimer.scope, level: claimer.minimumLevel, app: app)
            let file = known[key] ?? ExportedFile(spec, like: claimer)
            known[key] = file
            return file
        }
    }

    private init(_ spec: CompiledSpec, like file: LinkClaimer) {
        let table = spec.table
        let lists: [ClaimList]
        switch file.scope {
        case .paths, .narrowing:
            lists = table.servingHosts.flatMap { host in
                let claims = ExportRequest(spec).association(servedBy: host, for: file.app).claims
                return LinkClaimer(system: file.system, scope: file.scope, claims: claims)
                    .on(table.webHosts.filter { $0.name == host }).claims.lists
            }
        case .hosts:
            lists = [
                ClaimList(
                    location: ClaimLocation(), schemes: ["https", "http"], hosts: table.webHosts, rules: [])
            ]
        case .customSchemes: lists = [InfoPropertyList.list(of: table.customSchemes, at: ClaimLocation())]
        case .everything:
            lists = AndroidFilters(spec, .tight(from: file.minimumLevel))?.manifest.claims.lists ?? []
        case .nothing: lists = []
        }
        claimer = LinkClaimer(system: file.system, scope: file.scope, claims: Claims(lists: lists))
        rules = SiteRules(claimer.claims, lists: Array(lists.indices))
    }

    var claims: Claims { claimer.claims }

    func isClaimed(_ url: ClaimedURL) -> Bool { rules.isClaimed(url) }
}

extension ClaimFinding {
    /// The same finding as a note, because no file of the format can avoid it.
    var asLimit: ClaimFinding {
        let limit = ClaimProblem(
            problem.rule, as: .note, problem.message + " (a limit of the format)", at: problem.location,
            url: problem.url)
        return ClaimFinding(file: file, problem: limit, spec: spec, route: route)
    }
}
