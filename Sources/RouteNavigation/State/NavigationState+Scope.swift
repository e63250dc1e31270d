extension NavigationState {
    /// The stack that an operation changes.
    public enum Scope: Hashable, Sendable {
        /// A tab's stack, selected or not.
        case tab(Route.Tab)
        /// The stack of the modal at a depth; 0 is the outermost.
        case modal(Int)
    }

    /// A stack together with the screen at its bottom, which distinguishes a modal from a later one at the same depth.
    public struct Layer: Hashable, Sendable, Identifiable {
        /// The scope of the layer.
        public let scope: Scope
        /// The screen at the bottom of its stack.
        public let root: Route

        /// The layer itself: its place and its route.
        public var id: Self { self }

        /// Whether the layer is a modal that covers the window.
        public var isCover: Bool { root.presentation == .cover }
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
        case .tab(let tab): Layer(scope: scope, root: Route.root(of: tab))
        case .modal(let depth):
            modals.indices.contains(depth) ? Layer(scope: scope, root: modals[depth].root) : nil
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
