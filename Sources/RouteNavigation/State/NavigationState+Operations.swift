// The operations of a window. They know the places of routes, so a state never has a sheet on a
// stack. They do nothing in the stack of a modal that is gone.

extension NavigationState {
    /// Adds routes to the screen in front, the last on top, each as the spec presents it: on the
    /// stack, in a modal, or, for a root, as `open` does. In a tab, a route of other tabs goes on
    /// the stack of its own, which is selected if the user sees the stack. A screen that is on top
    /// already isn't added again.
    public mutating func push(_ routes: Route...) { push(routes) }

    mutating func push(_ routes: [Route]) {
        for route in routes where !isFocusGone {
            switch route.place.presentation {
            case .root: open(route)
            case .push:
                enterTab(of: route)
                edit { if $0.last != route { $0.append(route) } }
            case .sheet, .cover: addModal(route)
            }
        }
    }

    /// Whether operations are meant for the stack of a modal that is gone.
    private var isFocusGone: Bool { focus.map { layer(in: $0) == nil } ?? false }

    /// The tab that takes a route which the active stack can't have becomes the active one. What is
    /// hidden stays so.
    private mutating func enterTab(of route: Route) {
        guard case .tab(let tab) = activeScope, !route.isPushed(in: tab),
            let own = self.tab(of: route)
        else { return }
        if focus == nil || tab == selectedTab && (visibleModals ?? modals.count) == 0 {
            selectedTab = own
        }
        if focus != nil { focus = .tab(own) }
    }

    /// The tab that a link opens a route in; nil for the current screen.
    func tab(of route: Route) -> Route.Tab? {
        route.place.tabs.contains(selectedTab) ? selectedTab : route.place.tabs.first
    }

    /// Presents a route over everything; a router presents it directly over its stack, in place of
    /// the modals there. A route that the spec pushes is pushed. A modal that is being presented
    /// already isn't presented twice.
    public mutating func present(_ route: Route) { push(route) }

    private mutating func addModal(_ route: Route) {
        let modal = Modal(root: route)
        let depth = focus?.depthOver ?? max(modals.count - 1, 0)
        // One that has appeared may be on its way out, by the user.
        let isComing = depth >= appearedModals && Array(modals.dropFirst(depth)) == [modal]
        if !isComing {
            if focus != nil { modals.removeSubrange(depth...) }
            modals.append(modal)
        }
        (focus, visibleModals) = (nil, nil)
    }

    /// Dismisses the innermost modal; for a router, its own modal with those over it, and nothing
    /// in a tab.
    public mutating func dismiss() {
        switch focus {
        case nil: dismiss(to: modals.count - 1)
        case .modal(let depth): dismiss(to: depth)
        case .tab: break
        }
    }

    /// Dismisses modals until at most `depth` are left.
    mutating func dismiss(to depth: Int) {
        if modals.indices.contains(depth) { modals.removeSubrange(depth...) }
    }

    /// Goes back one screen: pops the stack or, at a modal's root, dismisses the modal.
    public mutating func back() {
        if case .modal(let depth) = activeScope, stack(in: activeScope) == [] {
            return dismiss(to: depth)
        }
        edit { _ = $0.popLast() }
    }

    /// Goes back to the topmost screen of a route in the stack. If there is none, nothing changes.
    public mutating func back(to route: Route) {
        if let index = stack(in: activeScope)?.lastIndex(of: route) {
            edit { $0.removeSubrange((index + 1)...) }
        } else if layer(in: activeScope)?.root == route {
            popToRoot()
        }
    }

    /// Pops the stack to its root.
    public mutating func popToRoot() { edit { $0 = [] } }

    /// Selects a tab, with its stack unchanged, and dismisses every modal, so that the user sees
    /// the tab.
    public mutating func select(_ tab: Route.Tab) { (selectedTab, modals, focus) = (tab, [], nil) }

    /// Opens a route in the one place that the spec declares for it.
    ///
    /// This selects its tab, sets the tab's stack to the route's parents, and sets the modals to
    /// those among the parents and the route itself. Other tabs keep their stacks. A route without
    /// a tab keeps tabs and stacks, and opens with its parents over the current modals; if its
    /// outermost modal is already among them, it is rebuilt there. Modals that are presented
    /// already stay.
    public mutating func open(_ route: Route) {
        let old = self
        focus = nil
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
            edit { $0.append(route) }
        }
        // Modals that are presented already, counted from the outermost, become the same layers.
        let common = zip(old.modals, modals).prefix { $0.root == $1.root }.count
        for depth in 0..<common { modals[depth].identity = old.modals[depth].identity }
    }

    /// Closes the innermost screen of a route, with what is over it.
    public mutating func close(_ route: Route) {
        guard !isFocusGone, let (scope, index) = position(where: { $0 == route }) else { return }
        switch scope {
        case .modal(let depth): dismiss(to: index == 0 ? depth : depth + 1)
        case .tab(let tab): if tab == selectedTab { dismiss(to: 0) }
        }
        edit(scope) { $0.removeSubrange(max(index - 1, 0)...) }
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

    /// Edits the stack of a scope, by default the active one.
    mutating func edit(_ scope: Scope? = nil, _ edit: (inout [Route]) -> Void) {
        let scope = scope ?? activeScope
        guard var new = stack(in: scope) else { return }
        edit(&new)
        switch scope {
        case .tab(let tab): stacks[tab] = new.isEmpty ? nil : new
        case .modal(let depth): modals[depth].stack = new
        }
    }

    // MARK: - What links need

    /// Does what a link to `route` does: opens it in its place or, with `link: show`, adds it to
    /// the screen in front, unless the user already sees it.
    package mutating func follow(_ route: Route) {
        if route.place.opensInPlace { open(route) } else if current != route { push(route) }
    }

    /// The state after a link to a route, and the screens that links don't close and that it would
    /// close. If such a screen is the route's own or, with `isKept`, any that is there, it is shown
    /// as it is.
    func following(_ route: Route, isKept: Bool = false) -> (after: Self, blockers: [Route]) {
        var after = self
        if isKept || !route.place.isInterruptible, hasScreen(route) {
            after.uncover { $0 == route }
        } else {
            after.follow(route)
        }
        return (after, unclosable(missingIn: after))
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
        guard let scope = position(where: isWanted)?.scope else { return }
        if case .tab(let tab) = scope { selectedTab = tab }
        dismiss(to: scope.depthOver)
    }

    /// The innermost stack with such a screen, and how many screens are under it there.
    private func position(where isWanted: (Route) -> Bool) -> (scope: Scope, index: Int)? {
        let tabs = [selectedTab] + Route.Tab.allCases
        let scopes = modals.indices.reversed().map { Scope.modal($0) } + tabs.map { .tab($0) }
        for scope in scopes {
            guard let root = layer(in: scope)?.root, let stack = stack(in: scope) else { continue }
            if let index = ([root] + stack).lastIndex(where: isWanted) { return (scope, index) }
        }
        return nil
    }

    /// The routes of all stacks and modals, without the tabs' roots.
    private var allRoutes: [Route] {
        stacks.values.flatMap(\.self) + modals.flatMap { [$0.root] + $0.stack }
    }
}
