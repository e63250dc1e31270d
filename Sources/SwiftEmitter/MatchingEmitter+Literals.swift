import RouteLanguage

extension MatchingEmitter {
    /// Prints the literal edges of a node: a comparison, or a switch, which the compiler makes a
    /// binary search.
    mutating func emitLiterals(
        _ edges: [DecisionTree.Edge], of node: Int, _ place: Place, part: SwiftText, isLast: Bool,
        into code: inout CodeWriter
    ) {
        let literals = edges.compactMap(LiteralEdge.init)
        if literals.isEmpty { return }
        let areFolded = literals.contains { $0.ignoresCase || plan.mayBeFirst($0.edge, of: node) }
        if literals.count == 1 || !table.ignoresCase && areFolded {
            for literal in literals {
                let test = test(of: part, literal, of: node)
                let next = place.next([test], isLast: isLast && literals.count == 1)
                emitChild(literal.edge, next, into: &code)
            }
            return
        }
        code.line("switch \(table.ignoresCase ? "\(part).folded" : part) {")
        for literal in literals {
            code.clause("case \(literal: literal.text):") {
                emitChild(literal.edge, place.next([], isLast: isLast), into: &$0)
            }
        }
        code.line("default: break")
        code.line("}")
    }

    /// An edge for a literal text.
    private struct LiteralEdge {
        let edge: DecisionTree.Edge
        let text: String
        let ignoresCase: Bool

        /// Nil for another edge.
        init?(_ edge: DecisionTree.Edge) {
            guard case .literal(let text, let ignoresCase) = edge.matcher else { return nil }
            self.edge = edge
            self.text = text
            self.ignoresCase = ignoresCase
        }
    }

    /// The condition that a part is the literal text of a node's edge.
    private func test(of part: SwiftText, _ literal: LiteralEdge, of node: Int) -> SwiftText {
        if !literal.ignoresCase, plan.mayBeFirst(literal.edge, of: node) {
            return "\(part).equalsAsFirst(\(literal: literal.text))"
        }
        return equals(part, literal.text, ignoringCase: literal.ignoresCase)
    }

    /// The condition that a part is a literal text.
    func equals(_ part: SwiftText, _ text: String, ignoringCase: Bool) -> SwiftText {
        let test = ignoringCase ? "equalsIgnoringCase" : "equals"
        return "\(part).\(test)(\(literal: text.folded(ignoringCase)))"
    }
}
