import RouteLanguage

extension Route.Value {
    /// Values that represent all others: every value meets the same `conditions` as one of these.
    package func samples(for conditions: [Condition]) -> [RouteValue] {
        var listed: [RouteValue] = []
        for case .equals(let value, _) in conditions
        where !listed.contains(where: { $0.isSame(as: value) }) {
            listed.append(value)
        }
        switch shape {
        case .single: return listed + other(than: listed)
        case .optional: return [.null] + listed + other(than: listed)
        case .list: return [.list([]), .list(other(than: []))]
        case .items: return [.items([:]), .items(["key": "value"])]
        }
    }

    /// A nonempty value that isn't among the listed ones; an empty array if there is none.
    private func other(than listed: [RouteValue]) -> [RouteValue] {
        let candidates = type.candidates(count: listed.count + 1).lazy.compactMap {
            type.value(of: $0)
        }
        let other = candidates.first { candidate in
            !listed.contains { $0.isSame(as: candidate) }
        }
        return other.map { [$0] } ?? []
    }
}

extension RouteType {
    /// Texts of values, at least `count` if the type has as many and they are easy to find.
    package func sampleTexts(count: Int) -> [String] {
        candidates(count: count).filter { value(of: $0) != nil }
    }

    /// A text of the type that isn't one of the literal texts, which other patterns accept. Types
    /// that take nearly any text have enough others.
    func texts(besides literals: [String]) -> [String] {
        let limit = 256
        if acceptsAnyText || acceptsEmptyText || literals.isEmpty { return [] }
        let taken = Set(literals.prefix(limit))
        let texts: [String] =
            if let textConstraint {
                textConstraint.texts(count: taken.count + textConstraint.excluded.count + 1)
            } else {
                candidates(count: taken.count + 1)
            }
        return Array(texts.lazy.filter { !taken.contains($0) && value(of: $0) != nil }.prefix(1))
    }

    /// Texts, of which some may not be values.
    fileprivate func candidates(count: Int) -> [String] {
        switch self {
        case .closed(let type): type.values
        case .constrained(let type):
            switch type.constraint {
            case .text(let text): text.sampleTexts(count: count + text.excluded.count)
            case .integer(_, let range):
                range.first(count).map(\.description) + [range.upperBound.description]
            case .double(let range): range.edges + type.base.candidates(count: count)
            case .float(let range): range.edges + type.base.candidates(count: count)
            case .url(let schemes):
                (1...count).map { length in
                    "\(schemes.first ?? "")://" + String(repeating: "a", count: length)
                }
            }
        default: (kind ?? .string).samples(count)
        }
    }
}

extension TextConstraint {
    /// The shortest texts, which differ in the last character, and longer ones.
    fileprivate func sampleTexts(count: Int) -> [String] {
        let letters = letters
        let shortest = min(length.lowerBound, Self.exampleLimit)
        let beginning = Array(repeating: letters[0], count: shortest - 1)
        let texts = letters.prefix(count).map { beginning + [$0] }
        let longer = (2...(count + 1)).map {
            beginning + Array(repeating: letters[0], count: $0)
        }
        return (texts + longer).map { String(String.UnicodeScalarView($0)) }
    }
}

extension ClosedRange<WideInteger> {
    /// The first integers of the range.
    fileprivate func first(_ count: Int) -> [WideInteger] {
        var numbers = [lowerBound]
        while numbers.count < count, let last = numbers.last, last < upperBound,
            let next = last.successor
        {
            numbers.append(next)
        }
        return numbers
    }
}
