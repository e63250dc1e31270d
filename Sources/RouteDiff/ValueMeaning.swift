import RouteLanguage

// Whether a link has the same values in both specs, even if the types of parameters differ.
extension LinkComparison {
    /// The parameters of a previous route that both specs have and whose values can be compared: a
    /// rest of items only with another one, because its values have names.
    func comparableParameters(of route: RouteID) -> [Pair<Int>] {
        guard let target = routes.current(route) else { return [] }
        return routes.parameters(of: route).enumerated().compactMap { index, current in
            guard let current else { return nil }
            let value = old.table[route].values[index]
            let other = new.table[target].values[current]
            return (value.shape == .items) == (other.shape == .items) ? Pair(index, current) : nil
        }
    }

    /// How the values that both specs have differ; nil if they mean the same.
    func change(_ was: RouteTable.Reading, _ now: RouteTable.Reading) -> ValueChange? {
        comparableParameters(of: was.route).compactMap { change($0, was, now) }.max()
    }

    /// How a value differs; nil if it means the same in both specs.
    func change(_ parameter: Pair<Int>, _ was: RouteTable.Reading, _ now: RouteTable.Reading)
        -> ValueChange?
    {
        let value = old.table[was.route].values[parameter.old]
        let other = new.table[now.route].values[parameter.new]
        let texts = was.values[parameter.old].texts
        let others = now.values[parameter.new].texts
        // A list that starts with a single value still has it. A single value instead of a list
        // loses the others.
        let isFirst = other.shape == .list && value.shape != .list && !texts.isEmpty
        let count = isFirst ? min(others.count, 1) : others.count
        if texts.count != count { return .other }
        return zip(texts, others).compactMap { change($0, value.type, $1, other.type) }.max()
    }

    /// Whether the values of both routes have the same texts. A value that only one of the routes
    /// has must be one that a URL leaves out.
    func haveSameTexts(_ was: RouteTable.Reading, _ now: RouteTable.Reading) -> Bool {
        let targets = routes.parameters(of: was.route)
        for (index, value) in old.table[was.route].values.enumerated() {
            if let target = targets[index] {
                if was.values[index].texts != now.values[target].texts { return false }
            } else if !value.isLeftOut(was.values[index]) {
                return false
            }
        }
        let kept = Set(targets)
        return new.table[now.route].values.enumerated().allSatisfy { index, value in
            kept.contains(index) || value.isLeftOut(now.values[index])
        }
    }

    /// Texts of two types mean the same if one converts to the other, not counting `else`. So an
    /// Int 7 means the same as a String "07", because one URL has both values.
    private func change(_ text: String, _ type: RouteType, _ other: String, _ otherType: RouteType)
        -> ValueChange?
    {
        switch (type, otherType) {
        case (.link(let a), .link(let b)) where a.owner == b.owner:
            return linkChange(a, text, other)
        case (.link(let link), _), (_, .link(let link)):
            return text == other ? nil : linkChange(link, text, other)
        // A Float rounds what a Double keeps.
        case (.double, .float), (.float, .double):
            return text == other || Double(text) == Double(other) ? nil : .other
        default:
            let isSame =
                text == other || otherType.ownText(of: text) == other
                || type.ownText(of: other) == text
            return isSame ? nil : .other
        }
    }

    /// Compares what a nested link opens in the current spec with what another one opened in the
    /// previous one; nil if both mean the same.
    func linkChange(_ type: LinkType, _ text: String, _ other: String) -> ValueChange? {
        linkChange(type, text, other, Pair(old.table, new.table))
    }

    /// - Parameter tables: what reads the nested links:
    ///   the two specs, or the versions of a mounted one.
    private func linkChange(
        _ type: LinkType, _ text: String, _ other: String, _ tables: Pair<RouteTable>
    ) -> ValueChange? {
        guard let before = tables.old.table(of: type), let after = tables.new.table(of: type)
        else {
            return text.utf8.elementsEqual(other.utf8) ? nil : .other
        }
        guard let was = before.read(rawValue: text), let now = after.read(rawValue: other) else {
            return .other
        }
        if before !== old.table || after !== new.table {
            return mountedChange(was, now, Pair(before, after))
        }
        if routes.current(was.route) == now.route { return change(was, now) }
        return isTaken(after.absolute(rawValue: other) ?? other, was, now) ? .taken : .other
    }

    /// The same for links of a mounted spec, whose routes are identified by their names.
    private func mountedChange(
        _ was: RouteTable.Reading, _ now: RouteTable.Reading, _ tables: Pair<RouteTable>
    ) -> ValueChange? {
        let route = tables.old[was.route]
        let current = tables.new[now.route]
        guard route.path == current.path, was.values.count == now.values.count else {
            return .other
        }
        for (index, value) in route.values.enumerated() {
            let texts = was.values[index].texts
            let others = now.values[index].texts
            guard case .link(let link) = value.type, case .link = current.values[index].type else {
                if was.values[index].isSame(as: now.values[index]) { continue }
                return .other
            }
            guard texts.count == others.count else { return .other }
            for (text, other) in zip(texts, others) {
                if let change = linkChange(link, text, other, tables) { return change }
            }
        }
        return nil
    }

    /// Whether a new route takes a link from a catch-all that would still open it. A catch-all is
    /// a pattern whose path is only a rest.
    func isTaken(_ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading) -> Bool {
        let path = old.table[was.pattern].pattern.path
        guard path.count == 1, path.rest != nil, routes.previous(now.route) == nil,
            let target = routes.current(was.route)
        else { return false }
        let patterns = new.table.patternIDs(of: target)
        return patterns.contains { new.table.read(url: url, by: $0) != nil }
    }
}

extension Route.Value {
    fileprivate func isLeftOut(_ value: RouteValue) -> Bool {
        leftOut?.value.isSame(as: value) ?? false
    }
}

extension RouteValue {
    /// The text of a value, the texts of a list's
    /// values, or the names and texts of a rest's items.
    fileprivate var texts: [String] {
        switch self {
        case .list(let values): values.compactMap(\.text)
        case .items(let items): items.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        default: text.map { [$0] } ?? []
        }
    }
}

extension RouteType {
    /// The text of the value that a text converts to; nil if it doesn't convert, or only to the
    /// value of `else`.
    fileprivate func ownText(of text: String) -> String? {
        if case .closed(let type) = self, !type.values.contains(where: { $0.hasBytes(of: text) }) {
            return nil
        }
        return value(of: text)?.text
    }
}
