import RoutePatterns

/// A route's declaration, before its patterns are parsed.
struct RouteSettings {
    /// A pattern and the values that it sets.
    struct PatternSetting {
        let pattern: Scalar
        var implied: [Node.Entry] = []
    }

    /// Nil for a pattern that could not be decoded.
    var patterns: [PatternSetting?]
    /// The items added to each pattern's query; nil if one has an error. Patterns are then parsed without them, only to
    /// report their own problems.
    var query: [Scalar]? = []
    /// Nil to inherit the group's setting.
    var isLenient: Bool?
    /// The order of the associated values; nil for the order in the patterns.
    var parameters: ParameterOrder?
    /// The route's own bases.
    var bases: BaseList?
    /// Whether the bases and the query have no errors, so that the patterns can be compared.
    var isComparable = true
    var doc: String?
    /// What to use instead of the route; nil if it isn't deprecated.
    var deprecation: String?
    var examples: [Scalar] = []
    var rejects: [Scalar] = []
    /// Nil to inherit the group's setting.
    var isClaimed: Bool?
    /// Nil if it couldn't be read.
    var placement: PlacementKeys?
}

extension SpecDecoder {
    /// Decodes the value of a route's name; nil if it has no patterns.
    mutating func settings(of entry: Node.Entry, in scope: MemberScope) -> RouteSettings? {
        let owner = "the route '\(entry.key.text)'"
        switch entry.value {
        case .scalar(let scalar):
            return RouteSettings(
                patterns: [RouteSettings.PatternSetting(pattern: scalar)], placement: scope.placement)
        case .list(let list):
            if reportGroup(entry.key, list) { return nil }
            return items(of: entry, owner).map {
                RouteSettings(patterns: patterns($0), placement: scope.placement)
            }
        case .mapping(let mapping):
            return settings(of: entry.key, mapping, in: scope)
        case .refused:
            return nil
        }
    }

    /// Whether a list contains routes instead of patterns; reports it if so.
    private mutating func reportGroup(_ key: Scalar, _ list: Node.List) -> Bool {
        let keys = list.items.map { $0.mapping?.entries.map(\.key.text) ?? [] }
        let isOfRoutes = keys.allSatisfy { !$0.isEmpty && $0.allSatisfy { KeyTable.pattern[$0] == nil } }
        guard isOfRoutes, !keys.isEmpty else { return false }
        report(
            .badValue, "the list of '\(key.text)' has routes, not patterns", at: list.span,
            help: "for a group, write 'routes:' below '\(key.text)', and the routes below it, without '-'")
        return true
    }

    private mutating func settings(
        of key: Scalar, _ mapping: Node.Mapping, in scope: MemberScope
    ) -> RouteSettings? {
        let hasPatterns = mapping[Key.pattern.name] != nil || mapping[Key.patterns.name] != nil
        let errorCount = diagnostics.errorCount
        let fields = fields(
            of: mapping, hasPatterns ? .route : .member,
            unknownHelp: hasPatterns
                ? nil : "write a route's URL under 'pattern', and the routes of a group under 'routes'")
        let isKnown = mapping.entries.allSatisfy { KeyTable.member[$0.key.text] != nil }
        if !hasPatterns, isKnown, mapping.isComplete {
            report(
                .missingKey, "'\(key.text)' is neither a route nor a group", at: key.span,
                help: fields[.path] == nil
                    ? "add 'pattern' or 'patterns' for a route, or 'routes' for a group"
                    : "write 'pattern' instead of 'path' for a route, or add 'routes' for a group")
        }
        let (patterns, query, bases) = (patterns(fields), query(fields[.query]), bases(fields))
        let isComparable = diagnostics.errorCount == errorCount && mapping.hasWholeSettings
        allow(fields[.allow], in: key.span.joined(with: mapping.span))
        return RouteSettings(
            patterns: patterns, query: query, isLenient: flag(fields[.lenient], of: .lenient),
            parameters: parameters(fields[.parameters]), bases: bases,
            isComparable: isComparable, doc: text(fields[.doc])?.text, deprecation: deprecation(fields[.deprecated]),
            examples: texts(fields[.examples]) ?? [], rejects: texts(fields[.rejects]) ?? [],
            isClaimed: flag(fields[.claim], of: .claim),
            placement: placement(fields, in: scope, isOfGroup: false))
    }

    private mutating func deprecation(_ entry: Node.Entry?) -> String? {
        guard let scalar = text(entry) else { return nil }
        if scalar.text.allSatisfy(\.isWhitespace) {
            report(
                .badValue, "'deprecated' is empty", at: scalar.span,
                help: "write what to use instead, as in deprecated: use 'home'")
        }
        return scalar.text
    }

    private mutating func query(_ entry: Node.Entry?) -> [Scalar]? {
        guard let entry else { return [] }
        guard let items = items(of: entry, "'query'") else { return nil }
        let texts = items.compactMap { text($0, of: "an item of 'query'") }.filter { checkItem($0) }
        return texts.count == items.count ? texts : nil
    }

    private mutating func patterns(_ fields: Fields) -> [RouteSettings.PatternSetting?] {
        switch (fields[.pattern], fields[.patterns]) {
        case (let pattern?, nil):
            return [
                text(
                    pattern,
                    help: pattern.value.list == nil ? "write a single string" : "to list several, write 'patterns'"
                )
                .map { RouteSettings.PatternSetting(pattern: $0) }
            ]
        case (nil, let patterns?):
            return items(of: patterns, "'patterns'").map { self.patterns($0) } ?? [nil]
        case (let pattern?, let patterns?):
            let second = max(pattern.key.span.start, patterns.key.span.start) == pattern.key.span.start
            report(
                .badValue, "a route cannot have both 'pattern' and 'patterns'",
                at: (second ? pattern : patterns).key.span,
                help: "write all patterns under 'patterns'")
            return [nil]
        case (nil, nil):
            return [nil]
        }
    }

    private mutating func patterns(_ items: [Node]) -> [RouteSettings.PatternSetting?] {
        items.map { item in
            guard let mapping = item.mapping else {
                return text(item, of: "a pattern").map { RouteSettings.PatternSetting(pattern: $0) }
            }
            return settings(of: mapping, .pattern, requiring: .pattern).map {
                RouteSettings.PatternSetting(pattern: $0.text, implied: $0.implied)
            }
        }
    }

    /// The text and the entries of `set` of an item of `patterns`, or of a group's `path`.
    mutating func settings(
        of mapping: Node.Mapping, _ table: KeyTable, requiring key: Key
    ) -> (text: Scalar, implied: [Node.Entry])? {
        let fields = fields(of: mapping, table)
        guard let entry = fields[key] else {
            if mapping.isComplete {
                report(
                    .missingKey, "\(table.owner) without '\(key.name)'", at: mapping.span.beginning,
                    help: "add \(key.name): and the text")
            }
            return nil
        }
        let implied = fields[.set].flatMap { entries(of: $0, example: "tab: likes") } ?? []
        return text(entry).map { ($0, implied) }
    }
}
