import RouteAnalysis

/// Sets by how their texts begin and end, to find those that may have a text in common with another set.
struct PrefixIndex {
    private let endings: [TextEnding]
    private var exact: [ArraySlice<UInt8>: [Int]] = [:]
    private let sorted: [Int]
    private let beginnings: [TextBeginning]

    init(_ sets: [LinkTextPool.Placed]) {
        let beginnings = sets.map(\.beginning)
        self.beginnings = beginnings
        endings = sets.map(\.ending)
        for (index, beginning) in beginnings.enumerated() { exact[beginning.prefix[...], default: []].append(index) }
        sorted = beginnings.indices.sorted {
            beginnings[$0].prefix.lexicographicallyPrecedes(beginnings[$1].prefix)
        }
    }

    /// The indices of the sets that may have a text in common with another one, in order.
    func indices(near set: LinkTextPool.Placed) -> [Int] {
        indices(near: set.beginning).filter { endings[$0].canMeet(set.ending) }
    }

    /// The indices of the sets that may have a text, in order.
    func indices(near word: [UInt8]) -> [Int] {
        let ending = TextEnding(word: word)
        return indices(near: TextBeginning(word: word)).filter { endings[$0].canMeet(ending) }
    }

    /// The indices of the sets that may have a text in common with one that begins like this, in order.
    private func indices(near beginning: TextBeginning) -> [Int] {
        let prefix = beginning.prefix
        var indices = prefix.indices.prefix(TextBeginning.limit + 1).flatMap { exact[prefix[..<$0]] ?? [] }
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if beginnings[sorted[middle]].prefix.lexicographicallyPrecedes(prefix) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        while low < sorted.count, beginnings[sorted[low]].prefix.starts(with: prefix) {
            indices.append(sorted[low])
            low += 1
        }
        return indices.filter { beginnings[$0].canMeet(beginning) }.sorted()
    }
}
