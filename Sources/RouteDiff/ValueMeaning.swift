import RouteLanguage

// Whether a link has the same values in both specs, even if the types of parameters differ.
extension LinkComparison {
    /// The parameters of a previous route that both specs have and whose values can be compared. A
    /// rest of a query can be compared only with another one, because its items have names.
    func comparableParameters(of route: RouteID) -> [Pair<Int>] {
        guard let target = routes.current(route) else { return [] }
        return routes.parameters(of: route).enumerated().compactMap { index, current in
            guard let current else { return nil }
            let (value, other) = (old.table[route].values[index], new.table[target].values[current])
            return (value.shape == .items) == (other.shape == .items) ? Pair(index, current) : nil
        }
    }

    /// Whether a value means the same in both specs.
    func isSame(_ parameter: Pair<Int>, _ was: RouteTable.Reading, _ now: RouteTable.Reading)
        -> Bool
    {
        let (value, other) = (
            old.table[was.route].values[parameter.old], new.table[now.route].values[parameter.new]
        )
        let (texts, others) = (was.values[parameter.old].texts, now.values[parameter.new].texts)
        // A value means the same as a list that starts with it, but a list of several values
        // doesn't mean the same as a single value, because the others are lost.
        let isFirst = other.shape == .list && value.shape != .list && !texts.isEmpty
        return texts.count == (isFirst ? min(others.count, 1) : others.count)
            && zip(texts, others).allSatisfy { isSame($0, value.type, $1, other.type) }
    }

    /// Whether the values of both routes have the same texts. A value that only one of the routes
    /// has must be one that a URL leaves out.
    func haveSameTexts(_ was: RouteTable.Reading, _ now: RouteTable.Reading) -> Bool {
        let (values, others) = (old.table[was.route].values, new.table[now.route].values)
        let targets = routes.parameters(of: was.route)
        return targets.enumerated().allSatisfy { index, target in
            target.map { was.values[index].texts == now.values[$0].texts }
                ?? values[index].isLeftOut(was.values[index])
        }
            && others.indices.allSatisfy {
                targets.contains($0) || others[$0].isLeftOut(now.values[$0])
            }
    }

    /// Texts of two types mean the same if one converts to the other, not counting `else`. So an
    /// Int 7 means the same as a String "07", because one URL has both values.
    private func isSame(_ text: String, _ type: RouteType, _ other: String, _ otherType: RouteType)
        -> Bool
    {
        switch (type, otherType) {
        case (.link(let a), .link(let b)) where a.owner == b.owner:
            return isSameLink(a, text, other)
        case (.link(let link), _), (_, .link(let link)):
            return text == other || isSameLink(link, text, other)
        // A Float rounds what a Double keeps.
        case (.double, .float), (.float, .double):
            return text == other || Double(text) == Double(other)
        default:
            return text == other || otherType.ownText(of: text) == other
                || type.ownText(of: other) == text
        }
    }

    /// Whether the text of a link opens in the previous spec what another text opens in the current
    /// spec.
    func isSameLink(_ type: LinkType, _ text: String, _ other: String) -> Bool {
        guard let before = old.table.table(of: type), let after = new.table.table(of: type) else {
            return text.utf8.elementsEqual(other.utf8)
        }
        guard let was = before.read(rawValue: text), let now = after.read(rawValue: other) else {
            return false
        }
        if type.owner != nil {
            return before[was.route].path == after[now.route].path
                && was.values.isSame(as: now.values)
        }
        return routes.current(was.route) == now.route
            && comparableParameters(of: was.route).allSatisfy { isSame($0, was, now) }
    }
}

extension Route.Value {
    fileprivate func isLeftOut(_ value: RouteValue) -> Bool {
        leftOut?.value.isSame(as: value) ?? false
    }
}

extension RouteValue {
    /// The text of a value, the texts of a list's values, or the names and texts of a rest's items.
    fileprivate var texts: [String] {
        switch self {
        case .list(let values): values.compactMap(\.text)
        case .items(let items): items.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
        default: text.map { [$0] } ?? []
        }
    }
}

extension RouteType {
    /// The text of the value that a text converts to; nil also if it does so only because of
    /// `else`.
    fileprivate func ownText(of text: String) -> String? {
        if case .closed(let type) = self, !type.values.contains(where: { $0.hasBytes(of: text) }) {
            return nil
        }
        return value(of: text)?.text
    }
}
