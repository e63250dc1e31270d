/// The problems of one file, collected on the way through it.
package struct Diagnostics: Sendable {
    /// In the order in which they were found; none twice.
    private var found: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    package init() {}

    /// Adds a diagnostic; one that is there already is not added again.
    package mutating func append(_ diagnostic: Diagnostic) {
        if known.insert(diagnostic).inserted { found.append(diagnostic) }
    }

    /// Adds all of another collection's.
    package mutating func append(contentsOf other: Diagnostics) {
        for diagnostic in other.found { append(diagnostic) }
    }

    package var isEmpty: Bool { found.isEmpty }

    package var count: Int { found.count }

    /// Whether the file cannot be used.
    package var hasErrors: Bool { found.contains { $0.severity == .error } }

    /// The number of diagnostics of a severity.
    package func count(of severity: Severity) -> Int {
        found.count { $0.severity == severity }
    }

    /// Those of the other severities.
    package func without(_ severity: Severity) -> Diagnostics {
        filter { $0.severity != severity }
    }

    /// Those that are asked for.
    package func filter(_ isIncluded: (Diagnostic) -> Bool) -> Diagnostics {
        var included = Diagnostics()
        for diagnostic in found where isIncluded(diagnostic) { included.append(diagnostic) }
        return included
    }

    /// All diagnostics by their place in the file; at one place, in the order in which they were found.
    package var sorted: [Diagnostic] {
        found.enumerated()
            .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
            .map(\.element)
    }
}
