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
}

/// The code of a module in both languages, and the declarations of what it exports: `⟨: string⟩` is not in JavaScript,
/// `⟪ = 1⟫` not in declarations, and `⦃?⦄` only there.
struct ScriptSource {
    let text: String

    func module(_ dialect: ScriptDialect) -> String {
        text(without: dialect == .javaScript ? ["⟨", "⦃"] : ["⦃"]).joined(separator: "\n")
    }

    /// The declarations, without the code of functions and what isn't exported.
    func declarations() -> String {
        var isBody = false
        let lines = text(without: ["⟪"]).compactMap { line -> String? in
            if isBody {
                isBody = line != "}"
                return nil
            }
            let words = line.split(separator: " ", maxSplits: 2)
            guard words.first == "export", words[1] != "type" else { return line }
            isBody = line.hasSuffix(" {")
            return "export declare \(words[1]) \(isBody ? words[2].dropLast(2) + ";" : words[2])"
        }
        return lines.joined(separator: "\n")
    }

    /// The lines, without what is in some of the brackets, and without an empty line after another.
    private func text(without brackets: Set<Unicode.Scalar>) -> [String] {
        var text = ""
        var left: [Bool] = []
        for scalar in self.text.unicodeScalars {
            switch scalar {
            case "⟨", "⟪", "⦃": left.append(brackets.contains(scalar))
            case "⟩", "⟫", "⦄": left.removeLast()
            default: if !left.contains(true) { text.unicodeScalars.append(scalar) }
            }
        }
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false)
        where !line.isEmpty || lines.last != "" {
            lines.append(String(line))
        }
        return lines
    }
}

extension Unicode.Scalar {
    /// Whether the character is one of the brackets of `ScriptSource`.
    fileprivate var isScriptBracket: Bool { "⟨⟩⟪⟫⦃⦄".unicodeScalars.contains(self) }
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
            } else if scalar.isDeceptive || scalar.isScriptBracket
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
        for scalar in line.escapingDeceptive.unicodeScalars {
            // Nothing ends the comment, or is taken for a bracket.
            if scalar == "/", text.utf8.last == UInt8(ascii: "*") { text += " " }
            text += scalar.isScriptBracket ? scalar.swiftEscape : String(scalar)
        }
        return text
    }
}
