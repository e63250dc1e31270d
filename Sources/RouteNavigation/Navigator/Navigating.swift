/// What changes a window: the operations of a `Navigator`, a `StackRouter`, and a
/// `NavigationEditor`. Each is one change for observers, and returns whether anything changed.
@MainActor
public protocol Navigating<Route>: AnyObject {
    /// The routes of the app.
    associatedtype Route: NavigableRoute

    /// Makes several changes at once: observers see only the last state. Doesn't ask the policies.
    @discardableResult
    func update(_ change: (NavigationEditor<Route>) -> Void) -> Bool

    /// Goes to the one place that the spec declares for a route: its tab, with its parents under
    /// it. Before `Navigator.start(restoring:)`, keeps the route as a link.
    ///
    /// Asks no policy, and closes screens that links don't close. For these, open the route's
    /// `url()`.
    @discardableResult
    func open(_ route: Route) -> Bool
}

extension Navigating {
    /// Adds routes to the screen, the last on top, each as the spec presents it: on the stack, in
    /// a modal, or, for a root, as `open` does.
    ///
    /// A screen that is on top already isn't added again. In a tab, a route of other tabs goes on
    /// the stack of its own, which is selected if the user sees the stack. A navigator presents a
    /// modal over everything, a router directly over its stack, in place of the modals there.
    @discardableResult
    public func push(_ routes: Route...) -> Bool { update { $0.edit.push(routes) } }

    /// Dismisses a modal, with what is pushed in it and the modals over it: from a navigator the
    /// innermost, from a router its own. Does nothing in a tab.
    @discardableResult
    public func dismissModal() -> Bool { update { $0.edit.dismissModal() } }

    /// Dismisses every modal of the window.
    @discardableResult
    public func dismissAllModals() -> Bool { update { $0.state.dismiss(to: 0) } }

    /// Goes back one screen: pops the stack or, at a modal's root, dismisses the modal.
    @discardableResult
    public func back() -> Bool { update { $0.edit.back() } }

    /// Goes back to the topmost screen of a route in the stack; does nothing if there is none.
    @discardableResult
    public func back(to route: Route) -> Bool { update { $0.edit.back(to: route) } }

    /// Pops the stack to its root.
    @discardableResult
    public func popToRoot() -> Bool { update { $0.edit.popToRoot() } }

    /// Selects a tab of the window, with its stack unchanged, and dismisses every modal, so that
    /// the user sees the tab.
    @discardableResult
    public func select(_ tab: Route.Tab) -> Bool { update { $0.edit.select(tab) } }

    /// Closes the innermost screen of a route, with what is over it.
    @discardableResult
    public func close(_ route: Route) -> Bool { update { $0.edit.close(route) } }
}
