import RoutePatterns

extension MatchingEmitter {
    /// Prints the literal edges of a node: a comparison, or a switch, which the compiler makes a binary search.
    mutating func emitLiterals(
        _ edges: [DecisionTree.Edge], _ place: Place, isLast: Bool, into code: inout CodeWriter
    ) {
        let part = segment(place.depth)
        var texts: [(edge: DecisionTree.Edge, text: String)] = []
        for edge in edges {
            guard case .literal(let text, let ignoringCase) = edge.matcher else { continue }
            if ignoringCase {
                let condition: SwiftText = "\(part).equalsIgnoringCase(\(literal: text))"
                emitChild(edge, place.next([condition], isLast: isLast && edges.count == 1), into: &code)
            } else {
                texts.append((edge, text))
            }
        }
        if texts.count == 1 {
            let condition: SwiftText = "\(part).equals(\(literal: texts[0].text))"
            return emitChild(texts[0].edge, place.next([condition], isLast: isLast), into: &code)
        }
        if texts.isEmpty { return }
        code.line("switch \(part) {")
        for (edge, text) in texts {
            code.clause("case \(literal: text):") { emitChild(edge, place.next([], isLast: isLast), into: &$0) }
        }
        code.line("default: break")
        code.line("}")
    }

    /// Prints the functions that read the values of declared types.
    func emitReaders(into code: inout CodeWriter) {
        if declaredTypes.isEmpty { return }
        code.line()
        code.block("private nonisolated extension _RoutePart") { code in
            let types = declaredTypes.sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
            for (index, type) in types.enumerated() {
                if index > 0 { code.line() }
                let name = names.name(of: type)
                code.block("func \(TypeNames.reader(of: type))() -> \(name)?") { code in
                    switch type {
                    case .closed(let closed): emitReader(of: closed, into: &code)
                    case .constrained(let constrained):
                        // Only a String accepts the empty text.
                        let base =
                            constrained.base == .string ? "nonemptyString()" : names.conversion(to: constrained.base)
                        code.line("\(base).flatMap { \(name)(rawValue: $0) }")
                    default: return
                    }
                }
            }
        }
    }

    private func emitReader(of type: ClosedType, into code: inout CodeWriter) {
        let fallback = type.fallback.map { names.literal($0, as: .closed(type)).code }
        let other: SwiftText = fallback.map { "isText ? \($0) : nil" } ?? "nil"
        let ignoresCase = table.schemes.contains { $0.closedTypesIgnoringCase.contains(.closed(type)) }
        code.line("switch self {")
        for value in type.values {
            code.clause("case \(literal: value):") { $0.line("return \(names.literal(value, as: .closed(type)).code)") }
        }
        code.line("default: \(ignoresCase ? "if !ignoresCase { return \(other) }" : "return \(other)")")
        code.line("}")
        if !ignoresCase { return }
        for value in type.values {
            let condition: SwiftText = "equalsIgnoringCase(\(literal: value.asciiLowercased))"
            code.when([condition]) { $0.line("return \(names.literal(value, as: .closed(type)).code)") }
        }
        code.line("return \(other)")
    }
}
