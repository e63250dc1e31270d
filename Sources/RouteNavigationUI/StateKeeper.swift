#if canImport(SwiftUI)
    import RouteNavigation
    import SwiftUI

    /// Starts the navigator with the scene's saved state, and saves it after every change.
    ///
    /// A separate modifier, so that a change redraws only this and not the window.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct StateKeeper<Route: NavigableRoute>: ViewModifier {
        let navigator: Navigator<Route>
        @SceneStorage("RouteNavigation") private var saved = ""

        func body(content: Content) -> some View {
            content
                .onAppear { navigator.start(restoring: saved) }
                .onChange(of: navigator.snapshot) { saved = navigator.snapshot }
        }
    }
#endif
