import RoutePatterns

/// Which earlier patterns can match what a pattern writes, where a mark may keep one of them away. The generated code
/// checks for marks exactly there.
///
/// Undecided pairs get the check, too. That is safe, because the check looks at the value being written.
package struct Collisions: Sendable {
    private let earlierPatterns: [[PatternID]]
    /// For each pattern, the patterns that it can win over.
    private let laterPatterns: [[PatternID]]
    /// Patterns that the analysis gave up comparing: any of them may match what another one writes.
    private let unresolved: PatternSet
    /// Patterns with a String, in which alone a mark can be.
    private let markable: PatternSet
    package let isEmpty: Bool

    init(_ analysis: TableAnalysis) {
        let patterns = analysis.table.patternIDs
        var markable = PatternSet(count: patterns.count)
        for pattern in patterns where analysis.table[pattern].pattern.parameters.contains(where: { $0.type == .string })
        {
            markable.insert(pattern.index)
        }
        var found = Array(repeating: [PatternID](), count: patterns.count)
        for scheme in analysis.schemes {
            for (later, others) in scheme.pairsByLater where analysis.isWritten(later) && markable.contains(later.index)
            {
                guard let variant = scheme.canonicalVariant(of: later) else { continue }
                let search = RoundTripSearch(analysis, scheme, later: variant)
                let readers = others.filter { scheme.variantIDs(of: $0).contains(where: search.mayReadDifferently) }
                let isHelped = readers.contains { scheme.variantIDs(of: $0).contains(where: search.mayBeHelped) }
                if isHelped { found[later.index] += readers }
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
        isEmpty = found.allSatisfy { $0.isEmpty } && unresolved.isDisjoint(with: markable)
        self.markable = markable
        earlierPatterns = found
        self.laterPatterns = laterPatterns
        self.unresolved = unresolved
    }

    /// Whether a mark may be needed in what a pattern writes.
    package func needsMarks(_ pattern: PatternID) -> Bool {
        !earlierPatterns[pattern.index].isEmpty
            || unresolved.contains(pattern.index) && markable.contains(pattern.index)
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
        if isEmpty { return [] }
        var winners = unresolved
        for (pattern, later) in laterPatterns.enumerated() where !later.isEmpty { winners.insert(pattern) }
        return patterns(in: winners)
    }
}
