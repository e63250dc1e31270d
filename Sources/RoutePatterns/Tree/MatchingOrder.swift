/// The order in which patterns are tried (Semantics, section 4).
enum MatchingOrder {
    /// Sorts variants from order of declaration into matching order.
    static func sorted(
        _ variants: [Variant], patterns: [Pattern], ignoringCase: Bool
    ) -> [Variant] {
        groups(of: variants.map(\.compared)).flatMap { group in
            let members = group.map { patterns[variants[$0].pattern.index] }
            return group.count > 1
                ? sortedByTail(group, of: members, ignoringCase: ignoringCase) : group
        }.map { variants[$0] }
    }

    /// The indices of equal paths, in the order of a walk through the tree of all paths: paths that
    /// end before others, or after them behind a rest, and those by the rank of their next matcher,
    /// then by its first appearance.
    private static func groups(of paths: [ComparedPath]) -> [[Int]] {
        var groups: [[Int]] = []
        var stack = [(members: Array(paths.indices), depth: 0)]
        while let (members, depth) = stack.popLast() {
            var ends: [Int] = []
            var edges: [(matcher: Matcher, members: [Int])] = []
            var positions: [Int: Int] = [:]
            for member in members {
                let path = paths[member]
                if path.count == depth {
                    ends.append(member)
                } else if let position = positions[path.numbers[depth]] {
                    edges[position].members.append(member)
                } else {
                    positions[path.numbers[depth]] = edges.count
                    edges.append((path.matchers[depth], [member]))
                }
            }
            if let end = ends.first {
                if paths[end].isBehindRest(depth), !edges.isEmpty {
                    stack.append((ends, depth))
                } else {
                    groups.append(ends)
                }
            }
            let keys = edges.enumerated().map { ($1.matcher.rank, -$1.matcher.literalCount, $0) }
            for key in keys.sorted(by: >) { stack.append((edges[key.2].members, depth + 1)) }
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
        return keys.indices.sorted { keys[$0].lexicographicallyPrecedes(keys[$1]) }.map {
            group[$0]
        }
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
