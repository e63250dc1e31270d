import RouteLanguage

/// Matches the patterns of the routes that both specs have: by equal text, or else by the most
/// parts in common.
struct PatternMatching {
    private var current: [PatternID: PatternID] = [:]
    private var previous: [PatternID: PatternID] = [:]

    init(_ old: RouteTable, _ new: RouteTable, _ routes: RouteMatching) {
        for isEqual in [true, false] {
            for route in old.routeIDs {
                guard let target = routes.current(route) else { continue }
                for id in old.patternIDs(of: route) where current[id] == nil {
                    let free = new.patternIDs(of: target).filter { previous[$0] == nil }
                    let equal = free.first { old[id].pattern.text == new[$0].pattern.text }
                    guard let found = isEqual ? equal : new.pattern(like: old[id], among: free)
                    else { continue }
                    current[id] = found
                    previous[found] = id
                }
            }
        }
    }

    /// The pattern that a previous one became; nil if it was removed.
    func current(_ pattern: PatternID) -> PatternID? { current[pattern] }

    /// The pattern that became a current one; nil if it is new.
    func previous(_ pattern: PatternID) -> PatternID? { previous[pattern] }
}

extension RouteTable {
    /// The pattern that has the most in common with another one.
    func pattern(
        like other: RoutePattern, among patterns: some Sequence<PatternID>
    ) -> PatternID? {
        var best: PatternID?
        var most = -1
        for pattern in patterns {
            let likeness = self[pattern].pattern.likeness(to: other.pattern)
            if likeness <= most { continue }
            best = pattern
            most = likeness
        }
        return best
    }
}

extension Pattern {
    /// How many parts at the start and the end, and items, two patterns have in common.
    fileprivate func likeness(to other: Pattern) -> Int {
        let own = path.map(\.sourceText)
        let others = other.path.map(\.sourceText)
        let start = zip(own, others).prefix { $0 == $1 }.count
        let end = zip(own.reversed(), others.reversed()).prefix { $0 == $1 }.count
        let names = Set(query.named.map(\.name))
        return min(start + end, own.count, others.count) * 2
            + other.query.named.count { names.contains($0.name) }
    }
}
