// The operations on a whole state. They know the places of routes, so a state never has a sheet on
// a stack. The operations on one stack are in `Edit`.

extension NavigationState {
    /// Opens a route in the one place that the spec declares for it.
    ///
    /// This selects its tab, sets the tab's stack to the route's parents, and sets the modals to
    /// those among the parents and the route itself. Other tabs keep their stacks. A route without
    /// a tab keeps tabs and stacks, and opens with its parents over the current modals; if its
    /// outermost modal is already among them, it is rebuilt there. Modals that are presented
    /// already stay.
    mutating func open(_ route: Route) {
        let old = self
        let chain = route.chain
        let pushed = chain.prefix { !$0.isModal }
        let presented = Self.modals(of: chain.dropFirst(pushed.count))
        if let tab = tab(of: chain[0]) ?? tab(of: route) {
            selectedTab = tab
            let stack = pushed.filter { $0.place.presentation != .root }
            stacks[tab] = stack.isEmpty ? nil : stack
            modals = presented
        } else if let outermost = presented.first {
            let depth = modals.firstIndex { $0.root == outermost.root } ?? modals.count
            modals = modals.prefix(depth) + presented
        } else if current != route {
            // A pushed route whose parents don't lead to a tab or a modal, which no checked spec
            // has.
            edit(front.scope) { $0.append(route) }
        }
        // Modals that are presented already, counted from the outermost, become the same layers.
        let common = zip(old.modals, modals).prefix { $0.root == $1.root }.count
        for depth in 0..<common { modals[depth].identity = old.modals[depth].identity }
    }

    /// Closes the innermost screen of a route, with what is over it.
    mutating func close(_ route: Route) {
        guard let screen = innermost(where: { $0 == route }) else { return }
        switch screen.scope {
        case .modal(let depth): dismiss(to: screen.index == 0 ? depth : depth + 1)
        case .tab(let tab): if tab == selectedTab { dismiss(to: 0) }
        }
        edit(screen.scope) { $0.removeSubrange(max(screen.index - 1, 0)...) }
    }

    /// The modals of a chain of routes that starts with a modal. A pushed route is on the stack of
    /// the modal before it.
    private static func modals(of routes: ArraySlice<Route>) -> [Modal] {
        var modals: [Modal] = []
        for route in routes {
            if route.isModal || modals.isEmpty {
                modals.append(Modal(root: route))
            } else {
                modals[modals.count - 1].stack.append(route)
            }
        }
        return modals
    }

    /// Dismisses modals until at most `depth` are left.
    mutating func dismiss(to depth: Int) {
        if modals.indices.contains(depth) { modals.removeSubrange(depth...) }
    }

    /// Edits the stack of a scope.
    mutating func edit(_ scope: Scope, _ edit: (inout [Route]) -> Void) {
        guard var new = stack(in: scope) else { return }
        edit(&new)
        switch scope {
        case .tab(let tab): stacks[tab] = new.isEmpty ? nil : new
        case .modal(let depth): modals[depth].stack = new
        }
    }

    // MARK: - What links need

    /// The tab that a link opens a route in; nil for the current screen.
    func tab(of route: Route) -> Route.Tab? {
        route.place.tabs.contains(selectedTab) ? selectedTab : route.place.tabs.first
    }

    /// Does what a link to `route` does: opens it in its place or, with `link: show`, adds it to
    /// the screen in front, unless the user already sees it.
    mutating func follow(_ route: Route) {
        if route.place.opensInPlace { return open(route) }
        guard current != route else { return }
        var edit = Edit(state: self)
        edit.push([route])
        self = edit.state
    }

    /// The state after a link to a route. If a screen of the route is there, it is shown as it is
    /// with `isKept`, and always if links don't close it.
    func following(_ route: Route, isKept: Bool) -> Self {
        var after = self
        if isKept || !route.place.isInterruptible, hasScreen(route) {
            after.uncover { $0 == route }
        } else {
            after.follow(route)
        }
        return after
    }

    /// The screens that links don't close and that another state lacks.
    func unclosable(missingIn after: Self) -> [Route] {
        let kept = after.allRoutes
        return allRoutes.filter { route in
            !route.place.isInterruptible
                && kept.count { $0 == route } < allRoutes.count { $0 == route }
        }
    }

    /// Whether the window has a screen of a route, visible or not. The user has left a root if
    /// another tab is selected.
    func hasScreen(_ route: Route) -> Bool {
        route == Route.root(of: selectedTab) || allRoutes.contains(route)
    }

    /// Shows the stack of the innermost screen that is wanted.
    mutating func uncover(_ isWanted: (Route) -> Bool) {
        guard let scope = innermost(where: isWanted)?.scope else { return }
        if case .tab(let tab) = scope { selectedTab = tab }
        dismiss(to: scope.depthOver)
    }

    /// A screen's stack, and how many screens are under it there.
    private struct Screen {
        let scope: Scope
        let index: Int
    }

    /// The innermost screen that is wanted.
    private func innermost(where isWanted: (Route) -> Bool) -> Screen? {
        let tabs = [selectedTab] + Route.Tab.allCases
        let scopes = modals.indices.reversed().map { Scope.modal($0) } + tabs.map { .tab($0) }
        for scope in scopes {
            guard let root = layer(in: scope)?.root, let stack = stack(in: scope) else { continue }
            if let index = ([root] + stack).lastIndex(where: isWanted) {
                return Screen(scope: scope, index: index)
            }
        }
        return nil
    }

    /// The routes of all stacks and modals, without the tabs' roots.
    private var allRoutes: [Route] {
        stacks.values.flatMap(\.self) + modals.flatMap { [$0.root] + $0.stack }
    }
}
