public import RouteRuntime

/// A route that knows its place on the screen.
///
/// The conformance is generated from a spec's keys `tabs`, `tab`, `present`, `parent`,
/// `restorable`, `link`, and `interruptible`. It relies on the spec's checks: every tab has one
/// root, parents don't form a cycle, and tabs agree along a chain of parents.
public protocol NavigableRoute: URLRoute {
    /// The tabs in the order of the tab bar; the first is selected at start. Raw values are the
    /// names in the spec.
    associatedtype Tab: Hashable, Sendable, CaseIterable, RawRepresentable
    where Tab.RawValue == String

    /// The route's place on the screen.
    var place: RoutePlace<Self> { get }

    /// The route at the bottom of a tab's stack.
    static func root(of tab: Tab) -> Self
}

/// The place of a route on the screen: its tabs, its parent, and how it is presented.
public struct RoutePlace<Route: NavigableRoute>: Hashable, Sendable {
    /// How the route's screen is presented.
    public let presentation: RoutePresentation
    /// The tabs that the route belongs to, its own or its parents'; none for a modal over the
    /// current screen. A link opens it in the selected tab if that is one of them, otherwise in the
    /// first.
    public let tabs: [Route.Tab]
    /// The route that Back leads to after a link; nil for a tab's root, for a modal over the
    /// current screen, and for a route of several tabs over the root of each.
    public let parent: Route?
    /// Whether a link opens the route's tab and parents. If not, it adds the route to the current
    /// screen.
    public let opensInPlace: Bool
    /// Whether restoring a saved state shows the route again.
    public let isRestorable: Bool
    /// Whether links can close the route's screen. If not, they wait until it is gone.
    public let isInterruptible: Bool

    /// Creates a place.
    public init(
        _ presentation: RoutePresentation, in tabs: Route.Tab..., over parent: Route? = nil,
        opensInPlace: Bool = true, isRestorable: Bool = true, isInterruptible: Bool = true
    ) {
        self.presentation = presentation
        self.tabs = tabs
        self.parent = parent
        self.opensInPlace = opensInPlace
        self.isRestorable = isRestorable
        self.isInterruptible = isInterruptible
    }
}

/// How a route's screen is presented.
public enum RoutePresentation: Hashable, Sendable {
    /// At the bottom of its tab's stack, always.
    case root
    /// On top of a stack.
    case push
    /// In a sheet over the window.
    case sheet
    /// In a modal that covers the window.
    case cover
}

extension NavigableRoute {
    var isModal: Bool { place.presentation == .sheet || place.presentation == .cover }

    /// Whether a tab's stack can have the route: it belongs to the tab, to a modal, or where a link
    /// shows it.
    func isPushed(in tab: Tab) -> Bool {
        place.presentation == .push
            && (place.tabs.isEmpty || place.tabs.contains(tab) || !place.opensInPlace)
    }

    /// The route with its parents before it, outermost first.
    ///
    /// Stops before a cycle of parents closes; a checked spec has none.
    var chain: [Self] {
        var chain = [self]
        while let parent = chain[chain.count - 1].place.parent, !chain.contains(parent) {
            chain.append(parent)
        }
        return chain.reversed()
    }
}
