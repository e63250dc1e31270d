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
    /// Whether the components have all items that the pattern needs.
    private(set) var hasAllItems = true

    init(_ pattern: Pattern, _ matchers: [Matcher], isClaimed: Bool, _ writer: inout LinkSegmentWriter) {
        self.matchers = matchers
        self.isClaimed = isClaimed
        let segments = matchers.map { writer.segment($0) }
        self.segments = segments
        let fragments: [String?] = pattern.fragment == nil ? [nil] : writer.fragments(of: pattern)
        let path = Self.path(segments)
        var items: [String: String] = [:]
        // A component without an item claims more, so one with several names is left out.
        for item in pattern.query {
            let name = item.name.encodedLiteral(in: .itemName(plusIsSpace: writer.plusIsSpace))
            if item.names.count == 1, let text = writer.item(item) {
                items[name] = text
            } else if item.isRequired {
                hasAllItems = false
            }
        }
        let query = items.isEmpty ? LinkComponent.Query.anything : .items(items)
        claims = fragments.map { LinkComponent(path: path, query: query, fragment: $0) }
    }

    private static func path(_ segments: [String]) -> String { "/" + segments.joined(separator: "/") }

    var isRest: Bool { matchers.last?.isRest ?? false }

    /// Whether a segment has a `*`, which also matches slashes.
    var isWild: Bool { segments.contains { $0.contains("*") } }

    /// Whether the components match nothing but URLs of the pattern, and longer paths that its last segment matches.
    var isExact: Bool {
        guard hasAllItems, isWild, let last = matchers.last else { return hasAllItems && !isWild }
        return matchers.dropLast().allSatisfy(\.isLiteral) && last.types.allSatisfy { $0 == .string }
    }

    /// Whether another pattern's paths are longer than this one's, which match them with a `*`.
    func isLonger(_ other: LinkBlock) -> Bool {
        isWild && !isRest && (other.isRest || other.matchers.count > matchers.count)
    }

    /// Whether the components may match paths of another pattern.
    func mayMatch(_ other: LinkBlock) -> Bool {
        (isWild || matchers.count == other.matchers.count)
            && zip(matchers, other.matchers).allSatisfy { $0 == $1 || !$0.isLiteral || !$1.isLiteral }
    }

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

    /// Excludes the paths of routes that aren't claimed, if components can express them exactly. Claimed patterns that
    /// open links with such paths stay before them.
    private mutating func addUnclaimed(_ blocks: [LinkBlock]) {
        for (index, block) in blocks.enumerated() where !block.isClaimed && block.isExact {
            let others = blocks.enumerated().filter { number, other in
                other.isClaimed && (number < index || block.isLonger(other)) && block.mayMatch(other)
            }.map(\.element)
            if block.isWild, others.contains(where: \.isWild) { continue }
            for other in others where !other.isWild { add(other.claims) }
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
            let covers = all.numbers.map(all.cover)
            // An exclusion that leaves nothing of a claim isn't exact: the claim stays.
            let inexact = zip(covers, rules).compactMap { cover, rule in rule.isExclusion ? nil : cover }
                .filter { all[$0].isExclusion }
            let useful = zip(all.numbers, components).filter { number, component in
                if let cover = covers[number.rule] { return inexact.contains(cover) }
                if inexact.contains(number) { return false }
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
