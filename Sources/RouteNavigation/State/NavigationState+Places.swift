// What is about the window as a whole: tabs, back, and the two ways to go to a route.

extension NavigationState {
    /// Selects a tab, which finds its stack as it was left, and says whether another one was selected.
    @discardableResult
    public mutating func select(_ tab: Route.Tab) -> Bool {
        guard tab != selectedTab else { return false }
        selectedTab = tab
        return true
    }

    /// Goes back one screen: takes the topmost one off the stack or, at a modal's root, dismisses the modal.
    ///
    /// With the scope of a modal that has others over it, those go with it. At a tab's root nothing changes. Says
    /// whether anything changed.
    @discardableResult
    public mutating func back(in scope: Scope? = nil) -> Bool {
        let scope = scope ?? activeScope
        if pop(in: scope) { return true }
        guard case .modal(let depth) = scope, modals.indices.contains(depth) else { return false }
        return dismiss(to: depth)
    }

    /// Adds `route` to what is there, as its presentation says: on a stack (default: the active one), or in a modal
    /// over everything. A tab's root is there already and is opened. Says whether anything changed.
    @discardableResult
    public mutating func show(_ route: Route, in scope: Scope? = nil) -> Bool {
        switch route.presentation {
        case .root: open(route)
        case .push: push(route, in: scope)
        case .sheet, .cover: present(route)
        }
    }

    /// Goes to the one place that the spec declares for `route`, and says whether anything changed.
    ///
    /// Its tab is selected, the tab's stack becomes the route's parents, and the modals become those among the parents
    /// and the route itself; other tabs keep their stacks. A route without a tab keeps tabs and stacks and stands, with
    /// its parents, over the modals that are there; where its outermost modal is among them already, it is rebuilt
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
            // A pushed route whose parents lead nowhere: no spec has one.
            push(route)
        }
        return self != old
    }

    /// What a link to `route` does: goes to its place or, if the spec says so, shows it unless it is what the user
    /// sees.
    ///
    /// Says whether anything changed.
    @discardableResult
    public mutating func follow(_ route: Route) -> Bool {
        switch route.opening {
        case .place: open(route)
        case .show: current != route && show(route)
        }
    }

    /// The modals of routes of which the first is a modal: a pushed route is on the stack of the modal before it.
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
