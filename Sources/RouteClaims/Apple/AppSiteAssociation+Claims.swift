import RouteAnalysis

extension AppSiteAssociation {
    static func claims(of details: [Detail], _ variables: [String: [String]]) -> Claims {
        var rules = LinkRules(
            variables: variables.mapValues { values in values.map { LinkPattern($0, hasVariables: false) } })
        return Claims(
            lists: details.map { detail in
                ClaimList(
                    place: detail.place, schemes: ["https", "http"], hosts: nil,
                    rules: detail.components.map { rules.rule(of: $0) })
            })
    }
}

/// Makes rules of components, many of which have parts in common.
private struct LinkRules {
    private struct Part: Hashable {
        let pattern: LinkPattern
        let text: RawText
        /// The name of a query item; nil for a part of another kind.
        var item: String?
        var isPath = false
    }

    let variables: [String: [LinkPattern]]
    private var known: [Part: TextAutomaton] = [:]

    init(variables: [String: [LinkPattern]]) { self.variables = variables }

    mutating func rule(of component: AppSiteAssociation.Component) -> ClaimRule {
        let text = RawText(isDecoded: !component.isPercentEncoded, ignoresCase: !component.isCaseSensitive)
        var pattern = component.path.map { LinkPattern(path: $0) }
        let prefix = text == RawText() ? pattern?.removeLiteralPrefix() ?? [] : []
        let path = pattern.map { texts(Part(pattern: $0, text: text, isPath: true)) }
        var query: [TextAutomaton] = []
        switch component.query {
        case .anything: break
        case .text(let pattern): query = [texts(Part(pattern: LinkPattern(pattern), text: text))]
        case .items(let items):
            query = items.sorted { $0.key < $1.key }.map { name, pattern in
                texts(Part(pattern: LinkPattern(pattern), text: text, item: name))
            }
        }
        return ClaimRule(
            place: component.place, isExclusion: component.isExclusion, pathPrefix: prefix,
            path: path ?? .many(.rawBytes), query: query,
            fragment: component.fragment.map { texts(Part(pattern: LinkPattern($0), text: text)) }
                ?? .many(.rawBytes))
    }

    private mutating func texts(_ part: Part) -> TextAutomaton {
        if let known = known[part] { return known }
        var texts = LinkTexts(text: part.text, variables: variables)
        let result: TextAutomaton
        if let name = part.item {
            texts.text.delimiters = "&"
            result = .queries(item: name, in: texts.text, values: texts.words(part.pattern))
        } else {
            result = part.isPath ? texts.paths(part.pattern) : texts.words(part.pattern)
        }
        known[part] = result
        return result
    }
}

extension LinkPattern {
    /// Removes the literal bytes that the pattern of a path begins with, except the last that isn't a slash: what
    /// follows it may depend on it.
    fileprivate mutating func removeLiteralPrefix() -> [UInt8] {
        let literals = pieces.prefix { if case .literal(let scalar) = $0 { scalar.isASCII } else { false } }
        let end = literals.lastIndex { $0 != .literal("/") } ?? 0
        let bytes: [UInt8] = pieces[..<end].compactMap { piece in
            if case .literal(let scalar) = piece { UInt8(scalar.value) } else { nil }
        }
        pieces.removeFirst(end)
        return bytes
    }
}
