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
        var members: [(name: String, value: JSON)] = [("/", .string(path))]
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

/// The components for one pattern under one base.
struct LinkBlock {
    let matchers: [Matcher]
    let segments: [String]
    /// The components that claim the pattern's URLs: several if a fragment has a rest.
    let claims: [LinkComponent]
    /// The components for texts that types of the path exclude with `not`.
    private(set) var words: [LinkComponent] = []
    let pattern: PatternID
    /// Whether the links of its route are claimed.
    let isClaimed: Bool
    /// Whether ASCII case doesn't count in the components.
    private let ignoresCase: Bool
    /// Whether the components require every item that the pattern does, and match no value of an
    /// item or a fragment that it doesn't read.
    private(set) var hasExactItems: Bool

    init(
        _ variant: Variant, _ pattern: Pattern, isClaimed: Bool, _ writer: inout LinkSegmentWriter
    ) {
        let matchers = Array(variant.matchers.dropFirst())
        self.pattern = variant.pattern
        self.matchers = matchers
        self.isClaimed = isClaimed
        let ignoresCase = writer.ignoresCase
        self.ignoresCase = ignoresCase
        segments = variant.declaredMatchers.dropFirst().map { writer.segment($0) }
        let fragments = pattern.fragment == nil ? ["*"] : writer.fragments(of: pattern)
        let path = Self.path(segments)
        let needed =
            pattern.query.filter(\.isRequired) + pattern.fragmentItems + pattern.fragmentSegments
        hasExactItems = needed.flatMap(\.parameters).allSatisfy {
            $0.type == .string || $0.type.finiteTexts != nil
        }
        var items: [String: String] = [:]
        // A component without an item claims more, so one with several names is left out.
        for item in pattern.query {
            let name = item.name.encodedLiteral(in: .itemName(plusIsSpace: writer.plusIsSpace))
            if item.names.count == 1, let text = writer.item(item) {
                items[name] = text
            } else if item.isRequired {
                hasExactItems = false
            }
        }
        var paths = [path]
        if let rest = matchers.firstIndex(where: \.isRest), rest < matchers.count - 1 {
            // Between slashes, `*` doesn't match zero segments.
            let others = segments.enumerated().filter { $0.offset != rest }.map(\.element)
            paths.insert(Self.path(others), at: 0)
        }
        claims = paths.flatMap { path in
            fragments.map {
                LinkComponent(path: path, items: items, fragment: $0, ignoresCase: ignoresCase)
            }
        }
        for (position, matcher) in matchers.enumerated() where isClaimed {
            guard let words = writer.excludedWords(matcher) else { continue }
            var segments = self.segments
            segments[position] = words
            // In another case, an excluded text can be a value.
            self.words.append(LinkComponent(isExclusion: true, path: Self.path(segments)))
        }
    }

    private static func path(_ segments: [String]) -> String {
        "/" + segments.joined(separator: "/")
    }

    var isRest: Bool { matchers.contains(where: \.isRest) }

    /// Whether a segment has a `*`, which also matches slashes.
    var isWild: Bool { segments.contains { $0.contains("*") } }

    /// Whether the components match nothing but URLs of the pattern, and longer paths that its last
    /// segment matches.
    var isExact: Bool {
        guard hasExactItems, isWild, let last = matchers.last else {
            return hasExactItems && !isWild
        }
        return matchers.dropLast().allSatisfy(\.isLiteral)
            && last.types.allSatisfy { $0 == .string }
    }

    /// Whether the components match nothing but URLs of the pattern, and longer paths.
    var isExactAmongPathsOfItsLength: Bool {
        hasExactItems && !isRest
            && matchers.flatMap(\.types).allSatisfy { $0 == .string || $0.finiteTexts != nil }
    }

    /// Whether another pattern's paths are longer than this one's, which match them with a `*`.
    func isLonger(_ other: LinkBlock) -> Bool {
        isWild && !isRest && (other.isRest || other.matchers.count > matchers.count)
    }

    /// Whether the components may match paths of another pattern.
    func mayMatch(_ other: LinkBlock) -> Bool {
        (isWild || matchers.count == other.matchers.count)
            && zip(matchers.prefix { !$0.isRest }, other.matchers.prefix { !$0.isRest }).allSatisfy
            {
                $0 == $1 || !$0.isLiteral || !$1.isLiteral
            }
    }

    /// Excludes paths with more segments, which `*` matches too.
    var longerPaths: LinkComponent {
        var path = Array(segments.prefix { !$0.contains("*") })
        if path.count < segments.count {
            path.append(segments[path.count].prefix { !"*?$".contains($0) } + "*")
        }
        path += Array(repeating: "*", count: segments.count - path.count) + ["?*"]
        return LinkComponent(
            isExclusion: true, path: Self.path(path), ignoresCase: ignoresCase)
    }
}

/// The components that keep links of routes that aren't claimed in the browser.
private struct LinkExclusions {
    var components: [LinkComponent] = []
    /// The indices of the blocks that they exclude.
    var blocks: Set<Int> = []
}

extension [LinkBlock] {
    /// The components of blocks in matching order, so that the first one that matches a URL decides
    /// correctly.
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
    /// Claimed patterns that open links with such paths stay before them. Others are excluded among
    /// the paths of their length.
    private var exclusions: LinkExclusions {
        var exclusions = LinkExclusions()
        for (index, block) in enumerated() where !block.isClaimed && block.isExact {
            let others = enumerated().filter { number, other in
                other.isClaimed && (number < index || block.isLonger(other))
                    && block.mayMatch(other)
            }.map(\.element)
            if block.isWild, others.contains(where: \.isWild) { continue }
            exclusions.blocks.insert(index)
            exclusions.components += others.filter { !$0.isWild }.flatMap(\.claims)
            exclusions.components += block.claims.map(\.excluded)
        }
        return exclusions
    }
}
