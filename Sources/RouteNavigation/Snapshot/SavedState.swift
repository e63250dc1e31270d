#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A decoded snapshot. `state(_:)` determines what is restored.
struct SavedState<Route: NavigableRoute>: Codable {
    private var version = 1
    private var tab = ""
    private var stacks: [String: [String]] = [:]
    private var modals: [[String]] = []
    /// The presentations that differ from the spec's, by the depths of the modals.
    private var presentations: [String: String]?
    private var held: String?

    init(_ state: NavigationState<Route>, holding route: Route? = nil) {
        tab = state.selectedTab.rawValue
        for (tab, stack) in state.stacks { stacks[tab.rawValue] = stack.map(\.rawValue) }
        modals = state.modals.map { ([$0.root] + $0.stack).map(\.rawValue) }
        var others: [String: String] = [:]
        for (depth, modal) in state.modals.enumerated() where modal.presentation != modal.root.presentation {
            others[String(depth)] = modal.presentation.rawValue
        }
        if !others.isEmpty { presentations = others }
        held = route?.rawValue
    }

    /// Empty if the snapshot can't be read.
    init(_ snapshot: String) {
        if let saved = try? JSONDecoder().decode(Self.self, from: Data(snapshot.utf8)), saved.version == 1 {
            self = saved
        }
    }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The route of the link that waited.
    var heldRoute: Route? { held.flatMap(Route.init(rawValue:)) }

    /// The state with the routes that can be restored and are allowed. A tab whose root isn't allowed isn't selected,
    /// and has no stack.
    ///
    /// - Parameter isAllowed: called with each route and the state under it; the selected tab follows the others, then
    ///   the modals.
    func state(_ isAllowed: (Route, NavigationState<Route>) -> Bool) -> NavigationState<Route> {
        var state = NavigationState<Route>()
        let selected = Route.Tab(rawValue: tab) ?? state.selectedTab
        for tab in Route.Tab.allCases.filter({ $0 != selected }) + [selected] {
            let stack = routes(stacks[tab.rawValue] ?? []).prefix { $0.presentation == .push }
            guard tab == selected || !stack.isEmpty, isAllowed(Route.root(of: tab), state) else { continue }
            if tab == selected { state.select(tab) }
            for route in stack {
                guard isAllowed(route, state) else { break }
                state.push(route, in: .tab(tab))
            }
        }
        for (depth, modal) in modals.enumerated() {
            let routes = routes(modal)
            guard let root = routes.first, isAllowed(root, state) else { break }
            let presentation = presentations?[String(depth)].flatMap(RoutePresentation.init) ?? root.presentation
            guard presentation == .sheet || presentation == .cover else { break }
            state.present(root, as: presentation)
            for route in routes.dropFirst() {
                guard route.presentation == .push, isAllowed(route, state) else { break }
                state.push(route)
            }
        }
        return state
    }

    /// The routes of texts up to the first that can't be read or isn't restorable.
    private func routes(_ texts: [String]) -> [Route] {
        var routes: [Route] = []
        for text in texts {
            guard let route = Route(rawValue: text), route.isRestorable else { break }
            routes.append(route)
        }
        return routes
    }
}
