/// Collects the lines of a module, indented by block.
struct ScriptWriter {
    private(set) var text = ""
    let form: ScriptForm
    private var indentation = ""
    private let isDocumented: Bool

    /// - Parameter isDocumented: whether the text has JSDoc comments.
    init(_ form: ScriptForm, isDocumented: Bool) {
        self.form = form
        self.isDocumented = isDocumented
    }

    mutating func line(_ line: String = "") {
        text += (line.isEmpty ? "" : indentation + line) + "\n"
    }

    /// Adds a declaration of a type, if the form has types.
    mutating func type(_ declaration: String) {
        if form.hasTypes { line(declaration) }
    }

    /// Adds `head {`, the lines of the body, and `}`.
    mutating func block(_ head: String, _ body: (inout ScriptWriter) -> Void) {
        line(head + " {")
        indentation += "  "
        body(&self)
        indentation.removeLast(2)
        line("}")
    }

    /// Adds an exported function; only what it takes and returns if the form has no bodies.
    mutating func function(_ function: ScriptFunction, _ body: (inout ScriptWriter) -> Void) {
        let head = function.head(form)
        if form.hasBodies { block(head, body) } else { line(head + ";") }
    }

    /// Adds an exported list of texts.
    mutating func list(_ name: String, _ texts: [String]) {
        let list = "[\(texts.map(\.scriptLiteral).joined(separator: ", "))]"
        switch form {
        case .module(.typeScript): line("export const \(name) = \(list) as const;")
        case .module(.javaScript): line("export const \(name) = \(list);")
        case .declarations: line("export declare const \(name): readonly \(list);")
        }
    }

    /// Adds a JSDoc comment.
    mutating func documentation(_ lines: [String]) {
        if lines.isEmpty || !isDocumented { return }
        if lines.count == 1 { return line("/** \(lines[0]) */") }
        line("/**")
        for line in lines { self.line(line.isEmpty ? " *" : " * \(line)") }
        line(" */")
    }
}
