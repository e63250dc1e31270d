import RouteAnalysis
import RouteClaims
import RoutePatterns
import RouteSpec

/// Which patterns the systems claim, as `list --claims` shows it.
struct ClaimListing {
    private let columns: [(system: LinkClaimer.System, coverage: [PatternID: ClaimCoverage])]

    init(_ table: RouteTable, _ claimers: [LinkClaimer]) {
        columns = LinkClaimer.System.allCases.filter { system in claimers.contains { $0.system == system } }.map {
            ($0, Verification.coverage(of: table, by: claimers, on: $0))
        }
    }

    /// The names of the systems above their marks; nil if there are no files.
    var heading: String? {
        guard let last = columns.last else { return nil }
        return columns.dropLast().map { padded($0.system.rawValue, $0.system) }.joined() + last.system.rawValue
    }

    /// The marks before a pattern: `✓    –        `.
    func marks(of pattern: PatternID) -> String {
        columns.map { padded($0.coverage[pattern].mark, $0.system) }.joined()
    }

    /// The member `claims` of a pattern's JSON object: a word for each system, or null.
    func members(of pattern: PatternID) -> [(name: String, value: JSON)] {
        if columns.isEmpty { return [] }
        let words = columns.map { ($0.system.rawValue, JSON.optional($0.coverage[pattern]?.rawValue)) }
        return [("claims", .object(words))]
    }

    private func padded(_ text: String, _ system: LinkClaimer.System) -> String {
        let width = max(system.rawValue.count, "some".count) + 2
        return text + String(repeating: " ", count: width - text.count)
    }
}

extension ClaimCoverage? {
    fileprivate var mark: String {
        switch self {
        case .all?: "✓"
        case .part?: "some"
        case .nothing?: "–"
        case .undecided?, nil: "?"
        }
    }
}
