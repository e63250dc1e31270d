// The operations of `NavigationState` on the window, each a single change for observers. The default scope is the
// active one: the innermost modal, or else the selected tab. All return whether anything changed.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The stack that an operation changes.
    public typealias Scope = NavigationState<Route>.Scope

    /// Pushes routes onto a stack, with the last on top.
    @discardableResult
    public func push(_ routes: Route..., in scope: Scope? = nil) -> Bool {
        update { state in for route in routes { state.push(route, in: scope) } }
    }

    /// Pops up to `count` screens off a stack, never its root.
    @discardableResult
    public func pop(_ count: Int = 1, in scope: Scope? = nil) -> Bool {
        update { $0.pop(count, in: scope) }
    }

    /// Pops a stack to the topmost `route`; does nothing if the route isn't in it.
    @discardableResult
    public func pop(to route: Route, in scope: Scope? = nil) -> Bool {
        update { $0.pop(to: route, in: scope) }
    }

    /// Pops a stack to its root.
    @discardableResult
    public func popToRoot(in scope: Scope? = nil) -> Bool {
        update { $0.popToRoot(in: scope) }
    }

    /// Replaces the screens over a stack's root with `routes`.
    @discardableResult
    public func replaceStack(_ routes: [Route], in scope: Scope? = nil) -> Bool {
        update { $0.replaceStack(routes, in: scope) }
    }

    /// Presents a modal over everything, or directly over the layer of `scope`, dismissing the modals over that layer.
    @discardableResult
    public func present(_ route: Route, stack: [Route] = [], over scope: Scope? = nil) -> Bool {
        update { $0.present(route, stack: stack, over: scope) }
    }

    /// Dismisses the innermost modal.
    @discardableResult
    public func dismiss() -> Bool {
        update { $0.dismiss() }
    }

    /// Dismisses modals until at most `depth` are left.
    @discardableResult
    public func dismiss(to depth: Int) -> Bool {
        update { $0.dismiss(to: depth) }
    }

    /// Dismisses every modal.
    @discardableResult
    public func dismissAll() -> Bool {
        update { $0.dismissAll() }
    }

    /// Selects a tab. Its stack is unchanged.
    @discardableResult
    public func select(_ tab: Route.Tab) -> Bool {
        update { $0.select(tab) }
    }

    /// Goes back one screen: pops or, at a modal's root, dismisses.
    @discardableResult
    public func back(in scope: Scope? = nil) -> Bool {
        update { $0.back(in: scope) }
    }

    /// Adds a route to the current screen, according to its presentation.
    @discardableResult
    public func show(_ route: Route, in scope: Scope? = nil) -> Bool {
        update { $0.show(route, in: scope) }
    }

    /// Goes to the one place that the spec declares for a route: its tab, with its parents under it.
    @discardableResult
    public func open(_ route: Route) -> Bool {
        update { $0.open(route) }
    }
}
