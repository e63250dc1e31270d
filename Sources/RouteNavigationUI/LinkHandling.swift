#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension View {
        /// Gives a window's links to its navigator: those from other apps and from the web, which open no new window,
        /// and those that `Link` and `Text` show in the window, if a route matches them.
        ///
        /// Use it outside of `navigationModals`, so that it includes the modals' content, and around everything that
        /// the window can show, such as a sign-in. More than one does no harm.
        public func handlesLinks<Route: NavigableRoute>(with navigator: Navigator<Route>) -> some View {
            self
                .environment(\.openURL, OpenURLAction { navigator.openIfMatched($0) ? .handled : .systemAction })
                .onOpenURL { navigator.received($0) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { navigator.received(url) }
                }
                .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
        }
    }
#endif
