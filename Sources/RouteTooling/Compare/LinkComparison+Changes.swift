import RoutePatterns

extension LinkComparison {
    /// Each of these returns whether the URL shows the change that the search expected.
    ///
    /// - Parameter isAnyNear: Whether some URL with the pattern's path might still match.
    mutating func noteLost(_ url: String, _ variant: Variant, isAnyNear: Bool) -> Bool {
        guard let reading = old.table.read(url: url), reading.pattern == variant.pattern,
            new.table.read(url: url) == nil
        else { return false }
        if !isAnyNear, let base = old.base(of: variant), noteDroppedBase(base, url) { return true }
        guard known.insert(Move(kind: .linkLost, pattern: variant.pattern)).inserted else { return true }
        let current = matching.current(reading.route)
        found.append(
            Change(
                .linkLost, "\(code: url) opened '\(old.name(reading.route))' and now opens nothing",
                previous: old.locations.patterns.span(variant.pattern),
                current: current.map { new.locations.route($0) },
                url: url))
        return true
    }

    /// Reports a removed base of the spec, instead of each pattern under it.
    private mutating func noteDroppedBase(_ base: Base, _ url: String) -> Bool {
        guard let index = old.spec.bases.firstIndex(of: base), !new.spec.bases.contains(base),
            !new.spec.bases.isEmpty
        else { return false }
        guard known.insert(Move(kind: .baseDropped, base: index)).inserted else { return true }
        found.append(
            Change(
                .baseDropped, "URLs under \(code: base.encodedText) no longer match, such as \(code: url)",
                previous: old.locations.span(ofBase: index), current: new.locations.span(ofBase: 0), url: url))
        return true
    }

    mutating func noteMoved(_ url: String, _ variant: Variant) -> Bool {
        guard let reading = old.table.read(url: url), reading.pattern == variant.pattern,
            let now = new.table.read(url: url), matching.current(reading.route) != now.route
        else { return false }
        guard known.insert(Move(kind: .linkMoved, pattern: variant.pattern, route: now.route)).inserted else {
            return true
        }
        found.append(
            Change(
                .linkMoved, "\(code: url) opened '\(old.name(reading.route))' and now opens '\(new.name(now.route))'",
                previous: old.locations.patterns.span(variant.pattern),
                current: new.locations.patterns.span(now.pattern),
                url: url))
        return true
    }

    /// - Parameter pairs: The values that can be compared.
    mutating func noteValues(_ url: String, _ variant: Variant, _ pairs: [(from: Int, to: Int)]) -> Bool {
        guard let reading = old.table.read(url: url), reading.pattern == variant.pattern,
            let now = new.table.read(url: url), matching.current(reading.route) == now.route
        else { return false }
        let differing = pairs.filter { !isSame($0, reading, now) }
        guard !differing.isEmpty else { return false }
        guard known.insert(Move(kind: .linkValues, pattern: variant.pattern, route: now.route)).inserted else {
            return true
        }
        let before = old.table[reading.route].text(reading.values, differing.map(\.from))
        let after = new.table[now.route].text(now.values, differing.map(\.to))
        found.append(
            Change(
                .linkValues,
                "\(code: url) opened \(code: before) and now opens \(code: after)",
                previous: old.locations.patterns.span(variant.pattern),
                current: new.locations.patterns.span(now.pattern), url: url))
        return true
    }

    mutating func noteUnknown(_ variant: Variant?) {
        guard let variant, known.insert(Move(kind: .linkUnknown, pattern: variant.pattern)).inserted else {
            return
        }
        let route = old.table.routeID(of: variant.pattern)
        found.append(
            Change(
                .linkUnknown, "cannot decide what every URL of '\(old.name(route))' opens now",
                previous: old.locations.patterns.span(variant.pattern),
                current: matching.current(route).map { new.locations.route($0) }))
    }

    mutating func noteUnknownType(_ variant: Variant, _ value: Route.Value, _ pattern: PatternID) {
        guard known.insert(Move(kind: .linkUnknown, pattern: variant.pattern)).inserted else { return }
        let route = old.table.routeID(of: variant.pattern)
        found.append(
            Change(
                .linkUnknown,
                """
                cannot decide which URLs of '\(old.name(route))' still open it: only the app knows what \
                \(value.type.name) accepts
                """,
                previous: old.locations.patterns.span(variant.pattern), current: new.locations.patterns.span(pattern)))
    }

    mutating func noteNewURL(_ url: String, _ variant: Variant) {
        guard let now = new.table.read(url: url), now.pattern == variant.pattern, old.table.read(url: url) == nil else {
            return
        }
        if let base = new.base(of: variant), noteAddedBase(base, url) { return }
        let previous = matching.previous(now.route)
        let shape = PatternShape(new.table[variant.pattern])
        let patterns = previous.map { old.table[$0].patterns.map(PatternShape.init) } ?? []
        let isPattern =
            patterns.count < new.table[now.route].patterns.count
            && !patterns.contains(shape)
        let kind = isPattern ? ChangeKind.patternAdded : .urlsAdded
        guard known.insert(Move(kind: .urlsAdded, pattern: variant.pattern)).inserted else { return }
        found.append(
            Change(
                kind, "\(code: url) opened nothing and now opens '\(new.name(now.route))'",
                previous: previous.map { old.locations.route($0) },
                current: new.locations.patterns.span(variant.pattern), url: url))
    }

    private mutating func noteAddedBase(_ base: Base, _ url: String) -> Bool {
        guard let index = new.spec.bases.firstIndex(of: base), !old.spec.bases.contains(base),
            !old.spec.bases.isEmpty
        else { return false }
        guard known.insert(Move(kind: .baseAdded, base: index)).inserted else { return true }
        found.append(
            Change(
                .baseAdded, "URLs under \(code: base.encodedText) now match, such as \(code: url)", previous: nil,
                current: new.locations.span(ofBase: index), url: url))
        return true
    }
}

extension Route {
    /// `user(id: 42)`, with some of the values.
    fileprivate func text(_ values: [RouteValue], _ shown: [Int]) -> String {
        let list = shown.map { "\(self.values[$0].name): \(values[$0].noteText)" }
        return "\(name)(\(list.joined(separator: ", ")))"
    }
}
