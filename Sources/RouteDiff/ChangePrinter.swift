import RouteSpec

/// Prints changes in several formats. Every line ends in a line feed.
package struct ChangePrinter: Sendable {
    let previous: [SourceText]
    let current: [SourceText]

    /// A printer for the changes between two specs.
    package init(previous: [SourceText], current: [SourceText]) {
        self.previous = previous
        self.current = current
    }

    /// `path:line:column: error: message [rule]` for each finding.
    package func text(_ findings: [Finding]) -> String {
        findings.map { finding in line(finding.first, finding.message) }.joined()
    }

    /// The same for each change, and a note with the location in the previous file. A removal has only that location.
    package func plain(_ changes: [Change]) -> String {
        changes.map { change in
            let rest = places(of: change, \.path).map(DisplayWidth.escapingControls).dropFirst()
            return line(change, change.fullMessage)
                + rest.map { "\($0): note: previously declared here\n" }.joined()
        }.joined()
    }

    private func line(_ change: Change, _ message: ChangeMessage) -> String {
        let place = places(of: change, \.path).first.map { DisplayWidth.escapingControls($0) + ": " } ?? ""
        let text = "\(change.rule.severityText): \(message.text) [\(change.rule.id)]"
        return place + DisplayWidth.escapingControls(text) + "\n"
    }

    /// One JSON object per line for each change, with `rule`, `area`, `level`, `message`, `url`, `newURL`, `reason`,
    /// `previous`, and `current` (or null), and with `finding` and `summary`: the number, from 1, and the message of
    /// the finding that contains the change.
    package func json(_ findings: [Finding]) -> String {
        findings.enumerated().flatMap { number, finding in
            finding.changes.map { change in json(change, number + 1, finding.message.text) }
        }.joined()
    }

    private func json(_ change: Change, _ finding: Int, _ summary: String) -> String {
        JSON.object([
            ("rule", .string(change.rule.id)), ("area", .string(change.rule.subject.rawValue)),
            ("level", .string(change.rule.severityText)), ("message", .string(change.message.text)),
            ("url", .optional(change.url)), ("newURL", .optional(change.newURL)),
            ("reason", .optional(change.reason)), ("previous", json(change.previous, previous)),
            ("current", json(change.current, current)), ("finding", .integer(finding)), ("summary", .string(summary)),
        ]).text + "\n"
    }

    /// - Parameter path: The path to show for a file.
    func places(of change: Change, _ path: (SourceText) -> String) -> [String] {
        [place(change.current, current, path), place(change.previous, previous, path)].compactMap { $0 }
    }

    func place(_ span: Span?, _ sources: [SourceText], _ path: (SourceText) -> String) -> String? {
        span.map { span in
            let (source, position) = sources.position(of: span)
            return "\(path(source)):\(position.line):\(position.column)"
        }
    }

    private func json(_ span: Span?, _ sources: [SourceText]) -> JSON {
        guard let span else { return .null }
        let (source, position) = sources.position(of: span)
        return .object([
            ("file", .string(source.pathInRepository)), ("line", .integer(position.line)),
            ("column", .integer(position.column)),
        ])
    }
}
