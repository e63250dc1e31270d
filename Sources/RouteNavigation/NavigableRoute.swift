public import RouteRuntime

/// A route that knows its place on the screen: its tab, its parent, and how it is presented.
///
/// The conformance is generated from a spec's keys `tabs`, `tab`, `present`, `parent`, `restorable`, `link`, and
/// `interruptible`. It relies on the spec's checks: every tab has one root, parents don't form a cycle, and tabs agree
/// along a chain of parents.
public protocol NavigableRoute: URLRoute {
    /// The tabs in the order of the tab bar; the first is selected at start. Raw values are the names in the spec.
    associatedtype Tab: Hashable, Sendable, CaseIterable, RawRepresentable where Tab.RawValue == String

    /// The tab that the route belongs to, its own or its parents'; nil for a modal over the current screen.
    var tab: Tab? { get }
    /// How the route's screen is presented.
    var presentation: RoutePresentation { get }
    /// The route that Back leads to after a link; nil for a tab's root and for a modal over the current screen.
    var parent: Self? { get }
    /// Whether restoring a saved state shows the route again.
    var isRestorable: Bool { get }
    /// What a link to the route does.
    var opening: RouteOpening { get }
    /// Whether links can close the route's screen. If not, they wait until it is gone.
    var isInterruptible: Bool { get }

    /// The route at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Self
}

/// How a route's screen is presented.
public enum RoutePresentation: String, Hashable, Sendable, CaseIterable {
    /// At the bottom of its tab's stack, always.
    case root
    /// On top of a stack.
    case push
    /// In a sheet over the window.
    case sheet
    /// In a modal that covers the window.
    case cover
}

/// What a link to a route does.
public enum RouteOpening: String, Hashable, Sendable, CaseIterable {
    /// Goes to the route's place: its tab, with its parents under it.
    case place
    /// Adds the route to the current screen.
    case show
}

extension NavigableRoute {
    /// True, for conformances made before the spec's key `interruptible`.
    public var isInterruptible: Bool { true }

    /// The route with its parents before it, outermost first.
    ///
    /// Stops before a cycle of parents closes; a checked spec has none.
    var chain: [Self] {
        var chain = [self]
        while let parent = chain[chain.count - 1].parent, !chain.contains(parent) {
            chain.append(parent)
        }
        return chain.reversed()
    }

    /// Whether the route is presented in its own modal.
    var isModal: Bool { presentation == .sheet || presentation == .cover }
}
