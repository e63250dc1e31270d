import RouteAnalysis
import RouteLanguage

/// Chooses the components of a file: those that are needed to decide some link correctly.
///
/// The links are the spec's probes, and examples of the components themselves. A link of a claimed
/// route must be claimed. No other link may be claimed only because an exclusion is left out.
struct ComponentChoice {
    /// A link, and what decides it.
    private struct Probe {
        /// Whether the link opens a claimed route.
        let isOwn: Bool
        /// The components that match it, in order.
        let matching: [Int]
        /// The index in `matching` of the first component that is still there.
        var first = 0
    }

    private let all: [LinkComponent]
    /// Components that stay: those of patterns for which no link is known.
    private let kept: Set<LinkComponent>
    private var probes: [Probe] = []
    /// For each component, the probes that it matches.
    private var probesOfComponent: [[Int]]
    private var isLeftOut: [Bool]

    /// The components that are left.
    var components: [LinkComponent] {
        zip(all, isLeftOut).compactMap { component, isLeftOut in isLeftOut ? nil : component }
    }

    /// - Parameters:
    ///   - components: in order.
    ///   - blocks: those that the components were made from.
    ///   - sites: the links that the components decide.
    ///   - isClaimed: whether the links of a route are claimed.
    init(
        _ components: [LinkComponent], _ variables: LinkVariables, _ blocks: [LinkBlock],
        sites: [LinkSite], _ links: SpecLinks, isClaimed: (RouteID) -> Bool
    ) {
        all = components.withoutRepetitions
        probesOfComponent = all.map { _ in [] }
        isLeftOut = all.map { _ in false }
        let rules = all.map { $0.rule(variables) }
        let index = SiteRules([ClaimList(rules: rules)])
        let examples = rules.flatMap(\.examples).withoutRepetitions
        var known: Set<PatternID> = []
        for site in sites {
            let own = links.links(at: site)
            let ordinary = own.patternsWithOrdinaryValues
            for link in own + examples.compactMap({ links.link(site.start + $0) }) {
                let isOwn = link.reading.map { isClaimed($0.route) } ?? false
                if isOwn, let reading = link.reading {
                    // Values seldom have a slash, so they need no component.
                    if !reading.isOrdinary, ordinary.contains(reading.pattern) { continue }
                    known.insert(reading.pattern)
                }
                let matching = index.matching(link.parts)
                for number in matching { probesOfComponent[number.rule].append(probes.count) }
                probes.append(Probe(isOwn: isOwn, matching: matching.map(\.rule)))
            }
        }
        let unknown = blocks.filter { $0.isClaimed && !known.contains($0.pattern) }
        kept = Set(unknown.flatMap(\.claims))
        leaveOutWrongExclusions()
        while leaveOutUseless() {}
    }

    /// Leaves out exclusions that take away a link of a claimed route, so that a later component
    /// claims it.
    private mutating func leaveOutWrongExclusions() {
        for index in all.indices where all[index].isExclusion {
            let isWrong = probesOfComponent[index].contains { number in
                let probe = probes[number]
                guard probe.isOwn, first(of: number) == index else { return false }
                return probe.matching.contains { $0 > index && !all[$0].isExclusion }
            }
            if isWrong { leaveOut(index) }
        }
    }

    /// Leaves out each component without which every link is decided correctly; returns whether
    /// there was one.
    private mutating func leaveOutUseless() -> Bool {
        var isChanged = false
        for index in all.indices where !isLeftOut[index] && !kept.contains(all[index]) {
            let isUseful = probesOfComponent[index].contains { number in
                first(of: number) == index && isNeeded(index, for: probes[number])
            }
            if isUseful { continue }
            leaveOut(index)
            isChanged = true
        }
        return isChanged
    }

    /// Whether a link is decided wrongly without the component that decides it.
    private func isNeeded(_ index: Int, for probe: Probe) -> Bool {
        let next = probe.matching[(probe.first + 1)...].first { !isLeftOut[$0] }
        let isClaimedByNext = next.map { !all[$0].isExclusion } ?? false
        if all[index].isExclusion { return !probe.isOwn && isClaimedByNext }
        return probe.isOwn && !isClaimedByNext
    }

    /// The component that decides a probe.
    private func first(of number: Int) -> Int? {
        let probe = probes[number]
        return probe.first < probe.matching.count ? probe.matching[probe.first] : nil
    }

    private mutating func leaveOut(_ index: Int) {
        isLeftOut[index] = true
        for number in probesOfComponent[index] {
            while let first = first(of: number), isLeftOut[first] { probes[number].first += 1 }
        }
    }
}
