import RouteLanguage

extension ScriptTypes {
    /// The condition that a value equals, or doesn't equal, a constant of the spec.
    func compared(_ variable: String, _ isEqual: Bool, _ constant: RouteValue, as type: RouteType)
        -> String
    {
        let ignoresCase = type.script?.ignoresCase == true
        let left = ignoresCase ? "String(\(variable)).toLowerCase()" : variable
        // A bigint can equal a number, but not with '==='.
        let sign = (isEqual ? "==" : "!=") + (isBig(type.integers) ? "" : "=")
        return "\(left) \(sign) \(literal(constant))"
    }

    /// The condition that an optional value is present: empty text is written as a missing value.
    func isPresent(_ variable: String, as type: RouteType) -> String {
        type == .string || type.isCustom ? variable : "\(variable) !== undefined"
    }

    /// The expression for the text of a value, before it is encoded. It throws if the value isn't
    /// one of the type.
    ///
    /// - Parameters:
    ///   - name: The parameter's name, for the message.
    ///   - allowsEmpty: Whether the empty text can be a value of a type of the app.
    func text(of variable: String, _ name: String, as type: RouteType, allowsEmpty: Bool) -> String
    {
        func call(_ function: String, _ more: String = "") -> String {
            "\(function)(\(variable), \(name.scriptLiteral)\(more))"
        }
        switch type {
        case .custom: return call(allowsEmpty ? "$string" : "$some")
        case .closed: return call("$one", ", \(names[type])")
        case .integer(let integer): return call("$digits", bounds(integer.range))
        case .constrained(let constrained):
            let value = call(
                "$limited", ", \(names[type]), \(requirement(constrained).scriptLiteral)")
            switch constrained.constraint {
            case .text: return value
            case .integer:
                return constrained.width.map { "$padded(`${\(value)}`, \($0))" } ?? "`${\(value)}`"
            case .double, .float, .url:
                return text(of: value, name, as: constrained.base, allowsEmpty: false)
            }
        case .link(let link): return link.owner == nil ? call("$linkText", ", url") : call("$some")
        default:
            let script = type.script
            let more = script?.textArguments.map { ", \($0)" }.joined() ?? ""
            return call(script?.text ?? "$string", more)
        }
    }

    /// The expression for the encoded text of a value.
    ///
    /// - Parameters:
    ///   - isSegment: Whether the value is a segment of a path.
    ///   - isItem: Whether the value is all the text of an item.
    ///   - raw: The reserved characters that aren't escaped.
    func encoded(
        _ variable: String, _ name: String, as type: RouteType, isSegment: Bool = false,
        isItem: Bool = false, raw: String
    ) -> String {
        let text = text(of: variable, name, as: type, allowsEmpty: isItem)
        if type.script?.isUnreserved == true || type.integers != nil { return text }
        let value =
            raw.isEmpty ? "$value(\(text))" : "$raw(\(text), \(raw.scriptLiteral))"
        return isSegment && !type.isNumberLike ? "$segment(\(value))" : value
    }

    /// What the values of a type are, in the words of TypeScript: `a number in -90...90`.
    func requirement(_ type: ConstrainedType) -> String {
        let kind: String
        switch type.constraint {
        case .integer(_, let range):
            return "an integer from \(known(range).lowerBound) to \(known(range).upperBound)"
        case .text: kind = "a string"
        case .double: kind = "a number"
        case .float: kind = "a 32-bit number"
        case .url: kind = "a URL"
        }
        return [kind, type.summary].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
