import RoutePatterns

// Whether a link has the same values in both specs, even if the types of parameters differ.
extension LinkComparison {
    /// The parameters of a previous route that both specs have and whose values can be compared. The items of a rest
    /// have names, so only with those of another rest.
    func comparableParameters(of route: RouteID) -> [Pair<Int>] {
        guard let target = routes.current(route) else { return [] }
        return routes.parameters(of: route).enumerated().compactMap { index, current in
            guard let current else { return nil }
            let (value, other) = (old.table[route].values[index], new.table[target].values[current])
            return (value.shape == .items) == (other.shape == .items) ? Pair(index, current) : nil
        }
    }

    /// Whether a value means the same in both specs.
    func isSame(_ parameter: Pair<Int>, _ was: RouteTable.Reading, _ now: RouteTable.Reading) -> Bool {
        let (value, other) = (old.table[was.route].values[parameter.old], new.table[now.route].values[parameter.new])
        return isSame(was.values[parameter.old], value.type, now.values[parameter.new], other.type)
    }

    /// The current route's values that mean the same as a reading of the previous one; nil if there are none.
    func currentValues(_ was: RouteTable.Reading, _ target: RouteID) -> [RouteValue]? {
        let (route, now) = (old.table[was.route], new.table[target])
        let parameters = routes.parameters(of: was.route)
        // A value that the current route lacks must be left out.
        for (index, target) in parameters.enumerated() where target == nil {
            guard route.values[index].leftOut?.value.isSame(as: was.values[index]) ?? false else { return nil }
        }
        var values: [RouteValue] = []
        for (index, value) in now.values.enumerated() {
            let own = parameters.firstIndex { $0 == index }
            let found = own.map { value.value(meaning: was.values[$0], of: route.values[$0]) } ?? value.leftOut?.value
            guard let found else { return nil }
            values.append(found)
        }
        return values
    }

    /// A value means the same as a list that starts with it, but a list of several values doesn't mean the same as a
    /// single value, because the others are lost.
    private func isSame(_ value: RouteValue, _ type: RouteType, _ now: RouteValue, _ other: RouteType) -> Bool {
        switch (value, now) {
        case (.list(let values), .list(let others)):
            values.count == others.count && zip(values, others).allSatisfy { isSame($0, type, $1, other) }
        case (.list(let values), _):
            values.isEmpty ? now == .null : values.count == 1 && isSame(values[0], type, now, other)
        case (_, .list(let others)):
            value == .null ? others.isEmpty : others.first.map { isSame(value, type, $0, other) } ?? false
        default: isSameSingle(value, type, now, other)
        }
    }

    /// Values of two types mean the same if the text of one converts to the other, not counting `else`: 7 means "7" and
    /// also "07", because one URL has both.
    private func isSameSingle(_ value: RouteValue, _ type: RouteType, _ now: RouteValue, _ other: RouteType) -> Bool {
        guard let text = value.text, let otherText = now.text else { return value.isSame(as: now) }
        if case .link(let link) = type, case .link(let otherLink) = other, link.owner == otherLink.owner {
            return isSameLink(link, text, otherText)
        }
        if value.isSame(as: now) { return true }
        switch (type, other) {
        case (.link(let link), _), (_, .link(let link)): return isSameLink(link, text, otherText)
        default:
            return other.ownValue(of: text)?.isSame(as: now) ?? false
                || type.ownValue(of: otherText)?.isSame(as: value) ?? false
        }
    }

    /// Whether the text of a link opens in the previous spec what another text opens in the current spec.
    private func isSameLink(_ type: LinkType, _ text: String, _ other: String) -> Bool {
        guard let before = old.table.table(of: type), let after = new.table.table(of: type) else {
            return text.utf8.elementsEqual(other.utf8)
        }
        guard let was = before.read(rawValue: text), let now = after.read(rawValue: other) else { return false }
        if type.owner != nil {
            return before[was.route].path == after[now.route].path && was.values.isSame(as: now.values)
        }
        return routes.current(was.route) == now.route
            && comparableParameters(of: was.route).allSatisfy { isSame($0, was, now) }
    }
}

extension Route.Value {
    /// This parameter's value that means the same as `now`, a value of `other`; nil if there is none.
    fileprivate func value(meaning now: RouteValue, of other: Route.Value) -> RouteValue? {
        switch (shape, now) {
        case (.items, .items): return now
        case (.items, _), (_, .items): return nil
        case (.list, .list(let values)):
            let own = values.compactMap { single(meaning: $0, of: other) }
            return own.count == values.count ? .list(own) : nil
        case (.list, .null): return .list([])
        case (.list, _): return single(meaning: now, of: other).map { .list([$0]) }
        case (.optional, .null), (.optional, .list([])): return .null
        case (_, .list(let values)): return values.count == 1 ? single(meaning: values[0], of: other) : nil
        default: return single(meaning: now, of: other)
        }
    }

    private func single(meaning now: RouteValue, of other: Route.Value) -> RouteValue? {
        now.text.flatMap { type == other.type ? now : type.ownValue(of: $0) }
    }
}

extension RouteType {
    /// The value of a text; nil also for a text that becomes a value only because of `else`.
    fileprivate func ownValue(of text: String) -> RouteValue? {
        if case .closed(let type) = self, !type.values.contains(where: { $0.utf8.elementsEqual(text.utf8) }) {
            return nil
        }
        return value(of: text)
    }
}
