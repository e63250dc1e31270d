#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension View {
        /// Starts a window's navigator with the state that its scene saved, before this view is drawn, and saves the
        /// state after every change.
        ///
        /// - Parameters:
        ///   - navigator: The navigator of the window.
        ///   - key: The key of the scene storage. Change it to forget states that older versions of your app saved.
        public func keepsState<Route: NavigableRoute>(
            of navigator: Navigator<Route>, key: String = "RouteNavigation"
        ) -> some View {
            modifier(StateKeeper(navigator: navigator, key: key))
        }
    }

    /// A separate modifier, so that a change redraws only this and not the window.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct StateKeeper<Route: NavigableRoute>: ViewModifier {
        private let navigator: Navigator<Route>
        @SceneStorage private var saved: String

        init(navigator: Navigator<Route>, key: String) {
            self.navigator = navigator
            _saved = SceneStorage(wrappedValue: "", key)
        }

        func body(content: Content) -> some View {
            Group {
                if navigator.isStarted { content } else { Color.clear }
            }
            .onAppear { if !navigator.start(restoring: saved) { saved = navigator.snapshot } }
            .onChange(of: navigator.snapshot) { saved = navigator.snapshot }
            // The last change can come together with the view's end, as when the user signs out.
            .onDisappear { saved = navigator.snapshot }
        }
    }
#endif
