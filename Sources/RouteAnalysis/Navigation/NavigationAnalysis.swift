import RouteLanguage
import RouteSpec

/// The rules about tabs, roots and parents: they give every route one position on the screen.
///
/// Each subject has its own file; this one has what they share. Takes time linear in the number of
/// routes and their parameters. After errors about names, chains of parents aren't checked.
struct NavigationAnalysis {
    /// Empty for a spec without tabs; then only the parents are checked.
    let tabBar: TabBar
    let routes: [RouteDeclaration]
    /// The routes by name.
    let ids: [String: RouteID]
    let tabNames: [String]
    /// The tabs whose roots are named in `tabs` or have the tab's name, by the root.
    var namedTabs: [RouteID: TabBar.Tab] = [:]
    /// The root of each tab that has one, by the tab's name.
    var roots: [String: RouteID] = [:]
    /// What is under each route after a link opens it; nil for a root, for a modal over the
    /// current screen, and for a route over the roots of several tabs.
    var parents: [RouteID?] = []
    /// The route at the bottom of each route's stack.
    var bottoms: [RouteID] = []
    var diagnostics = Diagnostics()

    /// The screen of a spec; nil if it has no tabs or has errors.
    ///
    /// A spec without tabs can set parents, for a spec that mounts it. They must be its
    /// own routes.
    static func check(_ spec: Spec, into diagnostics: inout Diagnostics) -> Navigation? {
        let hasParents = spec.routes.contains { $0.placement.parent != nil }
        guard spec.tabBar != nil || hasParents else { return nil }
        var analysis = NavigationAnalysis(spec)
        let arguments = analysis.arguments(hasTabs: spec.tabBar != nil)
        diagnostics.append(contentsOf: analysis.diagnostics)
        return spec.tabBar == nil || diagnostics.hasErrors ? nil : analysis.navigation(arguments)
    }

    private init(_ spec: Spec) {
        tabBar = spec.tabBar ?? TabBar(span: spec.nameSpan, tabs: [])
        routes = spec.routes
        var ids: [String: RouteID] = [:]
        for id in routes.indices.of(RouteID.self) { ids[routes[id.index].route.name] = id }
        self.ids = ids
        tabNames = tabBar.tabs.map(\.name.text)
    }

    /// Checks everything; returns what fills the parameters of each route's parent.
    private mutating func arguments(hasTabs: Bool) -> [[Placement.Argument]] {
        if hasTabs { checkTabs() }
        parents = routeIDs.map { findParent(of: $0) }
        if diagnostics.hasErrors { return [] }
        findBottoms()
        if diagnostics.hasErrors { return [] }
        if hasTabs { checkPushedRoutes() }
        if hasTabs, !diagnostics.hasErrors { checkTabsOfChains() }
        return routeIDs.map { parentArguments(of: $0) }
    }

    var routeIDs: Range<RouteID> { routes.indices.of(RouteID.self) }

    subscript(route: RouteID) -> RouteDeclaration { routes[route.index] }

    func name(_ route: RouteID) -> String { self[route].route.name }

    func presentation(_ route: RouteID) -> Presentation {
        namedTabs[route] == nil ? self[route].placement.presentation?.value ?? .push : .root
    }

    /// The names of tabs, and where the spec has them.
    struct OwnTabs {
        let names: [String]
        let span: Span
    }

    /// The tabs that a route names, or the one whose root it is.
    func ownTabs(_ route: RouteID) -> OwnTabs? {
        if let tab = namedTabs[route] {
            return OwnTabs(names: [tab.name.text], span: tab.rootSpan)
        }
        return self[route].placement.tabs.map { OwnTabs(names: $0.names, span: $0.span) }
    }

    /// The tabs of the route at the bottom; none if that opens over the current screen.
    func tabs(_ route: RouteID) -> [String] { ownTabs(bottoms[route.index])?.names ?? [] }

    /// The result. Requires that there are no errors.
    private func navigation(_ arguments: [[Placement.Argument]]) -> Navigation {
        let tabs = tabNames.compactMap { name in
            roots[name].map { Navigation.Tab(name: name, root: $0) }
        }
        let placements = routeIDs.map { placement(of: $0, arguments[$0.index]) }
        return Navigation(tabs: tabs, placements: placements)
    }

    private func placement(of route: RouteID, _ arguments: [Placement.Argument]) -> Placement {
        let keys = self[route].placement
        let parent = parents[route.index]
        return Placement(
            tabs: tabs(route), presentation: presentation(route),
            parent: parent.map { Placement.Parent(route: $0, arguments: arguments) },
            isRestorable: keys.isRestorable?.value ?? true,
            opening: keys.opening?.value ?? .place,
            isInterruptible: keys.isInterruptible?.value ?? true)
    }
}

extension PlacementKeys.Setting<[Scalar]> {
    var names: [String] { value.map(\.text) }
}
