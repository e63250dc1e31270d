public import RouteRuntime

// For RouteURL: under library evolution, a public declaration needs the import of an alias's
// underlying type.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What an app decides about links and taps. The defaults allow every link, and pop a tab to its
/// root.
public struct NavigationPolicies<Route: NavigableRoute> {
    /// Decides whether to follow a link, given a route and the current state. Asked about the
    /// link's route and those that the link shows under it: `refuse` wins over `hold`, `hold` over
    /// `redirect`, and `redirect` over `allow`. Also asked about a link to every route of a saved
    /// state, where a redirect counts as a refusal.
    public var link: @MainActor (Route, NavigationState<Route>) -> LinkDecision<Route> = { _, _ in
        .allow
    }
    /// Returns the route to open instead of a URL that no route matches; nil for none, for example
    /// after opening a browser. By default, such URLs are ignored.
    public var unmatched: (@MainActor (RouteURL) -> Route?)?
    /// Returns the route that a tap on a tab pushes instead of selecting it, for example the sheet
    /// of a tab that creates something; nil for none.
    public var tapPushes: @MainActor (Route.Tab) -> Route? = { _ in nil }
    /// Whether a tap on the selected tab pops its stack to the root. `Navigator.reselections(of:)`
    /// counts other taps.
    public var tapPopsToRoot = true
    /// Called with every link and its outcome, and again when a held link is followed or dropped.
    /// The URL is nil for a route that was opened before the start, and for a saved state: for the
    /// place or the link that waits in it, and for routes that the link policy doesn't allow,
    /// which are refused.
    public var log: @MainActor (RouteURL?, LinkOutcome<Route>) -> Void = { _, _ in }

    /// Creates the default policies.
    public init() {}
}
