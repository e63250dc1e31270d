/// The order in which patterns are tried (Semantics, section 4).
enum MatchingOrder {
    /// Sorts variants from order of declaration into matching order.
    static func sorted(_ variants: [Variant], patterns: [Pattern]) -> [Variant] {
        let ranks = ranks(of: variants.map { ($0.matchers, $0.numbers) })
        var groups = Array(repeating: [Int](), count: variants.count)
        for (index, rank) in ranks.enumerated() { groups[rank].append(index) }
        return groups.flatMap { group in
            group.count > 1 ? sortedByTail(group, variants: variants, patterns: patterns) : group
        }.map { variants[$0] }
    }

    /// For each path, its rank in a walk through the tree of all paths. Equal paths have the same rank.
    ///
    /// Each node's edges are ordered by rank, then by their first appearance in the paths.
    private static func ranks(of paths: [(matchers: [Matcher], numbers: [Int])]) -> [Int] {
        var trie = Trie()
        let ends = paths.map { trie.insert($0.matchers, $0.numbers) }
        var isEnd = Array(repeating: false, count: trie.nodes.count)
        for end in ends { isEnd[end] = true }
        var rank = Array(repeating: 0, count: trie.nodes.count)
        var count = 0
        var stack = [0]
        while let node = stack.popLast() {
            if isEnd[node] {
                rank[node] = count
                count += 1
            }
            let edges = trie.nodes[node].edges
            if edges.count == 1 {
                stack.append(edges[0].node)
                continue
            }
            let keys = edges.enumerated().map { offset, edge in
                (edge.matcher.rank, -edge.matcher.literalCount, offset)
            }
            stack += keys.sorted { $0 > $1 }.map { edges[$0.2].node }
        }
        return ends.map { rank[$0] }
    }

    /// Orders patterns with the same path: by their fragments, then by their items, then by declaration.
    private static func sortedByTail(_ group: [Int], variants: [Variant], patterns: [Pattern]) -> [Int] {
        let members = group.map { patterns[variants[$0].pattern.index] }
        var maker = VariantMaker()
        let fragments = members.map { member in
            let matchers = member.fragmentSegments.map { Matcher($0.text).edge }
            return (matchers: matchers, numbers: matchers.map { maker.number(of: $0) })
        }
        let fragmentRanks = ranks(of: fragments)
        let keys = members.indices.map { member in
            members[member].tailKey(fragmentRank: fragmentRanks[member]) + [member]
        }
        return keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }.map { group[$0] }
    }
}

extension Pattern {
    fileprivate func tailKey(fragmentRank: Int) -> [Int] {
        let fragmentKey =
            switch fragment {
            case .items: [0, 0]
            case .segments: [1, fragmentRank]
            case nil: [2, 0]
            }
        return fragmentKey + query.orderKey + fragmentItems.orderKey
    }
}

extension [Pattern.Part] {
    /// More literal items come first, then more required ones, then more absent ones.
    fileprivate var orderKey: [Int] {
        [
            -count(where: \.isLiteral), -count { !$0.isLiteral && $0.isRequired }, -count(where: \.isAbsent),
        ]
    }
}
