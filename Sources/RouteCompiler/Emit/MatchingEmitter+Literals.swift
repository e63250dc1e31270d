import RoutePatterns

extension MatchingEmitter {
    /// Prints the literal edges of a node: one comparison, or a switch over the first eight bytes.
    mutating func emitLiterals(
        _ edges: [DecisionTree.Edge], part: String, captures: [MatchingPlan.Capture], depth: Int,
        into code: inout CodeWriter
    ) {
        let literals = edges.compactMap { edge -> Literal? in
            guard case .literal(let text, let ignoringCase) = edge.matcher else { return nil }
            return Literal(text: text, ignoringCase: ignoringCase, edge: edge)
        }
        guard let first = literals.first else { return }
        if literals.count == 1 {
            var body = CodeWriter()
            emitChild(first.edge, part: part, captures: captures, depth: depth, into: &body)
            code.block("if \(first.comparison(of: part))") { $0.append(body) }
            return
        }
        let groups = Dictionary(grouping: literals, by: \.word)
        code.line("switch \(part).\(first.ignoringCase ? "lowercaseWord" : "word") {")
        for word in groups.keys.sorted() {
            code.line("case 0x\(String(word, radix: 16, uppercase: true)):")
            for literal in groups[word] ?? [] {
                var body = CodeWriter()
                emitChild(literal.edge, part: part, captures: captures, depth: depth, into: &body)
                code.indented { code in
                    code.line("// \(literal.text.swiftLiteral)")
                    code.block("if \(literal.comparisonAfterWord(of: part))") { $0.append(body) }
                }
            }
        }
        code.line("default: break")
        code.line("}")
    }

    /// Prints the functions that read values of closed types, those that were asked for.
    func emitClosedReaders(into code: inout CodeWriter) {
        for (type, number) in closedReaders.sorted(by: { $0.value < $1.value }) {
            let name = names.name(of: .closed(type))
            code.line()
            code.block("static func closed\(number)(_ part: RoutePart) -> \(name)?") { code in
                code.line("switch part.word {")
                let groups = Dictionary(grouping: type.values) { Literal.word(of: $0) }
                for word in groups.keys.sorted() {
                    code.line("case 0x\(String(word, radix: 16, uppercase: true)):")
                    for value in groups[word] ?? [] {
                        let literal = Literal(
                            text: value, ignoringCase: false, edge: .init(matcher: .rest(.string), node: 0))
                        let result = names.literal(value, as: .closed(type)).code
                        code.indented {
                            $0.line("if \(literal.comparisonAfterWord(of: "part")) { return \(result) }")
                        }
                    }
                }
                code.line("default: break")
                code.line("}")
                code.line("return nil")
            }
        }
    }

    private struct Literal {
        let text: String
        let ignoringCase: Bool
        let edge: DecisionTree.Edge

        var word: UInt64 {
            Self.word(of: text)
        }

        /// The first eight bytes, the first in the lowest place: what `RoutePart.word` gives.
        static func word(of text: String) -> UInt64 {
            text.utf8.prefix(8).enumerated().reduce(0) { $0 | UInt64($1.element) << UInt64($1.offset * 8) }
        }

        func comparison(of part: String) -> String {
            "\(part).\(ignoringCase ? "equalsIgnoringCase" : "equals")(\(text.swiftLiteral))"
        }

        func comparisonAfterWord(of part: String) -> String {
            text.utf8.count <= 8 ? "\(part).hasCount(\(text.utf8.count))" : comparison(of: part)
        }
    }
}
