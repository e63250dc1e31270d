/// Orders blocks so that the first component that matches a URL decides correctly.
struct LinkBlocks {
    private(set) var components: [LinkComponent] = []
    private var known: Set<LinkComponent> = []

    /// - Parameters:
    ///   - blocks: in matching order.
    ///   - isPlain: whether texts that aren't values of a type are claimed, rather than excluded.
    init(_ blocks: [LinkBlock], isPlain: Bool) {
        addUnclaimed(blocks)
        let claimed = blocks.filter(\.isClaimed)
        if isPlain {
            for block in claimed { add(block.claims) }
            return
        }
        let rests = claimed.filter(\.isRest)
        for rest in rests {
            // The other blocks come later: exclude none of their URLs. A `*` before the rest matches its segments, too.
            let typed = rest.typed.filter { index in
                index == rest.matchers.count - 1
                    && !claimed.contains { $0.matchers != rest.matchers && rest.excludes($0, at: index) }
            }
            add(rest, excluding: typed)
        }
        let groups = Dictionary(grouping: claimed.filter { !$0.isRest }, by: \.matchers.count)
        // Longer paths come first, so that they can be excluded for the shorter ones.
        for (_, group) in groups.sorted(by: { $0.key > $1.key }) { add(group) }
    }

    /// Excludes the paths of routes that aren't claimed, if components can express them exactly. Earlier claimed
    /// patterns with the same path stay before them.
    private mutating func addUnclaimed(_ blocks: [LinkBlock]) {
        for (index, block) in blocks.enumerated() where !block.isClaimed {
            if block.segments.contains(where: \.isWild) { continue }
            for earlier in blocks[..<index] where earlier.isClaimed && earlier.matchers == block.matchers {
                add(earlier.claims)
            }
            for claim in block.claims {
                var exclusion = claim
                exclusion.isExclusion = true
                add([exclusion])
            }
        }
    }

    /// Adds blocks whose paths have the same length.
    private mutating func add(_ group: [LinkBlock]) {
        // Blocks without exclusions can't conflict with others.
        for block in group where block.typed.isEmpty { add(block, excluding: []) }
        var left = group.filter { !$0.typed.isEmpty }
        while !left.isEmpty {
            func conflicts(_ block: LinkBlock) -> [Int] {
                block.typed.filter { index in left.contains { block.excludes($0, at: index) } }
            }
            let next = left.firstIndex { conflicts($0).isEmpty } ?? 0
            // If each block conflicts with another one, the first leaves out exclusions, and claims more.
            let conflicting = conflicts(left[next])
            let block = left.remove(at: next)
            add(block, excluding: block.typed.filter { !conflicting.contains($0) })
        }
    }

    /// - Parameter typed: the segments whose invalid texts are excluded.
    private mutating func add(_ block: LinkBlock, excluding typed: [Int]) {
        // If every `*` is in such a segment, its exclusion rules out slashes, too.
        let needsLength = block.segments.indices.contains { block.segments[$0].isWild && !typed.contains($0) }
        if needsLength, !block.isRest { add([block.longerPaths]) }
        add(typed.compactMap(block.otherTexts))
        add(block.claims)
    }

    private mutating func add(_ components: [LinkComponent]) {
        for component in components where known.insert(component).inserted { self.components.append(component) }
    }
}
