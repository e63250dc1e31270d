@testable import RouteLanguage

extension RouteTable {
    /// Whether the pattern can't read a value back (Semantics, law 1): it isn't a valid link, or
    /// can't be in a host.
    func hasUnreadableValue(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        hasInvalidLink(values, by: pattern) || hasUnreadableHost(values, by: pattern)
    }

    /// Whether the pattern may not read a value back (Semantics, law 1): it isn't a valid link,
    /// can't be in a host, or is in a rest, under a name that the pattern has or that is too long.
    /// Or a mixed part may be split elsewhere, because a literal text between two of its values
    /// has no reserved character that is written raw there and escaped in values.
    func mayLoseValue(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        let declared = self[pattern].pattern
        let hosts = self[pattern].bases.compactMap(\.host)
        let isRootless = self[pattern].bases.first?.form == .rootless
        let kept = isRootless ? ":@" : ""
        let isSplit =
            hosts.contains { $0.isSplitAmong("") }
            || declared.parts.contains { part in
                let item = plusIsSpace ? ":/@!$'()*,;=?" : ":/@!$'()*,;=?+"
                let raw = part.isItem ? item : ":@!$&'()*+,;="
                return part.text.isSplitAmong(raw.filter { !kept.contains($0) })
            }
        let hasLostKey = values.contains { value in
            guard case .items(let items) = value else { return false }
            return items.keys.contains { key in
                key.utf8.count > 1024
                    || declared.parts.names.contains { name in
                        name.utf8.elementsEqual(key.utf8)
                            || ignoresCase && name.asciiLowercased == key.asciiLowercased
                    }
            }
        }
        return isSplit || hasLostKey || hasUnreadableValue(values, by: pattern)
    }

    private func hasInvalidLink(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        zip(route(of: pattern).values, values).contains { declared, value in
            guard declared.type.isLink else { return false }
            let texts =
                if case .list(let elements) = value { elements.compactMap(\.text) } else {
                    [value.text].compactMap { $0 }
                }
            return texts.contains { self.value(written: $0, as: declared.type)?.text != $0 }
        }
    }

    /// Whether a value in a host can't be read back: it isn't labels, or is several of them next to
    /// other text.
    private func hasUnreadableHost(_ values: [RouteValue], by pattern: PatternID) -> Bool {
        guard let base = self[pattern].pattern.base, let host = base.host else { return false }
        var literals: [String] = []
        if case .mixed(let texts, _) = host { literals = texts }
        let isWhole =
            literals.isEmpty
            || (literals.count == 2 && literals[0].isEmpty && literals[1].hasPrefix(":"))
        return host.parameters.contains { parameter in
            let number = route(of: pattern).values.firstIndex { $0.name == parameter.name }
            let text = number.flatMap { values[$0].text } ?? ""
            let labels = text.split(separator: ".", omittingEmptySubsequences: false)
            if text.isEmpty || (!isWhole && labels.count > 1) { return true }
            let allowed = "abcdefghijklmnopqrstuvwxyz0123456789-_".unicodeScalars
            return ["http", "https"].contains(base.scheme)
                && !labels.allSatisfy {
                    !$0.isEmpty && $0.unicodeScalars.allSatisfy(allowed.contains)
                }
        }
    }
}

extension TextPattern {
    /// Whether it has two values without one of these characters in the text between them.
    fileprivate func isSplitAmong(_ delimiters: String) -> Bool {
        guard case .mixed(let literals, _) = self else { return false }
        return literals.dropFirst().dropLast().contains { literal in
            !literal.contains { delimiters.contains($0) }
        }
    }
}
