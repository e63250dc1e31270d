/// A snapshot as it was read, before it is decided what of it is restored.
struct SavedState<Route: NavigableRoute> {
    private let json: JSONValue?

    init(_ snapshot: String) {
        let json = JSONReader.read(snapshot)
        self.json = json?["version"] == .word("1") ? json : nil
    }

    /// The route of the link that waited.
    var heldRoute: Route? { json?["held"]?.text.flatMap(Route.init(rawValue:)) }

    /// The state, with the routes that can be restored and that `isAllowed`, given the state under them. A tab whose
    /// root isn't allowed isn't selected, and has no stack.
    ///
    /// Asks about the selected tab after the others, and then about the modals.
    func state(_ isAllowed: (Route, NavigationState<Route>) -> Bool) -> NavigationState<Route> {
        var state = NavigationState<Route>()
        let selected = json?["tab"]?.text.flatMap(Route.Tab.init(rawValue:)) ?? state.selectedTab
        for tab in Route.Tab.allCases.filter({ $0 != selected }) + [selected] {
            let stack = routes(json?["stacks"]?[tab.rawValue]).prefix { $0.isPushed && ($0.tab ?? tab) == tab }
            guard tab == selected || !stack.isEmpty, isAllowed(Route.root(of: tab), state) else { continue }
            if tab == selected { state.select(tab) }
            for route in stack {
                guard isAllowed(route, state) else { break }
                state.push(route, in: .tab(tab))
            }
        }
        for modal in json?["modals"]?.elements ?? [] {
            let routes = routes(modal)
            guard let root = routes.first, root.isModal, isAllowed(root, state) else { break }
            state.present(root)
            for route in routes.dropFirst() {
                guard route.isPushed, isAllowed(route, state) else { break }
                state.push(route)
            }
        }
        return state
    }

    /// The routes of an array up to the first that can't be read or isn't restorable.
    private func routes(_ value: JSONValue?) -> [Route] {
        var routes: [Route] = []
        for element in value?.elements ?? [] {
            guard let text = element.text, let route = Route(rawValue: text), route.isRestorable else { break }
            routes.append(route)
        }
        return routes
    }
}

extension NavigableRoute {
    fileprivate var isPushed: Bool { presentation == .push }
}
