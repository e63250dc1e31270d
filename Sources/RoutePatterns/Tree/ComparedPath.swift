/// The segments of a path in the order in which they are compared with those of others and of URLs
/// (Semantics, section 4): up to a rest from the first on, and those after it from the last on.
struct ComparedPath: Sendable {
    let matchers: [Matcher]
    /// The ids of the matchers as edges of the tree. In a table, equal edges have the same id.
    let numbers: [Int]
    /// The number of segments up to a rest; of all if there is none.
    private let headCount: Int

    init(_ matchers: [Matcher], number: (Matcher) -> Int) {
        self.matchers = matchers.inOrderOfComparison(\.isRest)
        numbers = self.matchers.map { number($0.key) }
        headCount = matchers.firstIndex(where: \.isRest).map { $0 + 1 } ?? .max
    }

    var count: Int { numbers.count }

    /// Whether the segment with a number, or the end of the path, is behind a rest.
    func isBehindRest(_ depth: Int) -> Bool { depth >= headCount }
}
