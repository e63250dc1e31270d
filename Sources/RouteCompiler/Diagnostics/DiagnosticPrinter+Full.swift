import RouteSpec

extension DiagnosticPrinter {
    /// The format for people: each location is followed by its line and a caret, and the help comes last. With `color`,
    /// the text has a terminal's escape sequences.
    package func full(_ diagnostics: Diagnostics, color: Bool = false) -> String {
        let style = color ? Style.ansi : .none
        return diagnostics.sorted.map { diagnostic in
            var text = head(diagnostic, style: style) + "\n" + excerpt(diagnostic.span, style: style)
            for note in diagnostic.notes {
                text += head(note, style: style) + "\n" + excerpt(note.span, style: style)
            }
            if let help = diagnostic.help {
                text += style.note("help:") + " " + DisplayWidth.escapingControls(help) + "\n"
            }
            return text
        }.joined()
    }

    private func head(_ diagnostic: Diagnostic, style: Style) -> String {
        let label = style.label(diagnostic.severity)
        let message = style.strong(DisplayWidth.escapingControls(diagnostic.message))
        return "\(location(diagnostic.span)): \(label) \(message) [\(diagnostic.rule.id)]"
    }

    private func head(_ note: Diagnostic.Note, style: Style) -> String {
        "\(location(note.span)): \(style.note("note:")) \(DisplayWidth.escapingControls(note.message))"
    }

    private func excerpt(_ span: Span, style: Style) -> String {
        let (source, span) = sources.location(of: span)
        let excerpt = SourceExcerpt(of: span, in: source)
        return "\(excerpt.line)\n\(excerpt.indentation)\(style.caret(excerpt.underline))\n"
    }
}

/// The colors of a message's parts.
private struct Style {
    let isColored: Bool

    static let none = Style(isColored: false)
    static let ansi = Style(isColored: true)

    func label(_ severity: Severity) -> String {
        switch severity {
        case .error: paint("error:", "1;31")
        case .warning: paint("warning:", "1;35")
        case .note: note("note:")
        }
    }

    func note(_ text: String) -> String { paint(text, "1;36") }
    func strong(_ text: String) -> String { paint(text, "1") }
    func caret(_ text: String) -> String { paint(text, "1;32") }

    private func paint(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
