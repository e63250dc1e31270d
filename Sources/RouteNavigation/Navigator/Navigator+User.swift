// The user's actions, reported by views. A late report about a layer that is gone changes nothing.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The user tapped a tab: selects it or, if it is already selected, applies the reselection policy.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    public func tabTapped(_ tab: Route.Tab) -> Bool {
        draw { $0.settle() }
        guard tab == currentState.selectedTab else { return select(tab) }
        switch policies.reselection {
        case .popToRoot: return popToRoot(in: .tab(tab))
        case .nothing: return false
        case .signal:
            mutating([.reselections(tab)]) { reselectionCounts[tab, default: 0] += 1 }
            return false
        }
    }

    /// How often the selected tab was tapped under the policy `signal`; observed, so that a screen can scroll up when
    /// it changes.
    public func reselections(of tab: Route.Tab) -> Int {
        access(.reselections(tab))
        return reselectionCounts[tab] ?? 0
    }

    /// The user went back in a layer's stack, or followed the view library's own link: `path` is the new stack.
    ///
    /// A path that is neither a prefix nor an extension of the stack belongs to a stack that is gone, and changes
    /// nothing.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    public func userChangedPath(_ path: [Route], in layer: NavigationState<Route>.Layer) -> Bool {
        guard currentState.contains(layer), let stack = currentState.stack(in: layer.scope),
            stack.starts(with: path) || path.starts(with: stack)
        else { return false }
        if case .tab = layer.scope { draw { $0.settle() } }
        return replaceStack(path, in: layer.scope)
    }

    /// The user closed a modal, and with it the modals over it.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    public func userDismissed(_ layer: NavigationState<Route>.Layer) -> Bool {
        guard case .modal(let depth) = layer.scope, currentState.contains(layer) else { return false }
        return dismiss(to: depth)
    }
}
