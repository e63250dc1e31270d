import RouteLanguage
import TypeScriptEmitter

extension RouteMap {
    /// The JavaScript module of a page, which has the documentation elsewhere. It gives the page's
    /// scripts what it exports, what says why no pattern matches a URL, and what makes values of
    /// the texts in a form. The same spec gives the same bytes on every machine.
    package static func module(_ emitter: TypeScriptFileEmitter) -> String {
        emitter.javaScript(calling: explanationFunctions) { data, code in
            let fields = emitter.visible.map { route in
                let values = emitter.table[route].values.map { value in
                    "[\(ScriptNames.property(value.name).scriptLiteral), \(data.type(value.type))]"
                }
                return
                    "  \(emitter.table[route].name.scriptLiteral): [\(values.joined(separator: ", "))],\n"
            }
            code.line(
                """

                // The property and the type of each value, by route.
                const $fields = {
                \(fields.joined())};

                globalThis.routes = {
                  parse, url, linkText: $linkText, rebased: $rebased, isHidden: $isHidden,
                  explain: $explain, fields: $fields,
                };
                """)
        }
    }
}
