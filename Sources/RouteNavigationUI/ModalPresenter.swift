#if canImport(SwiftUI)
    import RouteNavigation
    import SwiftUI

    /// Presents the modal at a depth over its content, and the next one over that.
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    struct ModalPresenter<Screens: RouteScreens>: ViewModifier {
        typealias Layer = NavigationState<Screens.Route>.Layer

        let navigator: Navigator<Screens.Route>
        let screens: Screens
        let depth: Int

        func body(content: Content) -> some View {
            #if os(macOS) || ROUTE_NAVIGATION_AS_ON_MACOS
                content.sheet(item: item { _ in true }, onDismiss: onDismiss) { modal($0) }
            #else
                content
                    .sheet(item: item { !$0.isCover }, onDismiss: onDismiss) { modal($0) }
                    .fullScreenCover(item: item { $0.isCover }, onDismiss: onDismiss) { modal($0) }
            #endif
        }

        private func modal(_ layer: Layer) -> some View {
            StackView(router: navigator.router(of: layer), screens: screens)
                .modifier(ModalPresenter(navigator: navigator, screens: screens, depth: depth + 1))
                .onAppear { navigator.modalAppeared(at: depth) }
                .environment(navigator)
        }

        private func onDismiss() {
            navigator.modalDisappeared(at: depth)
        }

        /// The modal to draw, if it is of this kind. The view library sets it to nil when the user closes the modal.
        private func item(_ isOfKind: @escaping @MainActor @Sendable (Layer) -> Bool) -> Binding<Layer?> {
            Binding { @MainActor in
                navigator.modalToDraw(at: depth).flatMap { isOfKind($0) ? $0 : nil }
            } set: { @MainActor [shown = navigator.modalToDraw(at: depth)] in
                if $0 == nil, let shown, isOfKind(shown) { navigator.userDismissed(shown) }
            }
        }
    }
#endif
