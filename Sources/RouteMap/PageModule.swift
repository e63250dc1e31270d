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
        emitter.javaScript(calling: RouteMap.explanationFunctions) { reading, code in
            var explanation = ExplanationEmitter(reading)
            explanation.emit(into: &code)
            emitConversions(into: &code)
            code.line()
            let members = "parse, url, rebased: $rebased, explain: $explain, conversions: $conversions, fields: $fields"
            code.line("globalThis.routes = { \(members) };")
        }
    }

    private func emitConversions(into code: inout ScriptWriter) {
        let (table, types) = (emitter.table, emitter.types)
        var conversions = NumberedTexts()
        let fields = emitter.visible.map { id in
            let values = table[id].values.map { value in
                let conversion = types.conversion(of: SegmentCode(raw: "raw"), to: value.type)
                let number = conversions.number(of: "(url, raw) => \(conversion)")
                return "[\(ScriptNames.property(value.name).scriptLiteral), \(number)]"
            }
            return "\(table[id].name.scriptLiteral): [\(values.joined(separator: ", "))]"
        }
        code.list("$conversions", conversions.texts, "How the texts of a form become values.")
        code.object("$fields", fields, "The property and the number of the conversion of each value, by route.")
    }
}

extension ScriptWriter {
    /// Adds a constant list, an element a line.
    mutating func list(_ name: String, _ elements: [String], _ comment: String) {
        constant(name, "[", elements, "]", comment)
    }

    /// Adds a constant object, a member a line.
    mutating func object(_ name: String, _ members: [String], _ comment: String) {
        constant(name, "{", members, "}", comment)
    }

    private mutating func constant(
        _ name: String, _ start: String, _ elements: [String], _ end: String, _ comment: String
    ) {
        line()
        documentation([comment])
        line("const \(name) = \(start)")
        indented { code in for element in elements { code.line(element + ",") } }
        line(end + ";")
    }
}
