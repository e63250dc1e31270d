import RouteRuntime

/// A link that waits until it can be followed.
struct HeldLink<Route: NavigableRoute>: Hashable, Sendable {
    /// The route that it leads to; nil if no route matches its URL.
    let route: Route?
    /// Its URL; nil for a place in a saved state, and for a route that the app opened before the
    /// start.
    let url: RouteURL?
    /// The screen that the link policy opened for it, or wants to open. If it waits for a screen
    /// that links don't close, what the policy opened for the link before it.
    var wall: Route?
    /// What to open when the screens are gone that links don't close. If it is nil, the link waits
    /// for the start or, if the link policy held it, for `Navigator.followHeldLink()`; when its
    /// wall is gone before that, it is dropped.
    var target: Route?
}
