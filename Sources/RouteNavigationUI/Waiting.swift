#if canImport(SwiftUI)
    import RouteNavigation
    import SwiftUI

    /// Measures the time for what SwiftUI doesn't report, such as a modal that it doesn't present
    /// over an alert.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct Waiting<Route: NavigableRoute>: ViewModifier {
        let navigator: Navigator<Route>
        @Environment(\.scenePhase) private var phase
        /// In a window of UIKit, the phase never changes.
        @State private var isActive = true

        func body(content: Content) -> some View {
            content
                // Runs after the tab view has written the selection of this update.
                .task(id: navigator.tabSwitches) { navigator.tabDrawn() }
                .task(id: isActive ? navigator.awaited : nil) {
                    guard isActive, let awaited = navigator.awaited,
                        (try? await Task.sleep(for: .seconds(1.5))) != nil
                    else { return }
                    navigator.waited(for: awaited)
                }
                .onChange(of: phase) {
                    isActive = phase == .active
                    if isActive { navigator.presentAgain() }
                }
        }
    }
#endif
