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

    /// The rules that may match a link if it gets a query, or a slash at the end of its path.
    func near(_ url: ClaimedURL) -> [Number] { index.candidates(near: url).map { numbers[$0] } }

    /// The rule that claims a link; nil if none does.
    func claiming(_ url: ClaimedURL) -> Number? { deciding(url).first { !self[$0].isExclusion } }

    func isClaimed(_ url: ClaimedURL) -> Bool { claiming(url) != nil }
}

extension LinkClaimer {
    /// The lists that decide the links of a site, by their indices.
    func lists(at site: LinkSite) -> [Int] {
        claims.lists.indices.filter { index in
            let list = claims.lists[index]
            guard list.schemes.contains(site.scheme) else { return false }
            guard site.authority != nil else { return list.hosts?.isEmpty == false }
            // A site's file doesn't cover links with a port.
            guard let url = ClaimedURL(site.start + "/"), !isOfSite || url.port == nil else { return false }
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
