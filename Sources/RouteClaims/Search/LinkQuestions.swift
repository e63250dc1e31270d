import RouteAnalysis
import RoutePatterns

/// Finds links that a spec routes and a file doesn't claim, and the reverse.
final class LinkQuestions {
    private struct PatternKey: Hashable {
        let pattern: PatternID
        let form: PatternTexts.Form
        let matchers: ArraySlice<Matcher>
        let isHosted: Bool
    }

    private struct ListKey: Hashable {
        let file: Int
        let list: Int
        let isHosted: Bool
    }

    private struct FileKey: Hashable {
        let file: Int
        let start: String
    }

    /// The rules of all lists of a file that decide the links of a site, list by list.
    private struct FileRules {
        let places: [(list: Int, rule: Int)]
        let indexed: IndexedSets
    }

    private struct SiteKey: Hashable {
        let start: String
        let form: PatternTexts.Form
    }

    private struct QueryKey: Hashable {
        let items: Items
        let form: PatternTexts.Form
        let isHosted: Bool
    }

    /// Sets, with an index of those that may have a link in common with another one.
    struct IndexedSets {
        let sets: [PlacedLinks]
        let index: PrefixIndex

        init(_ sets: [PlacedLinks]) {
            self.sets = sets
            index = PrefixIndex(sets.map(\.path))
        }
    }

    /// What a search for a confirmed link came to.
    enum Answer {
        case found(String)
        case none
        case undecided
    }

    let table: RouteTable
    /// The patterns with parts of which it isn't known exactly which texts they read.
    private let inexact: Set<PatternID>
    let claimers: [LinkClaimer]
    private let hosted: LinkSearch
    private let unhosted: LinkSearch
    private var texts: PatternTexts
    private var patterns: [PatternKey: PlacedLinks] = [:]
    private var queries: [QueryKey: [Int]] = [:]
    private var rules: [ListKey: IndexedSets] = [:]
    private var fileRules: [FileKey: FileRules] = [:]
    private var variants: [SiteKey: IndexedSets] = [:]
    private var named: [Items: [Int]] = [:]

    init(table: RouteTable, claimers: [LinkClaimer]) {
        self.table = table
        inexact = Set(table.patternIDs.filter { !table[$0].isExact })
        self.claimers = claimers
        texts = PatternTexts(plusIsSpace: table.plusIsSpace)
        let rules = claimers.lazy.flatMap(\.claims.lists).map(\.rules.count).reduce(0, +)
        let work = 1_000_000 + 5_000 * (table.variants.count + rules)
        hosted = LinkSearch(place: NormalTexts.path, work: work)
        unhosted = LinkSearch(place: NormalTexts.place, work: work)
    }

    // MARK: - Routed, not claimed

    /// The problem of a pattern that reads a link that a file doesn't claim; nil if there is none.
    func problem(ofUnclaimed pattern: PatternID, at sites: [JudgedSite], in file: Int) -> ClaimProblem? {
        var isUndecided = false
        for form in [PatternTexts.Form.written, .plain(isCertain: true), .plain(isCertain: false)] {
            if !form.isCertain, !inexact.contains(pattern) { break }
            for site in sites {
                for variant in site.variants(of: pattern) {
                    switch unclaimed(variant, at: site, in: file, form) {
                    case .found(let url): return problem(url, pattern, file, at: site.site, isWritten: form == .written)
                    case .none: break
                    case .undecided: isUndecided = true
                    }
                }
            }
        }
        return isUndecided
            ? ClaimProblem(
                .undecided, .note, "undecided: whether every link of '\(table.route(of: pattern).name)' is claimed")
            : nil
    }

