#if canImport(SwiftUI)
    import RouteNavigation
    import SwiftUI

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
