import RouteClaims
import RouteCompiler
import RouteDiff
import RouteJSON
import RouteSpec

/// Prints the findings of `verify` in several formats. Every line ends in a line feed.
struct FindingPrinter {
    let files: [NamedClaimFile]
    let sources: [SourceText]

    /// `path:line:column: error: message [rule]` for each finding, a note with the location in the
    /// spec, and the help.
    func text(_ findings: [ClaimFinding], _ style: Style) -> String {
        findings.flatMap { lines(of: $0, style) }.map { $0 + "\n" }.joined()
    }

    private func lines(of finding: ClaimFinding, _ style: Style) -> [String] {
        let problem = finding.problem
        let place = location(finding, files[finding.file].path)
        let message = TerminalText.escaped(message(problem))
        var lines = ["\(place): \(style.label(problem.severity)) \(message) [\(problem.rule.id)]"]
        if let note = finding.spec {
            let place = sources.location(of: note.span).text
            lines.append(TerminalText.escaped("\(place): note: \(note.message)"))
        }
        if let help = problem.help { lines.append(style.help(help)) }
        return lines
    }

    /// One JSON object per line, with `file`, `line` and `column` (or null), `place`, `severity`,
    /// `rule`, `message`, `url` and `help` (or null), and `spec`, the location in the spec (or
    /// null).
    func json(_ findings: [ClaimFinding]) -> String { findings.map(json(of:)).joined() }

    private func json(of finding: ClaimFinding) -> String {
        let problem = finding.problem
        let spec = finding.spec.map { sources.json(of: $0.span) }
        return JSON.object([
            ("file", .string(files[finding.file].pathInRepository)),
            ("line", problem.line.map { .integer($0) } ?? .null),
            ("column", problem.column.map { .integer($0) } ?? .null),
            ("place", .string(problem.place)),
            ("severity", .string(problem.severity.rawValue)), ("rule", .string(problem.rule.id)),
            ("message", .string(problem.message)), ("url", .optional(problem.url)),
            ("help", .optional(problem.help)), ("spec", spec ?? .null),
        ]).text + "\n"
    }

    /// Commands that make GitHub show the findings in the files of a pull request.
    func github(_ findings: [ClaimFinding]) -> String {
        findings.map { finding in
            let problem = finding.problem
            let position = problem.line.map {
                SourcePosition(line: $0, column: problem.column ?? 1)
            }
            return GitHubCommand.text(
                problem.severity, file: files[finding.file].pathInRepository, position,
                title: problem.rule.id,
                message(problem), help: problem.help)
        }.joined()
    }

    /// A table for a pull request.
    func markdown(_ findings: [ClaimFinding]) -> String {
        if findings.isEmpty { return "No problems with the files that claim links.\n" }
        let rows = findings.map { finding in
            let problem = finding.problem
            let place = MarkdownCode.span(location(finding, files[finding.file].pathInRepository))
            let message = MarkdownCode.span(message(problem))
            let severity = problem.severity.rawValue
            return "| \(severity) | \(message) | `\(problem.rule.id)` | \(place) |\n"
        }
        return "| | Problem | Rule | File |\n| --- | --- | --- | --- |\n" + rows.joined()
    }

    /// The message, followed by the place in the file unless the message or the line already says
    /// it.
    private func message(_ problem: ClaimProblem) -> String {
        let isSaid =
            problem.place.isEmpty || problem.line != nil
            || problem.message.contains("'\(problem.place)'")
        return isSaid ? problem.message : "\(problem.message), at '\(problem.place)'"
    }

    private func location(_ finding: ClaimFinding, _ path: String) -> String {
        var text = TerminalText.escaped(path)
        guard let line = finding.problem.line else { return text }
        text += ":\(line)"
        if let column = finding.problem.column { text += ":\(column)" }
        return text
    }
}
