import RoutePatterns

extension MatchingEmitter {
    /// Few literals are compared one by one, which is shorter than a switch and takes no longer. With one literal more,
    /// all their lines change, so it is not so few that this happens often.
    private static let mostComparisons = 4

    /// Prints the literal edges of a node: comparisons, or a switch over the first eight bytes.
    mutating func emitLiterals(
        _ edges: [DecisionTree.Edge], _ place: Place, isLast: Bool, into code: inout CodeWriter
    ) {
        let part = place.segment(back: 0)
        var literals: [Literal] = []
        for edge in edges {
            guard case .literal(let text, let ignoringCase) = edge.matcher else { continue }
            literals.append(Literal(text: text, ignoringCase: ignoringCase, edge: edge))
        }
        if literals.count <= Self.mostComparisons {
            for literal in literals {
                emitChild(literal.edge, place.next(literal.comparison(of: part), isLast: isLast), into: &code)
            }
        } else {
            emitSwitch(literals, at: 0, part: part, into: &code) { emitter, literal, condition, code in
                emitter.emitChild(literal.edge, place.next(condition, isLast: isLast), into: &code)
            }
        }
    }

    /// Prints a switch over the eight bytes at an offset. The bytes before it have already matched all the literals.
    ///
    /// - Parameter emitBody: prints what follows a literal. `condition` compares the rest of the literal.
    private mutating func emitSwitch(
        _ literals: [Literal], at offset: Int, part: PartCode, into code: inout CodeWriter,
        _ emitBody: (inout MatchingEmitter, Literal, _ condition: Code, inout CodeWriter) -> Void
    ) {
        var groups: [UInt64: [Literal]] = [:]
        var words: [UInt64] = []
        for literal in literals {
            let word = literal.word(at: offset)
            if groups[word] == nil { words.append(word) }
            groups[word, default: []].append(literal)
        }
        let isLowercase = literals.first?.ignoringCase ?? false
        code.line("switch \(part.word(at: offset, isLowercase: isLowercase)) {")
        for word in words.sorted() {
            let group = groups[word] ?? []
            let longer = group.filter { $0.text.utf8.count > offset + 8 }
            // A comparison shows its literal; a length check needs a comment.
            let compared = group.first { $0.text.utf8.count <= offset + 8 }
            let comment: Code = compared.map { "  // \(literal: $0.text)" } ?? ""
            code.line("case 0x\(String(word, radix: 16, uppercase: true)):\(comment)")
            code.indent()
            let isSwitched = longer.count > 2
            for literal in group where !isSwitched || literal.text.utf8.count <= offset + 8 {
                emitBody(&self, literal, literal.comparison(of: part, after: offset + 8), &code)
            }
            if isSwitched { emitSwitch(longer, at: offset + 8, part: part, into: &code, emitBody) }
            code.outdent()
        }
        code.line("default: break")
        code.line("}")
    }

    /// Prints the functions that read values of `closedTypes`.
    mutating func emitReaders(into code: inout CodeWriter) {
        for type in declaredTypes.sorted(by: { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }) {
            code.line()
            let name = names.name(of: type)
            code.block("static func \(TypeNames.reader(of: type))(_ part: _RoutePart) -> \(name)?") { code in
                switch type {
                case .closed(let closed): emitReader(of: closed, into: &code)
                case .constrained(let constrained):
                    // Only a String takes a text with a mark, or the empty one.
                    let base = constrained.base == .string ? "plainString()" : names.conversion(to: constrained.base)
                    code.line("part.\(base).flatMap { \(name)(rawValue: $0) }")
                default: return
                }
            }
        }
    }

    private mutating func emitReader(of type: ClosedType, into code: inout CodeWriter) {
        let literals = type.values.map {
            Literal(text: $0, ignoringCase: false, edge: .init(matcher: .rest(.string), node: 0))
        }
        let names = names
        emitSwitch(literals, at: 0, part: .variable("part"), into: &code) { _, literal, condition, code in
            code.when([condition]) { $0.line("return \(names.literal(literal.text, as: .closed(type)).code)") }
        }
        let fallback = type.fallback.map { names.literal($0, as: .closed(type)).code }
        code.line(fallback.map { "return part.isPlainText ? \($0) : nil" } ?? "return nil")
    }

    private struct Literal {
        let text: String
        let ignoringCase: Bool
        let edge: DecisionTree.Edge

        /// Eight bytes, with the first in the lowest byte, as `_RoutePart.word` and `word(at:)` return them.
        func word(at offset: Int) -> UInt64 {
            text.utf8.dropFirst(offset).prefix(8).enumerated().reduce(0) {
                $0 | UInt64($1.element) << UInt64($1.offset * 8)
            }
        }

        func comparison(of part: PartCode) -> Code {
            part.equals(text, ignoringCase: ignoringCase)
        }

        /// The comparison after the bytes before an offset have matched.
        func comparison(of part: PartCode, after offset: Int) -> Code {
            text.utf8.count <= offset ? part.hasCount(text.utf8.count) : comparison(of: part)
        }
    }
}
