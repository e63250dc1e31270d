import RouteAnalysis
import RouteLanguage

/// Leaves out the paths of a filter that the others make unnecessary.
///
/// The paths that stay claim each known link, with and without a slash at its end. The hardest to
/// read are left out first: patterns before prefixes, prefixes before exact paths, and of each
/// kind, the longest.
struct AndroidRows {
    /// The paths that stay, in the order in which they were given.
    let paths: [AndroidPattern]

    /// - Parameters:
    ///   - paths: those of all patterns.
    ///   - kept: paths that stay: those of patterns for which no link is known.
    ///   - links: the links to claim.
    init(_ paths: [AndroidPattern], kept: Set<AndroidPattern>, links: [ClaimedURL]) {
        let paths = paths.withoutRepetitions
        let rules = SiteRules([
            ClaimList(rules: paths.map { ClaimRule(location: .init(), condition: .path($0)) })
        ])
        var linksOfPath: [[Int]] = Array(repeating: [], count: paths.count)
        var claimCounts: [Int] = []
        for link in links {
            let claiming = rules.matching(link)
            for number in claiming { linksOfPath[number.rule].append(claimCounts.count) }
            claimCounts.append(claiming.count)
        }
        var isUseless = paths.map { _ in false }
        let order = paths.indices.sorted { Self.saysMore(paths[$0], paths[$1]) }
        for index in order where !kept.contains(paths[index]) {
            guard linksOfPath[index].allSatisfy({ claimCounts[$0] > 1 }) else { continue }
            isUseless[index] = true
            for link in linksOfPath[index] { claimCounts[link] -= 1 }
        }
        self.paths = paths.indices.filter { !isUseless[$0] }.map { paths[$0] }
    }

    private static func saysMore(_ one: AndroidPattern, _ other: AndroidPattern) -> Bool {
        if one.kind == other.kind { return one.text.utf16.count > other.text.utf16.count }
        return one.kind.detail > other.kind.detail
    }
}

extension AndroidPattern.Kind {
    /// How much there is to read in a path of the kind, beside its length.
    fileprivate var detail: Int {
        switch self {
        case .literal: 0
        case .prefix: 1
        case .suffix: 2
        case .simple: 3
        case .advanced: 4
        }
    }
}

extension SpecLinks {
    /// The links at a site that files must claim: those that open a pattern with ordinary values,
    /// or with any if it has no others, each with and without a slash at the end of its path.
    ///
    /// - Parameters:
    ///   - others: more links to try.
    ///   - isClaimed: whether the links of a route are claimed.
    func claimedLinks(
        at site: LinkSite, and others: [String], isClaimed: (RouteID) -> Bool
    ) -> [SpecLink] {
        let own = links(at: site)
        let ordinary = own.patternsWithOrdinaryValues
        let parts = own.map(\.parts)
        let open = parts.filter { !$0.path.isEmpty && !$0.path.hasSuffix("/") }
        let slashed = open.map { site.start + $0.path + "/" + $0.end }
        let all = own + (others + slashed).withoutRepetitions.compactMap(link)
        return all.filter { link in
            guard let reading = link.reading, isClaimed(reading.route) else { return false }
            return reading.isOrdinary || !ordinary.contains(reading.pattern)
        }
    }
}
