import RouteLanguage

/// Decides whether every value of a route has a pattern that can write it, by testing the
/// patterns' conditions on sample values that represent all others.
struct Coverage {
    enum Answer: Equatable {
        case complete
        /// A combination of values that no pattern writes: one for each of the route's parameters,
        /// in order.
        case missing([RouteValue])
        /// There are too many combinations to check.
        case unknown
    }

    /// The maximum number of combinations to check. Real routes have about ten.
    private static let limit = 1_000

    /// For each parameter.
    private let samples: [[RouteValue]]
    private var values: [RouteValue]
    private var steps = 0

    static func answer(for route: Route) -> Answer {
        let patterns = route.patterns.map(route.conditions)
        if patterns.contains(where: { $0[...].holdAlways }) { return .complete }
        return answer(for: samples(of: route, patterns), by: patterns)
    }

    /// The indices of the route's patterns that write some of its values, because no pattern
    /// before them can express these.
    fileprivate static func written(of route: Route) -> [Int] {
        if route.patterns.count == 1 { return [0] }
        let patterns = route.patterns.map(route.conditions)
        let samples = samples(of: route, patterns)
        var written: [Int] = []
        for (index, pattern) in patterns.enumerated() {
            let own = zip(samples, pattern).map { samples, condition in
                samples.filter(condition.holds)
            }
            let earlier = written.map { patterns[$0] }
            if answer(for: own, by: earlier) != .complete { written.append(index) }
            if pattern[...].holdAlways { break }
        }
        return written
    }

    /// For each of the route's parameters, values that represent all others.
    private static func samples(of route: Route, _ patterns: [[Condition]]) -> [[RouteValue]] {
        route.values.indices.map { index in
            route.values[index].samples(for: patterns.map { $0[index] })
        }
    }

    /// - Parameter patterns: the conditions of the patterns that may write the values.
    private static func answer(for samples: [[RouteValue]], by patterns: [[Condition]]) -> Answer {
        var coverage = Coverage(samples: samples, values: samples.map { $0.first ?? .null })
        return coverage.search(patterns, from: 0)
    }

    /// Looks for values, from a parameter on, that no pattern can write.
    ///
    /// - Parameter patterns: the conditions of those that can write all values before.
    private mutating func search(_ patterns: [[Condition]], from start: Int) -> Answer {
        if patterns.isEmpty { return .missing(values) }
        if patterns.contains(where: { $0[start...].holdAlways }) { return .complete }
        steps += 1
        // Values on which no pattern has a condition change nothing.
        let next = (start..<samples.count).first { index in
            patterns.contains { $0[index] != .any }
        }
        guard steps <= Self.limit, let next else { return .unknown }
        for sample in samples[next] {
            values[next] = sample
            let answer = search(patterns.filter { $0[next].holds(for: sample) }, from: next + 1)
            if answer != .complete { return answer }
        }
        values[next] = samples[next].first ?? .null
        return .complete
    }
}

extension ArraySlice<Condition> {
    /// Whether all values meet the conditions.
    fileprivate var holdAlways: Bool { allSatisfy { $0 == .any } }
}

extension RouteTable {
    /// The patterns that write some of a route's values, in order.
    package func writtenPatternIDs(of route: RouteID) -> [PatternID] {
        let first = patternIDs(of: route).lowerBound
        return Coverage.written(of: self[route]).map(first.advanced)
    }

    /// The patterns that write some values of their routes.
    package var writtenPatterns: Set<PatternID> { Set(routeIDs.flatMap(writtenPatternIDs)) }
}
