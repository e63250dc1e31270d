@testable import RoutePatterns

extension RouteTable {
    /// Whether the pattern can't read a value back (Semantics, law 1): it isn't a valid link, or can't be in a host.
    func hasUnreadableValue(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        zip(route(of: pattern).values, values).contains { declared, value in
            guard declared.type.isLink else { return false }
            let texts =
                if case .list(let elements) = value { elements.compactMap(\.text) } else {
                    [value.text].compactMap { $0 }
                }
            return texts.contains { self.value(written: $0, as: declared.type)?.text != $0 }
        } || hasUnreadableHost(values, by: pattern)
    }

    /// Whether a value in a host can't be read back: it isn't lowercase labels, or contains the text that follows it.
    private func hasUnreadableHost(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        guard let base = self[pattern].pattern.base, let host = base.host else { return false }
        var literals: [String] = []
        if case .affixed(let texts, _) = host { literals = texts }
        let isWhole = literals.isEmpty || (literals.count == 2 && literals[0].isEmpty && literals[1].hasPrefix(":"))
        let isWeb = ["http", "https"].contains(base.scheme)
        return host.parameters.enumerated().contains { index, parameter in
            let number = route(of: pattern).values.firstIndex { $0.name == parameter.name }
            let text = number.flatMap { values[$0].text } ?? ""
            let next = isWeb && !literals.isEmpty ? literals[index + 1].first : nil
            let labels = text.split(separator: ".", omittingEmptySubsequences: false)
            if !isWeb { return text.isEmpty || (!isWhole && labels != [text[...]]) }
            return (!isWhole && labels.count > 1)
                || !labels.allSatisfy { label in
                    !label.isEmpty
                        && label.unicodeScalars.allSatisfy {
                            "abcdefghijklmnopqrstuvwxyz0123456789-_".unicodeScalars.contains($0)
                        }
                } || text.contains { $0 == next }
        }
    }
}
