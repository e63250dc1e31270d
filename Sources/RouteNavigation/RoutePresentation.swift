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
