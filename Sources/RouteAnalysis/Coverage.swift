import RoutePatterns

/// Decides whether every value of a route has a pattern that can write it, by testing the patterns' conditions on
/// sample values that represent all others.
struct Coverage {
    enum Answer: Equatable {
        case complete
        /// A combination of values that no pattern writes: one for each of the route's parameters, in order.
        case missing([RouteValue])
        /// There are too many combinations to check.
        case unknown
    }

    /// The maximum number of combinations to check. Real routes have about ten.
    private static let limit = 10_000
    /// The maximum number of parameters whose values are combined.
    private static let depthLimit = 64

    /// A value that represents others of its parameter, and the patterns that can write it.
    private struct Sample {
        let value: RouteValue
        let patterns: Set<Int>
    }

    /// The parameters that some pattern has a condition on.
    private let columns: [Int]
    /// The samples of each column.
    private let samples: [[Sample]]
    /// For each column, the patterns without a condition on it or any later column. The last element has all patterns.
    private let indifferent: [Set<Int>]
    private var values: [RouteValue]
    private var steps = 0

    static func answer(for route: Route) -> Answer {
        var rows: [[Condition]] = []
        for pattern in route.patterns {
            let row = route.conditions(of: pattern)
            if row.allSatisfy({ $0 == .any }) { return .complete }
            rows.append(row)
        }
        var coverage = Coverage(route, rows)
        return coverage.search(Set(route.patterns.indices), from: 0)
    }

    /// - Parameter rows: the conditions of each pattern.
    private init(_ route: Route, _ rows: [[Condition]]) {
        columns = route.values.indices.filter { index in rows.contains { $0[index] != .any } }
        let samples = route.values.indices.map { index in
            route.values[index].samples(for: rows.map { $0[index] })
        }
        values = samples.map { $0.first ?? .null }
        self.samples = columns.map { column in
            samples[column].map { value in
                Sample(value: value, patterns: Set(rows.indices.filter { rows[$0][column].holds(for: value) }))
            }
        }
        var indifferent = [Set(rows.indices)]
        for column in columns.reversed() {
            let before = indifferent[indifferent.count - 1]
            indifferent.append(before.filter { rows[$0][column] == .any })
        }
        self.indifferent = indifferent.reversed()
    }

    /// Looks for values of the columns from `position` on that no candidate can write. The candidates are the patterns
    /// whose conditions hold for all values chosen so far.
    private mutating func search(_ candidates: Set<Int>, from position: Int) -> Answer {
        if candidates.isEmpty { return .missing(values) }
        if !candidates.isDisjoint(with: indifferent[position]) { return .complete }
        steps += 1
        guard steps <= Self.limit, position < Self.depthLimit, position < columns.count else { return .unknown }
        let column = columns[position]
        for sample in samples[position] {
            values[column] = sample.value
            let answer = search(candidates.intersection(sample.patterns), from: position + 1)
            if answer != .complete { return answer }
        }
        values[column] = samples[position].first?.value ?? .null
        return .complete
    }
}
