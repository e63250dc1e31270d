import RouteJSON
import RouteLanguage
import RouteSpec

extension LinkComponent {
    /// All its patterns.
    var texts: [String] { [path, query, fragment] + items.sorted { $0.key < $1.key }.map(\.value) }

    /// Keeps what this component claims in the browser.
    fileprivate var excluded: LinkComponent {
        var component = self
        component.isExclusion = true
        return component
    }

    var json: JSON {
        var members: JSON.Members = [("/", .string(path))]
        let items = items.sorted { $0.key < $1.key }
        if !items.isEmpty {
            members.append(("?", .object(items.map { ($0.key, .string($0.value)) })))
        }
        if fragment != "*" { members.append(("#", .string(fragment))) }
        if isExclusion { members.append(("exclude", .bool(true))) }
        if ignoresCase { members.append(("caseSensitive", .bool(false))) }
        return .object(members)
    }
}

/// The components that keep links of routes that aren't claimed in the browser.
private struct LinkExclusions {
    var components: [LinkComponent] = []
    /// The indices of the blocks that they exclude.
    var blocks: Set<Int> = []
}

extension [LinkBlock] {
    /// The components of blocks, which are in matching order. They are ordered so that the first
    /// one that matches a URL decides correctly.
    ///
    /// - Parameter isPlain: whether longer paths are claimed, rather than excluded.
    func components(isPlain: Bool) -> [LinkComponent] {
        let exclusions = exclusions
        let claimed = filter(\.isClaimed)
        if isPlain { return exclusions.components + claimed.flatMap(\.claims) }
        var components = exclusions.components
        for block in claimed where block.isRest { components += block.claims }
        // Longer paths come first, so that they can be excluded for the shorter ones.
        let groups = Dictionary(grouping: indices.filter { !self[$0].isRest }) {
            self[$0].matchers.count
        }
        for (_, group) in groups.sorted(by: { $0.key > $1.key }) {
            for index in group {
                let block = self[index]
                if block.isClaimed {
                    if block.isWild { components.append(block.longerPaths) }
                    components += block.words + block.claims
                } else if !exclusions.blocks.contains(index), block.isExactAmongPathsOfItsLength {
                    components += block.claims.map(\.excluded)
                }
            }
        }
        return components
    }

    /// Excludes the paths of routes that aren't claimed, if components can express them exactly.
    /// The components of claimed patterns that they would take links from come before them. Other
    /// paths are excluded among those of their length.
    private var exclusions: LinkExclusions {
        var exclusions = LinkExclusions()
        for (index, block) in enumerated() where !block.isClaimed && block.isExact {
            var others: [LinkBlock] = []
            for (number, other) in enumerated() where other.isClaimed && block.mayMatch(other) {
                if number < index || block.isLonger(other) { others.append(other) }
            }
            if block.isWild, others.contains(where: \.isWild) { continue }
            exclusions.blocks.insert(index)
            exclusions.components += others.filter { !$0.isWild }.flatMap(\.claims)
            exclusions.components += block.claims.map(\.excluded)
        }
        return exclusions
    }
}
