import RoutePatterns

/// Whether every value of a route has a pattern that can write it: the patterns' conditions are compared with values that stand
/// for all others.
struct Coverage {
    enum Answer: Hashable {
        case complete
        /// Values, in the order of the route's, that no pattern writes.
        case missing([RouteValue])
        /// There are more combinations than are looked at.
        case unknown
    }

    /// The number of combinations that are looked at. Real routes have some ten.
    private static let limit = 10_000
    /// The number of parameters whose values are combined.
    private static let depthLimit = 64

    private let rows: [[Condition]]
    private let samples: [[RouteValue]]
    /// The parameters of which some pattern asks something.
    private let columns: [Int]
    private var values: [RouteValue]
    private var steps = 0

    static func answer(for route: Route) -> Answer {
        var coverage = Coverage(route)
        return coverage.search(Array(coverage.rows.indices), from: 0)
    }

    private init(_ route: Route) {
        let rows = route.alternatives.map { route.conditions(of: $0) }
        let samples = route.values.indices.map { index in
            route.values[index].samples(for: rows.map { $0[index] })
        }
        self.rows = rows
        self.samples = samples
        columns = route.values.indices.filter { index in rows.contains { $0[index] != .any } }
        values = samples.map { $0.first ?? .null }
    }

    /// Looks for values of the columns from `position` on that none of the rows takes, which take all values before.
    private mutating func search(_ candidates: [Int], from position: Int) -> Answer {
        if candidates.isEmpty { return .missing(values) }
        let rest = columns[position...]
        if candidates.contains(where: { row in rest.allSatisfy { rows[row][$0] == .any } }) { return .complete }
        steps += 1
        guard steps <= Self.limit, position < Self.depthLimit, let column = rest.first else { return .unknown }
        for sample in samples[column] {
            values[column] = sample
            let answer = search(candidates.filter { rows[$0][column].holds(for: sample) }, from: position + 1)
            if answer != .complete { return answer }
        }
        values[column] = samples[column].first ?? .null
        return .complete
    }
}
