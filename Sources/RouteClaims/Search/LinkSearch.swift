import RouteAnalysis

/// A set of links whose paths begin alike: those whose path, query, and fragment are each in all of some sets of texts.
struct LinkSet: Hashable {
    /// Sets of a `LinkSearch`. Those that have all links are left out.
    var path: [TextSetID] = []
    var query: [TextSetID] = []
    var fragment: [TextSetID] = []

    var isEverything: Bool { path.isEmpty && hasOnlyPath }

    /// Whether the path alone decides.
    var hasOnlyPath: Bool { query.isEmpty && fragment.isEmpty }
}

/// A set of links.
struct PlacedLinks {
    let path: LinkTextPool.Placed
    let query: [TextSetID]
    let fragment: [TextSetID]
}

/// Sets, with an index of those that may have a link in common with another one.
struct IndexedLinks {
    let sets: [PlacedLinks]
    let index: PrefixIndex

    init(_ sets: [PlacedLinks]) {
        self.sets = sets
        index = PrefixIndex(sets.map(\.path))
    }

    /// The sets that may have a link in common with others, with their indices, as they continue the paths of those.
    ///
    /// - Parameter isNeeded: whether to have the set with an index.
    func near(
        _ links: PlacedLinks, in search: LinkSearch, where isNeeded: (Int) -> Bool = { _ in true }
    ) -> [(index: Int, set: LinkSet)] {
        index.indices(near: links.path).filter(isNeeded)
            .map { ($0, search.set(of: sets[$0], after: links.path.prefix)) }
    }
}

/// Which links are looked for; all if there are no tests.
struct LinkWish: Hashable {
    /// Finds them claimed.
    var claimed: ClaimTest?
    /// Doesn't find them claimed.
    var unclaimed: ClaimTest?
    /// The links for which an exclusion of that test counts. An item that a pattern doesn't name is a reason to exclude
    /// a link.
    var excluded = LinkSet()

    var sets: [LinkSet] { (unclaimed?.sets ?? []) + [excluded] + (claimed?.sets ?? []) }

    /// - Parameter isIn: for each of the sets, whether the link is in it.
    func isWanted(_ isIn: [Bool]) -> Bool {
        let count = unclaimed?.sets.count ?? 0
        let verdict = unclaimed?.verdict(isIn) ?? .unmatched
        if verdict == .claimed || verdict == .excluded && !isIn[count] { return false }
        return claimed.map { $0.verdict(isIn, from: count + 1) == .claimed } ?? true
    }
}

/// Looks for links that are in some sets and not in others.
///
/// The parts of a link are independent of one another, so each is searched on its own: all combinations of the sets
/// that have a text of that part, with the shortest text of each. If a search finds nothing, there is nothing.
final class LinkSearch {
    // A class, so that the machines of one part can be used while those of another one are.

    enum Outcome: Equatable {
        /// The path, the query with its `?`, and the fragment with its `#`.
        case found(String)
        case none
        /// The search reached its limit.
        case unknown
    }

    private struct Combination {
        let isIn: [Bool]
        let text: String
    }

    private struct TailQuestion: Hashable {
        let required: [TextSetID]
        let others: [TextSetID]
    }

    private struct Question: Hashable {
        let links: LinkSet
        let wish: LinkWish
        let texts: TextSetID
    }

    private var paths: LinkTextPool
    private var tails: LinkTextPool
    private var knownTails: [TailQuestion: [Combination]?] = [:]
    private var known: [Question: Outcome] = [:]

    /// - Parameters:
    ///   - paths: the paths that links have.
    ///   - tails: the queries and fragments that links have.
    ///   - budget: the steps that all searches together can take.
    init(paths: NFA, tails: NFA = NormalTexts.tail, budget: StepBudget) {
        self.paths = LinkTextPool(paths, budget: budget)
        self.tails = LinkTextPool(tails, budget: budget)
    }

    // MARK: - Sets

    /// - Parameter prefix: what comes before the texts of `path`.
    func links(
        _ prefix: [UInt8] = [], path: NFA, query: [TextSetID] = [], fragment: [TextSetID] = []
    ) -> PlacedLinks {
        PlacedLinks(path: paths.placed(prefix, path), query: query, fragment: fragment)
    }

    /// The links that a rule matches.
    ///
    /// - Parameter hosts: the texts of hosts, if links have them in their paths.
    func links(of rule: ClaimRule, on hosts: NFA? = nil) -> PlacedLinks {
        let (query, fragment) = (tails(rule.query), tails([rule.fragment]))
        guard let hosts else { return links(rule.pathPrefix, path: rule.pathRest, query: query, fragment: fragment) }
        let path = hosts.then(NFA(plain: rule.pathPrefix)).then(rule.pathRest)
        return links(path: path, query: query, fragment: fragment)
    }

    /// Sets of queries or fragments, without those that have all texts.
    func tails(_ sets: [NFA]) -> [TextSetID] {
        sets.map { tails.set($0) }.withoutRepetitions.filter { !tails.covers($0, tails.texts) }
    }

    /// The links of a set whose path begins with a prefix, as far as they follow it.
    func set(of links: PlacedLinks, after prefix: [UInt8]) -> LinkSet {
        let path = paths.rest(of: links.path, after: prefix)
        let isCovering = paths.covers(path, paths.texts(after: prefix))
        return LinkSet(path: isCovering ? [] : [path], query: links.query, fragment: links.fragment)
    }

