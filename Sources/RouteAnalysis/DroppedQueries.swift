import RouteLanguage
import RouteSpec

/// The rule `dropped-query`: a pattern that takes every path doesn't keep the items of the links.
package enum DroppedQueries {
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics)
    {
        for (declared, source) in zip(declaration.route.patterns, declaration.sources) {
            let pattern = declared.pattern
            guard case .rest(let rest?)? = pattern.path.first?.text, pattern.path.count == 1,
                rest.type == .string, !pattern.parts.contains(where: \.isItem)
            else { continue }
            diagnostics.report(
                .droppedQuery, "the items of the links that '\(rest.name)' takes are not kept",
                at: source.span, help: "to keep them, write ${\(rest.name)...}?${items...}")
        }
    }
}
