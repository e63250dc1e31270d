/// The languages of an exported file.
package enum ScriptDialect: String, CaseIterable, Sendable {
    case typeScript = "typescript"
    case javaScript = "javascript"
}

/// The code of a module in both languages, and its type declarations: `⟨: string⟩` is left out of
/// JavaScript, `⟪ = 1⟫` is left out of declarations, and `⦃?⦄` is only in declarations.
struct ScriptSource {
    let text: String

    func module(_ dialect: ScriptDialect) -> String {
        text(without: dialect == .javaScript ? ["⟨", "⦃"] : ["⦃"]).joined(separator: "\n")
    }

    /// The type declarations, without the bodies of functions and without what isn't exported.
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

    /// The lines, without text in the given kinds of brackets, and with at most one empty line in a
    /// row.
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
