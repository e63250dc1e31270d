/// Puts blocks in an order in which the first component that matches a URL decides rightly.
struct LinkBlocks {
    private(set) var components: [LinkComponent] = []
    private var known: Set<LinkComponent> = []

    /// - Parameters:
    ///   - blocks: in matching order.
    ///   - isPlain: whether nothing is excluded for being no value of a type.
    init(_ blocks: [LinkBlock], isPlain: Bool) {
        addUnclaimed(blocks)
        let claimed = blocks.filter(\.isClaimed)
        if isPlain {
            for block in claimed { add(block.claims) }
            return
        }
        let rests = claimed.filter(\.isRest)
        for rest in rests {
            // The others come later. A `*` before the rest matches segments of the rest, too.
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

    /// The paths of routes that are not claimed, if components can say them exactly. What is matched before them comes
    /// before them here, too.
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

    /// Blocks with paths of one length.
    private mutating func add(_ group: [LinkBlock]) {
        // Those without exclusions can't be in the way of others.
        for block in group where block.typed.isEmpty { add(block, excluding: []) }
        var left = group.filter { !$0.typed.isEmpty }
        while !left.isEmpty {
            func conflicts(_ block: LinkBlock) -> [Int] {
                block.typed.filter { index in left.contains { block.excludes($0, at: index) } }
            }
            let next = left.firstIndex { conflicts($0).isEmpty } ?? 0
            // If each block is in the way of another one, the first claims more.
            let conflicting = conflicts(left[next])
            let block = left.remove(at: next)
            add(block, excluding: block.typed.filter { !conflicting.contains($0) })
        }
    }

    /// - Parameter typed: the segments whose other texts are excluded.
    private mutating func add(_ block: LinkBlock, excluding typed: [Int]) {
        // Where every `*` is in such a segment, its exclusion has the slash, too.
        let needsLength = block.segments.indices.contains { block.segments[$0].isWild && !typed.contains($0) }
        if needsLength, !block.isRest { add([block.longerPaths]) }
        add(typed.compactMap(block.otherTexts))
        add(block.claims)
    }

    private mutating func add(_ components: [LinkComponent]) {
        for component in components where known.insert(component).inserted { self.components.append(component) }
    }
}
