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
        let (fixed, others) = (matchers.filter { !$0.isRest }, other.matchers.filter { !$0.isRest })
        let (hasRest, otherHasRest) = (
            fixed.count < matchers.count, others.count < other.matchers.count
        )
        return (fixed.count >= others.count || hasRest)
            && (others.count >= fixed.count || otherHasRest)
            && zip(fixed, others).allSatisfy { a, b in
                guard case .literal(let text, _) = a, case .literal(let other, _) = b else {
                    return true
                }
                return text.asciiLowercased == other.asciiLowercased
            }
    }
}
