#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension View {
        /// Gives a window's links to its navigator: those from other apps and from the web, and those that `Link` and
        /// `Text` show in the window, if a route matches them.
        ///
        /// Use it outside of `navigationModals`, so that it includes the modals' content.
        public func handlesLinks<Route: NavigableRoute>(with navigator: Navigator<Route>) -> some View {
            self
                .environment(\.openURL, OpenURLAction { navigator.handleIfMatched($0) ? .handled : .systemAction })
                .onOpenURL { navigator.handle($0) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { navigator.handle(url) }
                }
        }
    }
#endif
