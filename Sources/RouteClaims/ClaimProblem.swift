import RouteSpec

/// A problem of a claim file, which a reader can find without a spec.
package struct ClaimProblem: Hashable, Sendable {
    package let kind: Kind
    package let severity: Severity
    /// Lowercase, without a period at the end; makes sense on its own.
    package let message: String
    /// Where the problem is, such as `details[0].components[3]`; empty for the whole file.
    package let place: String
    /// The line in the file, from 1; nil if the reader of the format doesn't say.
    package let line: Int?
    /// The column in the line, in characters from 1; nil if the reader of the format doesn't say.
    package let column: Int?
    /// A URL, or the part of one from its path on, that shows the problem; nil if none does.
    package let url: String?
    /// What to write instead.
    package let help: String?

    /// Names the kind of problem, such as `misspelt-key`.
    package var id: String { kind.rawValue }

    package init(
        _ kind: Kind, _ severity: Severity, _ message: String, at place: String = "", line: Int? = nil,
        column: Int? = nil, url: String? = nil, help: String? = nil
    ) {
        self.kind = kind
        self.severity = severity
        self.message = message
        self.place = place
        self.line = line
        self.column = column
        self.url = url
        self.help = help
    }
}
