#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension Navigator {
        /// The selection of a tab view. Use it in the `body` of the view that has the tab view.
        public var tabSelection: Binding<Route.Tab> {
            let tab = selectedTab
            // Runs after the tab view has written the selection of this update.
            Task { tabDrawn() }
            return Binding { @MainActor in
                self.selectedTab
            } set: { @MainActor in
                self.userSelected($0, from: tab)
            }
        }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension StackRouter {
        /// The path of a navigation stack of your own. Use it in the `body` of the view that has the stack.
        public var pathBinding: Binding<[Route]> {
            let shown = pathToDraw
            return Binding { @MainActor in
                self.pathToDraw
            } set: { @MainActor in
                guard self.navigator?.userChangedPath($0, from: shown, in: self.layer) == false else { return }
                // After the update of the views, which would not notice it now.
                Task { self.drawAgain() }
            }
        }
    }
#endif
