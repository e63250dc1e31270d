#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    /// An app's one mapping from routes to screens: a `switch` over every case, so that a new route without a screen
    /// does not compile. A group's screens may live with their feature, in a `switch` of their own.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public protocol RouteScreens<Route> {
        /// The routes of the app.
        associatedtype Route: NavigableRoute
        /// What the `switch` gives.
        associatedtype Screen: View
        /// The screen of a route.
        @MainActor @ViewBuilder func screen(for route: Route) -> Screen
    }
#endif
