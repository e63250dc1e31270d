import RoutePatterns

/// Which earlier patterns can read what a pattern writes: exactly there the check for marks is emitted.
package struct Collisions: Sendable {
    private let earlierEntries: [Int: [Int]]
    private let laterEntries: [Int: [Int]]

    init(_ analysis: TableAnalysis) {
        var found: [Int: Set<Int>] = [:]
        for scheme in analysis.schemes {
            for pair in scheme.pairs where analysis.isRead(pair, in: scheme) {
                found[pair.later, default: []].insert(pair.earlier)
            }
        }
        earlierEntries = found.mapValues { $0.sorted() }
        var later: [Int: [Int]] = [:]
        for entry in found.keys.sorted() {
            for earlier in earlierEntries[entry, default: []] { later[earlier, default: []].append(entry) }
        }
        laterEntries = later
    }

    package var isEmpty: Bool {
        earlierEntries.isEmpty
    }

    /// The earlier patterns that can read what a pattern writes.
    package func earlier(than entry: Int) -> [Int] {
        earlierEntries[entry, default: []]
    }

    /// The later patterns that write what a pattern can read, in order.
    package func later(than entry: Int) -> [Int] {
        laterEntries[entry, default: []]
    }

    /// All patterns that can win over another.
    package var winners: [Int] {
        laterEntries.keys.sorted()
    }
}
