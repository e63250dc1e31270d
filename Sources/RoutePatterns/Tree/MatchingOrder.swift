/// The order in which patterns are tried (semantics.md, section 4).
enum MatchingOrder {
    /// The variants, given in the order of declaration, in matching order.
    static func sorted(_ variants: [Variant], patterns: [Pattern]) -> [Variant] {
        let places = places(of: variants.map(\.matchers))
        var groups = Array(repeating: [Int](), count: variants.count)
        for (index, place) in places.enumerated() { groups[place].append(index) }
        return groups.flatMap { group in
            group.count > 1 ? sortedByTail(group, variants: variants, patterns: patterns) : group
        }.map { variants[$0] }
    }

    /// For each path its place in a walk through the tree of all of them; equal paths have one place.
    ///
    /// Each node's edges stand by rank, then in the order in which the paths first have them there.
    private static func places(of paths: [[Matcher]]) -> [Int] {
        var trie = Trie()
        let ends = paths.map { trie.insert($0) }
        var place: [Int: Int] = [:]
        let isEnd = Set(ends)
        var stack = [0]
        while let node = stack.popLast() {
            if isEnd.contains(node) { place[node] = place.count }
            let edges = trie.nodes[node].edges.enumerated().sorted { a, b in
                precedes(
                    [a.element.matcher.rank, -a.element.matcher.literalCount, a.offset],
                    [b.element.matcher.rank, -b.element.matcher.literalCount, b.offset])
            }
            stack += edges.reversed().map(\.element.node)
        }
        return ends.map { place[$0, default: 0] }
    }

    /// Orders patterns whose paths are the same: by their fragments, then by their items, then as they are declared.
    private static func sortedByTail(_ group: [Int], variants: [Variant], patterns: [Pattern]) -> [Int] {
        let members = group.map { patterns[variants[$0].pattern] }
        let fragmentPlaces = places(of: members.map { $0.fragmentSegments.map { Matcher($0, isFirst: false) } })
        let keys = members.indices.map { member in
            members[member].tailKey(fragmentPlace: fragmentPlaces[member]) + [member]
        }
        return keys.indices.sorted { precedes(keys[$0], keys[$1]) }.map { group[$0] }
    }

    private static func precedes(_ a: [Int], _ b: [Int]) -> Bool {
        a.lexicographicallyPrecedes(b)
    }
}

extension Pattern {
    fileprivate func tailKey(fragmentPlace: Int) -> [Int] {
        let fragmentKey =
            switch fragment {
            case .items: [0, 0]
            case .segments: [1, fragmentPlace]
            case nil: [2, 0]
            }
        return fragmentKey + query.orderKey + fragmentItems.orderKey
    }
}

extension Items {
    /// More literal items come first, then more required ones.
    fileprivate var orderKey: [Int] {
        [-named.count(where: \.isLiteral), -named.count { !$0.isLiteral && $0.isRequired }]
    }
}
