extension NavigationState {
    /// Operations on a stack, by default the one in front, and what they need to know of the
    /// window. They do nothing in the stack of a modal that is gone.
    struct Edit {
        var state: NavigationState
        /// The scope that a router's operations change; nil for a navigator's.
        var focus: Scope?
        /// While a modal is missing on the screen, the number of modals under it.
        var visibleModals: Int?
        /// The number of modals that have appeared on the screen.
        var appearedModals = 0

        /// The scope that operations change.
        private var activeScope: Scope {
            if let focus { return focus }
            let count = min(visibleModals ?? state.modals.count, state.modals.count)
            return count == 0 ? .tab(state.selectedTab) : .modal(count - 1)
        }

        /// Whether operations are meant for the stack of a modal that is gone.
        private var isFocusGone: Bool { focus.map { state.layer(in: $0) == nil } ?? false }

        mutating func push(_ routes: [Route]) {
            for route in routes where !isFocusGone {
                switch route.place.presentation {
                case .root: open(route)
                case .push:
                    enterTab(of: route)
                    state.edit(activeScope) { if $0.last != route { $0.append(route) } }
                case .sheet, .cover: addModal(route)
                }
            }
        }

        /// If the active stack can't have a route, the operation continues in a tab that can. The
        /// tab is selected, unless the stack is hidden.
        private mutating func enterTab(of route: Route) {
            guard case .tab(let tab) = activeScope, !route.isPushed(in: tab),
                let own = state.tab(of: route)
            else { return }
            let isSeen = tab == state.selectedTab && (visibleModals ?? state.modals.count) == 0
            if focus == nil || isSeen { state.selectedTab = own }
            if focus != nil { focus = .tab(own) }
        }

        private mutating func addModal(_ route: Route) {
            let modal = Modal(root: route)
            let depth = focus?.depthOver ?? max(state.modals.count - 1, 0)
            // A modal that has appeared may be closing: the user may be swiping it away.
            let isComing =
                depth >= appearedModals && Array(state.modals.dropFirst(depth)) == [modal]
            if !isComing {
                if focus != nil { state.dismiss(to: depth) }
                state.modals.append(modal)
            }
            focus = nil
            visibleModals = nil
        }

        mutating func dismissModal() {
            switch focus {
            case nil: state.dismiss(to: state.modals.count - 1)
            case .modal(let depth): state.dismiss(to: depth)
            case .tab: break
            }
        }

        mutating func back() {
            if case .modal(let depth) = activeScope, state.stack(in: activeScope) == [] {
                return state.dismiss(to: depth)
            }
            state.edit(activeScope) { _ = $0.popLast() }
        }

        mutating func back(to route: Route) {
            if let index = state.stack(in: activeScope)?.lastIndex(of: route) {
                state.edit(activeScope) { $0.removeSubrange((index + 1)...) }
            } else if state.layer(in: activeScope)?.root == route {
                popToRoot()
            }
        }

        mutating func popToRoot() { state.edit(activeScope) { $0 = [] } }

        mutating func select(_ tab: Route.Tab) {
            state.selectedTab = tab
            state.modals = []
            focus = nil
        }

        mutating func open(_ route: Route) {
            state.open(route)
            focus = nil
        }

        mutating func close(_ route: Route) { if !isFocusGone { state.close(route) } }
    }
}
