extension NavigationState {
    /// The stack that an operation changes.
    public enum Scope: Hashable, Sendable {
        /// A tab's stack, selected or not.
        case tab(Route.Tab)
        /// The stack of the modal at a depth; 0 is the outermost.
        case modal(Int)
    }

    /// A stack together with the screen at its bottom.
    ///
    /// A modal that is presented again is another layer, even if its route and its depth are the same.
    public struct Layer: Hashable, Sendable, Identifiable {
        /// The scope of the layer.
        public let scope: Scope
        /// The screen at the bottom of its stack.
        public let root: Route
        /// Whether the layer is a modal that covers the window.
        public let isCover: Bool
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
            isCover = modal.isCover
            identity = modal.identity
        }

        /// The layer itself.
        public var id: Self { self }

        /// The depth of a modal; nil for a tab.
        var depth: Int? {
            if case .modal(let depth) = scope { depth } else { nil }
        }
    }

    /// The scope of the screen that the user sees: the innermost modal, or else the selected tab.
    public var activeScope: Scope {
        modals.isEmpty ? .tab(selectedTab) : .modal(modals.count - 1)
    }

    /// The screens over a scope's root; nil if no such modal is presented.
    public func stack(in scope: Scope) -> [Route]? {
        switch scope {
        case .tab(let tab): stack(of: tab)
        case .modal(let depth): modals.indices.contains(depth) ? modals[depth].stack : nil
        }
    }

    /// The layer of a scope; nil if no such modal is presented.
    public func layer(in scope: Scope) -> Layer? {
        switch scope {
        case .tab(let tab): Layer(tab)
        case .modal(let depth): modals.indices.contains(depth) ? Layer(modals[depth], at: depth) : nil
        }
    }

    /// Whether a layer still exists, and wasn't replaced by another at its depth.
    public func contains(_ layer: Layer) -> Bool {
        self.layer(in: layer.scope) == layer
    }

    /// Edits the stack of `scope`, by default the active one. Returns whether it changed.
    mutating func edit(_ scope: Scope?, _ edit: (inout [Route]) -> Void) -> Bool {
        let scope = scope ?? activeScope
        guard let old = stack(in: scope) else { return false }
        var new = old
        edit(&new)
        guard new != old else { return false }
        switch scope {
        case .tab(let tab): stacks[tab] = new.isEmpty ? nil : new
        case .modal(let depth): modals[depth].stack = new
        }
        return true
    }
}

/// The identity of one presentation of a modal.
///
/// A class, because a number would have to be unique among all states that an app makes, stores, and compares.
final class LayerIdentity: Hashable, Sendable {
    static func == (first: LayerIdentity, second: LayerIdentity) -> Bool { first === second }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
