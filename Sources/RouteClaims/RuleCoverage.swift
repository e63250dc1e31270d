import RouteAnalysis

/// What a rule does, given the rules before and after it.
package enum RuleEffect: Hashable, Sendable {
    /// Some URLs are claimed or excluded because of it; or it matches no URL at all.
    case decides
    /// Earlier rules, by their numbers, match each URL that it matches. A URL shows it.
    case unreachable(by: [Int], url: String)
    /// It is an exclusion, and no later rule claims what it excludes. A URL shows it.
    case excludesNothing(url: String)
    /// The search gave up before it was known.
    case undecided
}

extension ClaimList {
    /// What each rule does.
    package func effects() -> [RuleEffect] {
        var coverage = RuleCoverage(rules)
        return coverage.effects(of: Array(rules.indices))
    }
}

/// Compares the URLs that the rules of one list match.
struct RuleCoverage {
    /// The sets of texts that one part of a URL has to be in.
    private typealias Conditions = [Int]

    /// Which of some rules match a part of a URL, and a text that shows it.
    private typealias Combinations = [[Bool]: String]

    private struct Rule: Hashable {
        let isExclusion: Bool
        /// Of the path, the query, and the fragment.
        let conditions: [Conditions]
    }

    /// A rule with those that may match a URL that it matches, after the bytes that all its paths begin with. Many
    /// rules of a file differ only in these bytes.
    private struct Neighborhood: Hashable {
        let rule: Rule
        let others: [Rule]
        /// How many of the others come before the rule.
        let earlier: Int
        /// All texts that the parts can have.
        let valid: [Int]
    }

    /// For URLs that some of the others match: the first before the rule, the first after it, and the shortest URL.
    private typealias Decider = (earlier: Int?, later: Int?, url: String)

    private let rules: [ClaimRule]
    private var pool: TextPool
    private let paths: [TextPool.Placed]
    private var tails: [[Conditions]] = []
    private var known: [Neighborhood: RuleEffect] = [:]
    private let everything: Int
    private let validTail: Int

    /// For the candidates that are tried first. Few literal texts have them.
    private static let rareTexts = ["", "~", "0", "~/~/~", "0/0"]

    init(_ rules: [ClaimRule]) {
        self.rules = rules
        var pool = TextPool(.validPath, budget: StepBudget(comparing: rules.count).limit)
        let everything = pool.number(.many(.rawBytes))
        paths = rules.map { pool.placed($0.pathPrefix, $0.pathRest) }
        tails = rules.map { rule in
            [rule.query, [rule.fragment]].map { sets in sets.map { pool.number($0) }.filter { $0 != everything } }
        }
        self.everything = everything
        validTail = pool.number(.validQuery)
        self.pool = pool
    }

    /// What each of some rules does if there are no others.
    mutating func effects(of indices: [Int]) -> [RuleEffect] {
        let index = PrefixIndex(indices.map { paths[$0] })
        return indices.enumerated().map { number, rule in
            let near = index.indices(near: paths[rule]).filter { $0 != number }
            return effect(of: rule, near.map { indices[$0] })
        }
    }

    private mutating func effect(of index: Int, _ others: [Int]) -> RuleEffect {
        let prefix = paths[index].prefix
        let neighborhood = Neighborhood(
            rule: rule(index, after: prefix), others: others.map { rule($0, after: prefix) },
            earlier: others.count { $0 < index }, valid: [pool.texts(after: prefix), validTail, validTail])
        let effect = known[neighborhood] ?? self.effect(in: neighborhood)
        known[neighborhood] = effect
        let start = String(decoding: prefix, as: UTF8.self)
        switch effect {
        case .decides, .undecided: return effect
        case .unreachable(let numbers, let url): return .unreachable(by: numbers.map { others[$0] }, url: start + url)
        case .excludesNothing(let url): return .excludesNothing(url: start + url)
        }
    }

    private mutating func rule(_ index: Int, after prefix: [UInt8]) -> Rule {
        let path = pool.rest(of: paths[index], after: prefix)
        return Rule(
            isExclusion: rules[index].isExclusion, conditions: [path == everything ? [] : [path]] + tails[index])
    }

    /// The effect, with the numbers of the others and what follows the first bytes of a URL.
    private mutating func effect(in neighborhood: Neighborhood) -> RuleEffect {
        let rule = neighborhood.rule
        guard let parts = texts(of: [rule], neighborhood) else { return pool.isDone ? .undecided : .decides }
        if decidesACandidate(neighborhood) { return .decides }
        guard let deciders = deciders(neighborhood) else { return .undecided }
        let earlier = deciders.compactMap { $0.earlier }
        if earlier.count == deciders.count {
            return .unreachable(by: earlier.withoutRepetitions.sorted(), url: Self.url(parts))
        }
        guard rule.isExclusion else { return .decides }
        let free = deciders.filter { $0.earlier == nil }
        let claimed = free.contains { $0.later.map { !neighborhood.others[$0].isExclusion } ?? false }
        return claimed ? .decides : .excludesNothing(url: free.first?.url ?? Self.url(parts))
    }

