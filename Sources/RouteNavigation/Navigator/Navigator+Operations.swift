// The operations of `NavigationState` on the window, each a single change for observers. The default scope is the
// active one: the innermost modal, or else the selected tab. All return whether anything changed.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The stack that an operation changes.
    public typealias Scope = NavigationState<Route>.Scope
    /// A stack together with the screen at its bottom.
    public typealias Layer = NavigationState<Route>.Layer

    /// Pushes routes onto a stack, with the last on top. A route that the spec presents is presented, and one that is
    /// on top already isn't pushed again.
    @discardableResult
    public func push(_ routes: Route..., in scope: Scope? = nil) -> Bool {
        push(routes, in: scope)
    }

    /// Pushes routes onto a stack, like the other `push`.
    @discardableResult
    public func push(_ routes: [Route], in scope: Scope? = nil) -> Bool {
        update { add(routes, to: &$0, in: scope ?? scopeInFront) }
    }

    /// Pops up to `count` screens off a stack, never its root.
    @discardableResult
    public func pop(_ count: Int = 1, in scope: Scope? = nil) -> Bool {
        update { $0.pop(count, in: scope ?? scopeInFront) }
    }

    /// Pops a stack to the topmost `route`; does nothing if the route isn't in it.
    @discardableResult
    public func pop(to route: Route, in scope: Scope? = nil) -> Bool {
        update { $0.pop(to: route, in: scope ?? scopeInFront) }
    }

    /// Pops a stack to its root.
    @discardableResult
    public func popToRoot(in scope: Scope? = nil) -> Bool {
        update { $0.popToRoot(in: scope ?? scopeInFront) }
    }

    /// Replaces the screens over a stack's root with `routes`, added as with `push`.
    @discardableResult
    public func replaceStack(_ routes: [Route], in scope: Scope? = nil) -> Bool {
        let scope = scope ?? scopeInFront
        return update {
            $0.popToRoot(in: scope)
            add(routes, to: &$0, in: scope)
        }
    }

    /// Presents a modal over everything, or directly over the layer of `scope`, dismissing the modals over that layer.
    /// Its stack, and a route that the spec pushes, are added as with `push`. A modal that is already being presented
    /// isn't presented twice; one that the view library has lost is drawn again. To override the spec's presentation
    /// for this call, pass a sheet or a cover as `presentation`.
    @discardableResult
    public func present(
        _ route: Route, as presentation: RoutePresentation? = nil, stack: [Route] = [], over scope: Scope? = nil
    ) -> Bool {
        var after = currentState
        if scope == nil { after.dismiss() }
        let isThere = after.present(route, as: presentation, stack: stack, over: scope) && after == currentState
        if isThere, let layer = currentState.layer(in: currentState.activeScope), !drawing.hasAppeared(layer) {
            return presentAgain()
        }
        return update {
            guard let presentation else { return add([route] + stack, to: &$0, in: scope) }
            if $0.present(route, as: presentation, over: scope) { add(stack, to: &$0, in: nil) }
        }
    }

    /// Dismisses the innermost modal or, with `depth`, modals until at most as many are left.
    @discardableResult
    public func dismiss(to depth: Int? = nil) -> Bool {
        update { $0.dismiss(to: depth) }
    }

    /// Dismisses every modal.
    @discardableResult
    public func dismissAll() -> Bool {
        update { $0.dismissAll() }
    }

    /// Selects a tab, with its stack unchanged, and dismisses every modal, so that the user sees the tab.
    @discardableResult
    public func select(_ tab: Route.Tab, dismissing: Bool = true) -> Bool {
        update { $0.select(tab, dismissing: dismissing) }
    }

    /// Goes back one screen: pops or, at a modal's root, dismisses.
    @discardableResult
    public func back(in scope: Scope? = nil) -> Bool {
        update { $0.back(in: scope ?? scopeInFront) }
    }

    /// Adds a route to the current screen, according to its presentation.
    @discardableResult
    public func show(_ route: Route, in scope: Scope? = nil) -> Bool {
        route.isModal ? present(route, over: scope) : push(route, in: scope)
    }

    /// Goes to the one place that the spec declares for a route: its tab, with its parents under it.
    @discardableResult
    public func open(_ route: Route) -> Bool {
        update { $0.open(route) }
    }

    /// Shows routes one over the other as the spec says.
    private func add(_ routes: [Route], to state: inout NavigationState<Route>, in scope: Scope?) {
        var scope = scope ?? state.activeScope
        for route in routes where route.presentation != .push || state.stack(in: scope)?.last != route {
            let isShown = state.show(route, in: scope)
            if route.presentation == .root || isShown && route.isModal { scope = state.activeScope }
        }
    }
}
