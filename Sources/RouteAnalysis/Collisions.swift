import RoutePatterns

/// Which earlier patterns can read what a pattern writes: exactly there the check for marks is emitted.
///
/// Where it cannot be told it is emitted too: it looks at the value that is written.
package struct Collisions: Sendable {
    private let earlierEntries: [Int: [Int]]
    /// All patterns that can win over another, each with those others.
    private let laterEntries: [Int: [Int]]
    /// The patterns that were not held against one another: any of them may read what another writes.
    private let unresolved: Set<Int>

    init(_ analysis: TableAnalysis) {
        var found: [Int: Set<Int>] = [:]
        for scheme in analysis.schemes {
            for pair in scheme.pairs where Self.isRead(pair, in: scheme, analysis) {
                found[pair.later, default: []].insert(pair.earlier)
            }
        }
        earlierEntries = found.mapValues { $0.sorted() }
        var later: [Int: [Int]] = [:]
        for (entry, others) in earlierEntries.sorted(by: { $0.key < $1.key }) {
            for other in others { later[other, default: []].append(entry) }
        }
        laterEntries = later
        unresolved = analysis.schemes.reduce(into: []) { entries, scheme in
            if scheme.isIncomplete { entries.formUnion(scheme.places.keys) }
        }
    }

    /// Whether the earlier pattern can read what the later one writes, as another value.
    private static func isRead(_ pair: Meetings.Pair, in scheme: TableAnalysis.Scheme, _ analysis: TableAnalysis)
        -> Bool
    {
        let table = analysis.table
        if analysis.questions.work.isDone { return true }
        guard analysis.isWritten(pair.later) else { return false }
        let isOneRoute = table.entries[pair.earlier].route == table.entries[pair.later].route
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
        guard let later = scheme.canonicalPlaces[pair.later] else { return false }
        let search = LossSearch(analysis, scheme, later: later)
        return (scheme.places[pair.earlier] ?? []).contains { search.mayDiffer($0) }
    }

    package var isEmpty: Bool {
        earlierEntries.isEmpty && unresolved.isEmpty
    }

    /// Whether some earlier pattern can read what a pattern writes.
    package func isRead(_ entry: Int) -> Bool {
        earlierEntries[entry] != nil || unresolved.contains(entry)
    }

    /// The earlier patterns that can read what a pattern writes.
    package func earlier(than entry: Int) -> [Int] {
        all(earlierEntries, entry)
    }

    /// The patterns that write what an earlier one can read.
    package func later(than entry: Int) -> [Int] {
        all(laterEntries, entry)
    }

    private func all(_ entries: [Int: [Int]], _ entry: Int) -> [Int] {
        let known = entries[entry, default: []]
        return unresolved.contains(entry) ? unresolved.union(known).subtracting([entry]).sorted() : known
    }

    /// All patterns that can win over another.
    package var winners: [Int] {
        unresolved.union(laterEntries.keys).sorted()
    }
}
