import RouteJSON
import RouteSpec

extension DiagnosticPrinter {
    /// One JSON object per line, with `file`, `line`, `column`, `endLine`, `endColumn`,
    /// `severity`, `rule`, `message`, `help` (or null), and `notes`, each with its own location.
    package func json(_ diagnostics: Diagnostics) -> String {
        objects(diagnostics).map { JSON.object($0).text + "\n" }.joined()
    }

    /// The members of those objects.
    package func objects(_ diagnostics: Diagnostics) -> [JSON.Members] {
        diagnostics.sorted.map(members)
    }

    private func members(_ diagnostic: Diagnostic) -> JSON.Members {
        let notes = diagnostic.notes.map { note in
            JSON.object(place(note.span) + [("message", .string(note.message))])
        }
        let members: JSON.Members = [
            ("severity", .string(diagnostic.severity.rawValue)),
            ("rule", .string(diagnostic.rule.id)),
            ("message", .string(diagnostic.message)),
            ("help", .optional(diagnostic.help)),
            ("notes", .array(notes)),
        ]
        return place(diagnostic.span) + members
    }

    private func place(_ span: Span) -> JSON.Members {
        let source = sources[span.file]
        let start = source.position(at: span.start)
        let end = source.position(at: span.end)
        return [
            ("file", .string(source.pathInRepository)),
            ("line", .integer(start.line)), ("column", .integer(start.column)),
            ("endLine", .integer(end.line)), ("endColumn", .integer(end.column)),
        ]
    }
}
