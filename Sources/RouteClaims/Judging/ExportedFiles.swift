import RouteAnalysis
import RoutePatterns
import RouteSpec

/// The files that `export` makes of a spec in one format. A difference that they have, too, is a limit of the format.
struct ExportedFiles {
    /// The file that claims least: if it doesn't claim a link of the spec, no file can.
    let least: ExportedFile
    /// The file that claims most: if it claims a link that isn't one of the spec, that can't be avoided.
    let most: ExportedFile

    private struct Key: Hashable {
        let scope: LinkClaimer.Scope
        let level: Int
        /// Nil for an app that opens all routes.
        let app: String?
    }

    /// - Parameter claimers: files of the formats.
    static func files(of spec: CompiledSpec, like claimers: [LinkClaimer]) -> [ExportedFiles] {
        var known: [Key: ExportedFiles] = [:]
        return claimers.map { claimer in
            let app = claimer.app.flatMap { spec.spec.apps.routes[$0] == nil ? nil : $0 }
            let key = Key(scope: claimer.scope, level: claimer.minimumLevel, app: app)
            let files = known[key] ?? ExportedFiles(spec, like: claimer)
            known[key] = files
            return files
        }
    }

    private init(_ spec: CompiledSpec, like claimer: LinkClaimer) {
        func file(_ lists: [ClaimList]) -> ExportedFile {
            ExportedFile(LinkClaimer(system: claimer.system, scope: claimer.scope, claims: Claims(lists: lists)))
        }
        func android(from level: Int) -> ExportedFile {
            file(AndroidFilters(spec, .tight(from: level))?.manifest.claims.lists ?? [])
        }
        let table = spec.table
        switch claimer.scope {
        case .paths, .narrowing:
            least = file(
                table.servingHosts.flatMap { host in
                    file(ExportRequest(spec).association(servedBy: host, for: claimer.app).claims.lists).claimer
                        .on(table.webHosts.filter { $0.name == host }).claims.lists
                })
        case .hosts:
            least = file([
                ClaimList(
                    location: ClaimLocation(), schemes: ["https", "http"], hosts: table.webHosts, rules: [])
            ])
        case .customSchemes: least = file([InfoPropertyList.list(of: table.customSchemes, at: ClaimLocation())])
        case .everything: least = android(from: AndroidPattern.Kind.advanced.firstLevel)
        case .nothing: least = file([])
        }
        // Paths for old versions of Android match more, and new versions use them, too.
        most = claimer.scope == .everything ? android(from: claimer.minimumLevel) : least
    }
}

/// A file that `export` makes.
struct ExportedFile {
    let claimer: LinkClaimer
    private let rules: SiteRules

    init(_ claimer: LinkClaimer) {
        self.claimer = claimer
        rules = SiteRules(claimer.claims, lists: Array(claimer.claims.lists.indices))
    }

    var claims: Claims { claimer.claims }

    func lists(at site: LinkSite) -> [Int] { claimer.lists(at: site) }

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
