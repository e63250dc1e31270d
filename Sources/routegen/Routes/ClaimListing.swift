import RouteAnalysis
import RouteClaims
import RouteJSON
import RouteLanguage
import RouteSpec

/// Which patterns the systems claim, as `list --claims` shows it. Routes with `claim: false` are
/// left out.
struct ClaimListing {
    private struct Column {
        let name: String
        let coverage: [PatternID: ClaimCoverage]

        var width: Int { max(name.count, "some".count) + 2 }
    }

    private let columns: [Column]
    private let unclaimed: Set<RouteID>

    init(_ file: RouteFile, _ files: [ClaimFile]) {
        let table = file.table
        let systems = ClaimFile.System.allCases.filter { system in
            files.contains { $0.kind.system == system }
        }
        columns = systems.map { system in
            Column(
                name: system.rawValue,
                coverage: Verification.coverage(of: file.compiled, by: files, on: system))
        }
        let routes = file.compiled.spec.routes
        unclaimed = files.isEmpty ? [] : Set(table.routeIDs.filter { !routes[$0.index].isClaimed })
    }

    func isShown(_ route: RouteID) -> Bool { !unclaimed.contains(route) }

    /// The names of the columns above their marks; nil if there are no files.
    var heading: String? {
        guard let last = columns.last else { return nil }
        return columns.dropLast().map { Self.padded($0.name, $0.width) }.joined() + last.name
    }

    /// The marks before a pattern: `✓    –        `.
    func marks(of pattern: PatternID) -> String {
        columns.map { Self.padded($0.coverage[pattern].mark, $0.width) }.joined()
    }

    /// The member `claims` of a pattern's JSON object: a word for each column, or null.
    func members(of pattern: PatternID) -> JSON.Members {
        if columns.isEmpty { return [] }
        let claims = columns.map { column in
            (name: column.name, value: JSON.optional(column.coverage[pattern]?.rawValue))
        }
        return [("claims", .object(claims))]
    }

    /// An object for each pattern that isn't hidden; empty if there are no files.
    func objects(of table: RouteTable, without hidden: Set<RouteID>) -> [JSON] {
        if columns.isEmpty { return [] }
        let hidden = hidden.union(unclaimed)
        let shown = table.patternIDs.filter { !hidden.contains(table.routeID(of: $0)) }
        return shown.map { pattern in
            let members: JSON.Members = [
                ("route", .string(table.route(of: pattern).name)),
                ("pattern", .string(table[pattern].pattern.text)),
            ]
            return .object(members + self.members(of: pattern))
        }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }
}

extension ClaimCoverage? {
    fileprivate var mark: String {
        switch self {
        case .all?: "✓"
        case .part?: "some"
        case .nothing?: "–"
        case nil: "?"
        }
    }
}
