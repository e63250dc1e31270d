/// A set of patterns, by their indices in a list.
package struct PatternSet: Sendable {
    /// The patterns as bits, 64 in each word.
    private(set) var words: [Int]

    init(count: Int) {
        words = Array(repeating: 0, count: (count + 63) / 64)
    }

    /// The first `count` patterns.
    init(all count: Int) {
        self.init(count: count)
        for index in 0..<count { insert(index) }
    }

    mutating func insert(_ index: Int) {
        words[index >> 6] |= 1 << (index & 63)
    }

    mutating func remove(_ index: Int) {
        words[index >> 6] &= ~(1 << (index & 63))
    }

    func contains(_ index: Int) -> Bool {
        words[index >> 6] >> (index & 63) & 1 == 1
    }

    var isEmpty: Bool { words.allSatisfy { $0 == 0 } }
    var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    func isDisjoint(with other: PatternSet) -> Bool {
        zip(words, other.words).allSatisfy { $0 & $1 == 0 }
    }

    func intersection(_ other: PatternSet) -> PatternSet {
        var result = self
        for index in words.indices { result.words[index] &= other.words[index] }
        return result
    }

    func isSubset(of other: PatternSet) -> Bool {
        zip(words, other.words).allSatisfy { $0 & ~$1 == 0 }
    }
}
