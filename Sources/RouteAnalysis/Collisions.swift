import RoutePatterns

/// Which earlier patterns can read what a pattern writes: exactly there the check for marks is emitted.
///
/// Where it cannot be told it is emitted too: it looks at the value that is written.
package struct Collisions: Sendable {
    private let earlierPatterns: [PatternID: [PatternID]]
    /// All patterns that can win over another, each with those others.
    private let laterPatterns: [PatternID: [PatternID]]
    /// The patterns that were not held against one another: any of them may read what another writes.
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

    /// Whether the earlier pattern can read what the later one writes, as another value.
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
            // Two patterns of one route often mean the same by a text.
            return !isOneRoute
                || table.read(url: url, by: pair.earlier)?.values != table.read(url: url, by: pair.later)?.values
                || mayDiffer(pair, in: scheme, analysis)
        }
    }

    /// Whether two patterns of one route mean different values by some URL.
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

    /// Whether some earlier pattern can read what a pattern writes.
    package func isRead(_ pattern: PatternID) -> Bool {
        earlierPatterns[pattern] != nil || unresolved.contains(pattern)
    }

    /// The earlier patterns that can read what a pattern writes.
    package func earlier(than pattern: PatternID) -> [PatternID] {
        all(earlierPatterns, pattern)
    }

    /// The patterns that write what an earlier one can read.
    package func later(than pattern: PatternID) -> [PatternID] {
        all(laterPatterns, pattern)
    }

    private func all(_ patterns: [PatternID: [PatternID]], _ pattern: PatternID) -> [PatternID] {
        let known = patterns[pattern, default: []]
        return unresolved.contains(pattern) ? unresolved.union(known).subtracting([pattern]).sorted() : known
    }

    /// All patterns that can win over another.
    package var winners: [PatternID] {
        unresolved.union(laterPatterns.keys).sorted()
    }
}
