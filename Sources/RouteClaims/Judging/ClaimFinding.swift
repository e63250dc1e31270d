import RouteSpec

/// A disagreement between a spec and the files that claim its links.
package struct ClaimFinding: Hashable, Sendable {
    /// The index of the file.
    package let file: Int
    package let problem: ClaimProblem
    /// A note on the pattern or URL of the spec that is concerned; nil if there is none.
    package let spec: Diagnostic.Note?
    /// The apps that the finding is about; empty for all apps of the file.
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
