// The chain of modals over the window, which grows and shrinks only at its inner end.

extension NavigationState {
    /// Presents `route` in a modal, with `stack` over it. Returns whether anything changed.
    ///
    /// With `presentation`, it is a sheet or a cover, whatever the spec says.
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

    /// Dismisses the innermost modal. Returns whether there was one.
    @discardableResult
    public mutating func dismiss() -> Bool {
        dismiss(to: modals.count - 1)
    }

    /// Dismisses modals until at most `depth` are left. Returns whether anything changed.
    @discardableResult
    public mutating func dismiss(to depth: Int) -> Bool {
        guard modals.count > max(depth, 0) else { return false }
        modals.removeSubrange(max(depth, 0)...)
        return true
    }

    /// Dismisses every modal. Returns whether there was one.
    @discardableResult
    public mutating func dismissAll() -> Bool {
        dismiss(to: 0)
    }

    /// Replaces the modals. Those that are presented already, counted from the outermost, remain the same layers.
    mutating func rebuildModals(as new: [Modal]) {
        modals =
            zip(modals, new).prefix { $0.isSamePresentation(as: $1) }.map {
                Modal(root: $0.root, as: $0.presentation, stack: $1.stack, identity: $0.identity)
            } + new.dropFirst(Self.commonDepth(modals, new))
    }

    /// Whether the modals are the same layers, with the same stacks.
    func hasSameModals(as other: Self) -> Bool {
        modals == other.modals && modals.map(\.identity) == other.modals.map(\.identity)
    }

    /// How many modals two chains share, counted from the outermost; their stacks can differ.
    static func commonDepth(_ first: [Modal], _ second: [Modal]) -> Int {
        zip(first, second).prefix { $0.isSamePresentation(as: $1) }.count
    }
}
