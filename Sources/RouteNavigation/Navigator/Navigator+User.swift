// The user's actions, reported by views. A late report about a layer that is gone changes nothing.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The user tapped a tab: selects it or, if it is already selected, applies the reselection policy.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    public func tabTapped(_ tab: Route.Tab) -> Bool {
        userActed()
        guard tab == currentState.selectedTab else { return select(tab, dismissing: false) }
        // What the user hasn't seen, the tap wasn't meant for.
        if hasNews(in: Layer(tab)) { return false }
        if policies.reselection == .popToRoot, popToRoot(in: .tab(tab)) { return true }
        if policies.reselection != .nothing {
            mutating([.reselections(tab)]) { reselectionCounts[tab, default: 0] += 1 }
        }
        return false
    }

    /// The view library wrote a tab as its selection.
    ///
    /// The user tapped it if the tab bar was drawn with the tab that is selected. Otherwise the view repeats what it
    /// drew, or the app was faster.
    ///
    /// - Parameters:
    ///   - tab: The tab that the view wrote.
    ///   - shown: The tab that the view was drawn with.
    /// - Returns: Whether the tab is selected now. If not, draw the tab bar again, after the update of the views.
    @discardableResult
    package func userSelected(_ tab: Route.Tab, from shown: Route.Tab) -> Bool {
        if tab != currentState.selectedTab {
            guard shown == currentState.selectedTab else { return tab == shown }
            guard newLink == nil else { return false }
            tabTapped(tab)
            isTabNew = true
            isTabSwitched = false
        } else if shown == tab, !isTabNew, !isTabSwitched {
            tabTapped(tab)
        }
        return true
    }

    /// Call this when the update of the views that drew the selected tab is over. Until then, they write it again.
    package func tabDrawn() {
        isTabNew = false
        for router in routers.values { router.drawNewPath() }
    }

    /// How often the selected tab was tapped at its root or, under the policy `signal`, anywhere; observed, so that a
    /// screen can scroll up when it changes.
    public func reselections(of tab: Route.Tab) -> Int {
        access(.reselections(tab))
        return reselectionCounts[tab] ?? 0
    }

    /// The user went back in a layer's stack, or followed the view library's own link: `path` is the new stack.
    ///
    /// This counts only for the stack that the user saw: if `shown` isn't the current one, or has a screen that hasn't
    /// appeared, the app was faster, and nothing changes. Neither does a path that is no prefix or extension of it.
    /// Routes at the end are added as with `push(_:in:)`.
    ///
    /// - Parameters:
    ///   - path: The path that the view wrote.
    ///   - shown: The path that the view was drawn from. Views write it again while they change it.
    ///   - layer: The layer of the stack.
    /// - Returns: Whether the stack is `path` now. If not, draw it again, after the update of the views.
    @discardableResult
    package func userChangedPath(_ path: [Route], from shown: [Route], in layer: Layer) -> Bool {
        guard path != shown, currentState.contains(layer), let stack = currentState.stack(in: layer.scope) else {
            return true
        }
        if path == stack { return true }
        guard shown == stack else { return false }
        if hasNews(in: layer) { return false }
        var isChanged = false
        if stack.starts(with: path) {
            isChanged = update { $0.replaceStack(path, in: layer.scope) }
        } else if path.starts(with: stack) {
            isChanged = push(Array(path.dropFirst(stack.count)), in: layer.scope)
        }
        if isChanged, layer.depth == nil { userActed() }
        markSeen(layer)
        return currentState.stack(in: layer.scope) == path
    }

    /// The user touched a screen under the modals: no dismissal hides it, and no missing modal.
    private func userActed() {
        draw { $0.settle() }
        presentAgain()
    }

    /// The user closed a modal, and with it the modals over it.
    ///
    /// Views may report this late. So what the app has shown in or over the modal, and hasn't appeared, stays: the user
    /// can't have closed it. A link is followed again. Screens whose place is in the modal come back with the modal;
    /// others are pushed under it.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    package func userDismissed(_ layer: Layer) -> Bool {
        guard let depth = layer.depth, currentState.contains(layer) else { return false }
        let modals = currentState.modals
        let unseen = modals.indices.dropFirst(depth + 1).filter { !drawing.hasAppeared(.init(modals[$0], at: $0)) }
            .map { modals[$0] }
        let added = routers[layer]?.unseenPath ?? []
        let link = newLink
        let isChanged = update {
            $0.dismiss(to: depth)
            if let link, !$0.hasScreen(link) {
                $0.follow(link)
            } else if let last = added.last, last.chain.contains(layer.root) {
                $0.present(layer.root, as: modals[depth].presentation, stack: modals[depth].stack)
            } else {
                for route in added { $0.push(route) }
            }
            // A link may have brought them back.
            for modal in unseen where !$0.modals.dropFirst(depth).contains(modal) { $0.modals.append(modal) }
        }
        if let link, currentState.hasScreen(link) { waiting { newLink = link } }
        return isChanged
    }
}
