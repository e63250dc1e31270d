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
        /// A route, by its number among the placements.
        case parent(Int)
        /// It cannot be told: something else is wrong.
        case unknown
    }

    /// The bottom of what stands under a route.
    enum Bottom {
        /// A route, by its number among the placements.
        case route(Int)
        case unknown
    }

    package let declaration: NavigationDeclaration
    package let placements: [PlacementDeclaration]
    /// The placements' numbers by the routes' names.
    package let numbers: [String: Int]
    /// The routes that could be read, by their names.
    package let routes: [String: RouteDeclaration]
    /// The routes' numbers in the spec.
    let routeNumbers: [String: Int]
    let tabNames: [String]
    /// The placements of each tab's root, by the tab's name; only of a tab that has one.
    package var roots: [String: Int] = [:]
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
        numbers = Dictionary(placements.enumerated().map { ($1.name, $0) }, uniquingKeysWith: min)
        routes = Dictionary(spec.routes.map { ($0.route.name, $0) }, uniquingKeysWith: { first, _ in first })
        routeNumbers = Dictionary(spec.routes.enumerated().map { ($1.route.name, $0) }, uniquingKeysWith: min)
        tabNames = declaration.tabs.map(\.text)
    }

    package func keys(_ number: Int) -> PlacementKeys? { placements[number].keys }

    package func presentation(_ number: Int) -> Presentation {
        keys(number)?.presentation?.value ?? .push
    }

    package mutating func report(
        _ rule: Rule, _ message: String, at span: Span, notes: [Diagnostic.Note] = [], help: String? = nil
    ) {
        diagnostics.append(Diagnostic(rule, message, at: span, notes: notes, help: help))
    }

    /// The tab of a route: its bottom's; nil for one that opens over whatever is there, or unknown.
    package func tab(_ number: Int) -> String? {
        guard case .route(let bottom) = bottoms[number] else { return nil }
        return keys(bottom)?.tab?.value
    }

    /// The result, where nothing is wrong: then the placements are the spec's routes.
    private func navigation(_ arguments: [[Placement.Argument]]) -> Navigation {
        Navigation(
            tabs: tabNames.compactMap { name in roots[name].map { Navigation.Tab(name: name, root: $0) } },
            placements: placements.indices.map { number in
                var parent: Placement.Parent?
                if case .parent(let route) = under[number] {
                    parent = Placement.Parent(route: route, arguments: arguments[number])
                }
                return Placement(
                    tab: tab(number), presentation: presentation(number), parent: parent,
                    isRestorable: keys(number)?.isRestorable?.value ?? true,
                    opening: keys(number)?.opening?.value ?? .place)
            })
    }
}
