/// The rules of a file that decide the links of one site.
///
/// They are found by the literal texts that their paths begin and end with, and by an item of
/// their queries, so that a link is compared with few of them.
struct SiteRules {
    /// Where a rule is: the index of its list, and its index there.
    struct Number: Hashable {
        let list: Int
        let rule: Int
    }

    /// The lengths of the literal texts that paths begin and end with.
    private struct Lengths: Hashable {
        let start: Int
        let end: Int
    }

    /// Such texts, as hashes. If other texts have the same hashes, a path is compared with more
    /// rules.
    private struct Ends: Hashable {
        let lengths: Lengths
        let start: UInt64
        let end: UInt64

        /// - Parameters:
        ///   - starts: the hashes of what a path begins with.
        ///   - ends: the hashes of what it ends with, from its last character on.
        init(_ lengths: Lengths, _ starts: PrefixHashes, _ ends: PrefixHashes) {
            self.lengths = lengths
            start = starts[lengths.start]
            end = ends[lengths.end]
        }
    }

    /// Rules for paths with the same ends, by their indices in `numbers`.
    private struct Group {
        /// Those that don't require an item.
        var withoutItem: [Int] = []
        /// The others, by an item that queries have.
        var ofItem: [String: [Int]] = [:]
    }

    let numbers: [Number]
    private let lists: [ClaimList]
    private let groups: [Ends: Group]
    private let lengths: Set<Lengths>
    /// Whether the rules compare paths as Android does.
    private let isOfAndroid: Bool

    /// - Parameter own: the indices of the lists that decide the links; nil for all.
    init(_ lists: [ClaimList], _ own: [Int]? = nil) {
        var numbers: [Number] = []
        for list in own ?? Array(lists.indices) {
            numbers += lists[list].rules.indices.map { Number(list: list, rule: $0) }
        }
        var groups: [Ends: Group] = [:]
        for (index, number) in numbers.enumerated() {
            let rule = lists[number.list].rules[number.rule]
            let start = rule.start
            let end = rule.end
            let ends = Ends(
                Lengths(start: start.count, end: end.count), PrefixHashes(start),
                PrefixHashes(end.reversed()))
            if let item = rule.requiredItem {
                groups[ends, default: Group()].ofItem[item, default: []].append(index)
            } else {
                groups[ends, default: Group()].withoutItem.append(index)
            }
        }
        lengths = Set(groups.keys.map(\.lengths))
        isOfAndroid = lists.contains { $0.rules.contains(where: \.isOfAndroid) }
        self.numbers = numbers
        self.lists = lists
        self.groups = groups
    }

    subscript(number: Number) -> ClaimRule { lists[number.list].rules[number.rule] }

    /// The rules that may match a URL, in order.
    ///
    /// - Parameter onlyPath: whether its query doesn't matter.
    func candidates(_ url: ClaimedURL, onlyPath: Bool = false) -> [Number] {
        // A rule for Android may have a slash at its end.
        let path =
            isOfAndroid
            ? (url.decodedPath + "/".utf16).map(UInt32.init) : url.trimmedPath.map(\.value)
        let starts = PrefixHashes(path)
        let ends = PrefixHashes(path.reversed())
        var candidates: [Int] = []
        for lengths in lengths where lengths.start + lengths.end <= path.count {
            guard let group = groups[Ends(lengths, starts, ends)] else { continue }
            candidates += group.withoutItem
            if group.ofItem.isEmpty { continue }
            if onlyPath {
                candidates += group.ofItem.values.joined()
            } else {
                for item in Set(url.items.map(\.text)) { candidates += group.ofItem[item] ?? [] }
            }
        }
        return candidates.sorted().map { numbers[$0] }
    }

    /// The rules that match a URL, in order. Its scheme and host aren't compared.
    func matching(_ url: ClaimedURL, onlyPath: Bool = false) -> [Number] {
        candidates(url, onlyPath: onlyPath).filter { self[$0].matches(url, onlyPath: onlyPath) }
    }

    /// The rule of each list that decides a link: the first that matches.
    func deciding(_ url: ClaimedURL) -> [Number] {
        var decided: Set<Int> = []
        return candidates(url).filter { number in
            !decided.contains(number.list) && lists[number.list].covers(url)
                && self[number].matches(url)
                && decided.insert(number.list).inserted
        }
    }

    /// The rule that claims a link; nil if none does.
    func claiming(_ url: ClaimedURL) -> Number? { deciding(url).first { !self[$0].isExclusion } }

    /// The first earlier rule in a rule's list that matches all its probes, and so probably every
    /// URL that it matches; nil if there is none.
    func cover(of number: Number) -> Number? {
        let texts = self[number].probes
        func url(_ end: String) -> ClaimedURL? { ClaimedURL("https://example.com" + end) }
        guard let first = texts.lazy.compactMap(url).first else { return nil }
        // Few rules have an earlier one that matches even the first probe.
        var probes: [ClaimedURL]?
        for candidate in candidates(first).prefix(while: { $0 != number })
        where candidate.list == number.list && self[candidate].matches(first) {
            let all = probes ?? texts.compactMap(url)
            probes = all
            if all.allSatisfy({ self[candidate].matches($0) }) { return candidate }
        }
        return nil
    }
}

extension ClaimRule {
    fileprivate var requiredItem: String? {
        if case .component(let matcher) = condition { matcher.requiredItem } else { nil }
    }

    fileprivate var isOfAndroid: Bool {
        if case .path = condition { true } else { false }
    }

    /// Ends of URLs, from the path on, that the rule matches, and that few others match.
    fileprivate var probes: [String] {
        if case .component(let matcher) = condition { matcher.probes } else { [] }
    }

    /// The literal text that every matching path ends with, after its beginning.
    fileprivate var end: [UInt32] {
        if case .component(let matcher) = condition { matcher.end.map(\.value) } else { [] }
    }

    /// The literal text that every matching path begins with.
    fileprivate var start: [UInt32] {
        switch condition {
        case .everything: []
        case .component(let matcher): matcher.start.map(\.value)
        case .path(let pattern): pattern.start.map(UInt32.init)
        }
    }
}

extension ClaimFile {
    /// The lists that decide the links of a site, by their indices.
    func lists(at site: LinkSite) -> [Int] {
        lists.indices.filter { index in
            let list = lists[index]
            guard list.schemes.contains(site.scheme) else { return false }
            guard let url = site.root else { return list.hosts?.isEmpty == false }
            // A site's file isn't about links with a port.
            if kind.isOfSite, url.port != nil { return false }
            // A file that doesn't name its hosts applies to those of the spec.
            return list.hosts?.contains { $0.matches(url) } ?? !site.variants.isEmpty
        }
    }

    /// Whether the file covers a URL: it claims others with the same scheme and host.
    func mayClaim(_ url: ClaimedURL) -> Bool {
        covers(url.scheme) && isComplete && (!kind.isOfSite || url.port == nil)
            && lists.contains { $0.covers(url) }
    }
}
