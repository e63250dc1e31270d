import RouteAnalysis
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
        if routes.isEmpty || table.hasOwnLinks {
            patterns = Set(table.patternIDs)
            return
        }
        let probes = Probes([table])
        var patterns: Set<PatternID> = []
        for probed in probes.patterns
        where !routes.contains(table.routeID(of: probed.pattern)) {
            patterns.insert(probed.pattern)
            patterns.formUnion(probes.earlierRivals(of: probed))
        }
        self.patterns = patterns
    }
}
