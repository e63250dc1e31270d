#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    /// A window: draws a navigator's tabs, stacks, and modals, and reports the user's actions to it.
    ///
    /// Screens get `Navigator<Route>` and the `Router<Route>` of their own stack from the environment.
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
            TabView(selection: selection) {
                ForEach(Array(Screens.Route.Tab.allCases), id: \.self) { tab in
                    StackView(router: navigator.router(of: tab), screens: screens)
                        .tabItem { title(tab) }
                        .tag(tab)
                }
            }
            .modifier(ModalPresenter(navigator: navigator, screens: screens, depth: 0))
            .modifier(StateKeeper(navigator: navigator))
            .onOpenURL { url in navigator.handle(url) }
            .environment(navigator)
        }

        private var selection: Binding<Screens.Route.Tab> {
            Binding { @MainActor in
                navigator.selectedTab
            } set: { @MainActor in
                navigator.tabTapped($0)
            }
        }
    }

    /// A stack with its root, of a tab or of a modal.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct StackView<Screens: RouteScreens>: View {
        let router: Router<Screens.Route>
        let screens: Screens

        var body: some View {
            NavigationStack(path: path) {
                screens.screen(for: router.layer.root)
                    .navigationDestination(for: Screens.Route.self) { screens.screen(for: $0) }
            }
            .environment(router)
        }

        private var path: Binding<[Screens.Route]> {
            Binding { @MainActor in
                router.path
            } set: { @MainActor in
                router.navigator?.userChangedPath($0, in: router.layer)
            }
        }
    }
#endif
