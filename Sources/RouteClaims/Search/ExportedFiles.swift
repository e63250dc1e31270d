import RouteAnalysis
import RoutePatterns
import RouteSpec

/// The files that `export` makes of a spec in one format. A difference that they have, too, is a limit of the format.
struct ExportedFiles<File> {
    /// The file that claims least: if it doesn't claim a link of the spec, no file can.
    var least: File
    /// The file that claims most: if it claims a link that isn't one of the spec, that can't be avoided.
    var most: File
}

extension ExportedFiles<LinkClaimer> {
    /// - Parameter claimer: a file of the format.
    init(_ spec: CompiledSpec, like claimer: LinkClaimer) {
        func file(_ lists: [ClaimList]) -> LinkClaimer {
            LinkClaimer(system: claimer.system, scope: claimer.scope, claims: Claims(lists: lists))
        }
        func android(from level: Int) -> LinkClaimer {
            file(AndroidFilters(spec, .tight(from: level))?.manifest.claims.lists ?? [])
        }
        let table = spec.table
        switch claimer.scope {
        case .paths:
            least = file(
                table.servingHosts.flatMap { host in
                    file(ExportRequest(spec).association(servedBy: host).claims.lists)
                        .on(table.webHosts.filter { $0.name == host }).claims.lists
                })
        case .hosts:
            least = file([ClaimList(place: "", schemes: ["https", "http"], hosts: table.webHosts, rules: [])])
        case .customSchemes: least = file([InfoPropertyList.list(of: table.customSchemes, place: "")])
        case .everything: least = android(from: AndroidPattern.Kind.advanced.firstLevel)
        case .nothing: least = file([])
        }
        // Paths for old versions of Android match more, and new versions use them, too.
        most = claimer.scope == .everything ? android(from: 1) : least
    }
}

extension ClaimProblem {
    /// The same problem as a note, because no file of the format can avoid it.
    var asLimit: ClaimProblem {
        ClaimProblem(rule, as: .note, message + " (a limit of the format)", at: location, url: url)
    }
}
