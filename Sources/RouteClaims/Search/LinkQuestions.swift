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
        let indexed: IndexedLinks
    }

    private struct SiteKey: Hashable {
        let start: String
        let form: PatternTexts.Form
    }

    private struct QueryKey: Hashable {
        let items: [Pattern.Part]
        let form: PatternTexts.Form
        let isHosted: Bool
    }

    /// What a search for a confirmed link came to.
    enum Answer {
        /// - Parameter isLimit: whether every link that would be found is a limit of the file's format.
        case found(String, isLimit: Bool = false)
        case none
        case undecided
    }

    let table: RouteTable
    /// The patterns with parts of which it isn't known exactly which texts they read.
    let inexact: Set<PatternID>
    /// The files, and after them what `export` makes of the spec.
    let claimers: [LinkClaimer]
    /// For each file, by its index, the indices of the exported files of its format.
    let exports: [Int: ExportedFiles<Int>]
    private let hosted: LinkSearch
    private let unhosted: LinkSearch
    private var texts: PatternTexts
    private var patterns: [PatternKey: PlacedLinks] = [:]
    private var queries: [QueryKey: [TextSetID]] = [:]
    private var rules: [ListKey: IndexedLinks] = [:]
    private var fileRules: [FileKey: FileRules] = [:]
    private var variants: [SiteKey: IndexedLinks] = [:]
    private var named: [[Pattern.Part]: [TextSetID]] = [:]

    /// - Parameter exports: by the index of a file, what `export` makes of the spec in its format.
    init(table: RouteTable, claimers: [LinkClaimer], exports: [Int: ExportedFiles<LinkClaimer>] = [:]) {
        self.table = table
        inexact = Set(table.patternIDs.filter { !table[$0].isExact })
        var claimers = claimers
        self.exports = exports.mapValues { files in
            claimers += [files.least, files.most]
            return ExportedFiles(least: claimers.count - 2, most: claimers.count - 1)
        }
        self.claimers = claimers
        texts = PatternTexts(plusIsSpace: table.plusIsSpace)
        let rules = claimers.lazy.flatMap(\.claims.lists).map(\.rules.count).reduce(0, +)
        let budget = StepBudget(comparing: table.variants.count + rules)
        hosted = LinkSearch(paths: NormalTexts.path, budget: budget)
        unhosted = LinkSearch(paths: NormalTexts.place, budget: budget)
    }

    // MARK: - Routed, not claimed

    /// The problem of a pattern that reads a link that a file doesn't claim; nil if there is none.
    func problem(ofUnclaimed pattern: PatternID, at sites: [ClaimedSite], in file: Int) -> ClaimProblem? {
        var isUndecided = false
        var limit: ClaimProblem?
        for form in [PatternTexts.Form.written, .plain(isCertain: true), .plain(isCertain: false)] {
            if !form.isCertain, !inexact.contains(pattern) { break }
            for site in sites {
                for variant in site.variants(of: pattern) {
                    switch unclaimed(variant, at: site, in: file, form) {
                    case .found(let url, let isLimit):
                        let found = problem(url, pattern, file, at: site.site, isWritten: form == .written)
                        if !isLimit { return found }
                        limit = limit ?? found.asLimit
                    case .none: break
                    case .undecided: isUndecided = true
                    }
                }
            }
        }
        return isUndecided
            ? ClaimProblem(
                .undecided, "undecided: whether every link of '\(table.route(of: pattern).name)' is claimed")
            : limit
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
            .notClaimed, as: isWritten ? .error : .warning,
            "\(opens), but \(lack)\(other == nil ? "" : " on \(claimers[file].system.rawValue)")",
            at: excluding?.location ?? ClaimLocation(), url: url)
    }

    /// The files of the other system.
    private func others(than file: Int) -> [Int] {
        claimers.indices.dropLast(2 * exports.count).filter { claimers[$0].system != claimers[file].system }
    }

    /// A link of a form that a variant reads and that a file doesn't claim.
    func unclaimed(
        _ variant: Variant, at site: ClaimedSite, in file: Int, _ form: PatternTexts.Form
    ) -> Answer {
        var found = unclaimed(variant, at: site.site, in: file, butClaimedBy: nil, form)
        guard case .found(let url, _) = found else { return found }
        let exported = exports[file]?.least
        if let exported, !isClaimed(url, by: exported, at: site.site) {
            let avoidable = unclaimed(variant, at: site.site, in: file, butClaimedBy: [exported], form)
            switch avoidable {
            case .none: return .found(url, isLimit: true)
            case .undecided: return .undecided
            case .found: found = avoidable
            }
        }
        // A link that the other system claims says more.
        let better = unclaimed(variant, at: site.site, in: file, butClaimedBy: others(than: file), form)
        if case .found(let url, _) = better, exported.map({ isClaimed(url, by: $0, at: site.site) }) ?? true {
            return better
        }
        return found
    }

    /// - Parameter others: files of which one has to claim the link; nil if it doesn't matter.
    private func unclaimed(
        _ variant: Variant, at site: LinkSite, in file: Int, butClaimedBy others: [Int]?, _ form: PatternTexts.Form
    ) -> Answer {
        let search = search(at: site)
        let links = set(of: variant, at: site, form)
        let wish = LinkWish(
            claimed: others.map { test(of: $0, at: site, near: links) },
            unclaimed: test(of: [file], at: site, near: links),
            excluded: namedOnly(variant, in: search))
        if let others = wish.claimed, others.sets.isEmpty { return .none }
        return confirmed(search.first(in: links, wish), at: site) { url in
            table.read(url: url) != nil && table.read(url: url, by: variant.pattern) != nil
                && !isClaimed(url, by: file, at: site)
                && others?.contains { isClaimed(url, by: $0, at: site) } ?? true
        }
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
            path: [], query: query, fragment: pattern.fragment == nil ? search.tails([NFA()]) : [])
    }

    func variants(at site: LinkSite, _ form: PatternTexts.Form) -> IndexedLinks {
        let key = SiteKey(start: site.start, form: form)
        if let known = variants[key] { return known }
        let sets = IndexedLinks(site.variants.map { set(of: $0, at: site, form) })
        variants[key] = sets
        return sets
    }

    /// The rules of a list, in order.
    func rules(of list: Int, in file: Int, at site: LinkSite) -> IndexedLinks {
        let key = ListKey(file: file, list: list, isHosted: site.authority != nil)
        if let known = rules[key] { return known }
        let claims = claimers[file].claims.lists[list]
        let hosts = NFA.any(of: (claims.hosts ?? []).map(\.names))
        let search = search(at: site)
        let indexed = IndexedLinks(claims.rules.map { search.links(of: $0, on: site.authority == nil ? hosts : nil) })
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
        let all = FileRules(places: places, indexed: IndexedLinks(sets.flatMap(\.self)))
        fileRules[key] = all
        return all
    }

    /// The lists of some files with the rules that may match some links, as they continue the paths of the links.
    ///
    /// - Parameters:
    ///   - exceptions: links that no list claims.
    ///   - first: a test with further lists.
    func test(
        of files: [Int], at site: LinkSite, near links: PlacedLinks, except exceptions: [LinkSet] = [],
        after first: ClaimTest = ClaimTest()
    ) -> ClaimTest {
        let search = search(at: site)
        let start = exceptions.map { (set: $0, isExclusion: true) }
        var test = first
        for file in files {
            let all = allRules(of: file, at: site)
            var lists: [Int: [(set: LinkSet, isExclusion: Bool)]] = [:]
            for (index, set) in all.indexed.near(links, in: search) {
                let (list, rule) = all.places[index]
                let isExclusion = claimers[file].claims.lists[list].rules[rule].isExclusion
                lists[list, default: start].append((set, isExclusion))
            }
            for (_, rules) in lists.sorted(by: { $0.key < $1.key }) { test.add(rules, in: search) }
        }
        return test
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
            // A pattern can need a fragment that is empty; a file can't tell.
            let urls = url.utf8.contains(UInt8(ascii: "#")) ? [url] : [url, url + "#"]
            return urls.first(where: isConfirmed).map { .found($0) } ?? .undecided
        case .none: return .none
        case .unknown: return .undecided
        }
    }
}

extension RoutePattern {
    /// Whether it is known exactly which texts the pattern's parts read.
    fileprivate var isExact: Bool {
        pattern.parts.allSatisfy { part in
            part.isItem
                ? part.parameters.allSatisfy { Matcher(.parameter($0)).isExact } : Matcher(part.text).isExact
        }
    }
}
