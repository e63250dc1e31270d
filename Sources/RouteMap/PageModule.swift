import RoutePatterns
import TypeScriptEmitter

/// The JavaScript module of a page, which has the documentation elsewhere. It gives the page's scripts what it exports,
/// what says why no pattern matches a URL, and what makes values of the texts in a form.
package struct PageModule {
    private let emitter: TypeScriptFileEmitter

    package init(_ emitter: TypeScriptFileEmitter) {
        self.emitter = emitter
    }

    /// The code of the module. The same spec gives the same bytes on every machine.
    package var code: String {
        emitter.javaScript(calling: RouteMap.explanationFunctions) { data, code in
            code.line()
            code.line("// The property and the type of each value, by route.")
            code.line("const $fields = {")
            for route in emitter.visible.map({ emitter.table[$0] }) {
                let values = route.values.map { value in
                    "[\(ScriptNames.property(value.name).scriptLiteral), \(data.type(value.type))]"
                }
                code.line("  \(route.name.scriptLiteral): [\(values.joined(separator: ", "))],")
            }
            code.line("};")
            code.line()
            code.line("globalThis.routes = {")
            code.line("  parse, url, linkText: $linkText, rebased: $rebased, isHidden: $isHidden,")
            code.line("  explain: $explain, fields: $fields,")
            code.line("};")
        }
    }
}
