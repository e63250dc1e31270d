import RouteAnalysis

extension AppSiteAssociation {
    static func claims(of details: [Detail], _ variables: [String: [String]]) -> Claims {
        var rules = LinkRules(
            variables: variables.mapValues { values in values.map { LinkPattern($0, hasVariables: false) } })
        return Claims(
            lists: details.map { detail in
                let known = detail.components.map { rules.rule(of: $0) }
                let unknown = zip(detail.components, known).first { $1 == nil }
                return ClaimList(
                    place: detail.place, schemes: ["https", "http"], hosts: nil, rules: known.compactMap(\.self),
                    uncertainty: unknown.map { "the variables of '\($0.0.location.place)' stand for too many texts" })
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

    /// The most characters that the values of all variables in all parts of a file can have. The largest file that a
    /// system reads has 128 kB, and one character of it more often than that is no file that anybody wrote.
    private static let sizeLimit = 200_000

    let variables: [String: [LinkPattern]]
    /// The characters of a variable's values.
    private let sizes: [String: Int]
    private var size = 0
    private var known: [Part: NFA] = [:]

    init(variables: [String: [LinkPattern]]) {
        self.variables = variables
        // Values of one character are one edge together.
        sizes = variables.mapValues { $0.reduce(1) { $0 + ($1.pieces.count > 1 ? $1.pieces.count : 0) } }
    }

    /// Nil if the variables stand for too many texts.
    mutating func rule(of component: AppSiteAssociation.Component) -> ClaimRule? {
        let text = RawText(isDecoded: !component.isPercentEncoded, ignoresCase: !component.isCaseSensitive)
        var pattern = component.path.map { LinkPattern(path: $0) }
        let prefix = text == RawText() ? pattern?.removeLiteralPrefix() ?? [] : []
        let path = pattern.map { texts(Part(pattern: $0, text: text, isPath: true)) }
        var query: [NFA?] = []
        switch component.query {
        case .anything: break
        case .text(let pattern): query = [texts(Part(pattern: LinkPattern(pattern), text: text))]
        case .items(let items):
            query = items.sorted { $0.key < $1.key }.map { name, pattern in
                texts(Part(pattern: LinkPattern(pattern), text: text, item: name))
            }
        }
        let fragment = component.fragment.map { texts(Part(pattern: LinkPattern($0), text: text)) }
        if size > Self.sizeLimit { return nil }
        return ClaimRule(
            at: component.location, isExclusion: component.isExclusion, pathPrefix: prefix,
            path: path.flatMap(\.self) ?? .many(.rawBytes), query: query.compactMap(\.self),
            fragment: fragment.flatMap(\.self) ?? .many(.rawBytes))
    }

    /// Nil over the limit.
    private mutating func texts(_ part: Part) -> NFA? {
        if let known = known[part] { return known }
        size += part.pattern.variables.reduce(0) { $0 + (sizes[$1] ?? 0) }
        if size > Self.sizeLimit { return nil }
        var texts = LinkTexts(text: part.text, variables: variables)
        let result: NFA
        if let name = part.item {
            texts.text.delimiters = "&"
            result = part.text.queries(item: name, values: texts.words(part.pattern))
        } else {
            result = part.text.spelled(part.isPath ? texts.paths(part.pattern) : texts.words(part.pattern))
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
