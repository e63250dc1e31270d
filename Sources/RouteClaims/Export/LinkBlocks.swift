import RoutePatterns
import RouteSpec

extension LinkComponent {
    private var items: [(key: String, value: String)] {
        if case .items(let items) = query { items.sorted { $0.key < $1.key } } else { [] }
    }

    /// All its patterns.
    var texts: [String] { [path, fragment].compactMap(\.self) + items.map(\.value) }

    var json: JSON {
        var members: [(name: String, value: JSON)] = [("/", .string(path ?? "*"))]
        if !items.isEmpty { members.append(("?", .object(items.map { ($0.key, .string($0.value)) }))) }
        if let fragment { members.append(("#", .string(fragment))) }
        if isExclusion { members.append(("exclude", .bool(true))) }
        return .object(members)
    }
}

/// The components for one pattern under one base.
struct LinkBlock {
    let matchers: [Matcher]
    let segments: [String]
    /// The components that claim the pattern's URLs: several if a fragment has a rest.
    let claims: [LinkComponent]
    /// Whether the links of its route are claimed.
    let isClaimed: Bool

    init(_ pattern: Pattern, _ matchers: [Matcher], isClaimed: Bool, _ writer: inout LinkSegmentWriter) {
        self.matchers = matchers
        self.isClaimed = isClaimed
        let segments = matchers.map { writer.segment($0) }
        self.segments = segments
        let fragments: [String?] = pattern.fragment == nil ? [nil] : writer.fragments(of: pattern)
        let path = Self.path(segments)
        var items: [String: String] = [:]
        // A component without an item claims more, so one with several names is left out.
        for item in pattern.query where item.names.count == 1 {
            let name = item.names[0].encodedLiteral(in: .itemName(plusIsSpace: writer.plusIsSpace))
            if let text = writer.item(item) { items[name] = text }
        }
        let query = items.isEmpty ? LinkComponent.Query.anything : .items(items)
        claims = fragments.map { LinkComponent(path: path, query: query, fragment: $0) }
    }

    private static func path(_ segments: [String]) -> String { "/" + segments.joined(separator: "/") }

    var isRest: Bool { matchers.last?.isRest ?? false }

    /// Whether a segment has a `*`, which also matches slashes.
    var isWild: Bool { segments.contains { $0.contains("*") } }

    /// Excludes paths with more segments, which `*` matches too.
    var longerPaths: LinkComponent {
        var path = Array(segments.prefix { !$0.contains("*") })
        if path.count < segments.count { path.append(segments[path.count].prefix { !"*?$".contains($0) } + "*") }
        path += Array(repeating: "*", count: segments.count - path.count) + ["?*"]
        return LinkComponent(isExclusion: true, path: Self.path(path))
    }
}

/// Orders blocks so that the first component that matches a URL decides correctly.
struct LinkBlocks {
    private(set) var components: [LinkComponent] = []
    private var known: Set<LinkComponent> = []
    /// Those that exclude the longer paths of a later component.
    private var longerPaths: Set<LinkComponent> = []

    /// - Parameters:
    ///   - blocks: in matching order.
    ///   - isPlain: whether longer paths are claimed, rather than excluded.
    init(_ blocks: [LinkBlock], isPlain: Bool) {
        addUnclaimed(blocks)
        let claimed = blocks.filter(\.isClaimed)
        if isPlain {
            for block in claimed { add(block.claims) }
            return
        }
        for rest in claimed where rest.isRest { add(rest.claims) }
        let groups = Dictionary(grouping: claimed.filter { !$0.isRest }, by: \.matchers.count)
        // Longer paths come first, so that they can be excluded for the shorter ones.
        for (_, group) in groups.sorted(by: { $0.key > $1.key }) {
            for block in group {
                if block.isWild {
                    longerPaths.insert(block.longerPaths)
                    add([block.longerPaths])
                }
                add(block.claims)
            }
        }
    }

    /// Excludes the paths of routes that aren't claimed, if components can express them exactly. Earlier claimed
    /// patterns with the same path stay before them.
    private mutating func addUnclaimed(_ blocks: [LinkBlock]) {
        for (index, block) in blocks.enumerated() where !block.isClaimed {
            if block.isWild { continue }
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

    private mutating func add(_ components: [LinkComponent]) {
        for component in components where known.insert(component).inserted { self.components.append(component) }
    }

    /// Removes components that decide nothing, until there are none.
    ///
    /// - Parameter variables: the file's variables.
    mutating func removeUseless(_ variables: LinkVariables) {
        while true {
            let rules = components.map { $0.rule(variables) }
            let all = SiteRules([.ofSite(at: ClaimLocation(), rules: rules)])
            let useful = zip(all.numbers, components).filter { number, component in
                if all.cover(of: number) != nil { return false }
                if !component.isExclusion || longerPaths.contains(component) { return true }
                let links = all[number].examples.compactMap { ClaimedURL("https://example.com" + $0) }
                return rules[number.rule...].contains { later in
                    !later.isExclusion && links.contains(where: later.matches)
                }
            }
            if useful.count == components.count { return }
            components = useful.map(\.1)
        }
    }
}
