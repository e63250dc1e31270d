import RoutePatterns

/// Prints a check of the app's types before the enum, so that the compiler's first error about a missing type or
/// conformance names the type and a pattern. The compiler reports errors in the order of declarations, with function
/// bodies last, so the check is the value of a constant.
struct AppTypeEmitter {
    let table: RouteTable
    let names: TypeNames

    func emit(into code: inout CodeWriter) {
        let uses = uses()
        if uses.isEmpty { return }
        code.line("// If a type of yours doesn't conform, the first error is here and names its pattern.")
        code.open("private nonisolated let _appTypes: () =")
        for (type, pattern) in uses { code.line("_Route.parameterType(\(type).self)  // \(pattern.commentLine)") }
        code.outdent()
        code.line("}()")
        for (type, pattern) in uses {
            let message = """
                '\(type)' in '\(pattern)' must be Hashable, Sendable, and LosslessStringConvertible \
                or RawRepresentable by String or an integer
                """
            code.block("private nonisolated extension _Route") { code in
                code.line("@available(")
                code.indented { $0.line("*, unavailable,") }
                code.indented { $0.line("message: \(literal: message))") }
                code.line(
                    "static func parameterType(_ type: \(type).Type, _: (\(label(of: type)): (), ())? = nil) {}"
                )
            }
        }
        code.line()
    }

    /// Two names can refer to one type, such as an alias. The label keeps their overloads distinct.
    private func label(of type: String) -> String {
        type.split(separator: "_").joined(separator: "__").split(separator: ".").joined(separator: "_")
    }

    /// The app's types, in the order of the spec, each with the first pattern that uses it.
    private func uses() -> [(type: String, pattern: String)] {
        var seen: Set<RouteType> = []
        let routes = table.routes.filter { $0.values.contains { $0.type.isCustom } }
        return routes.flatMap(\.patterns).map(\.pattern).flatMap { pattern in
            pattern.parameters.map(\.type).filter { $0.isCustom && seen.insert($0).inserted }
                .map { (names.name(of: $0), pattern.text) }
        }
    }
}
