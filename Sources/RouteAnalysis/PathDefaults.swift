import RouteSpec

/// The rule `default-in-path`: a default is the value for patterns that leave the parameter out.
/// It doesn't make a segment optional.
package enum PathDefaults {
    /// Takes time linear in the number of the route's parameters.
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics)
    {
        let patterns = declaration.route.patterns
        let bound = patterns.map { $0.pattern.parameters.map(\.name) }
        for (declared, source) in zip(patterns, declaration.sources) {
            let pattern = declared.pattern
            let segments = pattern.parts.filter { !$0.isItem }
            for parameter in segments.parameters + (pattern.base?.host?.parameters ?? []) {
                guard let text = parameter.presence.defaultText,
                    bound.allSatisfy({ $0.contains(parameter.name) })
                else { continue }
                diagnostics.report(
                    .defaultInPath,
                    "the default of '\(parameter.name)' does not make its segment optional",
                    at: source.span(of: parameter.range),
                    help: "add a pattern without the segment, which then means '\(text)'")
            }
        }
    }
}
