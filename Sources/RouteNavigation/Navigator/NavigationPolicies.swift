public import RouteRuntime

// For RouteURL: under library evolution a public declaration needs the import of what an alias stands for.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// What an app decides about links and taps, in one place. The defaults allow every link and pop a tab to its root.
public struct NavigationPolicies<Route: NavigableRoute> {
    /// Asked before a link is followed, with its route and what is on the screen.
    public var link: @MainActor (Route, NavigationState<Route>) -> LinkDecision<Route> = { _, _ in .allow }
    /// What happens on a URL that no route matches.
    public var unmatched: UnmatchedLinkPolicy<Route> = .ignore
    /// What happens on a tap on the tab that is selected already.
    public var reselection: ReselectionPolicy = .popToRoot
    /// Told of every link and what became of it; a held link is told of again when it is followed.
    public var log: @MainActor (RouteURL, LinkOutcome<Route>) -> Void = { _, _ in }

    /// The defaults, to be changed one by one.
    public init() {}
}

/// An app's word on a link.
public enum LinkDecision<Route: NavigableRoute>: Hashable, Sendable {
    /// The link is followed.
    case allow
    /// Another route is opened instead; the policy is not asked about that one.
    case redirect(Route)
    /// The link is kept for `Navigator.followHeldLink()`, for instance until the user has signed in; meanwhile
    /// `opening` is opened, if there is one. Of several held links the latest stays.
    case hold(opening: Route? = nil)
    /// The link is dropped.
    case refuse
}

/// What happens on a URL that no route matches.
public enum UnmatchedLinkPolicy<Route: NavigableRoute> {
    /// Nothing.
    case ignore
    /// A route is opened in its stead.
    case open(Route)
    /// The app does what it likes, such as opening a browser.
    case run(@MainActor (RouteURL) -> Void)
}

/// What happens on a tap on the tab that is selected already.
public enum ReselectionPolicy: String, Hashable, Sendable, CaseIterable {
    /// Its stack is popped to the root.
    case popToRoot
    /// Nothing.
    case nothing
    /// `Navigator.reselections(of:)` counts it, so that a screen may scroll up.
    case signal
}

/// What became of a link.
public enum LinkOutcome<Route: NavigableRoute>: Hashable, Sendable {
    /// Its route was followed.
    case opened(Route)
    /// The route in its policy's answer was opened.
    case redirected(Route)
    /// It is kept, until the navigator is started or the app follows it.
    case held
    /// The policy dropped it.
    case refused(Route)
    /// No route matches it; the policy for such links was applied.
    case unmatched
}
