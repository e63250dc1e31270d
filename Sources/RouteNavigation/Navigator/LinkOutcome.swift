/// The outcome of a link.
public enum LinkOutcome<Route: NavigableRoute>: Hashable, Sendable {
    /// Its route was opened.
    case opened(Route)
    /// The route in the policy's answer was opened.
    case redirected(Route)
    /// It is kept until the navigator starts, the app follows it, or a screen is gone that links
    /// don't close.
    case held
    /// A policy dropped it.
    case refused(Route)
    /// It was held, and is no longer: the screen that it waited for is gone, or a later link has
    /// taken its place.
    case dropped
    /// No route matches it, and the route in the policy's answer was opened.
    case fallback(Route)
    /// No route matches it, and none was opened.
    case unmatched
}
