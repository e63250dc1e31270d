#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    /// An app's mapping from routes to screens: a `switch` over every case, so that a new route
    /// without a screen doesn't compile. A group's screens can live with their feature, in their
    /// own `switch`.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public protocol RouteScreens<Route> {
        /// The routes of the app.
        associatedtype Route: NavigableRoute
        /// The type of the screens.
        associatedtype Screen: View
        /// The screen of a route, and the router of its stack, for the screen's store. The
        /// environment has it, too.
        @MainActor @ViewBuilder func screen(for route: Route, router: StackRouter<Route>) -> Screen
    }
#endif