    private func problem(_ url: String, _ pattern: PatternID, _ file: Int, at site: LinkSite, isWritten: Bool)
        -> ClaimProblem
    {
        let name = table.route(of: pattern).name
        let excluding = rules(deciding: url, in: file, at: site).first
        let other = others(than: file).first { isClaimed(url, by: $0, at: site) }.map { claimers[$0] }
        let opens = other.map { "'\(url)' opens '\(name)' on \($0.system.rawValue)" } ?? "'\(url)' opens '\(name)'"
        let lack = excluding.map { "'\($0.place)' excludes it" } ?? "is not claimed"
        return ClaimProblem(
            .notClaimed, isWritten ? .error : .warning,
            "\(opens), but \(lack)\(other == nil ? "" : " on \(claimers[file].system.rawValue)")",
            at: excluding?.location ?? ClaimLocation(), url: url)
    }

    /// The files of the other system.
    private func others(than file: Int) -> [Int] {
        claimers.indices.filter { claimers[$0].system != claimers[file].system }
    }

    /// A link of a form that a variant reads and that a file doesn't claim.
    func unclaimed(
        _ variant: Variant, at site: JudgedSite, in file: Int, _ form: PatternTexts.Form
    ) -> Answer {
        let search = search(at: site.site)
        let links = set(of: variant, at: site.site, form)
        let prefix = links.path.prefix
        let own = search.set(of: links, after: prefix)
        var test = ClaimTest()
        addRules(of: file, at: site.site, near: links, to: &test)
        let named = namedOnly(variant, in: search)
        let found = confirmed(
            search.first(
                in: own, others: test.sets + [named], after: prefix, .unclaimed(test, butClaimed: nil)),
            at: site.site
        ) { url in
            table.read(url: url) != nil && table.read(url: url, by: variant.pattern) != nil
                && !isClaimed(url, by: file, at: site.site)
        }
        guard case .found = found else { return found }
        // A link that the other system claims says more.
        var otherTest = ClaimTest()
        for other in others(than: file) {
            addRules(of: other, at: site.site, near: links, to: &otherTest)
        }
        if otherTest.sets.isEmpty { return found }
        let shared = search.first(
            in: own, others: test.sets + [named] + otherTest.sets, after: prefix,
            .unclaimed(test, butClaimed: otherTest))
        let better = confirmed(shared, at: site.site) { url in
            table.read(url: url, by: variant.pattern) != nil && !isClaimed(url, by: file, at: site.site)
        }
        if case .found = better { return better }
        return found
    }

    // MARK: - Claimed, not routed

    /// The problem of a rule that claims a link that no pattern reads; nil if there is none.
    func problem(
        ofUnrouted rule: Int, in list: Int, at sites: [JudgedSite], in file: Int
    ) -> ClaimProblem? {
        let claim = claimers[file].claims.lists[list].rules[rule]
        var isUndecided = false
        for site in sites {
            switch unrouted(rule, in: list, at: site, in: file) {
            case .found(let url):
                return ClaimProblem(
                    .notRouted, .warning, "'\(url)' is claimed by '\(claim.place)', but opens no route",
                    at: claim.location, url: url)
            case .none: break
            case .undecided: isUndecided = true
            }
        }
        return isUndecided
            ? ClaimProblem(
                .undecided, .note, "undecided: whether every link that '\(claim.place)' claims opens a route",
                at: claim.location) : nil
    }

    private func unrouted(_ rule: Int, in list: Int, at site: JudgedSite, in file: Int) -> Answer {
        let search = search(at: site.site)
        let rules = rules(of: list, in: file, at: site.site)
        let links = rules.sets[rule]
        let prefix = links.path.prefix
        let own = search.set(of: links, after: prefix)
        let claims = claimers[file].claims.lists[list]
        // A scheme of the app's own that is claimed as a whole can't be claimed in another way.
        let isWeb = site.site.scheme == "http" || site.site.scheme == "https"
        if !isWeb, claims.claimsEveryHost, search.set(of: links, after: []).isEverything { return .none }
        func union(_ sets: IndexedSets, where isIncluded: (Int) -> Bool = { _ in true }) -> [LinkSet] {
            let near = sets.index.indices(near: links.path).filter(isIncluded)
            return search.union(near.map { search.set(of: sets.sets[$0], after: prefix) })
        }
        let earlier = union(rules) { $0 < rule }
        if earlier.contains(where: \.isEverything) { return .none }
        func answer(_ form: PatternTexts.Form) -> Answer {
            let routed = union(variants(at: site.site, form))
            if routed.contains(where: \.isEverything) { return .none }
            return confirmed(
                search.first(in: own, others: earlier + routed, after: prefix, .inNone), at: site.site
            ) { url in
                table.read(url: url) == nil
                    && self.rules(deciding: url, in: file, at: site.site).contains {
                        $0.place == claims.rules[rule].place
                    }
            }
        }
        let exact = answer(.read(isCertain: false))
        guard case .none = exact, !inexact.isEmpty else { return exact }
        return answer(.read(isCertain: true))
    }

