import RouteSpec
import RoutePatterns

/// The rule `item-without-value`: an item without `=` matches any value, and the route doesn't have it.
package enum ItemsWithoutValue {
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics) {
        for (declared, source) in zip(declaration.route.patterns, declaration.sources) {
            for item in declared.pattern.parts where item.text == .any {
                diagnostics.append(
                    Diagnostic(
                        .itemWithoutValue, "the value of '\(item.name)' is not kept", at: source.span(of: item.range),
                        help: "to keep it, write \(item.name)=${\(Identifier.camelCase(item.name) ?? "value")}"))
            }
        }
    }
}

/// The rule `default-in-path`: a default is the value for patterns that leave the parameter out. It doesn't make a
/// segment optional.
package enum PathDefaults {
    /// Takes time linear in the number of the route's parameters.
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics) {
        let patterns = declaration.route.patterns
        let bound = patterns.map { $0.pattern.parameters.map(\.name) }
        for (declared, source) in zip(patterns, declaration.sources) {
            let pattern = declared.pattern
            let segments = pattern.parts.filter { !$0.isItem }
            for parameter in segments.parameters + (pattern.base?.host?.parameters ?? []) {
                guard case .defaulting(let text) = parameter.presence,
                    bound.allSatisfy({ $0.contains(parameter.name) })
                else { continue }
                diagnostics.append(
                    Diagnostic(
                        .defaultInPath, "the default of '\(parameter.name)' does not make its segment optional",
                        at: source.span(of: parameter.range),
                        help: "add a pattern without the segment, which then means '\(text)'"))
            }
        }
    }
}
