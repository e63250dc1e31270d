import RoutePatterns
import RouteSpec

/// A spec without errors, and everything the analysis found out about it. Every output is generated from this.
package struct CompiledSpec: Sendable {
    package let spec: Spec
    /// The spec's routes, ready to read and write URLs.
    package let table: RouteTable
    /// The tabs, and where each route belongs on screen; nil if the spec has no `tabs`.
    package let navigation: Navigation?
    /// The values that don't read back; empty unless the check was requested.
    package let overlaps: [Overlaps.Finding]
    /// The URLs of the examples, those of mounted specs included; empty unless the spec lists `examples` in `members`.
    package let examples: [String]
}

/// A spec whose routes have been checked one by one, but not compared with each other.
package struct CheckedSpec: Sendable {
    package let spec: Spec
    /// Nil if the spec has no tabs or has errors.
    package let navigation: Navigation?
    /// Whether the spec's patterns can be compared: all routes are valid, and no link contains itself without end.
    package let isReadable: Bool

    /// Checks each route by itself, and its position on screen.
    package init(_ spec: Spec, into diagnostics: inout Diagnostics) {
        ShadowedTypes.check(spec, into: &diagnostics)
        if !spec.omitsPatterns { MissingHosts.check(spec, into: &diagnostics) }
        let areLinksFinite = RecursiveLinks.check(spec, into: &diagnostics)
        navigation = NavigationAnalysis.check(spec, into: &diagnostics)
        // If a spec is mounted twice, its problems are reported once.
        var seen: Set<Span> = []
        for route in spec.routes where seen.insert(route.span).inserted {
            Unwritable.check(route, into: &diagnostics)
        }
        self.spec = spec
        isReadable = areLinksFinite && !spec.omitsPatterns
    }

    /// Combines the routes of several specs, each of which has no errors.
    package init(together spec: Spec) {
        self.spec = spec
        navigation = nil
        isReadable = true
    }
}

/// A checked spec with the decision trees that match its URLs.
package struct OrderedSpec: Sendable {
    package let checked: CheckedSpec
    package let table: RouteTable
    private let examples: [String]

    /// Orders the patterns; nil if `MisplacedHosts` reports an error.
    ///
    /// - Parameter alone: a mounted spec by itself; nil if it has errors. Links and examples of mounted specs need it.
    package init?(
        _ checked: CheckedSpec, alone: (Mount) -> Spec? = { _ in nil }, into diagnostics: inout Diagnostics
    ) {
        let spec = checked.spec
        self.checked = checked
        table = RouteTable(spec, alone: alone)
        examples = Examples.listed(by: spec, in: table, alone: alone, into: &diagnostics)
        guard MisplacedHosts.check(spec, in: table, into: &diagnostics) else { return nil }
    }

    /// Compares the patterns with one another.
    ///
    /// - Parameters:
    ///   - notesOverlaps: whether to look for values that don't read back, too.
    ///   - alone: for each of the spec's mounts, the mounted spec by itself.
    package func compared(
        notesOverlaps: Bool, alone: [Spec?] = [], into diagnostics: inout Diagnostics
    ) -> CompiledSpec {
        let spec = checked.spec
        let overlaps = PatternPairs.check(
            spec, table: table, notesOverlaps: notesOverlaps, alone: alone, into: &diagnostics)
        return CompiledSpec(
            spec: spec, table: table, navigation: checked.navigation, overlaps: overlaps, examples: examples)
    }
}

extension RouteTable {
    /// The table of a spec.
    ///
    /// - Parameter alone: a mounted spec by itself; nil if it has errors. Only links of mounted specs need it.
    package convenience init(_ spec: Spec, alone: (Mount) -> Spec? = { _ in nil }) {
        let links = spec.routes.flatMap(\.route.values).map(\.type).filter(\.isLink)
        let owners = links.compactMap(\.owner).withoutRepetitions
        let mounts = owners.isEmpty ? [] : spec.allMounts.filter { owners.contains($0.qualifiedName) }
        var mounted: [String: RouteTable] = [:]
        for mount in mounts where mounted[mount.qualifiedName] == nil {
            mounted[mount.qualifiedName] = alone(mount).map { RouteTable($0, alone: alone) }
        }
        self.init(
            routes: spec.routes.map(\.route), plusIsSpace: spec.plusIsSpace, bases: spec.bases,
            mounted: mounted)
    }
}

extension Array where Element: Hashable {
    /// The elements without duplicates, in order of first appearance.
    package var withoutRepetitions: [Element] {
        if count < 2 { return self }
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
