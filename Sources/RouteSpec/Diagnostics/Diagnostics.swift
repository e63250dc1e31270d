/// The problems found in one file.
package struct Diagnostics: Sendable {
    /// In the order in which they were found, without duplicates.
    private var found: [Diagnostic] = []
    private var known: Set<Diagnostic> = []
    /// The number of errors.
    package private(set) var errorCount = 0

    package init() {}

    /// Adds a diagnostic, unless it is already there.
    package mutating func append(_ diagnostic: Diagnostic) {
        guard known.insert(diagnostic).inserted else { return }
        found.append(diagnostic)
        if diagnostic.severity == .error { errorCount += 1 }
    }

    /// Adds all diagnostics of another collection.
    package mutating func append(contentsOf other: Diagnostics) {
        for diagnostic in other.found { append(diagnostic) }
    }

    package var isEmpty: Bool { found.isEmpty }

    package var count: Int { found.count }

    /// Whether there is an error, so that nothing can be generated.
    package var hasErrors: Bool { errorCount > 0 }

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

    /// All diagnostics by location; at one location, in the order in which they were found.
    package var sorted: [Diagnostic] {
        found.enumerated()
            .sorted { one, other in
                let (span, otherSpan) = (one.element.span, other.element.span)
                return (span.file, span.start, one.offset) < (otherSpan.file, otherSpan.start, other.offset)
            }
            .map(\.element)
    }
}
