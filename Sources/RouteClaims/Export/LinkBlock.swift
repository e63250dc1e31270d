import RoutePatterns

/// The components for one pattern under one base.
struct LinkBlock {
    let matchers: [Matcher]
    let segments: [LinkSegment]
    /// The components that claim the pattern's URLs: several if an item has several names, or a fragment a rest.
    let claims: [LinkComponent]
    /// Whether the links of its route are claimed.
    let isClaimed: Bool

    /// The maximum number of combinations of item names.
    private static let mostClaims = 4

    init(_ pattern: Pattern, _ matchers: [Matcher], isClaimed: Bool, _ writer: inout LinkSegmentWriter) {
        self.matchers = matchers
        self.isClaimed = isClaimed
        let segments = matchers.map { writer.segment($0) }
        self.segments = segments
        let fragments: [String?] = pattern.fragment == nil ? [nil] : writer.fragments(of: pattern)
        let path = Self.path(segments.map(\.text))
        var queries: [[LinkComponent.Item]] = [[]]
        for item in pattern.query {
            guard let text = writer.item(item) else { continue }
            let items = item.names.map { name in
                LinkComponent.Item(
                    name: name.encodedLiteral(in: .itemName(plusIsSpace: writer.plusIsSpace)), pattern: text)
            }
            // A component without the item claims more.
            if queries.count * items.count > Self.mostClaims { continue }
            queries = queries.flatMap { query in items.map { query + [$0] } }
        }
        claims = queries.flatMap { query in
            fragments.map { LinkComponent(path: path, items: query, fragment: $0) }
        }
    }

    static func path(_ segments: [String]) -> String { "/" + segments.joined(separator: "/") }

    var isRest: Bool { matchers.last?.isRest ?? false }

    /// The number of segments before the first one that has a `*`.
    var fixedCount: Int { segments.firstIndex(where: \.isWild) ?? segments.count }

    /// Excludes paths with more segments, which `*` matches too.
    var longerPaths: LinkComponent {
        let more = Array(repeating: "*", count: segments.count - fixedCount) + ["?*"]
        return LinkComponent(path: Self.path(segments.prefix(fixedCount).map(\.text) + more), isExclusion: true)
    }

    /// Excludes the texts that one segment doesn't match.
    func otherTexts(of index: Int) -> LinkComponent? {
        segments[index].exclusion.map { exclusion in
            var texts = segments.map(\.text)
            texts[index] = exclusion
            return LinkComponent(path: Self.path(texts), isExclusion: true)
        }
    }

    /// The indices of the segments with an exclusion.
    var typed: [Int] { segments.indices.filter { segments[$0].exclusion != nil } }

    /// Whether the exclusion for one segment may match a URL that another block claims, as it excludes less there.
    func excludes(_ other: LinkBlock, at index: Int) -> Bool {
        if isRest {
            let count = matchers.count - 1
            return zip(matchers.prefix(count), other.matchers).allSatisfy { $0.mayOverlap($1) }
                && (other.matchers.count > count || other.isRest)
        }
        guard matchers.count == other.matchers.count else { return false }
        return zip(matchers, other.matchers).enumerated().allSatisfy { position, pair in
            position == index
                ? !segments[index].excluded.isSubset(of: other.segments[index].excluded) : pair.0.mayOverlap(pair.1)
        }
    }
}

extension Matcher {
    /// Whether a text may match both.
    fileprivate func mayOverlap(_ other: Matcher) -> Bool {
        switch (self, other) {
        case (.literal(let a, _), .literal(let b, _)): return a.utf8.elementsEqual(b.utf8)
        case (.literal(let text, _), let type), (let type, .literal(let text, _)): return type.accepts(text)
        case (.value(.closed(let a), .single), .value(.closed(let b), .single))
        where a.fallback == nil && b.fallback == nil:
            return !Set(a.values).isDisjoint(with: b.values)
        default: return true
        }
    }

    var isRest: Bool { if case .rest = self { true } else { false } }
}
