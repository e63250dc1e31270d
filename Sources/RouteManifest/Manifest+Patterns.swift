import RouteAnalysis
import RouteJSON
import RouteLanguage
import RouteSpec

extension Manifest {
    /// What `list` and the manifest say about a pattern.
    package func members(of pattern: PatternID) -> Members {
        let route = table.route(of: pattern)
        let declared = table[pattern]
        let implied = route.values.compactMap { value in
            declared.implied[value.name].map { (name: value.name, value: JSON.string($0)) }
        }
        let constants = route.values.compactMap { value in
            declared.constants[value.name].map { (name: value.name, value: $0.value.json) }
        }
        let conditions = table.conditions(of: pattern)
        let nonempty = route.values.indices
            .filter { conditions[$0] == .isPresent || conditions[$0] == .isNotEmpty }
            .map { JSON.string(route.values[$0].name) }
        let template = URITemplate(of: pattern, in: table)
        let variables = (template?.variables ?? []).filter { $0.name != $0.parameter }
        let members: Members = [
            ("pattern", .string(declared.pattern.text)),
            ("bases", .array(declared.bases.map { .string($0.sourceText) })),
            ("fullURL", declared.pattern.base == nil ? .null : .bool(true)),
            ("ranks", .array((ranks[pattern] ?? []).map { .integer($0) })),
            ("set", .object(implied)),
            ("written", written.contains(pattern) ? .null : .bool(false)),
            ("parts", .array(declared.pattern.parts.map(\.json))),
            ("fragment", .optional(declared.pattern.fragment?.rawValue)),
            ("constants", .object(constants)),
            ("nonempty", .array(nonempty)),
            ("template", .optional(template?.text)),
            ("templateVariables", .object(variables.map { ($0.name, .string($0.parameter)) })),
        ]
        return members.nonempty
    }

}

extension Pattern.Part {
    fileprivate var json: JSON {
        let members: Manifest.Members = [
            ("slot", .string(slot.rawValue)), ("names", .array(names.map { .string($0) })),
            ("presence", .optional(presence.word)),
            ("lenient", parameter?.isLenient == true ? .bool(true) : .null),
        ]
        return .object(members.nonempty + text.members)
    }
}

extension TextPattern {
    /// The one piece of the text, or all of them; nothing for any text, and for an item that must
    /// be absent.
    fileprivate var members: Manifest.Members {
        guard case .array(let pieces) = pieces else { return [] }
        if pieces.count == 1, case .object(let members) = pieces[0] { return members }
        let emptyText = JSON.object([("literal", .string(""))])
        return [("text", .array(pieces.isEmpty ? [emptyText] : pieces))]
    }

    /// Literal texts, decoded, and parameters in order; null for any text, and for an item that
    /// must be absent.
    var pieces: JSON {
        func piece(_ name: String, _ text: String) -> JSON { .object([(name, .string(text))]) }
        switch self {
        case .any, .absent: return .null
        case .literal(let text): return .array([piece("literal", text)])
        case .label(let suffix):
            return .array([piece("wildcard", "label"), piece("literal", suffix)])
        case .rest(nil): return .array([piece("wildcard", "rest")])
        case .parameter, .mixed, .rest(_?):
            var pieces: [JSON] = []
            for (index, literal) in literals.enumerated() {
                if !literal.isEmpty { pieces.append(piece("literal", literal)) }
                if index < parameters.count {
                    pieces.append(piece("parameter", parameters[index].name))
                }
            }
            return .array(pieces)
        }
    }
}
