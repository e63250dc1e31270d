import RouteAnalysis
import RouteSpec
import SwiftEmitter
import RoutePatterns

/// From the text of a spec file to everything that is made of it.
package enum Compiler {
    /// A part of the work, in order.
    package enum Stage: String, CaseIterable, Sendable {
        /// Text to nodes.
        case parse
        /// Nodes to routes.
        case decode
        /// What can be said of a route alone.
        case check
        /// The trees by which URLs are read.
        case order
        /// What patterns do to one another.
        case compare
        /// The examples and rejects.
        case examples
    }

    /// Compiles a spec.
    ///
    /// - Parameters:
    ///   - name: the file's name, the last component of its path: it names the enum where the spec does not.
    ///   - notesOverlaps: whether to look for values that do not come back, which is never done in a build.
    ///   - hasEnded: is told of each stage when it has ended.
    package static func compile(
        _ source: SourceText, name: String, notesOverlaps: Bool = false, hasEnded: (Stage) -> Void = { _ in }
    ) -> Compilation {
        var diagnostics = Diagnostics()
        let node = YAML.parse(source, into: &diagnostics)
        hasEnded(.parse)
        let spec = node.flatMap { Spec.decode($0, fileName: name, into: &diagnostics) }
        hasEnded(.decode)
        guard let spec else { return Compilation(source: source, diagnostics: diagnostics) }

        HiddenTypes.check(spec, into: &diagnostics)
        let navigation = NavigationAnalysis.check(spec, into: &diagnostics)
        for route in spec.routes { Inexpressible.check(route, into: &diagnostics) }
        hasEnded(.check)
        // A route that is left out would open no example.
        guard !diagnostics.hasErrors else { return Compilation(source: source, diagnostics: diagnostics) }

        let table = RouteTable(routes: spec.routes.map(\.route), plusIsSpace: spec.plusIsSpace, bases: spec.bases)
        MisplacedHosts.check(spec, in: table, into: &diagnostics)
        guard !diagnostics.hasErrors else { return Compilation(source: source, diagnostics: diagnostics) }
        hasEnded(.order)
        let pairs = PatternPairs.check(spec, table: table, notesOverlaps: notesOverlaps, into: &diagnostics)
        hasEnded(.compare)
        if notesOverlaps { for route in spec.routes { PathDefaults.check(route, into: &diagnostics) } }
        Examples.check(spec.routes, in: table, into: &diagnostics)
        hasEnded(.examples)
        guard !diagnostics.hasErrors else { return Compilation(source: source, diagnostics: diagnostics) }
        return Compilation(
            source: source, spec: spec, table: table, collisions: pairs.collisions, overlaps: pairs.overlaps,
            navigation: navigation, diagnostics: diagnostics)
    }
}

/// What came of a spec file.
package struct Compilation: Sendable {
    package let source: SourceText
    /// Nil if there are errors.
    package let spec: Spec?
    /// The spec's routes, ready to read and write URLs; nil if there are errors.
    package let table: RouteTable?
    private let collisions: Collisions?
    /// The pairs of patterns with values that do not come back; none if they were not looked for, or if there are
    /// errors.
    package let overlaps: [Overlaps.Finding]
    /// The tabs and the routes' places on the screen; nil without `tabs`, and if there are errors.
    package let navigation: Navigation?
    package let diagnostics: Diagnostics

    init(
        source: SourceText, spec: Spec? = nil, table: RouteTable? = nil, collisions: Collisions? = nil,
        overlaps: [Overlaps.Finding] = [], navigation: Navigation? = nil, diagnostics: Diagnostics
    ) {
        self.source = source
        self.spec = spec
        self.table = table
        self.collisions = collisions
        self.overlaps = overlaps
        self.navigation = navigation
        self.diagnostics = diagnostics
    }

    package var hasErrors: Bool { diagnostics.hasErrors }

    /// The Swift file of the spec; nil if there are errors.
    ///
    /// - Parameter fileName: the spec file's name, without its folder, as the first line has it.
    package func swift(fileName: String) -> String? {
        guard let spec, let table, let collisions else { return nil }
        return SwiftFileEmitter.source(
            of: spec, table: table, collisions: collisions, navigation: navigation, fileName: fileName)
    }
}
