import RoutePatterns

/// A route's declaration, before its patterns are parsed.
struct RouteSettings {
    /// Nil for a pattern that could not be decoded.
    var patterns: [DeclaredPattern?]
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
        switch entry.value {
        case .scalar(let scalar):
            return RouteSettings(patterns: [DeclaredPattern(text: scalar)], placement: scope.placement)
        case .list(let list):
            if reportGroup(entry.key, list) { return nil }
            return items(of: entry, "the route '\(entry.key.text)'").map {
                RouteSettings(patterns: declaredPatterns($0, .pattern, "a pattern"), placement: scope.placement)
            }
        case .mapping(let mapping):
            return settings(of: entry.key, mapping, in: scope)
        case .refused:
            return nil
        }
    }

    /// Whether a list contains routes instead of patterns; reports it if so.
    private mutating func reportGroup(_ key: Scalar, _ list: Node.List) -> Bool {
        let isOfRoutes = list.items.allSatisfy { item in
            item.mapping?.entries.allSatisfy { KeyTable.pattern[$0.key.text] == nil } == true
        }
        guard isOfRoutes, !list.items.isEmpty else { return false }
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
        let fields = fields(of: mapping, hasPatterns ? .route : .member, named: key)
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

    private mutating func patterns(_ fields: Fields) -> [DeclaredPattern?] {
        if let pattern = fields[.pattern] {
            if let patterns = fields[.patterns] {
                let second = patterns.key.span.starts(before: pattern.key.span) ? pattern : patterns
                report(
                    .badValue, "a route cannot have both 'pattern' and 'patterns'", at: second.key.span,
                    help: "write all patterns under 'patterns'")
                return [nil]
            }
            let scalar = text(pattern, help: "write a single string; to list several, write 'patterns'")
            return [scalar.map { DeclaredPattern(text: $0) }]
        }
        guard let patterns = fields[.patterns], let items = items(of: patterns, "'patterns'") else { return [nil] }
        return declaredPatterns(items, .pattern, "a pattern")
    }
}
