/// Prints the diagnostics of a spec, in the order of their locations. Every line ends in a line feed.
///
/// A build needs only the plain format. The others are in RouteCompiler.
package struct DiagnosticPrinter: Sendable {
    package let sources: [SourceText]

    /// A printer for the diagnostics of a spec and of those that it mounts.
    package init(sources: [SourceText]) {
        self.sources = sources
    }

    /// A printer for the diagnostics of a file.
    package init(source: SourceText) {
        self.init(sources: [source])
    }

    /// The format that build systems and editors read: `path:line:column: error: message [rule]`, with notes, of
    /// which the last is the help, on separate lines.
    package func plain(_ diagnostics: Diagnostics) -> String {
        diagnostics.sorted.map { diagnostic in
            let message = "\(diagnostic.severity.rawValue): \(DisplayWidth.escapingControls(diagnostic.message))"
            var text = "\(location(diagnostic.span)): \(message) [\(diagnostic.rule.id)]\n"
            var notes = diagnostic.notes
            if let help = diagnostic.help { notes.append(Diagnostic.Note(help, at: diagnostic.span)) }
            for note in notes {
                text += "\(location(note.span)): note: \(DisplayWidth.escapingControls(note.message))\n"
            }
            return text
        }.joined()
    }

    /// `path:line:column` of a span's start.
    package func location(_ span: Span) -> String {
        let (source, position) = sources.position(of: span)
        return "\(DisplayWidth.escapingControls(source.path)):\(position.line):\(position.column)"
    }
}
