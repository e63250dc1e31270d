import RouteLanguage
import RouteSpec

/// The affixed segments and items of a spec, each printed once: its literal texts and its
/// parameters.
struct AffixTable {
    private(set) var constants: [Matcher.Affixed: String] = [:]
    private(set) var affixes: [Matcher.Affixed] = []
    private var numbered = NumberedNames()

    /// The expression for the texts of the values in a part.
    ///
    /// - Parameter name: the names of the parameters in camel case, if they are known.
    mutating func split(
        of part: SwiftText, _ affixed: Matcher.Affixed, named name: String?
    ) -> SwiftText {
        let constant = constant(for: affixed, named: name)
        let hasDepth = !affixed.delimiters.isEmpty && affixed.types.contains(where: \.isLink)
        return "\(constant).split(\(part)\(hasDepth ? ", depth: reader.depth" : ""))"
    }

    /// The expression for a segment's or an item's constant.
    private mutating func constant(for affixed: Matcher.Affixed, named name: String?) -> SwiftText {
        if let known = constants[affixed] { return "_Affixes.\(known)" }
        let base =
            name ?? Identifier.camelCase(affixed.types.map(\.name).joined(separator: " "))
            ?? "texts"
        let chosen = SwiftName.escaped(numbered.name(base, separator: ""))
        constants[affixed] = chosen
        affixes.append(affixed)
        return "_Affixes.\(chosen)"
    }
}

extension MatchingEmitter {
    /// Prints the constants of the affixed segments and items.
    func emitAffixes(into code: inout CodeWriter) {
        if affixes.affixes.isEmpty { return }
        code.line()
        code.line("/// Segments and items of literal texts with values between them.")
        code.block("private nonisolated enum _Affixes") { code in
            for affixed in affixes.affixes {
                let literals = affixed.literals.map(\.swiftLiteral)
                var parameters = affixed.types.indices.map { index -> SwiftText in
                    let type = affixed.types[index]
                    let accepts: SwiftText = "{ \(conversion("$0", to: type)) != nil }"
                    switch type.split {
                    case .number: return ".number(\(accepts))"
                    case .value(let count): return ".value(atMost: \(count), \(accepts))"
                    case .text: return text(affixed, index, accepts)
                    case .constrained:
                        return ".constrained(\(names.name(of: type)).rule, \(accepts))"
                    }
                }
                // A list's brackets belong to its first and last elements, so that a long one takes
                // several lines.
                parameters[0] = "[\(parameters[0])"
                parameters[parameters.count - 1] = "\(parameters[parameters.count - 1])]"
                var arguments: [SwiftText] = ["[\(list: literals)]"] + parameters
                if !affixed.delimiters.isEmpty {
                    arguments.append("delimiters: \(literal: affixed.delimiters)")
                }
                if affixed.ignoringCase { arguments.append("ignoresCase: true") }
                if affixed.valuesAreLabels { arguments.append("isHost: true") }
                code.call(
                    "static let \(affixes.constants[affixed] ?? "") = _RouteAffixes", arguments)
            }
        }
    }

    /// A parameter that takes any text. Where escaped delimiters make a difference, it says which
    /// texts convert.
    private func text(
        _ affixed: Matcher.Affixed, _ index: Int, _ accepts: SwiftText
    ) -> SwiftText {
        let type = affixed.types[index]
        let isAsked = !affixed.delimiters.isEmpty
        if isAsked, type.isLink { return ".link(\(names.name(of: type)).self)" }
        let allowsEmpty: SwiftText = "allowsEmpty: \(affixed.allowsEmpty(index))"
        let isAnyText =
            switch type {
            case .string, .closed: true
            default: false
            }
        return isAsked && !isAnyText ? ".text(\(allowsEmpty), \(accepts))" : ".text(\(allowsEmpty))"
    }
}
