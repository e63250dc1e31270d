import RouteLanguage

extension SpecDecoder {
    /// The entries whose keys are in a table. Reports all others, and required keys that are
    /// missing.
    ///
    /// - Parameter name: The name that has the mapping, if it has one.
    mutating func fields(of mapping: Node.Mapping, _ table: KeyTable, named name: Scalar? = nil)
        -> Node.Mapping
    {
        let entries = mapping.entries.filter { entry in
            let isKnown = table[entry.key.text] != nil
            if !isKnown { reportUnknown(entry.key, table) }
            return isKnown
        }
        let required = table.requiredKeys.map(\.name)
        // An unknown key may be a misspelled one.
        let isWhole = entries.count == mapping.entries.count
        if isWhole, let first = table.requiredKeys.first,
            !entries.contains(where: { required.contains($0.key.text) })
        {
            report(
                .missingKey, "\(table.owner) without \(required.map { "'\($0)'" }.list("or"))",
                at: name?.span ?? mapping.span.beginning,
                help: "add '\(first.name)': \(first.purpose)")
        }
        return Node.Mapping(entries: entries, span: mapping.span)
    }

    private mutating func reportUnknown(_ key: Scalar, _ table: KeyTable) {
        let names = table.keys.map(\.name)
        // 'route' and 'with' are more often misspellings than misplaced keys of a parent.
        let others = KeyTable.all.filter { $0.owner != KeyTable.parent.owner }
        let owner = others.first { $0[key.text] != nil }?.owner
        let otherwise =
            table.owner == KeyTable.member.owner
            ? "write a route's URL under 'pattern', and the routes of a group under 'routes'"
            : "the keys of \(table.owner) are \(names.joined(separator: ", "))"
        let meant = Key.foreignNames[key.text]?.first { table[$0.name] != nil }
        report(
            .unknownKey, "unknown key '\(key.text)'", at: key.span,
            help: meant.map { "did you mean '\($0.name)'?" } ?? Key.foreignHelp[key.text]
                ?? owner.map {
                    "'\(key.text)' is a key of \($0)"
                }
                ?? Self.help(for: key, among: names, otherwise))
    }

    /// "did you mean", if a name is similar to one of those that are known.
    static func help(for name: Scalar, among known: [String], _ otherwise: String) -> String {
        guard let meant = Suggestion.closest(to: name.text, among: known) else { return otherwise }
        return "did you mean '\(meant)'?"
    }

    /// The string of an entry; reports anything else.
    mutating func text(_ entry: Node.Entry?, help: String = "write a single string") -> Scalar? {
        guard let entry else { return nil }
        return text(entry.value, of: "'\(entry.key.text)'", help: help)
    }

    /// The string of a node; reports anything else.
    ///
    /// - Parameter name: What messages call the node.
    mutating func text(_ node: Node, of name: String, help: String = "write a single string")
        -> Scalar?
    {
        if node.scalar == nil { reportKind(of: node, name, "text", help: help) }
        return node.scalar
    }

    /// The strings of a nonempty list.
    mutating func texts(_ entry: Node.Entry?) -> [Scalar]? {
        guard let entry else { return nil }
        return items(of: entry, "'\(entry.key.text)'")?.compactMap {
            text($0, of: "an item of '\(entry.key.text)'")
        }
    }

    /// The strings of a nonempty list, or a single one.
    mutating func textOrTexts(_ entry: Node.Entry?) -> [Scalar]? {
        guard case .list(let list) = entry?.value else { return text(entry).map { [$0] } }
        return texts(entry).flatMap { $0.count == list.items.count ? $0 : nil }
    }

    /// The items of a nonempty list.
    mutating func items(of entry: Node.Entry, _ name: String) -> [Node]? {
        if let items = entry.value.list?.items, !items.isEmpty { return items }
        let example = entry.value.scalar.map { ", as in - \($0.text)" } ?? ""
        let isList = entry.value.list != nil
        let lines = "write its items below it, each after a '-'\(example)"
        reportKind(
            of: entry.value, name, "a list", help: isList ? "write at least one item" : lines)
        return nil
    }

    /// The entries of a mapping.
    mutating func entries(of entry: Node.Entry, example: String) -> [Node.Entry]? {
        if let mapping = entry.value.mapping { return mapping.entries }
        let hasDashes = entry.value.list?.items.first?.mapping != nil
        let fix = hasDashes ? "remove the '-' before each entry" : "write its entries below it"
        reportKind(
            of: entry.value, "'\(entry.key.text)'", "a mapping", help: "\(fix), as in \(example)")
        return nil
    }

    /// Reports a node of the wrong kind.
    private mutating func reportKind(of node: Node, _ name: String, _ kind: String, help: String) {
        let problem: String
        switch node {
        case .scalar: problem = "must be \(kind), not text"
        case .list(let list):
            problem = list.items.isEmpty ? "is empty" : "must be \(kind), not a list"
        case .mapping: problem = "must be \(kind), not a mapping"
        }
        report(.badValue, "\(name) \(problem)", at: node.span, help: help)
    }

    /// One of the words that a key accepts.
    mutating func choice(_ entry: Node.Entry?, of key: Key) -> String? {
        guard case .choice(let words) = key.value else { return nil }
        return text(entry).flatMap { word($0, of: key, words) }
    }

    /// `true` or `false`.
    mutating func flag(_ entry: Node.Entry?, of key: Key) -> Bool? {
        text(entry).flatMap { word($0, of: key, ["true", "false"]) }.map { $0 == "true" }
    }

    /// Some of the words that a key accepts.
    mutating func choices(_ entry: Node.Entry?, of key: Key, _ words: [String]) -> [Scalar] {
        (texts(entry) ?? []).filter { word($0, of: key, words) != nil }
    }

    private mutating func word(_ scalar: Scalar, of key: Key, _ words: [String]) -> String? {
        if words.contains(scalar.text) { return scalar.text }
        report(
            .badValue, "'\(scalar.text)' is not a valid value for '\(key.name)'", at: scalar.span,
            help: Self.help(
                for: scalar, among: words, "write one of \(words.joined(separator: ", "))"))
        return nil
    }

    /// Decodes the rules that a route, a group, or the spec allows.
    ///
    /// - Parameter scope: The declaration with the key, from its name on.
    mutating func allow(_ entry: Node.Entry?, in scope: Span) {
        for id in choices(entry, of: .allow, Rule.allowable.map(\.id)) {
            guard let rule = Rule.allowable.first(where: { $0.id == id.text }) else { continue }
            shared.allowances.append(Allowance(rule: rule, span: id.span, scope: scope))
        }
    }
}
