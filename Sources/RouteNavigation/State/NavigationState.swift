/// What a window shows: the selected tab, a stack per tab, and a chain of modals over them, each
/// with a stack of its own.
///
/// It is a value: equal states show the same. The stacks don't contain their roots. Modals form a
/// chain, so a state can't have two side by side.
public struct NavigationState<Route: NavigableRoute>: Hashable, Sendable {
    /// The selected tab.
    public internal(set) var selectedTab: Route.Tab
    /// The modals, outermost (the one presented first) first.
    public internal(set) var modals: [Modal] = []
    /// Tabs at their root have no entry, so that equal states have equal storage.
    var stacks: [Route.Tab: [Route]] = [:]

    /// A modal: a screen over the window, with its own stack.
    public struct Modal: Hashable, Sendable {
        /// The screen at the bottom, which identifies the modal.
        public let root: Route
        /// The screens over the root.
        public internal(set) var stack: [Route] = []
        /// Tells one presentation of the route from another.
        var identity = Ignored(value: LayerIdentity())
    }

    /// The state of a first launch: the first tab, every stack at its root, no modals.
    public init() {
        guard let first = Route.Tab.allCases.first else {
            preconditionFailure("a tab bar has at least one tab")
        }
        selectedTab = first
    }

    /// Makes changes, for example to the state that a test expects, and returns whether anything
    /// is different.
    @MainActor @discardableResult
    public mutating func update(_ change: (NavigationEditor<Route>) -> Void) -> Bool {
        let editor = NavigationEditor(Edit(state: self))
        let isChanged = editor.update(change)
        self = editor.state
        return isChanged
    }

    /// The route of the screen that the user sees.
    public var current: Route {
        modals.last.map { $0.stack.last ?? $0.root } ?? stack(of: selectedTab).last
            ?? Route.root(of: selectedTab)
    }

    /// The screens over a tab's root.
    public func stack(of tab: Route.Tab) -> [Route] { stacks[tab] ?? [] }

    /// Whether anything is different, even if only a modal was presented again.
    func differs(from other: Self) -> Bool {
        selectedTab != other.selectedTab || stacks != other.stacks || modals != other.modals
            || modals.map(\.identity.value) != other.modals.map(\.identity.value)
    }
}

extension NavigationState {
    /// A stack: that of a tab, selected or not, or that of the modal at a depth; 0 is the
    /// outermost.
    package enum Scope: Hashable, Sendable {
        case tab(Route.Tab)
        case modal(Int)

        /// The depth of a modal that is directly over the stack.
        var depthOver: Int {
            if case .modal(let depth) = self { depth + 1 } else { 0 }
        }
    }

    /// A stack together with the screen at its bottom. A modal that is presented again is another
    /// layer, even if its route and its depth are the same.
    package struct Layer: Hashable, Sendable, Identifiable {
        package let scope: Scope
        package let root: Route
        package let isCover: Bool
        /// Nil for a tab.
        let identity: LayerIdentity?

        init(_ tab: Route.Tab) {
            scope = .tab(tab)
            root = Route.root(of: tab)
            isCover = false
            identity = nil
        }

        init(_ modal: Modal, at depth: Int) {
            scope = .modal(depth)
            root = modal.root
            isCover = root.place.presentation == .cover
            identity = modal.identity.value
        }

        package var id: Self { self }

        /// The depth of a modal; nil for a tab.
        var depth: Int? {
            if case .modal(let depth) = scope { depth } else { nil }
        }
    }

    /// The screens over a scope's root; nil if no such modal is presented.
    package func stack(in scope: Scope) -> [Route]? {
        switch scope {
        case .tab(let tab): stack(of: tab)
        case .modal(let depth): modals.indices.contains(depth) ? modals[depth].stack : nil
        }
    }

    /// The layer of a scope; nil if no such modal is presented.
    package func layer(in scope: Scope) -> Layer? {
        switch scope {
        case .tab(let tab): Layer(tab)
        case .modal(let depth):
            modals.indices.contains(depth) ? Layer(modals[depth], at: depth) : nil
        }
    }

    /// The layer in front.
    var front: Layer { modals.last.map { Layer($0, at: modals.count - 1) } ?? Layer(selectedTab) }

    /// Whether a layer still exists, and wasn't replaced by another at its depth.
    package func contains(_ layer: Layer) -> Bool { self.layer(in: layer.scope) == layer }
}
