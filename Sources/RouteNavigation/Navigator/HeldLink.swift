import RouteRuntime

/// A link that waits until it can be followed.
struct HeldLink<Route: NavigableRoute>: Hashable, Sendable {
    /// The route that it leads to; nil if no route matches its URL.
    let route: Route?
    /// Its URL; nil for a place in a saved state, and for a route that the app opened before the
    /// start.
    let url: RouteURL?
    /// The screen that the link policy opened for the link, or wants to open. A link that waits
    /// for a screen that links don't close has the wall of the link before it.
    var wall: Route?
    /// What to open when all screens that links don't close are gone. Nil for a link that waits
    /// for the start, and for one that the link policy held: that one waits for
    /// `Navigator.followHeldLink()`, and is dropped if its wall is closed first.
    var target: Route?
}
