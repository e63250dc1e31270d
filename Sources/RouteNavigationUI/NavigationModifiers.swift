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
        ///   - key: The key of the scene storage. Change it to forget states that older versions of
        ///     your app saved.
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

    /// Opens the app's own links, and leaves others to what handles links around the window.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct LinkHandler<Route: NavigableRoute>: ViewModifier {
        let navigator: Navigator<Route>
        @Environment(\.openURL) private var openOutside

        func body(content: Content) -> some View {
            content.environment(
                \.openURL,
                OpenURLAction { url in
                    if !navigator.openIfMatched(url) { openOutside(url) }
                    return .handled
                })
        }
    }

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

    /// Presents the modal over a layer, and in it the next one.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct ModalModifier<Screens: RouteScreens>: ViewModifier {
        typealias Layer = NavigationState<Screens.Route>.Layer

        let navigator: Navigator<Screens.Route>
        let screens: Screens
        /// Nil for the window.
        let layer: Layer?
        /// Distinguishes this view from one that replaces it.
        @Namespace private var identity

        private var presenter: Navigator<Screens.Route>.ModalPresenter {
            .init(identity, in: layer)
        }

        func body(content: Content) -> some View {
            presenting(content)
                .onAppear { navigator.presenterAppeared(presenter) }
                .onDisappear { navigator.presenterDisappeared(presenter) }
        }

        private func presenting(_ content: Content) -> some View {
            #if os(macOS) || ROUTE_NAVIGATION_AS_ON_MACOS
                content.sheet(
                    item: navigator.modal(by: presenter, isCover: nil), onDismiss: onDismiss,
                    content: modal)
            #else
                content
                    .sheet(
                        item: navigator.modal(by: presenter, isCover: false), onDismiss: onDismiss,
                        content: modal
                    )
                    .fullScreenCover(
                        item: navigator.modal(by: presenter, isCover: true), onDismiss: onDismiss,
                        content: modal)
            #endif
        }

        private func modal(_ layer: Layer) -> some View {
            LayerView(router: navigator.router(of: layer), screens: screens)
                .modifier(ModalModifier(navigator: navigator, screens: screens, layer: layer))
        }

        private func onDismiss() { navigator.modalDisappeared(from: presenter) }
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
