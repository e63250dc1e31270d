import RoutePatterns

extension LinkComparison {
    /// The maximum number of combinations of values to write for a route.
    private static let mostCombinations = 2_000

    /// Compares how both specs write the values that both have.
    ///
    /// Conditions decide which pattern writes a value, and with which items, so values for which each condition holds
    /// and fails represent all values. Parameters that only one of the specs has are left out.
    mutating func compareWriting() {
        for id in old.table.routeIDs {
            guard let target = matching.current(id) else { continue }
            let (route, now) = (old.table[id], new.table[target])
            let isSame = route.patterns == now.patterns && old.table.plusIsSpace == new.table.plusIsSpace
            if !isSame { compareWriting(id, target, route, now) }
        }
    }

    private mutating func compareWriting(_ id: RouteID, _ target: RouteID, _ route: Route, _ now: Route) {
        guard let samples = samples(id, route, now) else { return }
        guard let combinations = WritingSamples.combinations(samples, limit: Self.mostCombinations) else {
            noteUnknown(old.table.variants.first { old.table.routeID(of: $0.pattern) == id })
            return
        }
        for values in combinations where noteWriting(id, target, values) { return }
    }

    /// The samples of each value of the previous route; nil if none of its values means a value of the current route.
    private func samples(_ id: RouteID, _ route: Route, _ now: Route) -> [WritingSamples]? {
        let targets = matching.parameters(of: id)
        let isNewLeftOut = now.values.indices.allSatisfy {
            targets.contains($0) || now.values[$0].leftOut != nil
        }
        guard isNewLeftOut else { return nil }
        let conditions = route.patterns.map(route.conditions)
        let others = now.patterns.map(now.conditions)
        var samples: [WritingSamples] = []
        for (index, value) in route.values.enumerated() {
            if let target = targets[index] {
                samples.append(
                    WritingSamples(value, now.values[target], conditions.map { $0[index] }, others.map { $0[target] }))
            } else if let leftOut = value.leftOut?.value {
                samples.append(WritingSamples(only: leftOut))
            } else {
                return nil
            }
        }
        return samples.contains { $0.isEmpty } ? nil : samples
    }

    /// The current route's values that mean the same as the previous route's.
    func currentValues(_ id: RouteID, _ target: RouteID, _ values: [RouteValue]) -> [RouteValue]? {
        let (route, now) = (old.table[id], new.table[target])
        return now.values.indices.map { index -> RouteValue? in
            let own = matching.parameters(of: id).firstIndex { $0 == index }
            guard let own else { return now.values[index].leftOut?.value }
            return now.values[index].value(meaning: values[own], of: route.values[own])
        }.allPresent
    }

    /// Reports a value that is written differently; returns whether there was one.
    private mutating func noteWriting(_ id: RouteID, _ target: RouteID, _ values: [RouteValue]) -> Bool {
        guard let change = writing(id, target, values) else { return false }
        found.append(words.improve(values, of: old.table[id], change) { writing(id, target, $0) })
        return true
    }

    /// How a value is written differently; nil if it isn't.
    private func writing(_ id: RouteID, _ target: RouteID, _ values: [RouteValue]) -> Change? {
        guard let current = currentValues(id, target, values) else { return nil }
        let patterns = [old.table.patternIDs(of: id).lowerBound, new.table.patternIDs(of: target).lowerBound]
        let isRelative =
            old.table[patterns[0]].isRelative && new.table[patterns[1]].isRelative
            || old.spec.bases.isEmpty || new.spec.bases.isEmpty
        guard let before = old.table.write(route: id, values: values, isRelative ? .rawValue : .url),
            let after = new.table.write(route: target, values: current, isRelative ? .rawValue : .url),
            !before.utf8.elementsEqual(after.utf8),
            let url = commonURL(id, target, values, current)
        else { return nil }
        let texts = [before, after].map { $0.isEmpty ? "/" : $0 }
        return Change(
            .urlChanged, "\(route: new.name(target)) is now written \(code: texts[1]) instead of \(code: texts[0])",
            previous: old.locations.patterns.span(patterns[0]), current: new.locations.patterns.span(patterns[1]),
            url: url,
            of: ChangeSubject(
                previousRoute: id, currentRoute: target, previousPattern: patterns[0], currentPattern: patterns[1]))
    }

    /// A URL that opens the value in both specs; nil if there is none: then its links are reported as lost or moved.
    private func commonURL(
        _ id: RouteID, _ target: RouteID, _ values: [RouteValue], _ current: [RouteValue]
    ) -> String? {
        let written = urls(old.table, id, values) + urls(new.table, target, current)
        return written.first { url in
            guard let was = old.table.read(url: url), let now = new.table.read(url: url) else { return false }
            return was.route == id && now.route == target && was.values.isSame(as: values)
                && now.values.isSame(as: current)
        }
    }

    /// The URLs of a value, one for each pattern that can express it.
    private func urls(_ table: RouteTable, _ route: RouteID, _ values: [RouteValue]) -> [String] {
        table.patternIDs(of: route).compactMap { pattern in
            let conditions = table[route].conditions(of: table[pattern])
            guard zip(conditions, values).allSatisfy({ $0.holds(for: $1) }) else { return nil }
            guard table.bases.isEmpty else { return table.write(values, by: pattern, .url) }
            return table.write(values, by: pattern, .rawValue).map {
                URLScheme.before(colonIn: $0) != nil ? $0 : "x://" + $0
            }
        }
    }
}
