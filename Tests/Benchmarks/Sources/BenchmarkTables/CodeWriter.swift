/// Collects lines of code, indented by block.
struct CodeWriter {
    private(set) var text = ""
    private var indentation = ""

    /// Adds a line; an empty one gets no indentation.
    mutating func line(_ line: String = "") {
        text += (line.isEmpty ? "" : indentation) + line + "\n"
    }

    /// Adds `head {`, the lines of `body`, indented, and `}`.
    mutating func block(_ head: String, _ body: (inout CodeWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// Adds the lines of `body`, indented.
    mutating func indented(_ body: (inout CodeWriter) -> Void) {
        indentation += "    "
        body(&self)
        indentation.removeLast(4)
    }
}
