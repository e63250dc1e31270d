#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension View {
        /// Presents a navigator's modals over this view, which is the window's content, and gives
        /// the navigator to the views and to the menu commands of the window.
        public func navigationModals<Screens: RouteScreens>(
            _ navigator: Navigator<Screens.Route>, screens: Screens
        ) -> some View {
            modifier(ModalModifier(navigator: navigator, screens: screens, layer: nil))
                .modifier(Waiting(navigator: navigator))
                .environment(navigator)
                .focusedSceneValue(navigator)
        }

        /// Gives a window's links to its navigator: those from other apps and from the web, which
        /// open no new window, and those that `Link` and `Text` show in the window, if a route
        /// matches them.
        ///
        /// Use it outside of `navigationModals`, so that it includes the modals' content, and
        /// around everything that the window can show, such as a sign-in. More than one does no
        /// harm.
        public func handlesLinks<Route: NavigableRoute>(with navigator: Navigator<Route>)
            -> some View
        {
            modifier(LinkHandler(navigator: navigator))
                .onOpenURL { navigator.received($0) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { navigator.received(url) }
                }
                #if !os(tvOS) && !os(watchOS)
                    .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
                #endif
        }

        /// Starts a window's navigator with the state that its scene saved, before this view is
        /// drawn, and saves the state after every change.
        ///
        /// - Parameters:
        ///   - navigator: The navigator of the window.
        ///   - key: The key of the scene storage. Change it to forget states that older versions
        ///     of your app saved.
        public func keepsState<Route: NavigableRoute>(
            of navigator: Navigator<Route>, key: String = "RouteNavigation"
        ) -> some View {
            modifier(StateKeeper(navigator: navigator, key: key))
        }

        /// Makes this view the screen of a route, in a navigation stack or a column of your own:
        /// gives it the navigator and the router, and tells the router when it appears.
        public func navigationScreen<Route: NavigableRoute>(
            _ route: Route, in router: StackRouter<Route>
        ) -> some View {
            onAppear { router.screenAppeared(route) }
                .environment(router)
                .environment(router.navigator)
        }

        /// Gives a screen in a preview a navigator whose window shows `route`, and the router of
        /// the route's stack.
        public func previewNavigator<Route: NavigableRoute>(at route: Route) -> some View {
            let navigator = Navigator<Route>()
            navigator.start()
            navigator.open(route)
            return environment(navigator).environment(navigator.activeRouter)
        }
    }
#endif
