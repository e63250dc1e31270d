#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    /// An app's mapping from routes to screens: a `switch` over every case, so that a new route
    /// without a screen doesn't compile. A group's screens can live with their feature, in their
    /// own `switch`.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    public protocol RouteScreens<Route> {
        /// The routes of the app.
        associatedtype Route: NavigableRoute
        /// The type of the screens.
        associatedtype Screen: View
        /// The screen of a route, and the router of its stack, for the screen's store. The
        /// environment has it, too.
        @MainActor @ViewBuilder func screen(for route: Route, router: StackRouter<Route>) -> Screen
    }

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

    /// A stack with its root, of a tab or of a modal.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct LayerView<Screens: RouteScreens>: View {
        let router: StackRouter<Screens.Route>
        let screens: Screens

        var body: some View {
            NavigationStack(path: router.pathBinding) {
                screen(for: router.layer.root)
                    .navigationDestination(for: Screens.Route.self) { screen(for: $0) }
            }
            // For what is pushed without a route.
            .environment(router)
            .environment(router.navigator)
        }

        private func screen(for route: Screens.Route) -> some View {
            screens.screen(for: route, router: router).navigationScreen(route, in: router)
        }
    }
#endif
