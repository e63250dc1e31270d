import RoutePatterns

extension LinkComparison {
    /// How many combinations of values are written for a route.
    private static let mostCombinations = 2_000

    /// Compares how the values of each route are written that a URL means in both specs.
    ///
    /// Which pattern writes a value, and which items, depends on conditions: values with which each of them holds, and fails,
    /// stand for all. Each parameter in turn has a second value, so that two that change places show. A mark that comes or goes
    /// is not looked for: its URL opens another route than before, which is said of that one.
    mutating func compareWriting() {
        for (number, route) in old.table.routes.enumerated() {
            guard let target = matching.current[number] else { continue }
            let now = new.table.routes[target]
            let isSame = route.alternatives == now.alternatives && old.table.plusIsSpace == new.table.plusIsSpace
            if !isSame { compareWriting(number, target, route, now) }
        }
    }

    private mutating func compareWriting(_ number: Int, _ target: Int, _ route: Route, _ now: Route) {
        let places = matching.parameters[number].compactMap { $0 }
        guard places.count == route.values.count, places.count == now.values.count,
            zip(route.values, places).allSatisfy({ $0.isComparable(with: now.values[$1]) })
        else { return }
        let conditions = route.alternatives.map(route.conditions)
        let others = now.alternatives.map(now.conditions)
        let samples = route.values.indices.map { index in
            let all = conditions.map { $0[index] } + others.map { $0[places[index]] }
            return WritingSamples(route.values[index], now.values[places[index]], all)
        }
        guard let combinations = WritingSamples.combinations(samples, limit: Self.mostCombinations) else {
            noteUnknown(old.table.variants.first { old.table.entries[$0.pattern].route == number })
            return
        }
        for values in combinations where noteWriting(number, target, values, places) { return }
    }

    /// Reports that a value is written otherwise, if it is; whether it did.
    private mutating func noteWriting(_ number: Int, _ target: Int, _ values: [RouteValue], _ places: [Int]) -> Bool {
        var current = Array(repeating: RouteValue.null, count: values.count)
        for (index, place) in places.enumerated() { current[place] = values[index] }
        let entries = [old.table.entries(of: number).lowerBound, new.table.entries(of: target).lowerBound]
        let isRelative =
            old.table.alternative(entries[0]).isRelative && new.table.alternative(entries[1]).isRelative
            || old.spec.bases.isEmpty || new.spec.bases.isEmpty
        guard let before = old.table.write(route: number, values: values, isRelative ? .rawValue : .url),
            let after = new.table.write(route: target, values: current, isRelative ? .rawValue : .url),
            !before.utf8.elementsEqual(after.utf8),
            let url = commonURL(number, target, values, current)
        else { return false }
        found.append(
            Change(
                .urlChanged, "'\(new.name(target))' is written \(after), no longer \(before)",
                previous: old.places.patterns.span(entries[0]), current: new.places.patterns.span(entries[1]),
                url: url))
        return true
    }

    /// A URL that means the value in both specs; where there is none, its links are lost or moved, which is said of them.
    private func commonURL(
        _ number: Int, _ target: Int, _ values: [RouteValue], _ current: [RouteValue]
    ) -> String? {
        let written = urls(old.table, number, values) + urls(new.table, target, current)
        return written.first { url in
            guard let was = old.table.read(url: url), let now = new.table.read(url: url) else { return false }
            return was.route == number && now.route == target && was.values.isSame(as: values)
                && now.values.isSame(as: current)
        }
    }

    /// The URLs of a value, by each pattern that can express it.
    private func urls(_ table: RouteTable, _ route: Int, _ values: [RouteValue]) -> [String] {
        table.entries(of: route).compactMap { entry in
            let conditions = table.routes[route].conditions(of: table.alternative(entry))
            guard zip(conditions, values).allSatisfy({ $0.holds(for: $1) }) else { return nil }
            guard table.bases.isEmpty else { return table.write(values, by: entry, .url) }
            return table.write(values, by: entry, .rawValue).map { $0.contains("://") ? $0 : "x://" + $0 }
        }
    }
}

extension [RouteValue] {
    fileprivate func isSame(as other: [RouteValue]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isSame(as: $1) }
    }
}

/// Values of a parameter that stand for all others when it is written.
struct WritingSamples {
    /// For each condition a value with which it holds; and others.
    private let values: [RouteValue]
    /// One more with which the same conditions hold as with the last of the values, if there is one.
    private let second: RouteValue?

    init(_ value: Route.Value, _ other: Route.Value, _ conditions: [Condition]) {
        let isOptional = value.shape == .optional && other.shape == .optional
        let samples = value.samples(for: conditions).filter { isOptional || $0 != .null }
        let isList = value.shape == .list || value.shape == .items
        let common = samples.last.map { $0 == .null ? [] : [$0] } ?? []
        values = samples
        let more = value.samples(for: conditions + (isList ? [] : common.map { .equals($0, "") }))
        second = more.last.flatMap { last in
            last == .null || samples.contains { $0.isSame(as: last) } ? nil : last
        }
    }

    /// Every combination, and for each those in which one parameter has its second value; nil if there are too many.
    static func combinations(_ samples: [WritingSamples], limit: Int) -> [[RouteValue]]? {
        var all: [[RouteValue]] = [[]]
        for sample in samples {
            all = all.flatMap { values in sample.values.map { values + [$0] } }
            if all.count * (samples.count + 1) > limit { return nil }
        }
        return all.flatMap { values in
            [values]
                + samples.indices.compactMap { index in
                    samples[index].second.map { second in
                        var changed = values
                        changed[index] = second
                        return changed
                    }
                }
        }
    }
}