    /// Whether one of a few URLs shows that the rule decides something.
    private mutating func decidesACandidate(_ neighborhood: Neighborhood) -> Bool {
        let (rule, others) = (neighborhood.rule, neighborhood.others)
        let later = others[neighborhood.earlier...].filter { !$0.isExclusion }
        for partner in rule.isExclusion ? later.prefix(16) : [rule] {
            for text in Self.rareTexts {
                guard let parts = texts(of: [rule, partner], neighborhood, with: text) else { continue }
                let first = others.enumerated().first { number, other in
                    (number < neighborhood.earlier || rule.isExclusion)
                        && zip(other.conditions, parts).allSatisfy { conditions, part in
                            conditions.allSatisfy { pool.accepts($0, Array(part.utf8)) }
                        }
                }
                let decides = first.map { $0.offset >= neighborhood.earlier && !$0.element.isExclusion }
                if decides ?? !rule.isExclusion { return true }
            }
        }
        return false
    }

    /// The path, the query, and the fragment of a URL that some rules match, and whose path contains a text.
    private mutating func texts(
        of members: [Rule], _ neighborhood: Neighborhood, with text: String = ""
    ) -> [String]? {
        var parts: [String] = []
        for (part, valid) in neighborhood.valid.enumerated() {
            var required = [valid] + members.flatMap { $0.conditions[part] }
            if part == 0, !text.isEmpty {
                let word = NFA(plain: text)
                required.append(pool.number(.many(.rawBytes).then(word).then(.many(.rawBytes))))
            }
            let outcome = pool.first(required: required.withoutRepetitions, others: [], limit: Self.limit) { _ in true }
            guard case .found(let word) = outcome else { return nil }
            parts.append(word.urlText)
        }
        return parts
    }

    /// The maximum number of steps for one search.
    private static let limit = 40_000

    private static func url(_ parts: [String]) -> String {
        zip(["", "?", "#"], parts).map { $1.isEmpty ? "" : $0 + $1 }.joined()
    }

    /// Nil if the search gave up.
    private mutating func deciders(_ neighborhood: Neighborhood) -> [Decider]? {
        var parts: [Combinations] = []
        for part in neighborhood.valid.indices {
            guard let combinations = combinations(neighborhood, part) else { return nil }
            parts.append(combinations)
        }
        guard parts.map(\.count).reduce(1, { $0 * min($1, 1_000) }) <= 20_000 else { return nil }
        var result: [Decider] = []
        for path in parts[0] {
            for query in parts[1] {
                for fragment in parts[2] {
                    let matching = neighborhood.others.indices.filter {
                        path.key[$0] && query.key[$0] && fragment.key[$0]
                    }
                    let url = Self.url([path.value, query.value, fragment.value])
                    let earlier = matching.first { $0 < neighborhood.earlier }
                    result.append((earlier, matching.first { $0 >= neighborhood.earlier }, url))
                }
            }
        }
        return result.sorted { ($0.url.utf8.count, $0.url) < ($1.url.utf8.count, $1.url) }
    }

    /// The combinations of other rules that match one part of the rule's URLs.
    private mutating func combinations(_ neighborhood: Neighborhood, _ part: Int) -> Combinations? {
        let required = ([neighborhood.valid[part]] + neighborhood.rule.conditions[part]).withoutRepetitions
        let others = neighborhood.others.flatMap { $0.conditions[part] }.withoutRepetitions
            .filter { !required.contains($0) }
        guard let memberships = pool.memberships(required: required, others: others, limit: Self.limit) else {
            return nil
        }
        return memberships.reduce(into: [:]) { combinations, membership in
            let members = Set(required + zip(others, membership.key).filter(\.1).map(\.0))
            let key = neighborhood.others.map { members.isSuperset(of: $0.conditions[part]) }
            let text = membership.value.urlText
            if combinations[key].map({ ($0.utf8.count, $0) > (text.utf8.count, text) }) ?? true {
                combinations[key] = text
            }
        }
    }
}

extension NFA {
    /// The texts that URLs can have in a part: characters that are allowed there, and escapes.
    private static func valid(_ characters: String) -> NFA {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        let plain = SymbolSet(plain: (letters + letters.uppercased() + "0123456789-._~!$&'()*+,;=:@" + characters).utf8)
        let digit = SymbolSet(plain: "0123456789abcdefABCDEF".utf8)
        return any(of: [NFA(plain), NFA([SymbolSet(plain: "%".utf8), digit, digit])]).repeated
    }

    fileprivate static let validPath = NFA(SymbolSet(plain: "/".utf8)).then(valid("/"))
    fileprivate static let validQuery = valid("/?")
}
