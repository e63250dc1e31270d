// Operations on the whole window: tabs, back, and the two ways to open a route.

extension NavigationState {
    /// Selects a tab, with its stack unchanged. Returns whether another one was selected.
    @discardableResult
    public mutating func select(_ tab: Route.Tab) -> Bool {
        guard tab != selectedTab else { return false }
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

    /// Adds `route` according to its presentation: on a stack (by default the active one), or in a modal over
    /// everything. A tab's root always exists, and is opened. Returns whether anything changed.
    @discardableResult
    public mutating func show(_ route: Route, in scope: Scope? = nil) -> Bool {
        switch route.presentation {
        case .root: open(route)
        case .push: push(route, in: scope)
        case .sheet, .cover: present(route)
        }
    }

    /// Opens `route` in the one place that the spec declares for it. Returns whether anything changed.
    ///
    /// This selects its tab, sets the tab's stack to the route's parents, and sets the modals to those among the
    /// parents and the route itself. Other tabs keep their stacks. A route without a tab keeps tabs and stacks, and
    /// opens with its parents over the current modals; if its outermost modal is already among them, it is rebuilt
    /// there.
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
            // A pushed route whose parents lead nowhere, which no checked spec has.
            push(route)
        }
        return self != old
    }

    /// Does what a link to `route` does: opens it in its place or, with `open: show`, shows it unless the user already
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

    /// The modals of routes that start with a modal. A pushed route is on the stack of the modal before it.
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
