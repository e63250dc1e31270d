import RoutePatterns

/// Collects lines of TypeScript, indented by block.
struct ScriptWriter {
    private(set) var text = ""
    private var indentation = ""

    mutating func line(_ line: String = "") {
        text += (line.isEmpty ? "" : indentation + line) + "\n"
    }

    /// Adds lines that have an indentation of their own.
    mutating func lines(_ lines: String) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { self.line(String(line)) }
    }

    mutating func indented(_ body: (inout ScriptWriter) -> Void) {
        indentation += "  "
        body(&self)
        indentation.removeLast(2)
    }

    /// Adds `head {`, the lines of the body, and `}`.
    mutating func block(_ head: String, _ body: (inout ScriptWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }

    /// Adds the body under a condition; without one if it is empty.
    mutating func when(_ conditions: [String], _ body: (inout ScriptWriter) -> Void) {
        if conditions.isEmpty { return body(&self) }
        block("if (\(conditions.joined(separator: " && ")))", body)
    }

    /// Adds a comment for editors.
    mutating func documentation(_ lines: [String]) {
        if lines.isEmpty { return }
        if lines.count == 1 { return line("/** \(lines[0]) */") }
        line("/**")
        for line in lines { self.line(line.isEmpty ? " *" : " * \(line)") }
        line(" */")
    }
}

/// The languages of an exported file.
package enum ScriptDialect: String, CaseIterable, Sendable {
    case typeScript = "typescript"
    case javaScript = "javascript"

    /// A text without what is not in the language: in TypeScript the brackets `⟨` and `⟩`, in JavaScript also what is
    /// between them.
    func text(of source: String) -> String {
        var text = ""
        var depth = 0
        for scalar in source.unicodeScalars {
            switch scalar {
            case "⟨": depth += 1
            case "⟩": depth -= 1
            default: if depth == 0 || self == .typeScript { text.unicodeScalars.append(scalar) }
            }
        }
        return text
    }
}

extension String {
    /// The text without its last line break.
    var trimmed: String { utf8.last == UInt8(ascii: "\n") ? String(dropLast()) : self }

    /// The text as a literal of TypeScript.
    var scriptLiteral: String { "\"" + scriptText(quote: "\"") + "\"" }

    /// The bytes of the text as the characters of a literal.
    var byteLiteral: String {
        "\""
            + utf8.map { byte in
                let isPlain = byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
                let digits = String(byte, radix: 16)
                return isPlain
                    ? String(Unicode.Scalar(byte)) : "\\x" + (digits.count == 1 ? "0" : "") + digits
            }.joined() + "\""
    }

    /// The text between two quotes.
    func scriptText(quote: Unicode.Scalar) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar == quote || scalar == "\\" || (scalar == "$" && quote == "`") {
                text += "\\" + String(scalar)
            } else if scalar.isDeceptive || scalar == "⟨" || scalar == "⟩"
                || (text.isEmpty && scalar.properties.isGraphemeExtend)
            {
                text += scalar.swiftEscape
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// The text on one line of a comment.
    var scriptComment: String {
        let line = String(
            String.UnicodeScalarView(unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }))
        var text = ""
        var last: Unicode.Scalar = " "
        for scalar in line.escapingDeceptive.unicodeScalars {
            // Nothing ends the comment, or is taken for a bracket.
            if last == "*", scalar == "/" { text += " " }
            text.unicodeScalars.append(scalar == "⟨" ? "<" : scalar == "⟩" ? ">" : scalar)
            last = scalar
        }
        return text
    }
}
