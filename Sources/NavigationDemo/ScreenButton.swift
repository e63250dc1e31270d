import RouteNavigation

/// A button, and its action on the router of its screen's stack.
nonisolated struct ScreenButton {
    let title: String
    let action: @MainActor (StackRouter<AppRoute>) -> Void

    init(_ title: String, action: @escaping @MainActor (StackRouter<AppRoute>) -> Void) {
        self.title = title
        self.action = action
    }

    static var close: Self { Self("Close") { $0.dismissModal() } }
}
