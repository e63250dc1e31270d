import RoutePatterns

/// The entries of a mapping by their keys.
struct Fields {
    fileprivate let entries: [Node.Entry]

    subscript(key: Key) -> Node.Entry? {
        entries.first { $0.key.text == key.name }
    }
}

extension SpecDecoder {
    /// The entries whose keys are in a table; reports all others.
    ///
    /// - Parameter unknownHelp: The help for a key that isn't similar to any in the table; nil to list those.
    mutating func fields(of mapping: Node.Mapping, _ table: KeyTable, unknownHelp: String? = nil) -> Fields {
        let entries = mapping.entries.filter { entry in
            let isKnown = table[entry.key.text] != nil
            if !isKnown { reportUnknown(entry.key, table, unknownHelp) }
            return isKnown
        }
        return Fields(entries: entries)
    }

    private mutating func reportUnknown(_ key: Scalar, _ table: KeyTable, _ otherwise: String?) {
        let names = table.keys.map(\.name)
        // 'route' and 'with' are more often misspellings than misplaced keys of a parent.
        let owner = KeyTable.all.first { $0.owner != KeyTable.parent.owner && $0[key.text] != nil }?.owner
        let help =
            if let name = Key.foreignNames[key.text]?.first(where: names.contains) {
                "did you mean '\(name)'?"
            } else if let owner {
                "'\(key.text)' is a key of \(owner)"
            } else if let name = Suggestion.closest(to: key.text, among: names) {
                "did you mean '\(name)'?"
            } else {
                otherwise ?? "the keys of \(table.owner) are \(names.joined(separator: ", "))"
            }
        report(.unknownKey, "unknown key '\(key.text)'", at: key.span, help: help)
    }

    /// The string of an entry; reports anything else.
    mutating func text(_ entry: Node.Entry?, help: String = "write a single string") -> Scalar? {
        guard let entry else { return nil }
        return text(entry.value, of: "'\(entry.key.text)'", help: help)
    }

    /// The string of a node; reports anything else.
    ///
    /// - Parameter name: What messages call the node.
    mutating func text(_ node: Node, of name: String, help: String = "write a single string") -> Scalar? {
        switch node {
        case .scalar(let scalar): return scalar
        case .refused: return nil
        case .list(let list):
            report(.badValue, "\(name) must be text, not a list", at: list.span, help: help)
        case .mapping(let mapping):
            report(.badValue, "\(name) must be text, not a mapping", at: mapping.span, help: help)
        }
        return nil
    }

    /// The strings of a nonempty list.
    mutating func texts(_ entry: Node.Entry?) -> [Scalar]? {
        guard let entry else { return nil }
        return items(of: entry, "'\(entry.key.text)'")?.compactMap { text($0, of: "an item of '\(entry.key.text)'") }
    }

    /// The strings of a nonempty list, or a single one.
    mutating func textOrTexts(_ entry: Node.Entry?) -> [Scalar]? {
        guard case .list(let list) = entry?.value else { return text(entry).map { [$0] } }
        return texts(entry).flatMap { $0.count == list.items.count ? $0 : nil }
    }

    /// The items of a nonempty list.
    mutating func items(of entry: Node.Entry, _ name: String) -> [Node]? {
        switch entry.value {
        case .list(let list) where list.items.isEmpty:
            report(.badValue, "\(name) is empty", at: list.span, help: "write at least one item")
        case .list(let list): return list.items
        case .refused: break
        case .scalar(let scalar):
            report(
                .badValue, "\(name) must be a list, not text", at: scalar.span,
                help: "put brackets around it: [\(scalar.text)]")
        case .mapping(let mapping):
            report(
                .badValue, "\(name) must be a list, not a mapping", at: mapping.span,
                help: "write its items in brackets")
        }
        return nil
    }

    /// The entries of a mapping.
    ///
    /// - Parameter listHelp: The help if the value is a list.
    mutating func entries(of entry: Node.Entry, example: String, listHelp: String? = nil) -> [Node.Entry]? {
        switch entry.value {
        case .mapping(let mapping): return mapping.entries
        case .refused: break
        case .scalar(let scalar):
            report(
                .badValue, "'\(entry.key.text)' must be a mapping, not text", at: scalar.span,
                help: Self.spaced(scalar.text).map { "put a space after the colon: \($0)" }
                    ?? "write its entries below it, as in \(example)")
        case .list(let list):
            let problem = list.items.isEmpty ? "is empty" : "must be a mapping, not a list"
            report(
                .badValue, "'\(entry.key.text)' \(problem)", at: list.span,
                help: listHelp ?? "write its entries below it, as in \(example)")
        }
        return nil
    }

    /// `a: b` for text such as `a:b`, which isn't an entry in YAML; nil for other text and for a URL.
    private static func spaced(_ text: String) -> String? {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, Identifier.isValid(String(parts[0])), !parts[1].hasPrefix("/") else { return nil }
        return "\(parts[0]): \(parts[1])"
    }

    /// One of the words that a key accepts.
    mutating func choice(_ entry: Node.Entry?, of key: Key) -> String? {
        guard case .choice(let words) = key.value else { return nil }
        return choice(entry, of: key, words)
    }

    /// `true` or `false`.
    mutating func flag(_ entry: Node.Entry?, of key: Key) -> Bool? {
        choice(entry, of: key, ["true", "false"]).map { $0 == "true" }
    }

    private mutating func choice(_ entry: Node.Entry?, of key: Key, _ words: [String]) -> String? {
        guard let scalar = text(entry) else { return nil }
        if words.contains(scalar.text) { return scalar.text }
        let suggestion = Suggestion.closest(to: scalar.text, among: words)
        report(
            .badValue, "'\(scalar.text)' is not a valid value for '\(key.name)'", at: scalar.span,
            help: suggestion.map { "did you mean '\($0)'?" } ?? "write one of \(words.joined(separator: ", "))")
        return nil
    }
}

extension SpecDecoder {
    /// Decodes the rules that a route, a group, or the spec allows.
    ///
    /// - Parameter scope: The declaration with the key, from its name on.
    mutating func allow(_ entry: Node.Entry?, in scope: Span) {
        guard let entry else { return }
        for name in texts(entry) ?? [] {
            guard let rule = Rule.allowable.first(where: { $0.id == name.text }) ?? Rule.named(name.text) else {
                if Rule.claims.contains(where: { $0.id == name.text }) {
                    let allowable = Rule.allowable.filter(Rule.claims.contains).map(\.id)
                    report(
                        .badValue, "'\(name.text)' cannot be allowed: it is about a file, not about a route",
                        at: name.span, help: "of the rules of 'verify', \(allowable.list("and")) can be allowed")
                    continue
                }
                let names = Rule.allowable.map(\.id)
                report(
                    .badValue, "there is no rule '\(name.text)'", at: name.span,
                    help: Suggestion.closest(to: name.text, among: names).map { "did you mean '\($0)'?" }
                        ?? "the rules that can be allowed are \(names.joined(separator: ", "))")
                continue
            }
            if !Rule.allowable.contains(rule) {
                report(
                    .badValue, "only warnings and notes can be allowed, and '\(rule.id)' is an error", at: name.span,
                    help: "remove it, and fix what breaks the rule")
            }
            allowances.append(Allowance(rule: rule, span: name.span, scope: scope))
        }
    }
}
