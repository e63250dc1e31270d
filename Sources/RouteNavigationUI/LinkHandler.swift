#if canImport(SwiftUI)
    import RouteNavigation
    import SwiftUI

    /// Opens the app's own links, and leaves others to what handles links around the window.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct LinkHandler<Route: NavigableRoute>: ViewModifier {
        let navigator: Navigator<Route>
        @Environment(\.openURL) private var openOutside

        func body(content: Content) -> some View {
            content.environment(
                \.openURL,
                OpenURLAction { url in
                    if !navigator.openIfMatched(url) { openOutside(url) }
                    return .handled
                })
        }
    }
#endif
