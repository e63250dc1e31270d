#if canImport(SwiftUI)
    import RouteNavigation
    import SwiftUI

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
#endif
