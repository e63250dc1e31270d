import RoutePatterns

/// Whether every value of a route has a pattern that can write it: the patterns' conditions are compared with values
/// that stand for all others.
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

    /// A value of a parameter that stands for others, and the patterns that can write it.
    private struct Sample {
        let value: RouteValue
        let patterns: PatternSet
    }

    /// The parameters of which some pattern asks something.
    private let columns: [Int]
    /// For each of these its samples.
    private let samples: [[Sample]]
    /// For each of these the patterns that ask nothing of it and of those after it; at the end all patterns.
    private let indifferent: [PatternSet]
    private var values: [RouteValue]
    private var steps = 0

    static func answer(for route: Route) -> Answer {
        var coverage = Coverage(route)
        return coverage.search(PatternSet(all: route.patterns.count), from: 0)
    }

    private init(_ route: Route) {
        let rows = route.patterns.map { route.conditions(of: $0) }
        columns = route.values.indices.filter { index in rows.contains { $0[index] != .any } }
        func patterns(where isIncluded: (Int) -> Bool) -> PatternSet {
            var set = PatternSet(count: rows.count)
            for row in rows.indices where isIncluded(row) { set.insert(row) }
            return set
        }
        let samples = route.values.indices.map { index in
            route.values[index].samples(for: rows.map { $0[index] })
        }
        values = samples.map { $0.first ?? .null }
        self.samples = columns.map { column in
            samples[column].map { value in
                Sample(value: value, patterns: patterns { rows[$0][column].holds(for: value) })
            }
        }
        var indifferent = [PatternSet(all: rows.count)]
        for column in columns.reversed() {
            let before = indifferent[indifferent.count - 1]
            indifferent.append(patterns { rows[$0][column] == .any }.intersection(before))
        }
        self.indifferent = indifferent.reversed()
    }

    /// Looks for values of the columns from `position` on that no candidate takes, which take all values before.
    private mutating func search(_ candidates: PatternSet, from position: Int) -> Answer {
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
