/// Finds the elements of a long list that may match, without trying each: those that have a key in
/// common with what is matched, and those that need no key.
struct KeyIndex<Key: Hashable & Sendable>: Sendable {
    private(set) var positions: [Key: [Int]] = [:]
    /// The positions of elements that need no key.
    private(set) var others: [Int] = []
    /// How many elements need a key.
    private(set) var keyedCount = 0

    /// - Parameter keys: the keys of each element, of which it needs one; none if it needs none.
    init(_ keys: [[Key]]) {
        for (position, keys) in keys.enumerated() {
            if keys.isEmpty { others.append(position) }
            for key in keys { positions[key, default: []].append(position) }
        }
        keyedCount = keys.count - others.count
    }
}
