import RouteSpec
import RoutePatterns

/// The rules about tabs, roots and parents: whether every route has one place on the screen, and which.
///
/// One file for each subject; what they share is here. Linear in the number of routes and their parameters. What could
/// not be read is not judged, nor what depends on it.
package struct NavigationAnalysis {
    /// What stands under a route after a link.
    package enum Under {
        /// Nothing: it is a root, a modal over whatever is there or, by mistake, a pushed route.
        case nothing
        case parent(RouteID)
        /// It cannot be told: something else is wrong.
        case unknown
    }

    /// The bottom of what stands under a route.
    enum Bottom {
        case route(RouteID)
        case unknown
    }

    package let declaration: NavigationDeclaration
    package let placements: [PlacementDeclaration]
    /// The routes by their names.
    package let ids: [String: RouteID]
    /// The routes that could be read, by their names.
    package let routes: [String: RouteDeclaration]
    let tabNames: [String]
    /// The placements of each tab's root, by the tab's name; only of a tab that has one.
    package var roots: [String: RouteID] = [:]
    package var under: [Under] = []
    var bottoms: [Bottom] = []
    package var diagnostics = Diagnostics()

    /// The screen of a spec; nil without tabs, and if something is wrong with it.
    package static func check(_ spec: Spec, into diagnostics: inout Diagnostics) -> Navigation? {
        guard let declaration = spec.navigation else { return nil }
        var analysis = NavigationAnalysis(spec, declaration)
        analysis.checkTabs()
        analysis.findParents()
        analysis.breakCycles()
        analysis.findBottoms()
        analysis.checkPushedRoutes()
        analysis.checkTabsOfChains()
        let arguments = analysis.parentArguments()
        diagnostics.append(contentsOf: analysis.diagnostics)
        return diagnostics.hasErrors ? nil : analysis.navigation(arguments)
    }

    private init(_ spec: Spec, _ declaration: NavigationDeclaration) {
        self.declaration = declaration
        placements = declaration.placements
        ids = Dictionary(placements.enumerated().map { ($1.name, RouteID($0)) }, uniquingKeysWith: min)
        routes = Dictionary(spec.routes.map { ($0.route.name, $0) }, uniquingKeysWith: { first, _ in first })
        tabNames = declaration.tabs.map(\.text)
    }

    /// All routes, those that could not be read too: if nothing is wrong, the spec's.
    var routeIDs: Range<RouteID> { placements.indices.of(RouteID.self) }

    package func keys(_ route: RouteID) -> PlacementKeys? { placements[route.index].keys }

    package func presentation(_ route: RouteID) -> Presentation {
        keys(route)?.presentation?.value ?? .push
    }

    package mutating func report(
        _ rule: Rule, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], help: String? = nil
    ) {
        diagnostics.append(Diagnostic(rule, message, at: span, notes: notes, help: help))
    }

    /// The tab of a route: its bottom's; nil for one that opens over whatever is there, or unknown.
    package func tab(_ route: RouteID) -> String? {
        guard case .route(let bottom) = bottoms[route.index] else { return nil }
        return keys(bottom)?.tab?.value
    }

    /// The result, where nothing is wrong: then the placements are the spec's routes.
    private func navigation(_ arguments: [[Placement.Argument]]) -> Navigation {
        Navigation(
            tabs: tabNames.compactMap { name in roots[name].map { Navigation.Tab(name: name, root: $0) } },
            placements: routeIDs.map { route in
                var parent: Placement.Parent?
                if case .parent(let other) = under[route.index] {
                    parent = Placement.Parent(route: other, arguments: arguments[route.index])
                }
                return Placement(
                    tab: tab(route), presentation: presentation(route), parent: parent,
                    isRestorable: keys(route)?.isRestorable?.value ?? true,
                    opening: keys(route)?.opening?.value ?? .place)
            })
    }
}
