// The chain of modals over the window, which grows and shrinks only at its inner end.

extension NavigationState {
    /// Presents `route` in a modal, with `stack` over it. Returns whether anything changed.
    ///
    /// To override the spec's presentation, pass a sheet or a cover as `presentation`.
    ///
    /// Without a scope, the modal is over everything. With one, it is directly over that layer, and the modals there
    /// are dismissed, even an equal one: presenting always makes a new layer. A tab's scope means the tab bar. The
    /// scope of a modal that doesn't exist changes nothing.
    @discardableResult
    public mutating func present(
        _ route: Route, as presentation: RoutePresentation? = nil, stack: [Route] = [], over scope: Scope? = nil
    ) -> Bool {
        switch scope {
        case nil: break
        case .tab: modals = []
        case .modal(let depth):
            guard modals.indices.contains(depth) else { return false }
            modals.removeSubrange((depth + 1)...)
        }
        modals.append(Modal(root: route, as: presentation, stack: stack))
        return true
    }

    /// Dismisses the innermost modal or, with `depth`, modals until at most as many are left. Returns whether anything
    /// changed.
    @discardableResult
    public mutating func dismiss(to depth: Int? = nil) -> Bool {
        let depth = max(depth ?? modals.count - 1, 0)
        guard modals.count > depth else { return false }
        modals.removeSubrange(depth...)
        return true
    }

    /// Dismisses every modal. Returns whether there was one.
    @discardableResult
    public mutating func dismissAll() -> Bool {
        dismiss(to: 0)
    }

    /// Modals that `old` presents already, counted from the outermost, become the same layers; their stacks can differ.
    mutating func keepLayers(of old: Self) {
        let common = zip(old.modals, modals).prefix { $0.isSamePresentation(as: $1) }.count
        for depth in 0..<common { modals[depth].identity = old.modals[depth].identity }
    }
}
