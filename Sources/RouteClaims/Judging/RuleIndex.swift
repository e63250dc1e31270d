/// Rules by the literal texts that they need, so that a URL is compared with few of them.
///
/// A rule is found by the text that its paths begin with, and by an item that its queries have: `name=value`, or `name`
/// if several values match.
struct RuleIndex {
    private struct Need: Hashable {
        let start: ArraySlice<UInt32>
        let item: String?
    }

    private let rules: [ClaimRule]
    private let keys: [Need]
    private let numbers: [Need: [Int]]
    private let numbersOfStarts: [ArraySlice<UInt32>: [Int]]
    private let items: Set<String?>
    /// The lengths of the literal beginnings.
    private let lengths: Set<Int>

    init(_ rules: [ClaimRule]) {
        self.rules = rules
        let keys = rules.map { Need(start: $0.start[...], item: $0.requiredItem) }
        self.keys = keys
        numbers = Dictionary(grouping: keys.indices) { keys[$0] }
        numbersOfStarts = Dictionary(grouping: keys.indices) { keys[$0].start }
        items = Set(keys.map(\.item))
        lengths = Set(keys.map(\.start.count))
    }

    /// The numbers of the rules that may match a URL, in order.
    func candidates(_ url: ClaimedURL) -> [Int] {
        var own: [String?] = [nil]
        if items != [nil] {
            let all = url.query.split(separator: "&").flatMap { Self.keys(of: String($0)) }
            own += all.withoutRepetitions.filter { items.contains($0) }
        }
        return starts(of: url).flatMap { start in own.flatMap { numbers[Need(start: start, item: $0)] ?? [] } }.sorted()
    }

    /// The numbers of the rules that may match a URL if it gets a query, or a slash at the end of its path.
    func candidates(near url: ClaimedURL) -> [Int] {
        starts(of: url, end: "/").flatMap { numbersOfStarts[$0] ?? [] }
    }

    /// An item as `name=value`, and its name.
    private static func keys(of item: String) -> [String] {
        [item] + (item.firstIndex(of: "=").map { [String(item[..<$0])] } ?? [])
    }

    /// The beginnings of a URL's path, as Apple's systems and as Android compare it.
    private func starts(of url: ClaimedURL, end: String = "") -> Set<ArraySlice<UInt32>> {
        let decoded = (url.decodedPath + end.utf16).map(UInt32.init)
        return Set(starts(of: url.trimmedPath.map(\.value)) + starts(of: decoded))
    }

    /// The rules before one that may cover it.
    func candidates(before number: Int) -> some Sequence<ClaimRule> {
        let items = keys[number].item.map { [nil] + Self.keys(of: $0) } ?? [nil]
        let found = starts(of: Array(keys[number].start)).flatMap { start in
            items.flatMap { numbers[Need(start: start, item: $0)] ?? [] }
        }
        return found.filter { $0 < number }.sorted().lazy.map { rules[$0] }
    }

    /// The beginnings of a text that are as long as one of the rules.
    private func starts(of text: [UInt32]) -> [ArraySlice<UInt32>] {
        lengths.filter { $0 <= text.count }.map { text.prefix($0) }
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

    fileprivate var requiredItem: String? {
        if case .component(let matcher) = condition { matcher.requiredItem } else { nil }
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
