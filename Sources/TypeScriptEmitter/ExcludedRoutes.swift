import RouteLanguage

/// The routes that an exported file leaves out. The file still has those of their patterns that
/// could match a URL before one of its own patterns does: such a URL opens none of its routes. A
/// link in a link can be any of them.
struct ExcludedRoutes {
    let routes: Set<RouteID>
    /// The patterns that the file matches.
    let patterns: Set<PatternID>

    init(_ routes: Set<RouteID>, of table: RouteTable) {
        self.routes = routes
        var patterns: Set<PatternID> = []
        for scheme in table.schemes {
            var later: [Variant] = []
            for variant in scheme.variants.reversed() {
                let isHidden = routes.contains(table.routeID(of: variant.pattern))
                if !isHidden { later.append(variant) }
                if !isHidden || table.hasOwnLinks || later.contains(where: variant.mayMeet) {
                    patterns.insert(variant.pattern)
                }
            }
        }
        self.patterns = patterns
    }
}

extension Variant {
    /// Whether the segments of some URL could match both. If in doubt, true.
    fileprivate func mayMeet(_ other: Variant) -> Bool {
        let rest = matchers.firstIndex(where: \.isRest)
        let otherRest = other.matchers.firstIndex(where: \.isRest)
        let fewest = matchers.count - (rest == nil ? 0 : 1)
        let otherFewest = other.matchers.count - (otherRest == nil ? 0 : 1)
        // Segments before a rest are compared from the first on, those after it from the last on.
        let before = zip(
            matchers[..<(rest ?? matchers.endIndex)],
            other.matchers[..<(otherRest ?? other.matchers.endIndex)])
        let after = zip(
            matchers[(rest ?? matchers.startIndex)...].reversed(),
            other.matchers[(otherRest ?? other.matchers.startIndex)...].reversed())
        return (fewest >= otherFewest || rest != nil) && (otherFewest >= fewest || otherRest != nil)
            && before.allSatisfy { $0.mayMeet($1) } && after.allSatisfy { $0.mayMeet($1) }
    }
}

extension Matcher {
    /// Whether some segment could match both. If in doubt, true.
    fileprivate func mayMeet(_ other: Matcher) -> Bool {
        guard case .literal(let text, _) = self, case .literal(let other, _) = other else {
            return true
        }
        return text.asciiLowercased == other.asciiLowercased
    }
}
