import RoutePatterns

/// Which earlier patterns can match what a pattern writes. The generated code checks for marks exactly there.
///
/// Undecided pairs get the check, too. That is safe, because the check looks at the value being written.
package struct Collisions: Sendable {
    private let earlierPatterns: [[PatternID]]
    /// For each pattern, the patterns that it can win over.
    private let laterPatterns: [[PatternID]]
    /// Patterns that the analysis gave up comparing: any of them may match what another one writes.
    private let unresolved: PatternSet
    package let isEmpty: Bool

    init(_ analysis: TableAnalysis) {
        let patterns = analysis.table.patternIDs
        var found = Array(repeating: [PatternID](), count: patterns.count)
        for scheme in analysis.schemes {
            for (later, others) in scheme.pairsByLater where analysis.isWritten(later) {
                guard let variant = scheme.canonicalVariant(of: later) else { continue }
                let search = RoundTripSearch(analysis, scheme, later: variant)
                found[later.index] += others.filter {
                    scheme.variantIDs(of: $0).contains(where: search.isReadDifferently)
                }
            }
        }
        var laterPatterns = Array(repeating: [PatternID](), count: patterns.count)
        for pattern in patterns where !found[pattern.index].isEmpty {
            let earlier = found[pattern.index].withoutRepetitions.sorted()
            found[pattern.index] = earlier
            for other in earlier { laterPatterns[other.index].append(pattern) }
        }
        var unresolved = PatternSet(count: patterns.count)
        for scheme in analysis.schemes where scheme.isIncomplete {
            for pattern in scheme.patternIDs { unresolved.insert(pattern.index) }
        }
        isEmpty = found.allSatisfy { $0.isEmpty } && unresolved.isEmpty
        earlierPatterns = found
        self.laterPatterns = laterPatterns
        self.unresolved = unresolved
    }

    /// Whether some earlier pattern can match what a pattern writes.
    package func isRead(_ pattern: PatternID) -> Bool {
        !earlierPatterns[pattern.index].isEmpty || unresolved.contains(pattern.index)
    }

    /// The earlier patterns that can match what a pattern writes.
    package func earlier(than pattern: PatternID) -> [PatternID] {
        all(earlierPatterns[pattern.index], pattern)
    }

    /// The patterns that write what an earlier one can match.
    package func later(than pattern: PatternID) -> [PatternID] {
        all(laterPatterns[pattern.index], pattern)
    }

    private func all(_ known: [PatternID], _ pattern: PatternID) -> [PatternID] {
        guard unresolved.contains(pattern.index) else { return known }
        var all = unresolved
        for other in known { all.insert(other.index) }
        all.remove(pattern.index)
        return patterns(in: all)
    }

    private func patterns(in set: PatternSet) -> [PatternID] {
        earlierPatterns.indices.of(PatternID.self).filter { set.contains($0.index) }
    }

    /// Every pattern that can win over another one.
    package var winners: [PatternID] {
        var winners = unresolved
        for (pattern, later) in laterPatterns.enumerated() where !later.isEmpty { winners.insert(pattern) }
        return patterns(in: winners)
    }
}
