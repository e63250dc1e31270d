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
    package func effects() -> [RuleEffect] { RuleCoverage(rules).effects(of: Array(rules.indices)) }
}

/// Compares the URLs that the rules of one list match.
struct RuleCoverage {
    private typealias NearRules = ArraySlice<(index: Int, set: LinkSet)>

    private let rules: [ClaimRule]
    private let search: LinkSearch
    private let links: [PlacedLinks]

    init(_ rules: [ClaimRule]) {
        let search = LinkSearch(
            paths: NormalTexts.anyPath, tails: NormalTexts.anyTail, budget: StepBudget(comparing: rules.count))
        self.rules = rules
        self.search = search
        links = rules.map { search.links(of: $0) }
    }

    /// What each of some rules does if there are no others.
    func effects(of indices: [Int]) -> [RuleEffect] {
        let all = IndexedLinks(indices.map { links[$0] })
        let neighbors = indices.map { rule in
            // Only an exclusion depends on later rules.
            let near = all.near(links[rule], in: search) { index in
                indices[index] < rule || rules[rule].isExclusion && indices[index] > rule
            }.map { (index: indices[$0.index], set: $0.set) }
            let firstLater = near.firstIndex { $0.index > rule } ?? near.count
            return (rule: rule, earlier: near[..<firstLater], later: near[firstLater...])
        }
        // Of all rules first, because a search of one can take what is left of the steps.
        let decided = neighbors.map { decidesACandidate($0.rule, $0.earlier, $0.later) }
        return zip(neighbors, decided).map { $1 ? .decides : effect(of: $0.rule, $0.earlier, $0.later) }
    }

    /// The effect of a rule among those that may match a URL that it matches.
    private func effect(of rule: Int, _ earlier: NearRules, _ later: NearRules) -> RuleEffect {
        let isExclusion = rules[rule].isExclusion
        let unclaimed = ClaimTest(earlier.map { ($0.set, false) }, in: search)
        if isExclusion {
            let claimed = ClaimTest(later.map { ($0.set, rules[$0.index].isExclusion) }, in: search)
            switch search.first(in: links[rule], LinkWish(claimed: claimed, unclaimed: unclaimed)) {
            case .found: return .decides
            case .none: break
            case .unknown: return .undecided
            }
        }
        switch search.first(in: links[rule], LinkWish(unclaimed: unclaimed)) {
        case .found(let url): return isExclusion ? .excludesNothing(url: url) : .decides
        case .none: return unreachable(rule, by: earlier)
        case .unknown: return .undecided
        }
    }

    /// Few literal texts have them.
    private static let rareTexts = ["", "~", "0", "~/~/~", "0/0"]

    /// With fewer neighbors, a search takes less than the URLs that could save it.
    private static let manyNeighbors = 64

    /// Whether one of a few URLs shows that a rule decides something. Rules with many wildcards are too much for a
    /// search of all of them at once, but a URL is soon compared with each.
    private func decidesACandidate(_ rule: Int, _ earlier: NearRules, _ later: NearRules) -> Bool {
        guard earlier.count + later.count >= Self.manyNeighbors else { return false }
        let isExclusion = rules[rule].isExclusion
        let partners = later.filter { !rules[$0.index].isExclusion }.prefix(16).map(\.set)
        for partner in isExclusion ? partners : [LinkSet()] {
            for text in Self.rareTexts {
                let wish = LinkWish(claimed: ClaimTest([(search.set(partner, with: text), false)], in: search))
                guard case .found(let text) = search.first(in: links[rule], wish),
                    let url = ClaimedURL("https://h" + text),
                    !earlier.contains(where: { rules[$0.index].matches(url) })
                else { continue }
                let next = isExclusion ? later.first { rules[$0.index].matches(url) } : nil
                if next.map({ !rules[$0.index].isExclusion }) ?? !isExclusion { return true }
            }
        }
        return false
    }

    /// The effect of a rule whose URLs are all matched by earlier ones, each by the first of those that match it.
    private func unreachable(_ rule: Int, by earlier: NearRules) -> RuleEffect {
        switch search.first(in: links[rule]) {
        case .found(let url):
            let decided = earlier.indices.map { number in
                let tests = [earlier[..<number], earlier[number...number]].map { rules in
                    ClaimTest(rules.map { ($0.set, false) }, in: search)
                }
                return search.first(in: links[rule], LinkWish(claimed: tests[1], unclaimed: tests[0]))
            }
            if decided.contains(.unknown) { return .undecided }
            return .unreachable(by: zip(earlier, decided).filter { $1 != .none }.map(\.0.index), url: url)
        case .none: return .decides
        case .unknown: return .undecided
        }
    }
}
