import RoutePatterns

/// Which earlier patterns can read what a pattern writes: exactly there the check for marks is emitted.
package struct Collisions: Sendable {
    private let earlierEntries: [Int: [Int]]

    init(_ analysis: TableAnalysis) {
        var found: [Int: Set<Int>] = [:]
        for scheme in analysis.schemes {
            for pair in scheme.pairs where analysis.isRead(pair, in: scheme) {
                found[pair.later, default: []].insert(pair.earlier)
            }
        }
        earlierEntries = found.mapValues { $0.sorted() }
    }

    package var isEmpty: Bool {
        earlierEntries.isEmpty
    }

    /// The earlier patterns that can read what a pattern writes.
    package func earlier(than entry: Int) -> [Int] {
        earlierEntries[entry, default: []]
    }

    /// All patterns that can win over another.
    package var winners: [Int] {
        Set(earlierEntries.values.joined()).sorted()
    }
}
