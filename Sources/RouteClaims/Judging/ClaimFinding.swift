import RouteSpec

/// A disagreement between a spec and the files that claim its links.
package struct ClaimFinding: Hashable, Sendable {
    /// The index of the file.
    package let file: Int
    package let problem: ClaimProblem
    /// A note on the pattern or URL of the spec that is concerned; nil if there is none.
    package let spec: Diagnostic.Note?
    /// The apps that the finding is about; empty if it isn't about some of the file's.
    let apps: [String]
    /// Whether no file of the format can avoid it: what `export` makes has it, too.
    package let isLimit: Bool
    /// Whether a file of another system claims the link.
    let isOfOneSystem: Bool

    package init(file: Int, problem: ClaimProblem) {
        self.init(file: file, problem: problem, spec: nil)
    }

    init(
        file: Int, problem: ClaimProblem, spec: Diagnostic.Note?, apps: [String] = [],
        isLimit: Bool = false, isOfOneSystem: Bool = false
    ) {
        self.file = file
        self.problem = problem
        self.spec = spec
        self.apps = apps
        self.isLimit = isLimit
        self.isOfOneSystem = isOfOneSystem
    }
}

/// A location in a claim file.
package struct ClaimLocation: Hashable, Sendable {
    /// Such as `details[0].components[3]`; empty for the whole file.
    package var place = ""
    /// From 1; nil if unknown.
    package let line: Int?
    /// In characters, from 1; nil if unknown.
    package let column: Int?

    package init(_ place: String = "", _ position: SourcePosition? = nil) {
        self.place = place
        line = position?.line
        column = position?.column
    }
}

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

extension [ClaimProblem] {
    mutating func report(
        _ rule: Rule, as severity: Severity? = nil, _ message: String, at location: ClaimLocation,
        help: String
    ) {
        append(ClaimProblem(rule, as: severity, message, at: location, help: help))
    }

    /// In the order of their lines and columns.
    var inFileOrder: [ClaimProblem] {
        enumerated().sorted { one, other in
            let first = one.element
            let second = other.element
            return (first.line ?? 0, first.column ?? 0, one.offset)
                < (second.line ?? 0, second.column ?? 0, other.offset)
        }.map(\.element)
    }
}
