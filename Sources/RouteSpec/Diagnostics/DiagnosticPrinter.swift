/// Prints the diagnostics of a spec, in the order of their locations. Every line ends in a line
/// feed.
///
/// A build needs only the plain format. The others are in RouteMessages.
package struct DiagnosticPrinter: Sendable {
    package let sources: [SourceText]

    /// A printer for the diagnostics of a spec and of those that it mounts.
    package init(sources: [SourceText]) {
        self.sources = sources
    }

    /// The format that build systems and editors read: `path:line:column: error: message [rule]`,
    /// with notes, of which the last is the help, on separate lines.
    package func plain(_ diagnostics: Diagnostics) -> String {
        let shown = diagnostics.shown
        let texts = shown.diagnostics.map { diagnostic in
            let message =
                "\(diagnostic.severity.rawValue): \(TerminalText.escaped(diagnostic.message))"
            var text = "\(location(diagnostic.span)): \(message) [\(diagnostic.rule.id)]\n"
            var notes = diagnostic.notes
            if let help = diagnostic.help {
                notes.append(Diagnostic.Note(help, at: diagnostic.span))
            }
            for note in notes {
                text +=
                    "\(location(note.span)): note: \(TerminalText.escaped(note.message))\n"
            }
            return text
        }
        return texts.joined() + shown.more.map { $0 + "\n" }.joined()
    }

    /// `path:line:column` of a span's start.
    package func location(_ span: Span) -> String {
        let location = sources.location(of: span)
        return location.text(path: TerminalText.escaped(location.source.path))
    }
}
