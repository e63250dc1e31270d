import RouteAnalysis
import RouteCompiler
import RouteLanguage
import RouteSpec

/// What changes between two specs, for links that are in use and for Swift source.
///
/// Links decide: both specs read the examples and the probes of both, and what they answer
/// differently is a change with that link to show it. What no probe shows isn't found. Changes for
/// source compare the two models.
package struct Comparison: Sendable {
    /// One of the two specs.
    struct Side {
        let spec: Spec
        let table: RouteTable
        /// The routes' places on the screen; nil without tabs.
        let navigation: Navigation?
        private let patternSpans: [Span]

        init?(_ compilation: Compilation) {
            guard let compiled = compilation.compiled else { return nil }
            spec = compiled.spec
            table = compiled.table
            navigation = compiled.navigation
            patternSpans = compiled.spec.patternSpans
        }

        func name(_ route: RouteID) -> String { table[route].name }

        func span(_ route: RouteID) -> Span { spec.routes[route.index].span }

        func span(_ pattern: PatternID) -> Span { patternSpans[pattern.index] }
    }

    /// The changes, most important first; of equally important ones, links before source.
    package let changes: [Change]

    let old: Side
    let new: Side
    let routes: RouteMatching
    let patterns: PatternMatching

    /// Compares two specs; nil if either has errors.
    package init?(previous: Compilation, current: Compilation) {
        guard let old = Side(previous), let new = Side(current) else { return nil }
        let probes = Probes([old.table, new.table])
        let routes = RouteMatching(old.table, new.table, probes)
        let patterns = PatternMatching(old.table, new.table, routes)
        self.old = old
        self.new = new
        self.routes = routes
        self.patterns = patterns
        var links = LinkComparison(old, new, routes, patterns)
        links.compare(probes)
        let places = PlaceComparison(old: old, new: new, routes: routes, links: links)
        let source = SourceComparison(old, new, routes, patterns)
        let all = links.found + places.changes() + source.changes()
        let byRule = Dictionary(grouping: all.sorted { $0.start < $1.start }, by: \.rule)
        // `Rule.changes` lists the most important rules first, and those about links before those
        // about source.
        var sorted: [Change] = []
        for severity in Severity.allCases {
            for rule in Rule.changes where rule.severity == severity {
                sorted += byRule[rule] ?? []
            }
        }
        changes = sorted
    }
}

extension Change {
    /// The start of its span in the current spec, or else in the previous one.
    fileprivate var start: Int { (current ?? previous)?.start ?? 0 }
}
