import RouteSpec

/// Text in a table of a pull request.
package enum MarkdownCode {
    /// A code span, in which GitHub finds no mentions, issues, or URLs. It shows the text
    /// unchanged, except for control characters (CommonMark 0.31, section 6.1).
    package static func span(_ text: String) -> String {
        // A backtick before the text, because some commands are escaped only at the start of a
        // line.
        let text = String(TerminalText.escaped("`" + text).dropFirst())
        // The delimiter is a run of backticks that the text doesn't contain.
        let runs = Set(text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count))
        let count = (1...runs.count + 1).first { !runs.contains($0) } ?? 1
        let delimiter = String(repeating: "`", count: count)
        // Markdown strips these. Without them, the text couldn't begin or end with a backtick.
        let space = runs.isEmpty ? "" : " "
        // A bar ends the cell even in code.
        let shown = text.unicodeScalars.map { $0 == "|" ? "\\|" : String($0) }.joined()
        return delimiter + space + shown + space + delimiter
    }
}
