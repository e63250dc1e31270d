// What the user did, as views report it. A late word about a layer that is gone changes nothing.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The user tapped a tab: selects it or, if it is selected already, does what the policy for that says.
    ///
    /// - Returns: whether what is shown changed.
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

    /// How often the selected tab was tapped under the policy `signal`; observed: a screen scrolls up when it changes.
    public func reselections(of tab: Route.Tab) -> Int {
        access(.reselections(tab))
        return reselectionCounts[tab] ?? 0
    }

    /// The user went back in a layer's stack, or followed a link of the view library's own: `path` is what is left or
    /// is there.
    ///
    /// A path that neither ends earlier nor goes on later than the stack tells of a stack that is gone, and changes
    /// nothing.
    ///
    /// - Returns: whether what is shown changed.
    @discardableResult
    public func userChangedPath(_ path: [Route], in layer: NavigationState<Route>.Layer) -> Bool {
        guard currentState.contains(layer), let stack = currentState.stack(in: layer.scope),
            stack.starts(with: path) || path.starts(with: stack)
        else { return false }
        if case .tab = layer.scope { draw { $0.settle() } }
        return replaceStack(path, in: layer.scope)
    }

    /// The user closed a modal, and with it what stood over it.
    ///
    /// - Returns: whether what is shown changed.
    @discardableResult
    public func userDismissed(_ layer: NavigationState<Route>.Layer) -> Bool {
        guard case .modal(let depth) = layer.scope, currentState.contains(layer) else { return false }
        return dismiss(to: depth)
    }
}
