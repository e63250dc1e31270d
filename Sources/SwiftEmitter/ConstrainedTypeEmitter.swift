import RouteLanguage
import RouteSpec

/// Prints the struct of a constrained type. Every value can be written and read back, because the
/// only initializer checks it.
struct ConstrainedTypeEmitter {
    let type: ConstrainedType
    let names: TypeNames

    func emit(into code: inout CodeWriter) {
        code.line()
        code.line("/// \(documentation)")
        let name = SwiftName.escaped(type.name)
        code.list("\(names.access)nonisolated struct \(name): ", conformances, end: " {")
        code.indented { emitMembers(into: &$0) }
        code.line("}")
    }

    /// The constraints as a sentence. A range such as `1...` needs no period after it.
    private var documentation: String {
        let text = type.documentation.commentLine
        let sentence = text.prefix(1).uppercased() + text.dropFirst()
        return sentence.hasSuffix(".") ? sentence : sentence + "."
    }

    /// Whether the values are numbers.
    private var isComparable: Bool {
        if case .text = type.constraint { false } else { type.base != .url }
    }

    private var conformances: [SwiftText] {
        var protocols = ["RawRepresentable", "Hashable"]
        if isComparable { protocols.append("Comparable") }
        protocols += ["Sendable", "Codable", "CustomStringConvertible"]
        return protocols.map { SwiftText(names.standard($0)) }
    }

    private func emitMembers(into code: inout CodeWriter) {
        let base = names.name(of: type.base)
        if case .text(let text) = type.constraint {
            code.call("fileprivate static let rule = _RouteTextRule", text.ruleArguments)
            code.line()
        }
        code.line("\(names.access)let rawValue: \(base)")
        code.line()
        code.line("/// Nil if the value does not meet the constraints.")
        code.block("\(names.access)init?(rawValue: \(base))") { code in
            emitGuard(into: &code)
            code.line("self.rawValue = rawValue")
        }
        code.line()
        let text = names.text("rawValue", as: type.base, width: type.width)
        code.line("\(names.access)var description: \(names.string) { \(text) }")
        if isComparable {
            let head: SwiftText = "\(names.access)static func < (a: Self, b: Self)"
            code.line("\(head) -> \(names.bool) { a.rawValue < b.rawValue }")
        }
        if type.base == .url { emitCoding(into: &code) }
    }

    private func emitGuard(into code: inout CodeWriter) {
        let guarded: SwiftText = "guard \(list: conditions) else { return nil }"
        if conditions.isEmpty { return }
        if code.fits(guarded) { return code.line(guarded) }
        code.list("guard ", conditions, end: "")
        code.line("else { return nil }")
    }

    /// Needed only for URLs: the standard library encodes a value as its raw value if that is a
    /// String or a number.
    private func emitCoding(into code: inout CodeWriter) {
        code.line()
        code.block("\(names.access)init(from decoder: any Swift.Decoder) throws") { code in
            code.line("let container = try decoder.singleValueContainer()")
            let value: SwiftText = "Self(rawValue: try container.decode(RouteURL.self))"
            code.block("guard let value = \(value) else") { code in
                code.line("throw Swift.DecodingError.dataCorruptedError(")
                code.indented {
                    $0.line("in: container, debugDescription: \"the URL has another scheme\")")
                }
            }
            code.line("self = value")
        }
        code.line()
        code.block("\(names.access)func encode(to encoder: any Swift.Encoder) throws") { code in
            code.line("var container = encoder.singleValueContainer()")
            code.line("try container.encode(rawValue)")
        }
    }

    /// The conditions on `rawValue`.
    private var conditions: [SwiftText] {
        switch type.constraint {
        case .integer(let integer, let range): Self.conditions(range, of: integer)
        case .double(let range): Self.conditions(range)
        case .float(let range): Self.conditions(range)
        case .url(let schemes):
            ["_Route.url(rawValue, hasSchemeIn: [\(list: schemes.map(\.swiftLiteral))])"]
        case .text(let text):
            ["Self.rule.accepts(rawValue)"]
                + text.excluded.map { "!_Route.equal(rawValue, text: \(literal: $0))" }
        }
    }

    private static func conditions(_ range: ClosedRange<WideInteger>, of type: IntegerType)
        -> [SwiftText]
    {
        let lower = range.lowerBound == type.range.lowerBound ? nil : range.lowerBound.description
        let upper = range.upperBound == type.range.upperBound ? nil : range.upperBound.description
        return lower == nil && upper == nil ? [] : [condition(lower, "...", upper)]
    }

    private static func conditions<Number>(_ range: NumberRange<Number>) -> [SwiftText] {
        let lower = range.lower.map { NumberRange.text($0) }
        let upper = range.upper.map { NumberRange.text($0) }
        let isBounded = lower != nil && upper != nil
        let isInRange = condition(lower, range.includesUpper ? "..." : "..<", upper)
        return isBounded ? [isInRange] : [isInRange, "rawValue.isFinite"]
    }

    private static func condition(
        _ lower: String?, _ dots: String, _ upper: String?
    ) -> SwiftText {
        var end = upper ?? ""
        // A negative number after the dots needs parentheses: `...-` would be one operator.
        if end.hasPrefix("-") { end = "(\(end))" }
        return "(\(lower ?? "")\(dots)\(end)).contains(rawValue)"
    }
}

extension TextConstraint {
    /// The arguments of the rule.
    fileprivate var ruleArguments: [SwiftText] {
        let upper = length.upperBound == Self.longest ? " ... .max" : "...\(length.upperBound)"
        var ranges = (characters ?? []).map { range -> SwiftText in
            let lower = String(range.lowerBound).swiftLiteral
            return "\(lower)...\(String(range.upperBound).swiftLiteral)"
        }
        if let first = ranges.first { ranges[0] = "characters: [\(first)" }
        if let last = ranges.last { ranges[ranges.count - 1] = "\(last)]" }
        return ["length: \(length.lowerBound)\(upper)"] + ranges
    }
}
