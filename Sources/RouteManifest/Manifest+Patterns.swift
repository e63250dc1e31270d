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
        let conditions = zip(route.values, table.conditions(of: pattern))
        let nonempty = conditions.filter { $1 == .isPresent || $1 == .isNotEmpty }.map {
            JSON.string($0.0.name)
        }
        let template = URITemplate(of: pattern, in: table)
        let variables = (template?.variables ?? []).filter { $0.name != $0.parameter }
        let members: Members = [
            ("pattern", .string(declared.pattern.text)),
            ("bases", .array(declared.bases.map { .string($0.sourceText) })),
            ("fullURL", declared.pattern.base == nil ? .null : .bool(true)),
            ("ranks", .array(ranks(of: pattern).map { .integer($0) })), ("set", .object(implied)),
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

    /// The rank of the pattern under each of its bases, the written one first. The lowest is tried
    /// first.
    private func ranks(of pattern: PatternID) -> [Int] {
        let declared = table[pattern]
        let bases: [Base?] = declared.bases.isEmpty ? [nil] : declared.bases
        return bases.map { base in
            let segments = (base?.leadingSegments ?? []) + declared.pattern.path.texts
            let ranked = variants[pattern]?.first { _, variant in
                variant.scheme == base?.scheme && variant.isHosted == (base?.host != nil)
                    && variant.segments == segments
            }
            return ranked?.rank ?? 0
        }
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
        return [
            (
                "text",
                pieces.isEmpty ? .array([.object([("literal", .string(""))])]) : .array(pieces)
            )
        ]
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
            let values = parameters.map { [piece("parameter", $0.name)] } + [[]]
            return .array(
                zip(literals, values).flatMap { ($0.isEmpty ? [] : [piece("literal", $0)]) + $1 })
        }
    }
}
