import RouteCompiler
import RouteSpec

extension DiagnosticPrinter {
    /// The format for people: each location is followed by its line and a caret, and the help
    /// comes last.
    package func full(_ diagnostics: Diagnostics, style: Style = .plain) -> String {
        let shown = diagnostics.shown
        let texts = shown.diagnostics.map { diagnostic in
            var text =
                head(diagnostic, style: style) + "\n" + excerpt(diagnostic.span, style: style)
            for note in diagnostic.notes {
                text += head(note, style: style) + "\n" + excerpt(note.span, style: style)
            }
            return text + (diagnostic.help.map { style.help($0) + "\n" } ?? "")
        }
        return texts.joined() + shown.more.map { $0 + "\n" }.joined()
    }

    private func head(_ diagnostic: Diagnostic, style: Style) -> String {
        let label = style.label(diagnostic.severity)
        let message = style.bold(TerminalText.escaped(diagnostic.message))
        return "\(location(diagnostic.span)): \(label) \(message) [\(diagnostic.rule.id)]"
    }

    private func head(_ note: Diagnostic.Note, style: Style) -> String {
        "\(location(note.span)): \(style.label(.note)) \(TerminalText.escaped(note.message))"
    }

    private func excerpt(_ span: Span, style: Style) -> String {
        let source = sources[span.file]
        let excerpt = SourceExcerpt(of: span, in: source)
        return "\(excerpt.line)\n\(excerpt.indentation)\(style.paint("1;32", excerpt.underline))\n"
    }
}