    /// Whether a rule claims a link that `url()` writes at a site; true if that isn't known.
    func claimsRoutes(_ rule: Int, in list: Int, at site: JudgedSite, in file: Int) -> Bool {
        let search = search(at: site.site)
        let rules = rules(of: list, in: file, at: site.site)
        let links = rules.sets[rule]
        let prefix = links.path.prefix
        func near(_ sets: IndexedSets) -> [(index: Int, set: LinkSet)] {
            sets.index.indices(near: links.path).map { ($0, search.set(of: sets.sets[$0], after: prefix)) }
        }
        var test = ClaimTest()
        test.add(
            near(rules).filter { $0.index < rule }.map { ($0.set, true) }
                + near(variants(at: site.site, .written)).map { ($0.set, false) }, in: search)
        let own = search.set(of: links, after: prefix)
        return search.first(in: own, others: test.sets, after: prefix, .claimed(test)) != .none
    }

    // MARK: - Sets

    func search(at site: LinkSite) -> LinkSearch { site.authority == nil ? unhosted : hosted }

    func set(of variant: Variant, at site: LinkSite, _ form: PatternTexts.Form) -> PlacedLinks {
        let matchers = site.pathMatchers(of: variant)
        let key = PatternKey(
            pattern: variant.pattern, form: form, matchers: matchers, isHosted: site.authority != nil)
        if let known = patterns[key] { return known }
        let pattern = table[variant.pattern].pattern
        let search = search(at: site)
        let path = texts.path(matchers, startsInHost: site.authority == nil, form)
        let queryKey = QueryKey(items: pattern.query, form: form, isHosted: search === hosted)
        let query = queries[queryKey] ?? search.tails(texts.query(pattern.query, form))
        queries[queryKey] = query
        let set = search.links(
            path.prefix, path: path.rest, query: query, fragment: search.tails(texts.fragment(pattern, form)))
        patterns[key] = set
        return set
    }

    /// Links with no items but those that a pattern names.
    private func namedOnly(_ variant: Variant, in search: LinkSearch) -> LinkSet {
        let pattern = table[variant.pattern].pattern
        let isKnown = search === hosted
        let query =
            (isKnown ? named[pattern.query] : nil)
            ?? search.tails(
                ItemTexts.namedOnly(pattern.query, plusIsSpace: table.plusIsSpace).map { [$0] } ?? [])
        if isKnown { named[pattern.query] = query }
        return LinkSet(
            path: [], query: query, fragment: pattern.fragment == nil ? search.tails([TextAutomaton()]) : [])
    }

    func variants(at site: LinkSite, _ form: PatternTexts.Form) -> IndexedSets {
        let key = SiteKey(start: site.start, form: form)
        if let known = variants[key] { return known }
        let sets = IndexedSets(site.variants.map { set(of: $0, at: site, form) })
        variants[key] = sets
        return sets
    }

