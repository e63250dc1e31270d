/// Rules by the literal texts that their paths begin with, so that a URL is compared with few of them.
struct RuleIndex {
    private let rules: [ClaimRule]
    private let numbers: [ArraySlice<UInt32>: [Int]]
    /// The lengths of the literal beginnings.
    private let lengths: Set<Int>

    init(_ rules: [ClaimRule]) {
        self.rules = rules
        numbers = Dictionary(grouping: rules.indices) { rules[$0].start[...] }
        lengths = Set(numbers.keys.map(\.count))
    }

    /// The numbers of the rules that may match a URL, with or without a slash at its end, in order.
    func candidates(_ url: ClaimedURL) -> [Int] {
        // As Apple's systems and as Android compare paths.
        let paths = [url.trimmedPath.map(\.value), url.decodedPath.map(UInt32.init) + [0x2F]]
        let starts = Set(paths.flatMap { path in lengths.filter { $0 <= path.count }.map { path.prefix($0) } })
        return starts.flatMap { numbers[$0] ?? [] }.sorted()
    }

    /// The first rule before one that matches every URL that it matches; nil if there is none.
    func cover(of number: Int) -> ClaimRule? {
        let links = rules[number].examples.prefix(1).compactMap { ClaimedURL("https://example.com" + $0) }
        return links.flatMap(candidates).prefix { $0 < number }.map { rules[$0] }.first { $0.covers(rules[number]) }
    }
}

extension ClaimRule {
    /// The literal text that every matching path begins with.
    fileprivate var start: [UInt32] {
        switch condition {
        case .everything: []
        case .component(let matcher): matcher.start.map(\.value)
        case .path(let matcher): matcher.start.map(UInt32.init)
        }
    }
}

/// The rules of a file that decide the links of one site.
struct SiteRules {
    /// Where a rule is: the index of its list, and its index there.
    struct Number: Hashable {
        let list: Int
        let rule: Int
    }

    let numbers: [Number]
    private let lists: [ClaimList]
    private let index: RuleIndex

    /// - Parameter lists: the indices of the lists that decide the links.
    init(_ claims: Claims, lists: [Int]) {
        numbers = lists.flatMap { list in claims.lists[list].rules.indices.map { Number(list: list, rule: $0) } }
        self.lists = claims.lists
        index = RuleIndex(lists.flatMap { claims.lists[$0].rules })
    }

    subscript(number: Number) -> ClaimRule { lists[number.list].rules[number.rule] }

    /// The rule of each list that decides a link: the first that matches.
    func deciding(_ url: ClaimedURL) -> [Number] {
        var decided: Set<Int> = []
        return index.candidates(url).compactMap { candidate in
            let number = numbers[candidate]
            guard !decided.contains(number.list), lists[number.list].covers(url), self[number].matches(url) else {
                return nil
            }
            decided.insert(number.list)
            return number
        }
    }

    /// The rules whose path a link has.
    func near(_ url: ClaimedURL) -> [Number] {
        index.candidates(url).map { numbers[$0] }.filter { self[$0].matchesPath(of: url) }
    }

    /// The rule that claims a link; nil if none does.
    func claiming(_ url: ClaimedURL) -> Number? { deciding(url).first { !self[$0].isExclusion } }
}

extension LinkClaimer {
    /// The lists that decide the links of a site, by their indices.
    func lists(at site: LinkSite) -> [Int] {
        claims.lists.indices.filter { index in
            let list = claims.lists[index]
            guard list.schemes.contains(site.scheme) else { return false }
            guard site.authority != nil else { return list.hosts?.isEmpty == false }
            // A site's file doesn't cover links with a port.
            guard let url = ClaimedURL(site.start + "/"), !kind.isOfSite || url.port == nil else { return false }
            // A file that doesn't name its hosts applies to those of the spec.
            return list.hosts?.contains { $0.matches(url) } ?? !site.variants.isEmpty
        }
    }

    /// Whether the file covers a URL: it claims others with the same scheme and host.
    func mayClaim(_ url: ClaimedURL) -> Bool {
        covers(url.scheme) && claims.isComplete(for: url.scheme)
            && claims.lists.contains { list in
                list.schemes.contains(url.scheme) && (list.hosts?.contains { $0.matches(url) } ?? (url.port == nil))
            }
    }
}
