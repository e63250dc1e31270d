/// Collects lines of TypeScript, indented by block.
package struct ScriptWriter {
    package private(set) var text = ""
    private var indentation = ""
    private let isDocumented: Bool

    /// - Parameter isDocumented: whether the text has JSDoc comments.
    init(isDocumented: Bool) { self.isDocumented = isDocumented }

    package mutating func line(_ line: String = "") {
        text += (line.isEmpty ? "" : indentation + line) + "\n"
    }

    /// Adds `head {`, the lines of the body, and `}`.
    mutating func block(_ head: String, _ body: (inout ScriptWriter) -> Void) {
        line(head + " {")
        indentation += "  "
        body(&self)
        indentation.removeLast(2)
        line("}")
    }

    /// Adds a JSDoc comment.
    package mutating func documentation(_ lines: [String]) {
        if lines.isEmpty || !isDocumented { return }
        if lines.count == 1 { return line("/** \(lines[0]) */") }
        line("/**")
        for line in lines { self.line(line.isEmpty ? " *" : " * \(line)") }
        line(" */")
    }
}
