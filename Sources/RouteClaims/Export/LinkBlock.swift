import RouteLanguage

/// The components for one pattern under one base.
struct LinkBlock {
    let matchers: [Matcher]
    let segments: [String]
    /// The components that claim the pattern's URLs: several if a fragment has a rest.
    private(set) var claims: [LinkComponent] = []
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
        let segments = variant.declaredMatchers.dropFirst().map { writer.segment($0) }
        self.segments = segments
        let fragments = pattern.fragment == nil ? ["*"] : writer.fragments(of: pattern)
        let fragment = pattern.fragmentItems + pattern.fragmentSegments
        let needed = pattern.query.filter(\.isRequired) + fragment
        hasExactItems = needed.flatMap(\.parameters).allSatisfy {
            $0.type == .string || $0.type.finiteTexts != nil
        }
        var items: [String: String] = [:]
        // An item with several names is left out: the component then claims too much, not too
        // little.
        for item in pattern.query {
            let name = item.name.encodedLiteral(in: .itemName(plusIsSpace: writer.plusIsSpace))
            if item.names.count == 1, let text = writer.item(item) {
                items[name] = text
            } else if item.isRequired {
                hasExactItems = false
            }
        }
        for path in Self.paths(segments, matchers) {
            claims += fragments.map {
                LinkComponent(path: path, items: items, fragment: $0, ignoresCase: ignoresCase)
            }
        }
        for (position, matcher) in matchers.enumerated() where isClaimed {
            guard let words = writer.excludedWords(matcher) else { continue }
            var segments = segments
            segments[position] = words
            // In another case, an excluded text can be a value.
            self.words.append(LinkComponent(isExclusion: true, path: Self.path(segments)))
        }
    }

    /// The patterns of a path: two if segments follow a rest. A `*` between slashes doesn't match
    /// zero segments, so another pattern does.
    private static func paths(_ segments: [String], _ matchers: [Matcher]) -> [String] {
        let path = path(segments)
        guard let rest = matchers.firstIndex(where: \.isRest), rest < matchers.count - 1 else {
            return [path]
        }
        var others = segments
        others.remove(at: rest)
        return [Self.path(others), path]
    }

    private static func path(_ segments: [String]) -> String {
        "/" + segments.joined(separator: "/")
    }

    var isRest: Bool { matchers.contains(where: \.isRest) }

    /// Whether a segment has a `*`, which also matches slashes.
    var isWild: Bool { segments.contains { $0.contains("*") } }

    /// Whether the components match nothing but URLs of the pattern, and longer paths if the last
    /// segment ends with a `*`.
    var isExact: Bool {
        guard hasExactItems, isWild, let last = matchers.last else {
            return hasExactItems && !isWild
        }
        let inner = matchers.dropLast()
        if inner.allSatisfy(\.isLiteral) { return last.isText }
        // Between literal segments, only a rest matches what a `*` does.
        return last.isLiteral && inner.allSatisfy { $0.isLiteral || $0.isRest && $0.isText }
    }

    /// Whether the components match nothing but URLs of the pattern, and longer paths.
    var isExactAmongPathsOfItsLength: Bool {
        hasExactItems && !isRest
            && matchers.flatMap(\.types).allSatisfy { $0 == .string || $0.finiteTexts != nil }
    }

    /// Whether another pattern has longer paths, which this one's also match with a `*`.
    func isLonger(_ other: LinkBlock) -> Bool {
        isWild && !isRest && (other.isRest || other.matchers.count > matchers.count)
    }

    /// Whether the components may match paths of another pattern.
    func mayMatch(_ other: LinkBlock) -> Bool {
        guard isWild || matchers.count == other.matchers.count else { return false }
        let own = matchers.prefix { !$0.isRest }
        let others = other.matchers.prefix { !$0.isRest }
        return zip(own, others).allSatisfy { $0 == $1 || !$0.isLiteral || !$1.isLiteral }
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

extension Matcher {
    /// Whether every text is a value.
    fileprivate var isText: Bool { types.allSatisfy { $0 == .string } }
}