    /// The links of a set whose paths, as far as they follow a prefix, contain a text.
    func set(_ links: LinkSet, with text: String) -> LinkSet {
        if text.isEmpty { return links }
        var links = links
        links.path.append(paths.set(.many(.rawBytes).then(NFA(plain: text)).then(.many(.rawBytes))))
        return links
    }

    /// Sets with the same links as some others together: one for each query and fragment.
    func union(_ sets: [LinkSet]) -> [LinkSet] {
        if sets.count < 2 { return sets }
        var order: [LinkSet] = []
        var members: [LinkSet: [TextSetID?]] = [:]
        for set in sets {
            var tail = set
            tail.path = []
            if set.isEverything { return [set] }
            if members[tail] == nil { order.append(tail) }
            members[tail, default: []].append(set.path.first)
        }
        return order.map { tail in
            let paths = members[tail] ?? []
            var union = tail
            union.path = paths.contains(nil) ? [] : [self.paths.union(of: paths.compactMap(\.self))]
            return union
        }
    }

    // MARK: - Searching

    /// The link with the shortest path that is in a set and wanted. The sets of the wish continue the paths of the set.
    func first(in links: PlacedLinks, _ wish: LinkWish = LinkWish()) -> Outcome {
        if wish.unclaimed?.claimsEverything ?? false { return .none }
        let prefix = links.path.prefix
        let question = Question(links: set(of: links, after: prefix), wish: wish, texts: paths.texts(after: prefix))
        let outcome = known[question] ?? first(question)
        known[question] = outcome
        guard case .found(let text) = outcome else { return outcome }
        return .found(String(decoding: prefix, as: UTF8.self) + text)
    }

    private func first(_ question: Question) -> Outcome {
        let outcome = first(question, required: [question.texts] + question.links.path)
        guard case .found(let text) = outcome, text.utf8.contains(UInt8(ascii: "%")) else { return outcome }
        // A path without escapes reads better, even if it is longer.
        let unescaped = paths.set(.many(.rawBytes.subtracting(SymbolSet(plain: "%".utf8))))
        let better = first(question, required: [question.texts] + question.links.path + [unescaped])
        if case .found = better { return better }
        return outcome
    }

    private func first(_ question: Question, required: [TextSetID]) -> Outcome {
        let others = question.wish.sets
        let sets = others.flatMap(\.path).withoutRepetitions
        let positions = Dictionary(uniqueKeysWithValues: zip(sets, sets.indices))
        var end = ""
        var isUnknown = false
        var failed: Set<[Bool]> = []
        let path = paths.first(required: required, others: sets) { isIn in
            if failed.contains(isIn) { return false }
            let left = others.map { set in set.path.allSatisfy { positions[$0].map { isIn[$0] } ?? true } }
            switch self.tail(of: question.links, others: others, left, where: question.wish.isWanted) {
            case .found(let text):
                end = text
                return true
            case .none: break
            case .unknown: isUnknown = true
            }
            failed.insert(isIn)
            return false
        }
        switch path {
        case .found(let word): return .found(word.urlText + end)
        case .none: return isUnknown ? .unknown : .none
        case .unknown: return .unknown
        }
    }

    /// A query and a fragment for a path, given which of the other sets have the path.
    private func tail(
        of required: LinkSet, others: [LinkSet], _ left: [Bool], where isWanted: ([Bool]) -> Bool
    ) -> Outcome {
        func combinations(_ part: KeyPath<LinkSet, [TextSetID]>, _ left: [Bool]) -> [Combination]? {
            let sets = zip(others, left).flatMap { $1 ? $0[keyPath: part] : [] }.withoutRepetitions
            return tailCombinations(required[keyPath: part], others: sets).map { combinations in
                combinations.map { combination in
                    let fits = zip(others, left).map { set, isLeft in
                        isLeft
                            && set[keyPath: part].allSatisfy { own in
                                sets.firstIndex(of: own).map { combination.isIn[$0] } ?? false
                            }
                    }
                    return Combination(isIn: fits, text: combination.text)
                }
            }
        }
        guard let queries = combinations(\.query, left) else { return .unknown }
        for query in queries {
            guard let fragments = combinations(\.fragment, query.isIn) else { return .unknown }
            for fragment in fragments where isWanted(fragment.isIn) {
                return .found(
                    (query.text.isEmpty ? "" : "?" + query.text) + (fragment.text.isEmpty ? "" : "#" + fragment.text))
            }
        }
        return .none
    }

    /// All combinations of sets that have a text of a part, shortest text first; nil if the search reaches its limit.
    private func tailCombinations(_ required: [TextSetID], others: [TextSetID]) -> [Combination]? {
        if required.isEmpty, others.isEmpty { return [Combination(isIn: [], text: "")] }
        let question = TailQuestion(required: [tails.texts] + required, others: others)
        if let known = knownTails[question] { return known }
        let words = tails.memberships(required: question.required, others: others)
        let combinations = words.map { words in
            words.map { Combination(isIn: $0.key, text: $0.value.urlText) }
                .sorted { ($0.text.utf8.count, $0.text) < ($1.text.utf8.count, $1.text) }
        }
        knownTails[question] = combinations
        return combinations
    }
}
