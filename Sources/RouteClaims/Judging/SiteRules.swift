/// The rules of a file that decide the links of one site. They are found by the literal texts that
/// their paths begin with, and by an item that their queries have, so that a link is compared with
/// few of them.
struct SiteRules {
    /// Where a rule is: the index of its list, and its index there.
    struct Number: Hashable {
        let list: Int
        let rule: Int
    }

    /// The literal texts that paths begin and end with.
    private struct Ends: Hashable {
        /// Whether paths are compared as Android compares them.
        let isOfAndroid: Bool
        let start: ArraySlice<UInt32>
        let end: ArraySlice<UInt32>
    }

    /// The lengths of such texts.
    private struct Lengths: Hashable {
        let isOfAndroid: Bool
        let start: Int
        let end: Int
    }

    let numbers: [Number]
    private let lists: [ClaimList]
    /// By the ends of paths, and by the item that queries have, the indices in `numbers`.
    private let indices: [Ends: [String?: [Int]]]
    private let lengths: Set<Lengths>

    /// - Parameter own: the indices of the lists that decide the links; nil for all.
    init(_ lists: [ClaimList], _ own: [Int]? = nil) {
        var numbers: [Number] = []
        for list in own ?? Array(lists.indices) {
            numbers += lists[list].rules.indices.map { Number(list: list, rule: $0) }
        }
        var indices: [Ends: [String?: [Int]]] = [:]
        for (index, number) in numbers.enumerated() {
            let rule = lists[number.list].rules[number.rule]
            let ends = Ends(
                isOfAndroid: rule.isOfAndroid, start: rule.start[...], end: rule.end[...])
            indices[ends, default: [:]][rule.requiredItem, default: []].append(index)
        }
        let lengths = indices.keys.map { ends in
            Lengths(
                isOfAndroid: ends.isOfAndroid, start: ends.start.count, end: ends.end.count)
        }
        self.lengths = Set(lengths)
        self.numbers = numbers
        self.lists = lists
        self.indices = indices
    }

    subscript(number: Number) -> ClaimRule { lists[number.list].rules[number.rule] }

    /// The rules that may match a URL, in order.
    ///
    /// - Parameter onlyPath: whether its query doesn't matter.
    func candidates(_ url: ClaimedURL, onlyPath: Bool = false) -> [Number] {
        let items: [String?] =
            [nil] + url.query.split(separator: "&").map(String.init).withoutRepetitions
        let trimmed = url.trimmedPath.map(\.value)
        // A rule for Android may have a slash at its end.
        let decoded = (url.decodedPath + "/".utf16).map(UInt32.init)
        var candidates: [Int] = []
        for length in lengths {
            let path = length.isOfAndroid ? decoded : trimmed
            guard length.start + length.end <= path.count else { continue }
            let ends = Ends(
                isOfAndroid: length.isOfAndroid, start: path.prefix(length.start),
                end: path.suffix(length.end))
            guard let rules = indices[ends] else { continue }
            if onlyPath {
                candidates += rules.values.flatMap(\.self)
            } else {
                for item in items { candidates += rules[item] ?? [] }
            }
        }
        return candidates.sorted().map { numbers[$0] }
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

    /// The first rule before one in its list that matches every URL that it matches, as far as
    /// probes tell; nil if there is none.
    func cover(of number: Number) -> Number? {
        let probes = self[number].probes.compactMap { ClaimedURL("https://example.com" + $0) }
        guard let first = probes.first else { return nil }
        for candidate in candidates(first).prefix(while: { $0 != number })
        where candidate.list == number.list {
            let rule = self[candidate]
            if probes.allSatisfy({ rule.matches($0) }) { return candidate }
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
            // A site's file doesn't cover links with a port.
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
