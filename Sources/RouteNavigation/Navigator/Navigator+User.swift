// The user's actions, reported by views. A late report about a layer that is gone changes nothing.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The user tapped a tab: selects it or, if it is already selected, applies the reselection policy.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    public func tabTapped(_ tab: Route.Tab) -> Bool {
        draw { $0.settle() }
        guard tab == currentState.selectedTab else { return select(tab, dismissing: false) }
        if policies.reselection == .popToRoot, popToRoot(in: .tab(tab)) { return true }
        if policies.reselection != .nothing {
            mutating([.reselections(tab)]) { reselectionCounts[tab, default: 0] += 1 }
        }
        return false
    }

    /// The tab that a tab bar draws, observed. Call it where the view is drawn. Until the update of the views is over,
    /// the view may write this tab as its selection.
    package func tabToDraw() -> Route.Tab {
        let tab = selectedTab
        if tab != drawnTab {
            drawnTab = tab
            isTabDrawn = false
        }
        return tab
    }

    /// Call this when the update of the views that drew a tab is over.
    package func tabDrawn(_ tab: Route.Tab) {
        if tab == drawnTab { isTabDrawn = true }
    }

    /// The view library wrote a tab as its selection: the user tapped it, or the view repeats the tab that it draws,
    /// which is ignored.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    package func userSelected(_ tab: Route.Tab) -> Bool {
        let isRepeated = tab == drawnTab && (tab != currentState.selectedTab || !isTabDrawn)
        return !isRepeated && tabTapped(tab)
    }

    /// How often the selected tab was tapped at its root or, under the policy `signal`, anywhere; observed, so that a
    /// screen can scroll up when it changes.
    public func reselections(of tab: Route.Tab) -> Int {
        access(.reselections(tab))
        return reselectionCounts[tab] ?? 0
    }

    /// The user went back in a layer's stack, or followed the view library's own link: `path` is the new stack.
    ///
    /// A path that is neither a prefix nor an extension of the stack belongs to a stack that is gone, and changes
    /// nothing. Routes at the end are added as with `push(_:in:)`. If the stack doesn't become `path`, its observers
    /// are notified, so that the view draws the stack again.
    ///
    /// - Parameters:
    ///   - path: The path that the view wrote.
    ///   - shown: The path when the view was last drawn, if known: views write it again while they change it.
    ///   - layer: The layer of the stack.
    /// - Returns: Whether the state changed.
    @discardableResult
    package func userChangedPath(_ path: [Route], from shown: [Route]? = nil, in layer: Layer) -> Bool {
        guard path != shown, currentState.contains(layer), let stack = currentState.stack(in: layer.scope),
            path != stack
        else { return false }
        var isChanged = false
        if stack.starts(with: path) {
            isChanged = update { $0.replaceStack(path, in: layer.scope) }
        } else if path.starts(with: stack) {
            isChanged = push(Array(path.dropFirst(stack.count)), in: layer.scope)
        }
        if isChanged, layer.depth == nil { draw { $0.settle() } }
        if currentState.stack(in: layer.scope) != path { mutating([.stack(layer.scope)]) {} }
        return isChanged
    }

    /// The user closed a modal, and with it the modals over it.
    ///
    /// Views may report this late. So what the app has shown in or over the modal, and no view has drawn yet, stays:
    /// the user can't have closed it. Screens whose place is in the modal come back with the modal; others are pushed
    /// under it.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    package func userDismissed(_ layer: Layer) -> Bool {
        guard let depth = layer.depth, currentState.contains(layer) else { return false }
        let modals = currentState.modals
        let unseen = modals.indices.dropFirst(depth + 1).filter { !drawing.hasAppeared(.init(modals[$0], at: $0)) }
        let added = routers[layer]?.undrawnPath
        return update {
            $0.dismiss(to: depth)
            if let added {
                if (added.last ?? layer.root).chain.contains(layer.root) {
                    $0.present(layer.root, as: modals[depth].presentation, stack: modals[depth].stack)
                } else {
                    for route in added { $0.push(route) }
                }
            }
            $0.modals += unseen.map { modals[$0] }
        }
    }
}
