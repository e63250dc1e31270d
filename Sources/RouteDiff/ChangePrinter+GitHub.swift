import RouteSpec

extension ChangePrinter {
    /// Commands that make GitHub show the findings in the files of a pull request. A finding that is only in the
    /// previous spec has no line in the current one.
    package func github(_ findings: [Finding]) -> String {
        findings.map { finding in
            let change = finding.first
            let (source, position) = current.position(of: change.current ?? Span(at: 0))
            return GitHubCommand.text(
                finding.severity == .note ? "notice" : finding.severity.rawValue, file: source.pathInRepository,
                change.current == nil ? nil : position, title: change.rule.id, finding.message.text)
        }.joined()
    }
}