    /// The rules of a list, in order.
    func rules(of list: Int, in file: Int, at site: LinkSite) -> IndexedSets {
        let key = ListKey(file: file, list: list, isHosted: site.authority != nil)
        if let known = rules[key] { return known }
        let claims = claimers[file].claims.lists[list]
        let hosts = TextAutomaton.any(of: (claims.hosts ?? []).map(\.names))
        let search = search(at: site)
        let sets = claims.rules.map { rule in
            let (query, fragment) = (search.tails(rule.query), search.tails([rule.fragment]))
            if site.authority != nil {
                return search.links(rule.pathPrefix, path: rule.pathRest, query: query, fragment: fragment)
            }
            let path = hosts.then(TextAutomaton(plain: rule.pathPrefix)).then(rule.pathRest)
            return search.links(path: path, query: query, fragment: fragment)
        }
        let indexed = IndexedSets(sets)
        rules[key] = indexed
        return indexed
    }

    /// The rules of all lists of a file at a site, in order.
    private func allRules(of file: Int, at site: LinkSite) -> FileRules {
        let key = FileKey(file: file, start: site.start)
        if let known = fileRules[key] { return known }
        let lists = claimers[file].lists(at: site)
        let sets = lists.map { rules(of: $0, in: file, at: site).sets }
        let places = zip(lists, sets).flatMap { list, sets in sets.indices.map { (list: list, rule: $0) } }
        let all = FileRules(places: places, indexed: IndexedSets(sets.flatMap(\.self)))
        fileRules[key] = all
        return all
    }

    /// Adds the lists with rules that may match some links, as the rules continue the paths of the links.
    ///
    /// - Parameter exceptions: links that no list claims.
    func addRules(
        of file: Int, at site: LinkSite, near links: PlacedLinks, except exceptions: [LinkSet] = [],
        to test: inout ClaimTest
    ) {
        let all = allRules(of: file, at: site)
        let search = search(at: site)
        let start = exceptions.map { (set: $0, isExclusion: true) }
        var near = start
        var last: Int?
        for index in all.indexed.index.indices(near: links.path) {
            let (list, rule) = all.places[index]
            if let last, last != list {
                test.add(near, in: search)
                near = start
            }
            last = list
            let isExclusion = claimers[file].claims.lists[list].rules[rule].isExclusion
            near.append((search.set(of: all.indexed.sets[index], after: links.path.prefix), isExclusion))
        }
        if !near.isEmpty { test.add(near, in: search) }
    }

    // MARK: - Confirming

    /// The rule of each list of a file that decides a link of a site.
    func rules(deciding url: String, in file: Int, at site: LinkSite) -> [ClaimRule] {
        guard let link = ClaimedURL(url) else { return [] }
        let path = Array((site.authority == nil ? link.host + link.path : link.path).utf8)
        let all = allRules(of: file, at: site)
        var decided: Set<Int> = []
        var deciding: [ClaimRule] = []
        for index in all.indexed.index.indices(near: path) {
            let (list, rule) = all.places[index]
            let claim = claimers[file].claims.lists[list].rules[rule]
            let hosts = claimers[file].claims.lists[list].hosts
            let hasHost = site.authority != nil || hosts?.contains { $0.matches(link) } ?? true
            if !decided.contains(list), hasHost, claim.matches(link) {
                decided.insert(list)
                deciding.append(claim)
            }
        }
        return deciding
    }

    func isClaimed(_ url: String, by file: Int, at site: LinkSite) -> Bool {
        rules(deciding: url, in: file, at: site).contains { !$0.isExclusion }
    }

    func confirmed(
        _ outcome: LinkSearch.Outcome, at site: LinkSite, _ isConfirmed: (String) -> Bool
    ) -> Answer {
        switch outcome {
        case .found(let text):
            let url = site.start + text
            return isConfirmed(url) ? .found(url) : .undecided
        case .none: return .none
        case .unknown: return .undecided
        }
    }
}

extension RoutePattern {
    /// Whether it is known exactly which texts the pattern's parts read.
    fileprivate var isExact: Bool {
        let items = (pattern.query.named + pattern.fragmentItems.named).flatMap { item in
            item.parameters.map { Matcher(Segment.parameter($0), isFirst: false) }
        }
        let segments = (pattern.path + pattern.fragmentSegments).map { Matcher($0, isFirst: false) }
        return (items + segments).allSatisfy(\.isExact)
    }
}
