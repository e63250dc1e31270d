#if canImport(SwiftUI)
    import RouteNavigation
    import SwiftUI

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
            // Not a group, which would give the modifiers to each branch.
            ZStack {
                if navigator.isStarted { content } else { Color.clear }
            }
            .onAppear { if !navigator.start(restoring: saved) { saved = navigator.snapshot } }
            // macOS may read the storage only now.
            .onChange(of: saved) { navigator.restoreLate(saved) }
            .onChange(of: navigator.snapshot) { saved = navigator.snapshot }
            // The last change can come together with the view's end, as when the user signs out.
            .onDisappear { saved = navigator.snapshot }
        }
    }
#endif
