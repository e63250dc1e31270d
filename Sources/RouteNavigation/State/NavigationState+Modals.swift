// The chain of modals over the window, which grows and shrinks only at its inner end.

extension NavigationState {
    /// Presents `route` in a modal, with `stack` over it. Returns whether anything changed.
    ///
    /// Without a scope, the modal is over everything. With one, it is directly over that layer, and the modals there
    /// are dismissed. A tab's scope means the tab bar. The scope of a modal that doesn't exist changes nothing.
    @discardableResult
    public mutating func present(_ route: Route, stack: [Route] = [], over scope: Scope? = nil) -> Bool {
        let modal = Modal(root: route, stack: stack)
        switch scope {
        case nil:
            modals.append(modal)
            return true
        case .tab: return setModals([modal])
        case .modal(let depth):
            guard modals.indices.contains(depth) else { return false }
            return setModals(modals[...depth] + [modal])
        }
    }

    /// Dismisses the innermost modal. Returns whether there was one.
    @discardableResult
    public mutating func dismiss() -> Bool {
        dismiss(to: modals.count - 1)
    }

    /// Dismisses modals until at most `depth` are left. Returns whether anything changed.
    @discardableResult
    public mutating func dismiss(to depth: Int) -> Bool {
        setModals(Array(modals.prefix(max(depth, 0))))
    }

    /// Dismisses every modal. Returns whether there was one.
    @discardableResult
    public mutating func dismissAll() -> Bool {
        dismiss(to: 0)
    }

    mutating func setModals(_ new: [Modal]) -> Bool {
        guard new != modals else { return false }
        modals = new
        return true
    }

    /// How many modals two chains share, counted from the outermost; their stacks can differ.
    static func commonDepth(_ first: [Modal], _ second: [Modal]) -> Int {
        zip(first, second).prefix { $0.root == $1.root }.count
    }
}
