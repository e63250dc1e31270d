import RoutePatterns

/// The affixed segments of a spec, each printed once: its literal texts, and the functions that split it.
struct AffixTable {
    private var known: [UInt32: Matcher.Affixed] = [:]
    private var numbers = StableNumbers()

    /// The number of a segment in the names of its functions, in hexadecimal.
    mutating func number(of affixed: Matcher.Affixed) -> String {
        let number = numbers.number(of: Matcher.affixed(affixed).identity)
        known[number] = affixed
        return number.hexadecimal
    }

    /// The name of the function that splits a segment.
    mutating func reader(of affixed: Matcher.Affixed) -> Code {
        "_Matching.split\(number(of: affixed))"
    }

    /// - Parameter conversion: the code that converts a part to a type.
    func emit(conversion: (PartCode, RouteType) -> Code, into code: inout CodeWriter) {
        for (number, affixed) in known.sorted(by: { $0.key < $1.key }) {
            let number = number.hexadecimal
            code.line()
            let literals = affixed.literals.map(\.swiftLiteral)
            let host: Code = affixed.host == nil ? "" : ", isHost: true"
            let plus: Code = affixed.plusIsSpace ? ", plusIsSpace: true" : ""
            let nonempty: Code = affixed.nonempty.isEmpty ? "" : ", nonempty: \(String(describing: affixed.nonempty))"
            let escapable: Code =
                affixed.escapable.isEmpty ? "" : ", escapable: \(String(describing: affixed.escapable))"
            let rules = affixed.types.map { $0.textRuleCode ?? "nil" }
            let rule: Code = affixed.types.contains { $0.textRule != nil } ? ", rules: [\(list: rules)]" : ""
            code.line("static let affixes\(number) = _RouteAffixes(")
            code.indented {
                $0.line(
                    "[\(list: literals)], ignoresCase: \(affixed.ignoringCase), longestValue: \(affixed.longestValue)\(nonempty)\(escapable)\(host)\(plus)\(rule))"
                )
            }
            let isText = affixed.types.map { "\($0.takesAnyText)" as Code }
            code.line("static let isText\(number) = [\(list: isText)]")
            code.line()
            code.block("static func accepts\(number)(_ parameter: Swift.Int, _ text: _RoutePart) -> Swift.Bool") {
                code in
                code.line("switch parameter {")
                for (index, type) in affixed.types.enumerated() where !type.takesAnyText {
                    code.line("case \(index): return \(conversion(.variable("text"), type)) != nil")
                }
                code.line("default: return true")
                code.line("}")
            }
            code.line()
            code.block("static func split\(number)(_ segment: _RoutePart, _ url: _RouteReader) -> [_RoutePart]?") {
                $0.line("affixes\(number).split(segment, of: url, isText: isText\(number), accepts: accepts\(number))")
            }
        }
    }
}

extension Matcher {
    /// A text that differs for different matchers.
    var identity: String {
        switch self {
        case .literal(let text, let ignoringCase): (ignoringCase ? "i" : "l") + text
        case .label(let suffix, let host): (host == .web ? "w" : "o") + "*" + suffix
        case .affixed(let affixed):
            (affixed.host.map { $0 == .web ? "w" : "o" } ?? "") + (affixed.ignoringCase ? "j" : "a")
                + affixed.types.map(\.identity).joined(separator: ",")
                + affixed.literals.map { ":\($0.utf8.count):\($0)" }.joined()
                + affixed.nonempty.map { "?\($0)" }.joined() + (affixed.plusIsSpace ? "+" : "")
        case .type(let type): "t" + type.identity
        case .host(let type): "h" + type.identity
        case .nonempty(let type): "n" + type.identity
        case .commaList(let type): "c" + type.identity
        case .rest(let type): "r" + type.identity
        }
    }
}
