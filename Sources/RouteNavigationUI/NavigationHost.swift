#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    /// A window with a tab bar: draws a navigator's tabs, stacks, and modals, handles links, and
    /// keeps the state.
    ///
    /// Screens get `Navigator<Route>` and the `StackRouter<Route>` of their own stack from the
    /// environment. To draw the tabs or the stack yourself, use the views and modifiers in its
    /// `body`.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public struct NavigationHost<Screens: RouteScreens, Title: View>: View {
        private let navigator: Navigator<Screens.Route>
        private let screens: Screens
        private let title: (Screens.Route.Tab) -> Title

        /// Creates a window that shows the state of `navigator`.
        ///
        /// - Parameter title: The label of a tab in the tab bar.
        public init(
            _ navigator: Navigator<Screens.Route>, screens: Screens,
            @ViewBuilder title: @escaping (Screens.Route.Tab) -> Title
        ) {
            self.navigator = navigator
            self.screens = screens
            self.title = title
        }

        /// The tabs, with the modals over them.
        public var body: some View {
            TabView(selection: navigator.tabSelection) {
                ForEach(Array(Screens.Route.Tab.allCases), id: \.self) { tab in
                    NavigationStackView(tab, of: navigator, screens: screens)
                        .tabItem { title(tab) }
                        .tag(tab)
                }
            }
            .navigationModals(navigator, screens: screens)
            .keepsState(of: navigator)
            .handlesLinks(with: navigator)
        }
    }
#endif
