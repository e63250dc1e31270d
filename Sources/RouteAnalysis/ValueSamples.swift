import RoutePatterns

extension Route.Value {
    /// Values that represent all others: every value meets the same `conditions` as one of these.
    package func samples(for conditions: [Condition]) -> [RouteValue] {
        var listed: [RouteValue] = []
        for case .equals(let value, _) in conditions where !listed.contains(where: { $0.isSame(as: value) }) {
            listed.append(value)
        }
        switch shape {
        case .single: return listed + other(than: listed)
        case .optional: return [.null] + listed + other(than: listed)
        case .list: return [.list([]), .list(other(than: []))]
        case .items: return [.items([:]), .items(["key": "value"])]
        }
    }

    /// A nonempty value that isn't listed; an empty array if all values are listed.
    private func other(than listed: [RouteValue]) -> [RouteValue] {
        let candidates = type.sampleTexts(count: listed.count + 1).lazy.compactMap { type.value(of: $0) }
        let first = candidates.first { candidate in !listed.contains { $0.isSame(as: candidate) } }
        return first.map { [$0] } ?? []
    }
}

extension RouteType {
    /// Texts of at least `count` values of the type, or of all its values if it has fewer. Some may not be valid.
    fileprivate func sampleTexts(count: Int) -> [String] {
        switch self {
        case .bool: ["true", "false"]
        case .closed(let type): type.values
        case .integer, .float, .double: (1...count).map(String.init) + (0...count).map { "-\($0)" } + ["0"]
        case .uuid:
            (1...count).map { number in
                let digits = String(number)
                return "00000000-0000-0000-0000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits
            }
        case .string, .url, .custom: (1...count).map { String(repeating: "a", count: $0) }
        }
    }
}
