import RouteLanguage
import RouteSpec

/// The line on which a span starts, and the caret under it.
struct SourceExcerpt {
    /// The line, or the part of a long line around the span. Characters that
    /// `TerminalText.escaped` would escape become U+FFFD, so that the columns stay right.
    let line: String
    /// The white space before the caret. Tabs stay tabs, so that every tab width works.
    let indentation: String
    /// `^~~~`, as wide as the part of the span on this line.
    let underline: String

    /// The number of characters shown before and after a span's start on a long line.
    private static let reach = 100
    private static let ellipsis: Unicode.Scalar = "…"

    /// The excerpt for a span. Linear in the length of the excerpt, however long the line is.
    init(of span: Span, in source: SourceText) {
        let bounds = source.lineSpan(at: span.start)
        let start = source.scalarStart(at: min(max(span.start, bounds.start), bounds.end))
        // Read one character more than is shown, to know whether anything is left out.
        let bytes = 4 * (Self.reach + 1)
        let first = source.scalarStart(at: max(bounds.start, start - bytes))
        let last = source.scalarStart(at: min(bounds.end, start + bytes))
        func text(_ start: Int, _ end: Int) -> String.UnicodeScalarView {
            source.text(in: Span(start: start, end: end)).unicodeScalars
        }
        var column = text(first, start).count
        var scalars = Array(text(first, last))
        var endColumn =
            column + text(start, min(max(source.scalarStart(at: span.end), start), last)).count
        if scalars.count > column + Self.reach {
            scalars = scalars[..<(column + Self.reach)] + [Self.ellipsis]
            endColumn = min(endColumn, scalars.count)
        }
        if column > Self.reach {
            let removed = column - Self.reach
            scalars = [Self.ellipsis] + scalars[removed...]
            column -= removed - 1
            endColumn -= removed - 1
        }
        var shown = scalars.map { $0 != "\t" && $0.isDeceptive ? "\u{FFFD}" : $0 }
        for index in TerminalText.indicesOfCommands(in: shown) { shown[index] = "\u{FFFD}" }
        var line = String.UnicodeScalarView()
        line.append(contentsOf: shown)
        self.line = String(line)
        indentation = shown[..<column].map { scalar in
            scalar == "\t" ? "\t" : String(repeating: " ", count: DisplayWidth.columns(of: scalar))
        }.joined()
        let width = shown[column..<max(column, endColumn)].reduce(0) {
            $0 + DisplayWidth.columns(of: $1)
        }
        underline = "^" + String(repeating: "~", count: max(0, width - 1))
    }
}
