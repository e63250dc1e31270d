public import RouteRuntime

// For RouteURL: under library evolution, a public declaration needs the import of an alias's underlying type.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What an app decides about links and taps. The defaults allow every link, and pop a tab to its root.
public struct NavigationPolicies<Route: NavigableRoute> {
    /// Decides whether to follow a link, given a route and the current state. Asked about the link's route and those
    /// that the link shows under it: the strictest answer counts. Also asked about every route of a saved state, where
    /// a redirect counts as a refusal.
    public var link: @MainActor (Route, NavigationState<Route>) -> LinkDecision<Route> = { _, _ in .allow }
    /// Returns the route to open instead of a URL that no route matches; nil for none, for example after opening a
    /// browser. By default, such URLs are ignored.
    public var unmatched: (@MainActor (RouteURL) -> Route?)?
    /// Whether a tap on the selected tab pops its stack to the root. `Navigator.reselections(of:)` counts other taps.
    public var tapPopsToRoot = true
    /// Called with every link and its outcome, and again when a held link is followed or dropped. The URL is nil for a
    /// saved state: for the place that waits, and for routes that the link policy doesn't allow, which are refused.
    public var log: @MainActor (RouteURL?, LinkOutcome<Route>) -> Void = { _, _ in }

    /// Creates the default policies.
    public init() {}
}

/// An app's decision about a link.
public enum LinkDecision<Route: NavigableRoute>: Hashable, Sendable {
    /// The link is followed.
    case allow
    /// Another route is opened instead, without asking the policy about it.
    case redirect(Route)
    /// The link is kept for `Navigator.followHeldLink()`, for example until the user signs in. Meanwhile, `opening` is
    /// opened, if it isn't nil; when that screen is gone, or a later link is opened or held, the link is dropped.
    case hold(opening: Route? = nil)
    /// The link is dropped.
    case refuse
}

/// The outcome of a link.
public enum LinkOutcome<Route: NavigableRoute>: Hashable, Sendable {
    /// Its route was opened.
    case opened(Route)
    /// The route in the policy's answer was opened.
    case redirected(Route)
    /// It is kept until the navigator starts, the app follows it, or a screen is gone that links don't close.
    case held
    /// A policy dropped it.
    case refused(Route)
    /// It was held, and is no longer: the screen that it waited for is gone, or a later link has taken its place.
    case dropped
    /// No route matches it; the policy for such links was applied.
    case unmatched
}
