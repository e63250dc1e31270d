import RoutePatterns

/// Prints a check of the app's types before the enum: the compiler's first error about one that doesn't conform, or
/// doesn't exist, then names the type and a pattern. Errors in a file are in the order of its declarations, bodies of
/// functions last; so the check is the value of a constant.
struct AppTypeEmitter {
    let table: RouteTable
    let names: TypeNames

    func emit(into code: inout CodeWriter) {
        let uses = uses()
        if uses.isEmpty { return }
        code.line("// If a type of yours doesn't conform, the first error is here and names its pattern.")
        code.open("private nonisolated let _appTypes: Swift.Void =")
        for (type, pattern) in uses { code.line("_routeType(\(type).self)  // \(pattern.commentLine)") }
        code.outdent()
        code.line("}()")
        for (type, pattern) in uses {
            let message = """
                '\(type)' in '\(pattern)' must be Hashable, Sendable, and LosslessStringConvertible \
                or RawRepresentable by String or an integer
                """
            code.line("@available(*, unavailable, message: \(message.swiftLiteral))")
            code.line(
                "private nonisolated func _routeType(_ type: \(type).Type, _: (\(label(of: type)): Swift.Void, Swift.Void)? = nil) {}"
            )
        }
        code.line()
    }

    /// Two names may be of one type, an alias for example: the label makes two functions of their overloads.
    private func label(of type: String) -> String {
        type.split(separator: "_").joined(separator: "__").split(separator: ".").joined(separator: "_")
    }

    /// The app's types, in the order of the spec, each with the first pattern that has it.
    private func uses() -> [(type: String, pattern: String)] {
        var seen: Set<RouteType> = []
        let patterns = table.routes.flatMap { $0.patterns.map(\.pattern) }
        return patterns.flatMap { pattern in
            pattern.parameters.map(\.type).filter { $0.isCustom && seen.insert($0).inserted }
                .map { (names.name(of: $0), pattern.text) }
        }
    }
}
