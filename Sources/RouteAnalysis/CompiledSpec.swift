import RouteLanguage
import RouteSpec

/// A spec without errors, and everything the analysis found out about it. Every output is
/// generated from this.
package struct CompiledSpec: Sendable {
    package let spec: Spec
    /// The spec's routes, ready to read and write URLs.
    package let table: RouteTable
    /// The tabs, and where each route belongs on screen; nil if the spec has no `tabs`.
    package let navigation: Navigation?
    /// The values that don't read back; empty unless the check was requested.
    package let overlaps: [Overlaps.Finding]
    /// The URLs of the examples, those of mounted specs included; empty unless the spec lists
    /// `examples` in `members`.
    package let examples: [String]
}

extension CompiledSpec {
    /// Checks a spec that was decoded without errors; nil if its patterns can't be compared.
    ///
    /// - Parameters:
    ///   - isCombined: whether the spec has the routes of several specs, each of which was checked
    ///     by itself.
    ///   - notesOverlaps: whether to look for values that don't read back, too.
    ///   - alone: a mounted spec by itself; nil if it has errors.
    package init?(
        checking spec: Spec, isCombined: Bool = false, notesOverlaps: Bool,
        alone: (Mount) -> Spec? = { _ in nil },
        into diagnostics: inout Diagnostics
    ) {
        self.spec = spec
        var navigation: Navigation?
        if !isCombined {
            ShadowedTypes.check(spec, into: &diagnostics)
            MissingHosts.check(spec, into: &diagnostics)
            SlashedSchemes.check(spec, into: &diagnostics)
            navigation = NavigationAnalysis.check(spec, into: &diagnostics)
            // If a spec is mounted twice, its problems are reported once.
            var seen: Set<Span> = []
            for route in spec.routes where seen.insert(route.span).inserted {
                Unwritable.check(route, into: &diagnostics)
            }
            if !RecursiveLinks.check(spec, into: &diagnostics) { return nil }
        }
        self.navigation = navigation
        table = RouteTable(spec, alone: alone)
        examples = Examples.listed(by: spec, in: table, alone: alone, into: &diagnostics)
        if !MisplacedHosts.check(spec, in: table, into: &diagnostics) { return nil }
        overlaps = PatternPairs.check(
            spec, table: table, notesOverlaps: notesOverlaps, alone: alone, into: &diagnostics)
    }
}

extension RouteTable {
    /// The table of a spec.
    ///
    /// - Parameter alone: a mounted spec by itself; nil if it has errors. Only links of mounted
    ///   specs need it.
    package convenience init(_ spec: Spec, alone: (Mount) -> Spec? = { _ in nil }) {
        let types = spec.routes.flatMap(\.route.values).map(\.type)
        let owners = types.filter(\.isLink).compactMap(\.owner).withoutRepetitions
        let mounts =
            owners.isEmpty ? [] : spec.allMounts.filter { owners.contains($0.qualifiedName) }
        var mounted: [String: RouteTable] = [:]
        for mount in mounts where mounted[mount.qualifiedName] == nil {
            mounted[mount.qualifiedName] = alone(mount).map { RouteTable($0, alone: alone) }
        }
        self.init(
            routes: spec.routes.map(\.route), plusIsSpace: spec.plusIsSpace,
            ignoresCase: spec.ignoresCase, bases: spec.bases, mounted: mounted)
    }
}
