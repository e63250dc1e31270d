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
            (spec, table, navigation) = (compiled.spec, compiled.table, compiled.navigation)
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
        (self.old, self.new, self.routes, self.patterns) = (old, new, routes, patterns)
        var links = LinkComparison(old, new, routes, patterns)
        links.compare(probes)
        let places = PlaceComparison(old: old, new: new, routes: routes, links: links)
        let source = SourceComparison(old, new, routes, patterns)
        let all = (links.found + places.changes() + source.changes()).sorted { $0.start < $1.start }
        // `Rule.changes` lists the most important rules first, and those about links before those
        // about source.
        changes = Severity.allCases.flatMap { severity in
            Rule.changes.filter { $0.severity == severity }.flatMap { rule in
                all.filter { $0.rule == rule }
            }
        }
    }
}

extension Change {
    /// The start of its span in the current spec, or else in the previous one.
    fileprivate var start: Int { (current ?? previous)?.start ?? 0 }
}
