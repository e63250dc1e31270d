import RouteSpec

extension ChangePrinter {
    /// A section for a pull request: the number of findings, a table of the errors and warnings, and a collapsed table
    /// of the others.
    package func markdown(_ findings: [Finding], heading: String) -> String {
        if findings.isEmpty { return "### No route changes\n" }
        let (shown, folded) = (findings.filter { $0.severity > .note }, findings.filter { $0.severity == .note })
        var text = "### \(MarkdownCode.escaped(heading))\n\n\(summary(findings))\n"
        if !shown.isEmpty { text += "\n" + table(shown) }
        if !folded.isEmpty {
            let title = "\(folded.count) compatible change\(folded.count == 1 ? "" : "s")"
            text += "\n<details><summary>\(title)</summary>\n\n" + table(folded) + "\n</details>\n"
        }
        return text
    }

    /// What breaks, in one line.
    private func summary(_ findings: [Finding]) -> String {
        let errors = findings.filter { $0.severity == .error }.flatMap(\.changes).filter { $0.rule.severity == .error }
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
            let now = place(change.current, current, \.pathInRepository)
            let before = place(change.previous, previous, \.pathInRepository).map { "was \($0)" }
            let places = [now, before].compactMap { $0.map(MarkdownCode.escaped) }.joined(separator: "<br>")
            let subjects = finding.subjects.map(\.rawValue).joined(separator: ", ")
            let rule = change.rule
            return "| \(rule.severityText) | \(subjects) | \(Self.cell(finding.message)) | `\(rule.id)` | \(places) |\n"
        }
        return "| | For | Change | Rule | Place |\n| --- | --- | --- | --- | --- |\n" + rows.joined()
    }

    private static func cell(_ message: ChangeMessage) -> String {
        message.parts.map { part in
            switch part {
            case .words(let text): MarkdownCode.escaped(text)
            case .route(let name): MarkdownCode.escaped("'\(name)'")
            case .code(let text), .pattern(let text), .witness(let text): MarkdownCode.span(text, isInTable: true)
            }
        }.joined()
    }
}
