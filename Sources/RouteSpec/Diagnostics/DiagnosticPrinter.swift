/// Prints the diagnostics of a spec in several formats, in the order of their locations. Every line ends in a line
/// feed.
package struct DiagnosticPrinter: Sendable {
    private let sources: SourceMap

    /// A printer for the diagnostics of a spec and of those that it mounts.
    package init(sources: SourceMap) {
        self.sources = sources
    }

    /// A printer for the diagnostics of a file.
    package init(source: SourceText) {
        self.init(sources: SourceMap(source))
    }

    /// The format that build systems and editors read: `path:line:column: error: message [rule]`, with notes and the
    /// help on separate lines.
    @_optimize(none)
    package func plain(_ diagnostics: Diagnostics) -> String {
        diagnostics.sorted.map { diagnostic in
            var text = head(diagnostic, style: .none) + "\n"
            for note in diagnostic.notes { text += head(note, style: .none) + "\n" }
            if let help = diagnostic.help {
                text += head(Diagnostic.Note("help: \(help)", at: diagnostic.span), style: .none) + "\n"
            }
            return text
        }.joined()
    }

    /// The format for people: each location is followed by its line and a caret, and the help comes last. With `color`,
    /// the text has a terminal's escape sequences.
    @_optimize(none)
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

    /// One JSON object per line, with `file`, `line`, `column`, `endLine`, `endColumn`, `severity`, `rule`, `message`,
    /// `help` (or null), and `notes`, each with its
    /// own location.
    package func json(_ diagnostics: Diagnostics) -> String {
        objects(diagnostics).map { JSON.object($0).text + "\n" }.joined()
    }

    /// The members of those objects.
    package func objects(_ diagnostics: Diagnostics) -> [[(name: String, value: JSON)]] {
        diagnostics.sorted.map(members)
    }

    private func members(_ diagnostic: Diagnostic) -> [(name: String, value: JSON)] {
        let notes = diagnostic.notes.map { note in
            JSON.object(place(note.span) + [("message", .string(note.message))])
        }
        let members: [(name: String, value: JSON)] = [
            ("severity", .string(diagnostic.severity.rawValue)),
            ("rule", .string(diagnostic.rule.id)),
            ("message", .string(diagnostic.message)),
            ("help", .optional(diagnostic.help)),
            ("notes", .array(notes)),
        ]
        return place(diagnostic.span) + members
    }

    private func place(_ span: Span) -> [(name: String, value: JSON)] {
        let (source, span) = sources.location(of: span)
        let start = source.position(at: span.start)
        let end = source.position(at: span.end)
        return [
            ("file", .string(source.pathInRepository)),
            ("line", .integer(start.line)), ("column", .integer(start.column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
        ]
    }

    private func head(_ diagnostic: Diagnostic, style: Style) -> String {
        let label = style.label(diagnostic.severity)
        let message = style.strong(DisplayWidth.escapingControls(diagnostic.message))
        return "\(location(diagnostic.span)): \(label) \(message) [\(diagnostic.rule.id)]"
    }

    private func head(_ note: Diagnostic.Note, style: Style) -> String {
        "\(location(note.span)): \(style.note("note:")) \(DisplayWidth.escapingControls(note.message))"
    }

    private func location(_ span: Span) -> String {
        let (source, position) = sources.position(of: span)
        return "\(DisplayWidth.escapingControls(source.path)):\(position.line):\(position.column)"
    }

    private func excerpt(_ span: Span, style: Style) -> String {
        let (source, span) = sources.location(of: span)
        let excerpt = SourceExcerpt(of: span, in: source)
        return "\(excerpt.line)\n\(excerpt.indentation)\(style.caret(excerpt.underline))\n"
    }
}

/// The colors of a message's parts.
private struct Style {
    package let isColored: Bool

    package static let none = Style(isColored: false)
    static let ansi = Style(isColored: true)

    package func label(_ severity: Severity) -> String {
        switch severity {
        case .error: paint("error:", "1;31")
        case .warning: paint("warning:", "1;35")
        case .note: note("note:")
        }
    }

    package func note(_ text: String) -> String { paint(text, "1;36") }
    func strong(_ text: String) -> String { paint(text, "1") }
    package func caret(_ text: String) -> String { paint(text, "1;32") }

    private func paint(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
