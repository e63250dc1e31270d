import RoutePatterns

/// Matches the patterns of each route that both specs have.
///
/// A pattern becomes the current one that matches the same URLs, or else the one that it has most in common with.
struct PatternMatching {
    private var current: [PatternID: PatternID] = [:]
    private var previous: [PatternID: PatternID] = [:]

    init(_ old: RouteTable, _ new: RouteTable, _ matching: RouteMatching) {
        for route in old.routeIDs {
            guard let target = matching.current(route) else { continue }
            var left = old.patternIDs(of: route).map { (id: $0, shape: PatternShape(old[$0])) }
            var free = new.patternIDs(of: target).map { (id: $0, shape: PatternShape(new[$0])) }
            left.removeAll { pattern in
                guard let index = free.firstIndex(where: { $0.shape == pattern.shape }) else { return false }
                match(pattern.id, free.remove(at: index).id)
                return true
            }
            for pattern in left {
                let similarities = free.map { old[pattern.id].pattern.similarity(to: new[$0.id].pattern) }
                guard let most = similarities.max(), let index = similarities.firstIndex(of: most) else { break }
                match(pattern.id, free.remove(at: index).id)
            }
        }
    }

    private mutating func match(_ before: PatternID, _ after: PatternID) {
        current[before] = after
        previous[after] = before
    }

    /// The current pattern that a previous one became; nil if it was removed.
    func current(_ pattern: PatternID) -> PatternID? { current[pattern] }

    /// The previous pattern that became a current one; nil if it is new.
    func previous(_ pattern: PatternID) -> PatternID? { previous[pattern] }
}

extension Pattern {
    /// How similar two patterns are, by equal segments at the start and the end, and by items with the same name.
    fileprivate func similarity(to other: Pattern) -> Int {
        let (own, others) = (path.map(\.sourceText), other.path.map(\.sourceText))
        let first = zip(own, others).prefix { $0 == $1 }.count
        let last = zip(own.reversed(), others.reversed()).prefix { $0 == $1 }.count
        let names = Set(query.named.map(\.name))
        return min(first + last, own.count, others.count) * 2 + other.query.named.count { names.contains($0.name) }
    }
}
