/// What changes a window: the operations that a `Navigator` and a `StackRouter` share. Each is one
/// change for observers, and returns whether anything changed.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public protocol Navigating<Route>: AnyObject {
    /// The routes of the app.
    associatedtype Route: NavigableRoute

    /// Makes several changes at once: observers see only the last state. Doesn't ask the policies.
    @discardableResult
    func update(_ change: (inout NavigationState<Route>) -> Void) -> Bool

    /// Goes to the one place that the spec declares for a route: its tab, with its parents under
    /// it. Before `Navigator.start(restoring:)`, keeps the route as a link.
    ///
    /// Asks no policy, and closes screens that links don't close. For these, open the route's
    /// `url()`.
    @discardableResult
    func open(_ route: Route) -> Bool
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigating {
    /// Adds routes to the screen, the last on top, each as the spec presents it: on the stack, in a
    /// modal, or, for a root, as `open` does. In a tab, a route of other tabs goes on the stack of
    /// its own, which is selected if the user sees the stack. A screen that is on top already isn't
    /// added again.
    @discardableResult
    public func push(_ routes: Route...) -> Bool { update { $0.push(routes) } }

    /// Presents a route: from a navigator over everything, from a router directly over its stack,
    /// in place of the modals there. A route that the spec pushes is pushed. A modal that is being
    /// presented isn't presented twice.
    @discardableResult
    public func present(_ route: Route) -> Bool { update { $0.present(route) } }

    /// Dismisses a modal, with what is pushed in it and the modals over it: from a navigator the
    /// innermost, from a router its own. Does nothing in a tab.
    @discardableResult
    public func dismiss() -> Bool { update { $0.dismiss() } }

    /// Goes back one screen: pops the stack or, at a modal's root, dismisses the modal.
    @discardableResult
    public func back() -> Bool { update { $0.back() } }

    /// Goes back to the topmost screen of a route in the stack; does nothing if there is none.
    @discardableResult
    public func back(to route: Route) -> Bool { update { $0.back(to: route) } }

    /// Pops the stack to its root.
    @discardableResult
    public func popToRoot() -> Bool { update { $0.popToRoot() } }

    /// Selects a tab of the window, with its stack unchanged, and dismisses every modal, so that
    /// the user sees the tab.
    @discardableResult
    public func select(_ tab: Route.Tab) -> Bool { update { $0.select(tab) } }

    /// Closes the innermost screen of a route, with what is over it.
    @discardableResult
    public func close(_ route: Route) -> Bool { update { $0.close(route) } }
}
