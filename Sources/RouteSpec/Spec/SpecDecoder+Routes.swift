import RouteLanguage

extension SpecDecoder {
    /// Decodes the value of a route's name; nil if its patterns or its query have errors.
    mutating func settings(of entry: Node.Entry, in scope: MemberScope) -> RouteSettings? {
        switch entry.value {
        case .scalar(let scalar):
            return RouteSettings(
                patterns: [DeclaredPattern(text: scalar)], placement: scope.placement)
        case .list:
            guard let items = items(of: entry, "the route '\(entry.key.text)'") else { return nil }
            return declaredPatterns(items, .pattern, "a pattern").map {
                RouteSettings(patterns: $0, placement: scope.placement)
            }
        case .mapping(let mapping):
            return settings(of: entry.key, mapping, in: scope)
        }
    }

    private mutating func settings(
        of key: Scalar, _ mapping: Node.Mapping, in scope: MemberScope
    ) -> RouteSettings? {
        let hasPatterns = mapping[.pattern] != nil || mapping[.patterns] != nil
        let fields = fields(of: mapping, hasPatterns ? .route : .member, named: key)
        let patterns = patterns(fields)
        let query = query(fields[.query])
        allow(fields[.allow], in: key.span.joined(with: mapping.span))
        let settings = RouteSettings(
            patterns: patterns ?? [], query: query ?? [],
            isLenient: flag(fields[.lenient], of: .lenient),
            parameters: parameters(fields[.parameters]), bases: bases(fields),
            doc: text(fields[.doc])?.text,
            deprecation: deprecation(fields[.deprecated]), examples: texts(fields[.examples]) ?? [],
            rejects: texts(fields[.rejects]) ?? [], isClaimed: flag(fields[.claim], of: .claim),
            placement: placement(fields, in: scope, isOfGroup: false))
        return patterns == nil || query == nil ? nil : settings
    }

    private mutating func deprecation(_ entry: Node.Entry?) -> String? {
        guard let scalar = text(entry) else { return nil }
        if scalar.text.allSatisfy(\.isWhitespace) {
            report(
                .badValue, "'deprecated' is empty", at: scalar.span,
                help: "write what to use instead, as in deprecated: use 'home'")
        } else if ["true", "false", "yes", "no"].contains(scalar.text) {
            report(
                .badValue, "'deprecated' must say what to use, not '\(scalar.text)'",
                at: scalar.span, help: "write it as in deprecated: use 'home'")
        }
        return scalar.text
    }

    /// The items under `query`; nil if one of them couldn't be read.
    mutating func query(_ entry: Node.Entry?) -> [Scalar]? {
        guard let entry else { return [] }
        guard let items = items(of: entry, "'query'") else { return nil }
        let texts = items.compactMap { text($0, of: "an item of 'query'") }
        let valid = texts.filter { checkItem($0) }
        return valid.count == items.count ? valid : nil
    }

    private mutating func patterns(_ fields: Node.Mapping) -> [DeclaredPattern]? {
        if let pattern = fields[.pattern] {
            if let patterns = fields[.patterns] {
                let second = patterns.key.span.starts(before: pattern.key.span) ? pattern : patterns
                report(
                    .badValue, "a route cannot have both 'pattern' and 'patterns'",
                    at: second.key.span,
                    help: "write all patterns under 'patterns'")
                return nil
            }
            let scalar = text(
                pattern, help: "write a single string; to list several, write 'patterns'")
            return scalar.map { [DeclaredPattern(text: $0)] }
        }
        guard let patterns = fields[.patterns], let items = items(of: patterns, "'patterns'")
        else {
            return nil
        }
        return declaredPatterns(items, .pattern, "a pattern")
    }
}
