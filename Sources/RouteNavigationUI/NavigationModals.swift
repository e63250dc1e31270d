#if canImport(SwiftUI)
    public import RouteNavigation
    public import SwiftUI

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    extension View {
        /// Presents a navigator's modals over this view, which is the window's content, and gives the navigator to the
        /// views and to the menu commands of the window.
        public func navigationModals<Screens: RouteScreens>(
            _ navigator: Navigator<Screens.Route>, screens: Screens
        ) -> some View {
            modifier(ModalModifier(navigator: navigator, screens: screens, layer: nil))
                .modifier(Waiting(navigator: navigator))
                .environment(navigator)
                .focusedSceneValue(navigator)
        }
    }

    /// Measures the time for what SwiftUI doesn't report, such as a modal that it doesn't present over an alert.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct Waiting<Route: NavigableRoute>: ViewModifier {
        let navigator: Navigator<Route>
        @Environment(\.scenePhase) private var phase

        func body(content: Content) -> some View {
            content
                // Runs after the tab view has written the selection of this update.
                .task(id: navigator.selectedTab) { navigator.tabDrawn() }
                .task(id: phase == .active ? navigator.awaited : nil) {
                    guard phase == .active, let awaited = navigator.awaited,
                        (try? await Task.sleep(for: .seconds(1.5))) != nil
                    else { return }
                    navigator.waited(for: awaited)
                }
                .onChange(of: phase) { if phase == .active { navigator.presentAgain() } }
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

        private var presenter: Navigator<Screens.Route>.ModalPresenter { .init(identity, in: layer) }

        func body(content: Content) -> some View {
            presenting(content)
                .onAppear { navigator.presenterAppeared(presenter) }
                .onDisappear { navigator.presenterDisappeared(presenter) }
        }

        private func presenting(_ content: Content) -> some View {
            #if os(macOS) || ROUTE_NAVIGATION_AS_ON_MACOS
                content.sheet(
                    item: navigator.modal(by: presenter, isCover: nil), onDismiss: onDismiss, content: modal)
            #else
                content
                    .sheet(item: navigator.modal(by: presenter, isCover: false), onDismiss: onDismiss, content: modal)
                    .fullScreenCover(
                        item: navigator.modal(by: presenter, isCover: true), onDismiss: onDismiss, content: modal)
            #endif
        }

        private func modal(_ layer: Layer) -> some View {
            LayerView(router: navigator.router(of: layer), screens: screens)
                .modifier(ModalModifier(navigator: navigator, screens: screens, layer: layer))
                .environment(navigator)
        }

        private func onDismiss() {
            navigator.modalDisappeared(from: presenter)
        }
    }
#endif
