import RouteLanguage

extension ScriptTypes {
    /// The object that says how texts become values of a type.
    ///
    /// - Parameter isFlag: Whether it is a Bool that can be a flag.
    func conversions(to type: RouteType, isFlag: Bool = false) -> String {
        let conversion = isFlag ? Conversion(code: "$switch(text)") : conversion(to: type)
        var members = ["convert: \(conversion.function)"]
        if type.isConvertedLate { members.append("isLate: true") }
        if type.hasEmptyValue || isFlag { members.append("takesEmpty: true") }
        switch type.split {
        case .number: members += ["isFixed: true", "isNumber: true"]
        case .value(let count): members += ["isFixed: true", "longest: \(count)"]
        case .text: members.append("isText: true")
        case .constrained(let constraint): members += constraint.members
        }
        return "{ \(members.joined(separator: ", ")) }"
    }

    /// An expression for the value of `text`; null if the text isn't a value of the type.
    private struct Conversion {
        let code: String
        /// The parameters after the text that the expression needs.
        var parameters = ""

        var function: String { "(text\(parameters)) => \(code)" }
    }

    private func conversion(to type: RouteType) -> Conversion {
        switch type {
        case .integer(let integer): return Conversion(code: number(integer.range))
        case .closed(let closed):
            let other = closed.fallback.map { ", \($0.scriptLiteral)" } ?? ""
            return Conversion(
                code: "$member(text, \(names[type]), isFirst\(other))", parameters: ", _, isFirst")
        case .constrained(let constrained):
            let value = type.integers.map(number) ?? conversion(to: constrained.base).code
            // The scheme is checked first: converting a URL changes some hosts, but no scheme.
            let isOfScheme = constrained.base == .url ? "\(names[type])(text) && " : ""
            return Conversion(code: "\(isOfScheme)$then(\(value), \(names[type]))")
        case .link(let link) where link.owner == nil:
            return Conversion(code: "$link(url, text)", parameters: ", url")
        case .link, .custom: return Conversion(code: "text || null")
        default: return Conversion(code: type.script?.conversion.map { "\($0)(text)" } ?? "text")
        }
    }

    private func number(_ range: ClosedRange<WideInteger>) -> String {
        let isInt = range == IntegerType.int.range
        let bounds = isInt ? "" : ", \(script(range.lowerBound)), \(script(range.upperBound))"
        return "\(isBig(range) ? "$bigInteger" : "$integer")(text\(bounds))"
    }
}

extension TextConstraint {
    /// What `$pieces` knows of a constrained String: each test takes a time that doesn't depend on
    /// the text's length.
    fileprivate var members: [String] {
        var members: [String] = []
        var tests: [String] = []
        let isLimited = length.upperBound < Self.longest
        // A character is one or two UTF-16 code units.
        if isLimited { members.append("longest: 2 * \(length.upperBound)") }
        if characters != nil { members.append("stop: \(otherCharacters)") }
        if isLimited {
            tests.append("/^[^]{\(length.lowerBound),\(length.upperBound)}$/u.test(text)")
        } else if length.lowerBound > 1 {
            tests.append("/^[^]{\(length.lowerBound)}/u.test(text)")
        }
        tests += exclusion(of: "text")
        if !tests.isEmpty {
            members.append("accepts: (text) => \(tests.joined(separator: " && "))")
        }
        return members
    }

    /// The condition that a text isn't one of those that are excluded, if there are any.
    func exclusion(of variable: String) -> [String] {
        let texts = excluded.map(\.scriptLiteral).joined(separator: ", ")
        return texts.isEmpty ? [] : ["![\(texts)].includes(\(variable))"]
    }

    /// The allowed characters, as a class of a regular expression.
    var characterClass: String { characters == nil ? "[^]" : "[\(escapedCharacters)]" }

    /// A regular expression for a character that isn't allowed.
    fileprivate var otherCharacters: String { "/[^\(escapedCharacters)]/" }

    private var escapedCharacters: String { (characterText ?? "").escaping("\\]^[/") }

    /// How often a character is repeated, in a regular expression.
    var repetition: String {
        let most = length.upperBound == Self.longest ? "" : String(length.upperBound)
        return length.lowerBound == 1 && most.isEmpty ? "+" : "{\(length.lowerBound),\(most)}"
    }
}

extension String {
    /// The text with a backslash before some characters, for a regular expression.
    func escaping(_ characters: String) -> String {
        String(flatMap { characters.contains($0) ? ["\\", $0] : [$0] })
    }
}
