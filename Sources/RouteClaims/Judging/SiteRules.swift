/// The rules of a file that decide the links of one site. They are found by the literal texts that
/// their paths begin with, and by an item that their queries have, so that a link is compared with
/// few of them.
struct SiteRules {
    /// Where a rule is: the index of its list, and its index there.
    struct Number: Hashable {
        let list: Int
        let rule: Int
    }

    let numbers: [Number]
    private let lists: [ClaimList]
    /// By the text that paths begin with, and by the item that queries have, the indices in
    /// `numbers`.
    private let indices: [ArraySlice<UInt32>: [String?: [Int]]]
    /// The lengths of the beginnings.
    private let lengths: Set<Int>

    /// - Parameter own: the indices of the lists that decide the links; nil for all.
    init(_ lists: [ClaimList], _ own: [Int]? = nil) {
        let numbers = (own ?? Array(lists.indices)).flatMap { list in
            lists[list].rules.indices.map { Number(list: list, rule: $0) }
        }
        var indices: [ArraySlice<UInt32>: [String?: [Int]]] = [:]
        for (index, number) in numbers.enumerated() {
            let rule = lists[number.list].rules[number.rule]
            indices[rule.start[...], default: [:]][rule.requiredItem, default: []].append(index)
        }
        lengths = Set(indices.keys.map(\.count))
        (self.numbers, self.lists, self.indices) = (numbers, lists, indices)
    }

    subscript(number: Number) -> ClaimRule { lists[number.list].rules[number.rule] }

    /// The rules that may match a URL, in order.
    ///
    /// - Parameter onlyPath: whether its query doesn't matter.
    func candidates(_ url: ClaimedURL, onlyPath: Bool = false) -> [Number] {
        let items: [String?] =
            [nil] + url.query.split(separator: "&").map(String.init).withoutRepetitions
        // As Apple's systems and as Android compare paths, of which a rule may have a slash at its
        // end.
        let paths = [url.trimmedPath.map(\.value), (url.decodedPath + "/".utf16).map(UInt32.init)]
        let starts = Set(
            paths.flatMap { path in lengths.filter { $0 <= path.count }.map { path.prefix($0) } })
        let rules = starts.compactMap { indices[$0] }.flatMap { rules in
            onlyPath ? rules.values.flatMap(\.self) : items.flatMap { rules[$0] ?? [] }
        }
        return rules.sorted().map { numbers[$0] }
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

    /// The first rule before one in its list that matches every URL that it matches; nil if there
    /// is none.
    func cover(of number: Number) -> Number? {
        let links = self[number].examples.prefix(1).compactMap {
            ClaimedURL("https://example.com" + $0)
        }
        return links.flatMap { candidates($0) }.prefix { $0 != number }.filter {
            $0.list == number.list
        }
        .first { self[$0].covers(self[number]) }
    }
}

extension ClaimRule {
    fileprivate var requiredItem: String? {
        if case .component(let matcher) = condition { matcher.requiredItem } else { nil }
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
