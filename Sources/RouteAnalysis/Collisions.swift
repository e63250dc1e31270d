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
            for pair in scheme.pairs where Self.isRead(pair, in: scheme, analysis) {
                found[pair.later, default: []].insert(pair.earlier)
            }
        }
        earlierPatterns = found.mapValues { $0.sorted() }
        var later: [PatternID: [PatternID]] = [:]
        for (pattern, others) in earlierPatterns.sorted(by: { $0.key < $1.key }) {
            for other in others { later[other, default: []].append(pattern) }
        }
        laterPatterns = later
        unresolved = analysis.schemes.reduce(into: []) { patterns, scheme in
            if scheme.isIncomplete { patterns.formUnion(scheme.patternIDs) }
        }
    }

    /// Whether the earlier pattern can match what the later one writes and read a different value from it.
    private static func isRead(_ pair: Meetings.Pair, in scheme: TableAnalysis.Scheme, _ analysis: TableAnalysis)
        -> Bool
    {
        let table = analysis.table
        if analysis.questions.work.isDone { return true }
        guard analysis.isWritten(pair.later) else { return false }
        let isOneRoute = table.areOfOneRoute(pair.earlier, pair.later)
        switch WrittenMeeting.answer(pair, in: scheme, analysis, .read, needsURL: isOneRoute) {
        case .none: return false
        case .unknown: return true
        case .text(let url):
            // Two patterns of one route often read the same value from a URL.
            return !isOneRoute
                || table.read(url: url, by: pair.earlier)?.values != table.read(url: url, by: pair.later)?.values
                || mayDiffer(pair, in: scheme, analysis)
        }
    }

    /// Whether two patterns of one route may read different values from the same URL.
    private static func mayDiffer(
        _ pair: Meetings.Pair, in scheme: TableAnalysis.Scheme, _ analysis: TableAnalysis
    ) -> Bool {
        guard let later = scheme.canonicalVariant(of: pair.later) else { return false }
        let search = LossSearch(analysis, scheme, later: later)
        return (scheme.variantIDs(of: pair.earlier)).contains { search.mayDiffer($0) }
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
        return unresolved.contains(pattern) ? unresolved.union(known).subtracting([pattern]).sorted() : known
    }

    /// Every pattern that can win over another one.
    package var winners: [PatternID] {
        unresolved.union(laterPatterns.keys).sorted()
    }
}
