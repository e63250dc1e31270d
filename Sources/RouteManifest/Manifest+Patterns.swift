import RouteAnalysis
import RoutePatterns
import RouteSpec

extension Manifest {
    /// What `list` and the manifest say about a pattern.
    package func members(of pattern: PatternID) -> Members {
        let (route, declared) = (table.route(of: pattern), table[pattern])
        let source = compiled.spec.routes[table.routeID(of: pattern).index].sources[table.rankInRoute(pattern)]
        // A full-URL pattern includes its base.
        let bases = declared.pattern.base == nil ? declared.bases.map { JSON.string($0.text) } : []
        let implied = route.values.compactMap { value in
            declared.implied[value.name].map { (name: value.name, value: JSON.string($0)) }
        }
        let constants = route.values.compactMap { value in
            declared.constants[value.name].map { (name: value.name, value: $0.value.json) }
        }
        let conditions = zip(route.values, route.conditions(of: declared))
        let nonempty = conditions.filter { $1 == .isPresent || $1 == .isNotEmpty }.map { JSON.string($0.0.name) }
        let position = sources.position(of: source.span).position
        let template = URITemplate(of: pattern, in: table)
        return [
            ("pattern", .string(declared.pattern.text)), ("bases", .array(bases)), ("set", .object(implied)),
            ("written", .bool(table.writtenPatternIDs(of: table.routeID(of: pattern)).contains(pattern))),
            ("patternLine", .integer(position.line)), ("patternColumn", .integer(position.column)),
            ("parts", .array(declared.pattern.parts.map(\.json))),
            ("fragment", .optional(declared.pattern.fragment?.word)),
            ("variants", .array(variants(of: pattern))),
            ("constants", .object(constants)),
            ("nonempty", .array(nonempty)),
            ("template", .optional(template?.text)),
            ("templateVariables", .object((template?.variables ?? []).map { ($0.name, .string($0.parameter)) })),
        ]
    }

    /// The pattern under each of its bases, the written one first. The lowest rank is tried first.
    private func variants(of pattern: PatternID) -> [JSON] {
        let bases = table[pattern].bases
        if bases.isEmpty {
            let rank = variants[pattern]?.first?.rank ?? 0
            return [.object([("rank", .integer(rank)), ("scheme", .null), ("host", .null), ("prefix", .array([]))])]
        }
        return bases.map { base in
            let leading = base.leadingSegments
            let count = leading.count + table[pattern].pattern.path.count
            let ranked = variants[pattern]?.first { _, variant in
                variant.scheme == base.scheme && variant.isHosted == (base.host != nil)
                    && variant.segments.count == count && variant.segments.starts(with: leading)
            }
            return .object([("rank", .integer(ranked?.rank ?? 0))] + base.members)
        }
    }
}

extension Pattern.Fragment {
    fileprivate var word: String {
        switch self {
        case .items: "items"
        case .segments: "segments"
        }
    }
}

extension Pattern.Part {
    fileprivate var json: JSON {
        let members: Manifest.Members = [
            ("slot", .string(slot.word)), ("names", .array(names.map { .string($0) })),
            ("presence", .string(presence)), ("text", text.pieces),
        ]
        return .object(members + (parameter?.isLenient == true ? [("lenient", .bool(true))] : []))
    }

    private var presence: String {
        switch text {
        case .absent: "absent"
        case .rest: "rest"
        case .parameter(let parameter): parameter.presence.word
        case .literal, .affixed, .label, .any: "required"
        }
    }
}

extension Pattern.Part.Slot {
    fileprivate var word: String {
        switch self {
        case .path: "path"
        case .query: "query"
        case .fragment: "fragment"
        case .fragmentItems: "fragmentItems"
        }
    }
}

extension Parameter.Presence {
    fileprivate var word: String {
        switch self {
        case .required: "required"
        case .optional: "optional"
        case .defaulting: "default"
        case .list(nil): "list"
        case .list: "commaList"
        case .rest, .otherItems: "rest"
        }
    }
}

extension TextPattern {
    /// Literal texts, decoded, and parameters in order; null for any text, and for an item that must be absent.
    var pieces: JSON {
        switch self {
        case .any, .absent: return .null
        case .literal(let text): return .array([.object([("literal", .string(text))])])
        case .label(let suffix):
            return .array([.object([("wildcard", .string("label"))]), .object([("literal", .string(suffix))])])
        case .parameter, .affixed, .rest:
            var pieces: [JSON] = []
            for (index, literal) in literals.enumerated() {
                if !literal.isEmpty { pieces.append(.object([("literal", .string(literal))])) }
                if index < parameters.count {
                    pieces.append(.object([("parameter", .string(parameters[index].name))]))
                }
            }
            return .array(pieces)
        }
    }
}
