import RouteJSON
import RouteLanguage
import RouteSpec

extension LinkComponent {
    /// All its patterns.
    var texts: [String] { [path, fragment] + items.values }

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
    /// Whether the components require every item that the pattern does, and match no value of an
    /// item or a fragment that it doesn't read.
    private(set) var hasExactItems: Bool

    init(
        _ pattern: Pattern, _ matchers: [Matcher], isClaimed: Bool,
        _ writer: inout LinkSegmentWriter
    ) {
        (self.matchers, self.isClaimed) = (matchers, isClaimed)
        segments = matchers.map { writer.segment($0) }
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
        claims = fragments.map { LinkComponent(path: path, items: items, fragment: $0) }
    }

    private static func path(_ segments: [String]) -> String {
        "/" + segments.joined(separator: "/")
    }

    var isRest: Bool { matchers.last?.isRest ?? false }

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

    /// Whether another pattern's paths are longer than this one's, which match them with a `*`.
    func isLonger(_ other: LinkBlock) -> Bool {
        isWild && !isRest && (other.isRest || other.matchers.count > matchers.count)
    }

    /// Whether the components may match paths of another pattern.
    func mayMatch(_ other: LinkBlock) -> Bool {
        (isWild || matchers.count == other.matchers.count)
            && zip(matchers, other.matchers).allSatisfy {
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
        return LinkComponent(isExclusion: true, path: Self.path(path))
    }
}

extension [LinkBlock] {
    /// The components of blocks in matching order, so that the first one that matches a URL decides
    /// correctly.
    ///
    /// - Parameters:
    ///   - variables: the file's variables.
    ///   - isPlain: whether longer paths are claimed, rather than excluded.
    func components(_ variables: LinkVariables, isPlain: Bool) -> [LinkComponent] {
        let claimed = filter(\.isClaimed)
        if isPlain {
            return Self.useful(exclusions + claimed.flatMap(\.claims), variables, kept: [])
        }
        // Longer paths come first, so that they can be excluded for the shorter ones.
        let groups = Dictionary(grouping: claimed.filter { !$0.isRest }, by: \.matchers.count)
        let paths = groups.sorted { $0.key > $1.key }.flatMap(\.value)
        let all = paths.flatMap { ($0.isWild ? [$0.longerPaths] : []) + $0.claims }
        let kept = Set(paths.filter(\.isWild).map(\.longerPaths))
        return Self.useful(
            exclusions + claimed.filter(\.isRest).flatMap(\.claims) + all, variables, kept: kept)
    }

    /// Excludes the paths of routes that aren't claimed, if components can express them exactly.
    /// Claimed patterns that open links with such paths stay before them.
    private var exclusions: [LinkComponent] {
        enumerated().filter { !$1.isClaimed && $1.isExact }.flatMap {
            index, block -> [LinkComponent] in
            let others = enumerated().filter { number, other in
                other.isClaimed && (number < index || block.isLonger(other))
                    && block.mayMatch(other)
            }.map(\.element)
            if block.isWild, others.contains(where: \.isWild) { return [] }
            return others.filter { !$0.isWild }.flatMap(\.claims) + block.claims.map(\.excluded)
        }
    }

    /// Removes components that decide nothing, until there are none.
    ///
    /// - Parameter kept: exclusions of the longer paths of a later component.
    private static func useful(
        _ components: [LinkComponent], _ variables: LinkVariables, kept: Set<LinkComponent>
    ) -> [LinkComponent] {
        let components = components.withoutRepetitions
        let rules = components.map { $0.rule(variables) }
        let all = SiteRules([ClaimList(rules: rules)])
        let covers = all.numbers.map(all.cover)
        // An exclusion that leaves nothing of a claim isn't exact: the claim stays.
        let inexact = zip(covers, rules).compactMap { cover, rule in rule.isExclusion ? nil : cover
        }
        .filter { all[$0].isExclusion }
        let useful = zip(all.numbers, components).filter { number, component in
            if let cover = covers[number.rule] { return inexact.contains(cover) }
            if inexact.contains(number) { return false }
            if !component.isExclusion || kept.contains(component) { return true }
            let links = all[number].examples.compactMap { ClaimedURL("https://example.com" + $0) }
            return rules[number.rule...].contains { later in
                !later.isExclusion && links.contains { later.matches($0) }
            }
        }.map(\.1)
        return useful.count == components.count
            ? components : Self.useful(useful, variables, kept: kept)
    }
}
