// The chain of modals over the window. It grows and shrinks at its inner end alone.

extension NavigationState {
    /// Presents `route` in a modal, with `stack` over it, and says whether anything changed.
    ///
    /// Without a scope it stands over everything. With one it stands directly over that layer, and what stood there is
    /// dismissed; a tab's scope means the tab bar; one of a modal that is not there changes nothing.
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

    /// Dismisses the innermost modal and says whether there was one.
    @discardableResult
    public mutating func dismiss() -> Bool {
        dismiss(to: modals.count - 1)
    }

    /// Dismisses modals until no more than `depth` are left, and says whether anything changed.
    @discardableResult
    public mutating func dismiss(to depth: Int) -> Bool {
        setModals(Array(modals.prefix(max(depth, 0))))
    }

    /// Dismisses every modal and says whether there was one.
    @discardableResult
    public mutating func dismissAll() -> Bool {
        dismiss(to: 0)
    }

    mutating func setModals(_ new: [Modal]) -> Bool {
        guard new != modals else { return false }
        modals = new
        return true
    }

    /// How many modals, from the outermost, two chains have in common; their stacks may differ.
    static func commonDepth(_ first: [Modal], _ second: [Modal]) -> Int {
        zip(first, second).prefix { $0.root == $1.root }.count
    }
}
