import RouteJSON
import RouteSpec

/// Prints changes in several formats. Every line ends in a line feed.
package struct ChangePrinter: Sendable {
    private let sources: Pair<[SourceText]>

    /// A printer for the changes between two specs.
    package init(previous: [SourceText], current: [SourceText]) {
        sources = Pair(previous, current)
    }

    /// `path:line:column: error: message [rule]` for each finding.
    package func text(_ findings: [Finding]) -> String {
        findings.map { line($0) }.joined()
    }

    /// The same for each change, and a note with the location in the previous file. A removal has
    /// only that location.
    package func plain(_ changes: [Change]) -> String {
        var text = ""
        for change in changes {
            text += line(Finding(changes: [change]))
            for place in places(of: change).dropFirst() {
                text += "\(TerminalText.escaped(place)): note: previously declared here\n"
            }
        }
        return text
    }

    private func line(_ finding: Finding) -> String {
        let place =
            places(of: finding.first).first.map { TerminalText.escaped($0) + ": " } ?? ""
        let rules = finding.rules.map(\.id).joined(separator: ", ")
        let text = "\(finding.first.rule.severityText): \(finding.message) [\(rules)]"
        return place + TerminalText.escaped(text) + "\n"
    }

    /// One JSON object per line for each finding, with `level`, `rule`, `route`, the texts of the
    /// edit as `old` and `new`, `url`, `count`, `message`,
    /// and the places `previous` and `current`.
    package func json(_ findings: [Finding]) -> String {
        findings.map { finding in
            let change = finding.first
            return JSON.object([
                ("level", .string(change.rule.severityText)), ("rule", .string(change.rule.id)),
                ("route", .optional(change.isOfRoute ? change.name : nil)),
                ("old", .optional(change.edit.texts?.old)),
                ("new", .optional(change.edit.texts?.new)),
                ("url", .optional(change.url)), ("count", .integer(finding.count)),
                ("message", .string(finding.message)),
                ("previous", change.previous.map { sources.old.json(of: $0) } ?? .null),
                ("current", change.current.map { sources.new.json(of: $0) } ?? .null),
            ]).text + "\n"
        }.joined()
    }

    /// The current place, then the previous one.
    private func places(of change: Change) -> [String] {
        [place(change.current, sources.new, \.path), place(change.previous, sources.old, \.path)]
            .compactMap { $0 }
    }

    /// - Parameter path: The path to show for a file.
    private func place(_ span: Span?, _ sources: [SourceText], _ path: (SourceText) -> String)
        -> String?
    {
        guard let span else { return nil }
        let location = sources.location(of: span)
        return location.text(path: path(location.source))
    }

    // MARK: - Markdown

    /// A section for a pull request: the number of findings, a table of the errors and warnings,
    /// and a collapsed table of the others.
    package func markdown(_ findings: [Finding], heading: String) -> String {
        if findings.isEmpty { return "### No route changes\n" }
        let shown = findings.filter { $0.severity > .note }
        let folded = findings.filter { $0.severity == .note }
        var text = "### \(heading)\n\n\(Self.summary(findings))\n"
        if !shown.isEmpty { text += "\n" + table(shown) }
        if !folded.isEmpty {
            let title = "\(folded.count) compatible change\(folded.count == 1 ? "" : "s")"
            text += "\n<details><summary>\(title)</summary>\n\n" + table(folded) + "\n</details>\n"
        }
        return text
    }

    /// What breaks, in one line.
    private static func summary(_ findings: [Finding]) -> String {
        let errors = findings.flatMap(\.changes).filter { $0.rule.severity == .error }
        let subjects = Set(errors.map(\.rule.subject))
        return switch (subjects.contains(.links), subjects.contains(.source)) {
        case (true, true): "**Breaks links in the wild, and Swift code that uses the enum.**"
        case (true, false): "**Breaks links in the wild.** Swift code compiles as before."
        case (false, true): "**Breaks Swift code that uses the enum.** All links keep working."
        case (false, false):
            findings.contains { $0.severity > .note }
                ? "Nothing breaks, but some things work in another way." : "Nothing breaks."
        }
    }

    private func table(_ findings: [Finding]) -> String {
        let rows = findings.map { finding in
            let change = finding.first
            let now = place(change.current, sources.new, \.pathInRepository).map(MarkdownCode.span)
            let before = place(change.previous, sources.old, \.pathInRepository).map {
                "was \(MarkdownCode.span($0))"
            }
            let places = [now, before].compactMap(\.self).joined(separator: "<br>")
            let subjects = finding.subjects.map(\.rawValue).joined(separator: ", ")
            let rules = finding.rules.map { "`\($0.id)`" }.joined(separator: ", ")
            let message = MarkdownCode.span(finding.message)
            return
                "| \(change.rule.severityText) | \(subjects) | \(message) | \(rules) | "
                + "\(places) |\n"
        }
        return "| | For | Change | Rule | Place |\n| --- | --- | --- | --- | --- |\n"
            + rows.joined()
    }
}

extension [SourceText] {
    /// Where a span begins.
    package func json(of span: Span) -> JSON {
        let location = location(of: span)
        return .object([
            ("file", .string(location.source.pathInRepository)),
            ("line", .integer(location.position.line)),
            ("column", .integer(location.position.column)),
        ])
    }
}
