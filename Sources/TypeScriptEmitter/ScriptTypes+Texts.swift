import RoutePatterns

extension ScriptTypes {
    /// The condition that a value equals, or doesn't equal, a constant of the spec.
    func compared(_ variable: String, _ isEqual: Bool, _ constant: RouteValue, as type: RouteType) -> String {
        // With '==', because a bigint can equal a number.
        let isStrict = if case .integer(let integer) = type { integer.range.isSafe } else { true }
        var left = type == .uuid ? text(of: variable, as: type) : variable
        // An earlier condition narrows the type, and the compiler would reject a comparison that is always false.
        if type.isEnumerable { left = "⟨(⟩\(left)⟨ as unknown)⟩" }
        return "\(left) \(isEqual ? "=" : "!")=\(isStrict ? "=" : "") \(literal(constant, as: type))"
    }

    /// The expression for the text of a value, before it is encoded.
    func text(of variable: String, as type: RouteType) -> String {
        switch type {
        case .string, .closed, .custom: return variable
        case .bool: return "`${\(variable)}`"
        case .integer(let integer): return "$digits(\(variable)\(bounds(integer.range)))"
        case .float: return "$decimal32(\(variable))"
        case .double: return "$decimal(\(variable))"
        case .uuid: return "$checked(\(variable), $uuid, \"a UUID\")"
        case .url: return "$checked(\(variable), $url, \"a URL\")"
        case .constrained(let constrained):
            guard case .integer(_, let range) = constrained.constraint else {
                return text(of: variable, as: constrained.base)
            }
            let digits = "$digits(\(variable)\(bounds(range)))"
            return constrained.width.map { "$padded(\(digits), \($0))" } ?? digits
        case .link(let link): return link.owner == nil ? "$linkText(\(variable))" : variable
        }
    }

    /// The expression for the encoded text of a value.
    ///
    /// - Parameter isSegment: Whether the value is a segment of a path.
    func encoded(_ variable: String, as type: RouteType, isSegment: Bool) -> String {
        let text = text(of: variable, as: type)
        if type.isDigits { return text }
        return "\(isSegment && !type.isNumberLike ? "$segment" : "$value")(\(text))"
    }
}

extension RouteType {
    /// Whether TypeScript narrows the type when a value is compared with a constant.
    fileprivate var isEnumerable: Bool { if case .closed = self { true } else { self == .bool } }

    /// Whether no value has characters that must be escaped.
    fileprivate var isDigits: Bool {
        switch self {
        case .bool, .integer, .uuid: true
        case .constrained(let type): type.base.isDigits
        default: false
        }
    }
}
