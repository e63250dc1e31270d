/// Finds the elements of a long list that may match, without trying each. An element with keys can
/// match only what has one of them.
struct KeyIndex<Key: Hashable & Sendable>: Sendable {
    private(set) var positions: [Key: [Int]] = [:]
    /// The positions of elements without keys, which may match anything.
    private(set) var others: [Int] = []
    /// How many elements have keys.
    private(set) var keyedCount = 0

    /// - Parameter keys: the keys of each element.
    init(_ keys: [[Key]]) {
        for (position, keys) in keys.enumerated() {
            if keys.isEmpty { others.append(position) }
            for key in keys { positions[key, default: []].append(position) }
        }
        keyedCount = keys.count - others.count
    }
}
