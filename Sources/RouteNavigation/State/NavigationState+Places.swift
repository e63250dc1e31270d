// Operations on the whole window: tabs, back, and the two ways to open a route.

extension NavigationState {
    /// Selects a tab, with its stack unchanged. Returns whether anything changed.
    ///
    /// - Parameters:
    ///   - tab: The tab to select.
    ///   - dismissing: Whether the modals are dismissed, so that the user sees the tab.
    @discardableResult
    public mutating func select(_ tab: Route.Tab, dismissing: Bool = true) -> Bool {
        let isDismissed = dismissing && dismissAll()
        guard tab != selectedTab else { return isDismissed }
        selectedTab = tab
        return true
    }

    /// Goes back one screen: pops the stack or, at a modal's root, dismisses the modal.
    ///
    /// With the scope of a modal, the modals over it are dismissed too. At a tab's root, nothing changes. Returns
    /// whether anything changed.
    @discardableResult
    public mutating func back(in scope: Scope? = nil) -> Bool {
        let scope = scope ?? activeScope
        if pop(in: scope) { return true }
        guard case .modal(let depth) = scope, modals.indices.contains(depth) else { return false }
        return dismiss(to: depth)
    }

    /// Adds `route` according to its presentation: on a stack (by default the active one), or in a modal over a layer
    /// (by default over everything). A tab's root always exists, and is opened. Returns whether anything changed.
    @discardableResult
    public mutating func show(_ route: Route, in scope: Scope? = nil) -> Bool {
        switch route.presentation {
        case .root: open(route)
        case .push: push(route, in: scope)
        case .sheet, .cover: present(route, over: scope)
        }
    }

    /// Opens `route` in the one place that the spec declares for it. Returns whether anything changed.
    ///
    /// This selects its tab, sets the tab's stack to the route's parents, and sets the modals to those among the
    /// parents and the route itself. Other tabs keep their stacks. A route without a tab keeps tabs and stacks, and
    /// opens with its parents over the current modals; if its outermost modal is already among them, it is rebuilt
    /// there. Modals that are presented already remain the same layers.
    @discardableResult
    public mutating func open(_ route: Route) -> Bool {
        let old = self
        let chain = route.chain
        let pushed = Array(chain.prefix { !$0.isModal })
        let presented = Self.modals(of: chain.dropFirst(pushed.count))
        if let tab = chain[0].tab ?? route.tab {
            selectedTab = tab
            replaceStack(pushed.filter { $0.presentation != .root }, in: .tab(tab))
            modals = presented
        } else if let outermost = presented.first {
            let depth = modals.firstIndex { $0.root == outermost.root } ?? modals.count
            modals = modals.prefix(depth) + presented
        } else if current != route {
            // A pushed route whose parents don't lead to a tab or a modal, which no checked spec has.
            push(route)
        }
        keepLayers(of: old)
        return self != old
    }

    /// Does what a link to `route` does: opens it in its place or, with `link: show`, shows it unless the user already
    /// sees it.
    ///
    /// Returns whether anything changed.
    @discardableResult
    public mutating func follow(_ route: Route) -> Bool {
        switch route.opening {
        case .place: open(route)
        case .show: current != route && show(route)
        }
    }

    /// The state after a link to a route, and the screens that links don't close and that it would close. If such a
    /// screen is the route's own or, with `isKept`, any that is there, it is shown as it is.
    func following(_ route: Route, isKept: Bool = false) -> (after: Self, blockers: [Route]) {
        var after = self
        if isKept || !route.isInterruptible, hasScreen(route) {
            after.uncover(isPopping: false) { $0 == route }
        } else {
            after.follow(route)
        }
        return (after, allRoutes.filter { !$0.isInterruptible && !after.allRoutes.contains($0) })
    }

    /// Whether the window has a screen of a route, visible or not. The user has left a root if another tab is selected.
    func hasScreen(_ route: Route) -> Bool {
        route == Route.root(of: selectedTab) || allRoutes.contains(route)
    }

    /// Closes the innermost screen of a route, with what is over it.
    mutating func close(_ route: Route) {
        guard let (scope, index) = position(where: { $0 == route }) else { return }
        if case .modal(let depth) = scope { dismiss(to: index == 0 ? depth : depth + 1) }
        _ = edit(scope) { $0.removeSubrange(max(index - 1, 0)...) }
    }

    /// Shows the stack of the innermost screen that is wanted; with `isPopping`, the screen itself.
    mutating func uncover(isPopping: Bool, _ isWanted: (Route) -> Bool) {
        guard let (scope, index) = position(where: isWanted) else { return }
        switch scope {
        case .tab(let tab): select(tab)
        case .modal(let depth): dismiss(to: depth + 1)
        }
        if isPopping { _ = edit(scope) { $0.removeSubrange(index...) } }
    }

    /// The innermost stack with such a screen, and how many screens are under it there.
    private func position(where isWanted: (Route) -> Bool) -> (scope: Scope, index: Int)? {
        let scopes = modals.indices.reversed().map { Scope.modal($0) } + Route.Tab.allCases.map { .tab($0) }
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

    /// The modals of a chain of routes that starts with a modal. A pushed route is on the stack of the modal before it.
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
}
