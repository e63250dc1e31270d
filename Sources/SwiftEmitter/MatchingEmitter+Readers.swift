import RouteLanguage
import RouteSpec

extension MatchingEmitter {
    /// The types of the spec and the app that the patterns have, in the order of their names.
    private var typesWithReader: [RouteType] {
        let patterns = table.routes.flatMap(\.patterns)
        let types = Set(patterns.flatMap(\.pattern.parameters).map(\.type))
        let own = types.filter { $0.isGenerated || $0.isCustom }
        return own.sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
    }

    /// Prints the functions that read the values of types of the spec and the app.
    func emitReaders(into code: inout CodeWriter) {
        let types = typesWithReader
        if types.isEmpty { return }
        code.line()
        code.block("private nonisolated extension _RoutePart") { code in
            for (index, type) in types.enumerated() {
                if index > 0 { code.line() }
                let name = names.name(of: type)
                code.block("func \(TypeNames.reader(of: type))() -> \(name)?") { code in
                    switch type {
                    case .closed(let closed): emitReader(of: closed, into: &code)
                    case .custom: code.line("string().flatMap { _Route.value(\(name).self, $0) }")
                    case .constrained(let constrained):
                        let base = names.conversion(to: constrained.base)
                        code.line("\(base).flatMap { \(name)(rawValue: $0) }")
                    default: return
                    }
                }
            }
        }
    }

    private func emitReader(of type: ClosedType, into code: inout CodeWriter) {
        let fallback = type.fallback.map { names.literal($0, as: .closed(type)) }
        let other: SwiftText = fallback.map { "isText ? \($0) : nil" } ?? "nil"
        if table.ignoresCase { return emitFoldedReader(of: type, other: other, into: &code) }
        let values = type.values.map { ClosedValue(text: $0, value: $0) }
        let mayIgnoreCase = table.schemes.contains {
            $0.closedTypesIgnoringCase.contains(.closed(type))
        }
        code.line("switch self {")
        emitCases(values, of: type, into: &code)
        if !mayIgnoreCase {
            code.line("default: return \(other)")
            code.line("}")
            return
        }
        code.line("default: if !ignoresCase { return \(other) }")
        code.line("}")
        for value in type.values {
            let condition: SwiftText = "equalsIgnoringCase(\(literal: value.asciiLowercased))"
            code.when([condition]) { $0.line("return \(names.literal(value, as: .closed(type)))") }
        }
        code.line("return \(other)")
    }

    /// Prints the reader of a type whose case doesn't count: of two values that differ in case
    /// alone, the equal one counts, or else the first (rule 3.2).
    ///
    /// - Parameter other: the value of any other text.
    private func emitFoldedReader(
        of type: ClosedType, other: SwiftText, into code: inout CodeWriter
    ) {
        var first: [ClosedValue] = []
        var known: Set<[UInt8]> = []
        for value in type.values {
            let folded = value.asciiLowercased
            if !known.insert(Array(folded.utf8)).inserted { continue }
            first.append(ClosedValue(text: folded, value: value))
        }
        if first.count < type.values.count {
            let exact = type.values.map { ClosedValue(text: $0, value: $0) }
            code.line("switch self {")
            emitCases(exact, of: type, into: &code)
            code.line("default: break")
            code.line("}")
        }
        code.line("switch folded {")
        emitCases(first, of: type, into: &code)
        code.line("default: return \(other)")
        code.line("}")
    }

    /// A value of a closed type, and the text that is read as it.
    private struct ClosedValue {
        let text: String
        let value: String
    }

    private func emitCases(
        _ values: [ClosedValue], of type: ClosedType, into code: inout CodeWriter
    ) {
        for value in values {
            code.clause("case \(literal: value.text):") {
                $0.line("return \(names.literal(value.value, as: .closed(type)))")
            }
        }
    }
}
