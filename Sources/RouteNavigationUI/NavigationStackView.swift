#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    /// The stack of a tab, with the tab's root at its bottom.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public struct NavigationStackView<Screens: RouteScreens>: View {
        private let tab: Screens.Route.Tab
        private let navigator: Navigator<Screens.Route>
        private let screens: Screens

        /// Creates the stack of a tab.
        public init(
            _ tab: Screens.Route.Tab, of navigator: Navigator<Screens.Route>, screens: Screens
        ) {
            self.tab = tab
            self.navigator = navigator
            self.screens = screens
        }

        /// The stack.
        public var body: some View {
            LayerView(router: navigator.router(of: tab), screens: screens)
        }
    }
#endif
