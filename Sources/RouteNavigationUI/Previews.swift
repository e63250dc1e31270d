#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension View {
        /// Gives a screen in a preview a navigator whose window shows `route`, and the router of the route's stack.
        public func previewNavigator<Route: NavigableRoute>(at route: Route) -> some View {
            let navigator = Navigator<Route>()
            navigator.start()
            navigator.open(route)
            return environment(navigator).environment(navigator.activeRouter)
        }
    }
#endif
