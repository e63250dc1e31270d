/// The problems found in a spec, and in those that it mounts.
package struct Diagnostics: Sendable {
    /// In the order in which they were found, without duplicates.
    private var found: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    /// Whether there is an error, so that nothing can be generated.
    package private(set) var hasErrors = false

    package init() {}

    /// Adds a diagnostic, unless it is already there.
    package mutating func append(_ diagnostic: Diagnostic) {
        guard known.insert(diagnostic).inserted else { return }
        found.append(diagnostic)
        if diagnostic.severity == .error { hasErrors = true }
    }

    /// Adds a diagnostic of a rule.
    package mutating func report(
        _ rule: Rule, _ message: String, at span: Span, notes: [Diagnostic.Note] = [],
        help: String? = nil,
        severity: Severity? = nil
    ) {
        append(Diagnostic(rule, message, at: span, notes: notes, help: help, severity: severity))
    }

    /// Adds all diagnostics of another collection.
    package mutating func append(contentsOf other: Diagnostics) {
        for diagnostic in other.found { append(diagnostic) }
    }

    package var isEmpty: Bool { found.isEmpty }

    /// The number of diagnostics of a severity.
    package func count(of severity: Severity) -> Int {
        found.count { $0.severity == severity }
    }

    /// The diagnostics of the other severities.
    package func without(_ severity: Severity) -> Diagnostics {
        filter { $0.severity != severity }
    }

    /// The diagnostics that satisfy a condition.
    package func filter(_ isIncluded: (Diagnostic) -> Bool) -> Diagnostics {
        var included = Diagnostics()
        for diagnostic in found where isIncluded(diagnostic) { included.append(diagnostic) }
        return included
    }

    /// The most diagnostics of one rule that text output shows.
    private static let mostOfRule = 100

    /// The diagnostics that text output shows, sorted, and a line for each rule that has more.
    package var shown: ShownDiagnostics {
        var counts: [Rule: Int] = [:]
        var rules: [Rule] = []
        let shown = sorted.filter { diagnostic in
            counts[diagnostic.rule, default: 0] += 1
            let count = counts[diagnostic.rule, default: 0]
            if count == Self.mostOfRule + 1 { rules.append(diagnostic.rule) }
            return count <= Self.mostOfRule
        }
        let more = rules.map { rule in
            "and \(counts[rule, default: 0] - Self.mostOfRule) more [\(rule.id)]"
        }
        return ShownDiagnostics(diagnostics: shown, more: more)
    }

    /// All diagnostics by location; at one location, in the order in which they were found.
    package var sorted: [Diagnostic] {
        found.enumerated()
            .sorted { one, other in
                let span = one.element.span
                let otherSpan = other.element.span
                return (span.file, span.start, one.offset) < (
                    otherSpan.file, otherSpan.start, other.offset
                )
            }
            .map(\.element)
    }
}
