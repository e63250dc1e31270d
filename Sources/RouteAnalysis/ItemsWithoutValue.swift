import RouteLanguage
import RouteSpec

/// The rule `item-without-value`: an item without `=` matches any value, and the route doesn't
/// have it.
package enum ItemsWithoutValue {
    package static func check(_ declaration: RouteDeclaration, into diagnostics: inout Diagnostics)
    {
        for (declared, source) in zip(declaration.route.patterns, declaration.sources) {
            for item in declared.pattern.parts where item.text == .any {
                let parameter = Identifier.camelCase(item.name) ?? "value"
                diagnostics.report(
                    .itemWithoutValue, "the value of '\(item.name)' is not kept",
                    at: source.span(of: item.range),
                    help: "to keep it, write \(item.name)=${\(parameter)}")
            }
        }
    }
}
