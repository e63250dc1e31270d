import RouteRuntime

/// A link that waits until it can be followed.
struct HeldLink<Route: NavigableRoute>: Hashable, Sendable {
    /// The route that it leads to; nil if no route matches its URL.
    let route: Route?
    /// Its URL; nil for a place in a saved state.
    let url: RouteURL?
    let reason: Reason
    /// For `policy`, the screen that was opened for it, if any; for `screen`, the route to open when it is followed.
    var screen: Route?

    /// What a link waits for.
    enum Reason {
        /// `Navigator.start(restoring:)`.
        case start
        /// `Navigator.followHeldLink()`, because the link policy held it. If the screen that the policy opened is gone
        /// before that, the link is dropped.
        case policy
        /// The end of a screen that links don't close. The link is then followed.
        case screen
    }
}
