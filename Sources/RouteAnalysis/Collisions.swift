import RoutePatterns

/// Which earlier patterns can match what a pattern writes. The generated code checks for marks exactly there.
///
/// Undecided pairs get the check, too. That is safe, because the check looks at the value being written.
package struct Collisions: Sendable {
    private let earlierPatterns: [PatternID: [PatternID]]
    /// For each pattern that can win over others, the patterns that it wins over.
    private let laterPatterns: [PatternID: [PatternID]]
    /// Patterns that the analysis gave up comparing: any of them may match what another one writes.
    private let unresolved: Set<PatternID>

    init(_ analysis: TableAnalysis) {
        var found: [PatternID: Set<PatternID>] = [:]
        for scheme in analysis.schemes {
            for (later, others) in scheme.pairsByLater where analysis.isWritten(later) {
                guard let variant = scheme.canonicalVariant(of: later) else { continue }
                let search = LossSearch(analysis, scheme, later: variant)
                let readers = others.filter { scheme.variantIDs(of: $0).contains(where: search.isReadDifferently) }
                if !readers.isEmpty { found[later, default: []].formUnion(readers) }
            }
        }
        earlierPatterns = found.mapValues { $0.ordered() }
        var later: [PatternID: [PatternID]] = [:]
        for (pattern, others) in earlierPatterns.ordered(by: { $0.key < $1.key }) {
            for other in others { later[other, default: []].append(pattern) }
        }
        laterPatterns = later
        unresolved = analysis.schemes.reduce(into: []) { patterns, scheme in
            if scheme.isIncomplete { patterns.formUnion(scheme.patternIDs) }
        }
    }

    package var isEmpty: Bool {
        earlierPatterns.isEmpty && unresolved.isEmpty
    }

    /// Whether some earlier pattern can match what a pattern writes.
    package func isRead(_ pattern: PatternID) -> Bool {
        earlierPatterns[pattern] != nil || unresolved.contains(pattern)
    }

    /// The earlier patterns that can match what a pattern writes.
    package func earlier(than pattern: PatternID) -> [PatternID] {
        all(earlierPatterns, pattern)
    }

    /// The patterns that write what an earlier one can match.
    package func later(than pattern: PatternID) -> [PatternID] {
        all(laterPatterns, pattern)
    }

    private func all(_ patterns: [PatternID: [PatternID]], _ pattern: PatternID) -> [PatternID] {
        let known = patterns[pattern, default: []]
        return unresolved.contains(pattern) ? unresolved.union(known).subtracting([pattern]).ordered() : known
    }

    /// Every pattern that can win over another one.
    package var winners: [PatternID] {
        unresolved.union(laterPatterns.keys).ordered()
    }
}
