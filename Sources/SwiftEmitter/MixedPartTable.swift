import RouteLanguage
import RouteSpec

/// The mixed segments and items of a spec, each printed once: its literal texts and its
/// parameters.
struct MixedPartTable {
    private(set) var constants: [Matcher.Mixed: String] = [:]
    private(set) var mixedParts: [Matcher.Mixed] = []
    private var numbered = NumberedNames()

    /// The expression for the texts of the values in a part.
    ///
    /// - Parameter name: the names of the parameters in camel case, if they are known.
    mutating func split(
        of part: SwiftText, _ mixed: Matcher.Mixed, named name: String?
    ) -> SwiftText {
        let constant = constant(for: mixed, named: name)
        let hasDepth = !mixed.delimiters.isEmpty && mixed.types.contains(where: \.isLink)
        return "\(constant).split(\(part)\(hasDepth ? ", depth: reader.depth" : ""))"
    }

    /// The expression for a segment's or an item's constant.
    private mutating func constant(for mixed: Matcher.Mixed, named name: String?) -> SwiftText {
        if let known = constants[mixed] { return "_MixedParts.\(known)" }
        let types = mixed.types.map(\.name).joined(separator: " ")
        let base = name ?? Identifier.camelCase(types) ?? "texts"
        let chosen = SwiftName.escaped(numbered.name(base, separator: ""))
        constants[mixed] = chosen
        mixedParts.append(mixed)
        return "_MixedParts.\(chosen)"
    }
}

extension MatchingEmitter {
    /// Prints the constants of the mixed segments and items.
    func emitMixedParts(into code: inout CodeWriter) {
        if mixedParts.mixedParts.isEmpty { return }
        code.line()
        code.line("/// Segments and items of literal texts with values between them.")
        code.block("private nonisolated enum _MixedParts") { code in
            for mixed in mixedParts.mixedParts {
                let name = mixedParts.constants[mixed] ?? ""
                code.call("static let \(name) = _RouteMixedPart", arguments(for: mixed))
            }
        }
    }

    private func arguments(for mixed: Matcher.Mixed) -> [SwiftText] {
        var parameters = mixed.types.indices.map { parameter(mixed, $0) }
        // A list's brackets belong to its first and last elements, so that a long one takes
        // several lines.
        parameters[0] = "[\(parameters[0])"
        parameters[parameters.count - 1] = "\(parameters[parameters.count - 1])]"
        let literals = mixed.literals.map(\.swiftLiteral)
        var arguments: [SwiftText] = ["[\(list: literals)]"] + parameters
        if !mixed.delimiters.isEmpty {
            arguments.append("delimiters: \(literal: mixed.delimiters)")
        }
        if mixed.ignoringCase { arguments.append("ignoresCase: true") }
        if mixed.valuesAreLabels { arguments.append("isHost: true") }
        return arguments
    }

    private func parameter(_ mixed: Matcher.Mixed, _ index: Int) -> SwiftText {
        let type = mixed.types[index]
        let accepts: SwiftText = "{ \(conversion("$0", to: type)) != nil }"
        switch type.split {
        case .number: return ".number(\(accepts))"
        case .value(let count): return ".value(atMost: \(count), \(accepts))"
        case .text: return text(mixed, index, accepts)
        case .constrained: return ".constrained(\(names.name(of: type)).rule, \(accepts))"
        }
    }

    /// A parameter that takes any text. Where escaped delimiters make a difference, it says which
    /// texts convert.
    private func text(
        _ mixed: Matcher.Mixed, _ index: Int, _ accepts: SwiftText
    ) -> SwiftText {
        let type = mixed.types[index]
        let isAsked = !mixed.delimiters.isEmpty
        if isAsked, type.isLink { return ".link(\(names.name(of: type)).self)" }
        let allowsEmpty: SwiftText = "allowsEmpty: \(mixed.allowsEmpty(index))"
        let isAnyText =
            switch type {
            case .string, .closed: true
            default: false
            }
        if isAsked, !isAnyText { return ".text(\(allowsEmpty), \(accepts))" }
        return ".text(\(allowsEmpty))"
    }
}
