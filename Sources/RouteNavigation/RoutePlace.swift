/// The place of a route on the screen: its tabs, its parent, and how it is presented.
public struct RoutePlace<Route: NavigableRoute>: Hashable, Sendable {
    /// How the route's screen is presented.
    public let presentation: RoutePresentation
    /// The tabs that the route belongs to, its own or its parents'; none for a modal over the
    /// current screen. A link opens it in the selected tab if that is one of them, otherwise in
    /// the first.
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
