/// The order in which patterns are tried (Semantics, section 4).
enum MatchingOrder {
    /// Paths that begin with the same segments.
    private struct Branch {
        let members: [Int]
        /// How many segments are the same.
        let depth: Int
    }

    /// The paths of a branch with the same next segment.
    private struct Edge: Comparable {
        let rank: Int
        let literalCount: Int
        /// The index among the branch's edges, by first appearance.
        let number: Int
        var members: [Int]

        init(_ matcher: Matcher, number: Int, _ member: Int) {
            rank = matcher.rank
            literalCount = matcher.literalCount
            self.number = number
            members = [member]
        }

        static func < (one: Self, other: Self) -> Bool {
            (one.rank, -one.literalCount, one.number)
                < (other.rank, -other.literalCount, other.number)
        }
    }

    /// Sorts variants from order of declaration into matching order.
    static func sorted(
        _ variants: [Variant], patterns: [Pattern], ignoringCase: Bool
    ) -> [Variant] {
        var sorted: [Variant] = []
        for group in groups(of: variants.map(\.compared)) {
            let members = group.map { patterns[variants[$0].pattern.index] }
            let indices =
                group.count > 1
                ? sortedByTail(group, of: members, ignoringCase: ignoringCase) : group
            sorted += indices.map { variants[$0] }
        }
        return sorted
    }

    /// Groups of equal paths, by their indices, in matching order.
    ///
    /// The order is that of a walk through the tree of all paths. Where some
    /// paths end and others go on, those that end come first or, behind a
    /// rest, last. The others are in the order of their next matchers.
    private static func groups(of paths: [ComparedPath]) -> [[Int]] {
        var groups: [[Int]] = []
        var stack = [Branch(members: Array(paths.indices), depth: 0)]
        while let branch = stack.popLast() {
            let depth = branch.depth
            var ends: [Int] = []
            var edges: [Edge] = []
            var positions: [Int: Int] = [:]
            for member in branch.members {
                let path = paths[member]
                if path.count == depth {
                    ends.append(member)
                } else if let position = positions[path.numbers[depth]] {
                    edges[position].members.append(member)
                } else {
                    positions[path.numbers[depth]] = edges.count
                    edges.append(Edge(path.matchers[depth], number: edges.count, member))
                }
            }
            if let end = ends.first {
                if paths[end].isBehindRest(depth), !edges.isEmpty {
                    stack.append(Branch(members: ends, depth: depth))
                } else {
                    groups.append(ends)
                }
            }
            for edge in edges.sorted(by: >) {
                stack.append(Branch(members: edge.members, depth: depth + 1))
            }
        }
        return groups
    }

    /// Orders patterns with the same path: by their fragments, then by their items, then by
    /// declaration.
    private static func sortedByTail(
        _ group: [Int], of members: [Pattern], ignoringCase: Bool
    ) -> [Int] {
        var maker = VariantMaker(ignoringCase: ignoringCase)
        let fragments = members.map { member in
            maker.compared(
                member.fragmentSegments.map { Matcher($0.text, ignoringCase: ignoringCase).edge })
        }
        var keys = Array(repeating: [Int](), count: members.count)
        for (rank, equal) in groups(of: fragments).enumerated() {
            for member in equal {
                keys[member] = members[member].tailKey(fragmentRank: rank) + [member]
            }
        }
        let order = keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        return order.map { group[$0] }
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
            -count(where: \.isLiteral), -count { !$0.isLiteral && $0.isRequired },
            -count(where: \.isAbsent),
        ]
    }
}
