import RouteSpec

/// A problem of a claim file.
package struct ClaimProblem: Hashable, Sendable {
    package let rule: Rule
    package var severity: Severity
    /// Lowercase, without a period at the end; makes sense on its own.
    package let message: String
    package let location: ClaimLocation
    /// A URL, or the part of one from its path on, that shows the problem; nil if none does.
    package let url: String?
    /// What to write instead.
    package var help: String?

    package var place: String { location.place }
    package var line: Int? { location.line }
    package var column: Int? { location.column }

    package init(
        _ rule: Rule, as severity: Severity? = nil, _ message: String,
        at location: ClaimLocation = ClaimLocation(),
        url: String? = nil, help: String? = nil
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.message = message
        self.location = location
        self.url = url
        self.help = help
    }
}
