import RoutePatterns

/// The affixed segments of a spec, each printed once: its literal texts, and how its values are told apart.
struct AffixTable {
    let names: TypeNames
    private var numbers: [Matcher.Affixed: Int] = [:]
    private var inOrder: [Matcher.Affixed] = []

    init(names: TypeNames) {
        self.names = names
    }

    /// The number of a segment.
    mutating func number(of affixed: Matcher.Affixed) -> Int {
        if let number = numbers[affixed] { return number }
        numbers[affixed] = inOrder.count
        inOrder.append(affixed)
        return inOrder.count - 1
    }

    /// The name of the function that splits a segment.
    mutating func reader(of affixed: Matcher.Affixed) -> String {
        "split\(number(of: affixed))"
    }

    func emit(closedReader: (ClosedType) -> String, into code: inout CodeWriter) {
        for (number, affixed) in inOrder.enumerated() {
            code.line()
            let literals = affixed.literals.map(\.swiftLiteral).joined(separator: ", ")
            code.line("static let affixes\(number) = RouteAffixes(")
            code.indented {
                $0.line(
                    "[\(literals)], ignoresCase: \(affixed.ignoringCase), longestValue: \(affixed.longestValue))")
            }
            let isText = affixed.types.map { "\($0.takesAnyText)" }.joined(separator: ", ")
            code.line("static let isText\(number) = [\(isText)]")
            code.line()
            code.block("static func accepts\(number)(_ parameter: Swift.Int, _ text: RoutePart) -> Swift.Bool") {
                code in
                code.line("switch parameter {")
                for (index, type) in affixed.types.enumerated() where !type.takesAnyText {
                    let conversion =
                        if case .closed(let closed) = type { "\(closedReader(closed))(text)" } else {
                            "text.\(names.conversion(to: type))"
                        }
                    code.line("case \(index): return \(conversion) != nil")
                }
                code.line("default: return true")
                code.line("}")
            }
            code.line()
            code.block("static func split\(number)(_ segment: RoutePart, _ url: RouteReader) -> [RoutePart]?") {
                $0.line("affixes\(number).split(segment, of: url, isText: isText\(number), accepts: accepts\(number))")
            }
        }
    }
}
