/// A state that is being changed: what `update` hands to its closure, where several operations are
/// one change.
///
/// An editor from a router changes the router's stack, as the router does. After the closure has
/// returned, an editor changes nothing that is shown.
@MainActor
public final class NavigationEditor<Route: NavigableRoute>: Navigating {
    var edit: NavigationState<Route>.Edit

    init(_ edit: NavigationState<Route>.Edit) { self.edit = edit }

    /// The state so far. Set it to show another one.
    public var state: NavigationState<Route> {
        get { edit.state }
        set { edit.state = newValue }
    }

    /// Makes several changes, and returns whether anything is different.
    @discardableResult
    public func update(_ change: (NavigationEditor<Route>) -> Void) -> Bool {
        let old = state
        change(self)
        return state.differs(from: old)
    }

    /// Goes to the one place that the spec declares for a route.
    @discardableResult
    public func open(_ route: Route) -> Bool { update { $0.edit.open(route) } }
}
