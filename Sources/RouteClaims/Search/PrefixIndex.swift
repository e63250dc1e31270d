/// Sets by how their texts begin, to find those that may have a text in common with another set.
struct PrefixIndex {
    private var exact: [ArraySlice<UInt8>: [Int]] = [:]
    private let sorted: [(prefix: [UInt8], index: Int)]

    /// - Parameter prefixes: the bytes that all texts of each set begin with.
    init(_ prefixes: [[UInt8]]) {
        for (index, prefix) in prefixes.enumerated() { exact[prefix[...], default: []].append(index) }
        sorted = prefixes.enumerated().map { ($0.element, $0.offset) }
            .sorted { $0.prefix.lexicographicallyPrecedes($1.prefix) }
    }

    /// The indices of the sets whose prefix begins with another one, or the other way around, in order.
    func indices(near prefix: [UInt8]) -> [Int] {
        var indices = prefix.indices.flatMap { exact[prefix[..<$0]] ?? [] }
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle].prefix.lexicographicallyPrecedes(prefix) { low = middle + 1 } else { high = middle }
        }
        while low < sorted.count, sorted[low].prefix.starts(with: prefix) {
            indices.append(sorted[low].index)
            low += 1
        }
        return indices.sorted()
    }
}
