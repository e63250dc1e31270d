import RoutePatterns
import RouteSpec

/// The rules about tabs, roots and parents: they give every route one position on the screen.
///
/// Each subject has its own file; this one has what they share. Takes time linear in the number of routes and their
/// parameters. Routes that couldn't be read aren't checked, nor is anything that depends on them.
package struct NavigationAnalysis {
    /// What is under a route after a link opens it.
    package enum StackParent {
        /// Nothing: it is a root, a modal over the current screen or, by mistake, a pushed route.
        case nothing
        case parent(RouteID)
        /// Unknown because of another error.
        case unknown
    }

    /// The route at the bottom of a route's stack.
    enum StackRoot {
        case route(RouteID)
        case unknown
    }

    /// Empty for a spec without tabs; then only the parents are checked.
    let tabBar: TabBar
    package let placements: [PlacementDeclaration]
    /// The routes by name.
    package let ids: [String: RouteID]
    /// The routes that could be read, by name.
    package let routes: [String: RouteDeclaration]
    let tabNames: [String]
    /// The tabs whose roots are named in `tabs` or have the tab's name, by the root.
    var namedTabs: [RouteID: TabBar.Tab] = [:]
    /// The root of each tab that has one, by the tab's name.
    package var roots: [String: RouteID] = [:]
    package var under: [StackParent] = []
    var stackRoots: [StackRoot] = []
    package var diagnostics = Diagnostics()

    /// The screen of a spec; nil if it has no tabs or has errors.
    ///
    /// A spec without tabs can set parents, for a spec that mounts it. They must be its own routes.
    package static func check(_ spec: Spec, into diagnostics: inout Diagnostics) -> Navigation? {
        let hasParents = spec.placements.contains { $0.keys?.parent != nil }
        guard spec.tabBar != nil || hasParents else { return nil }
        var analysis = NavigationAnalysis(spec)
        if spec.tabBar != nil { analysis.checkTabs() }
        analysis.findParents()
        analysis.findBottoms()
        if spec.tabBar != nil {
            analysis.checkPushedRoutes()
            analysis.checkTabsOfChains()
        }
        let arguments = analysis.parentArguments()
        diagnostics.append(contentsOf: analysis.diagnostics)
        return spec.tabBar == nil || diagnostics.hasErrors ? nil : analysis.navigation(arguments)
    }

    private init(_ spec: Spec) {
        tabBar = spec.tabBar ?? TabBar(span: spec.nameSpan, tabs: [])
        placements = spec.placements
        // If several have one name, the first counts.
        var ids: [String: RouteID] = [:]
        for (index, placement) in placements.enumerated().reversed() { ids[placement.name] = RouteID(index) }
        var routes: [String: RouteDeclaration] = [:]
        for route in spec.routes.reversed() { routes[route.route.name] = route }
        (self.ids, self.routes) = (ids, routes)
        tabNames = tabBar.tabs.map(\.name.text)
    }

    /// All routes, including those that couldn't be read. If there are no errors, these are the spec's routes.
    var routeIDs: Range<RouteID> { placements.indices.of(RouteID.self) }

    package func keys(_ route: RouteID) -> PlacementKeys? { placements[route.index].keys }

    package func presentation(_ route: RouteID) -> Presentation {
        namedTabs[route] == nil ? keys(route)?.presentation?.value ?? .push : .root
    }

    /// The tabs that a route names, or the one whose root it is.
    func ownTabs(_ route: RouteID) -> PlacementKeys.Setting<[Scalar]>? {
        namedTabs[route].map { .init(value: [$0.name], span: $0.rootSpan) } ?? keys(route)?.tabs
    }

    /// Whether the spec has all these tabs.
    func areKnown(_ tabs: PlacementKeys.Setting<[Scalar]>) -> Bool { tabs.names.allSatisfy(tabNames.contains) }

    package mutating func report(
        _ rule: Rule, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], help: String? = nil
    ) {
        diagnostics.append(Diagnostic(rule, message, at: span, notes: notes, help: help))
    }

    /// The tabs of the route at the bottom; none if that opens over the current screen or is unknown.
    package func tabs(_ route: RouteID) -> [String] {
        guard case .route(let bottom) = stackRoots[route.index] else { return [] }
        return ownTabs(bottom)?.names ?? []
    }

    /// The result. Requires that there are no errors: only then are the placements the spec's routes.
    private func navigation(_ arguments: [[Placement.Argument]]) -> Navigation {
        Navigation(
            tabs: tabNames.compactMap { name in roots[name].map { Navigation.Tab(name: name, root: $0) } },
            placements: routeIDs.map { route in
                var parent: Placement.Parent?
                if case .parent(let other) = under[route.index] {
                    parent = Placement.Parent(route: other, arguments: arguments[route.index])
                }
                return Placement(
                    tabs: tabs(route), presentation: presentation(route), parent: parent,
                    isRestorable: keys(route)?.isRestorable?.value ?? true,
                    opening: keys(route)?.opening?.value ?? .place,
                    isInterruptible: keys(route)?.isInterruptible?.value ?? true)
            })
    }
}

/// The screen that a spec describes: its tabs, and the placement of every route.
package struct Navigation: Equatable, Sendable {
    /// A tab of the tab bar.
    package struct Tab: Equatable, Sendable {
        package let name: String
        /// The route at the bottom of its stack.
        package let root: RouteID
    }

    /// The tabs in the order of the tab bar; the first one is selected at launch.
    package let tabs: [Tab]
    /// The placement of each route, in declaration order.
    package let placements: [Placement]

    package subscript(route: RouteID) -> Placement { placements[route.index] }
}

/// Where a route appears on screen.
package struct Placement: Equatable, Sendable {
    /// The route that Back leads to.
    package struct Parent: Equatable, Sendable {
        package let route: RouteID
        /// What fills each of its parameters.
        package let arguments: [Argument]
    }

    /// What fills a parameter of a parent.
    package enum Argument: Equatable, Sendable {
        /// A value of the child route, by its index.
        case value(Int)
        /// The parameter's own default, as text.
        case defaultText(String)
        /// Nil, or an empty list or set of items: the parameter may be left out.
        case nothing
    }

    /// The tabs' names; none for a modal over the current screen, and for routes above such a modal.
    package let tabs: [String]
    package let presentation: Presentation
    /// Nil for a root, for a modal over the current screen, and for a route over the roots of several tabs.
    package let parent: Parent?
    package let isRestorable: Bool
    package let opening: Opening
    package let isInterruptible: Bool
}

extension PlacementKeys.Setting<[Scalar]> {
    var names: [String] { value.map(\.text) }
}
