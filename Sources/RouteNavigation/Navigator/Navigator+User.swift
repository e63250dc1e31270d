// The user's actions, reported by views. A late report about a layer that is gone changes nothing.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The user tapped a tab: selects it or, if it is already selected, pops its stack to the root
    /// or counts the tap.
    ///
    /// - Returns: Whether the state changed.
    @discardableResult
    public func tabTapped(_ tab: Route.Tab) -> Bool {
        userActed()
        if let route = policies.tapPushes(tab) { return push(route) }
        guard tab == currentState.selectedTab else { return update { $0.state.selectedTab = tab } }
        if policies.tapPopsToRoot, update({ $0.state.edit(.tab(tab)) { $0 = [] } }) { return true }
        mutating([.reselections(tab)]) { reselectionCounts[tab, default: 0] += 1 }
        return false
    }

    /// The view library wrote a tab as its selection.
    ///
    /// The user tapped it if the tab bar was drawn with the tab that is selected. Otherwise the
    /// view repeats what it drew, or the app was faster.
    ///
    /// - Parameters:
    ///   - tab: The tab that the view wrote.
    ///   - shown: The tab that the view was drawn with.
    /// - Returns: Whether the tab is selected now. If not, draw the tab bar again, after the
    ///   update of the views.
    @discardableResult
    package func userSelected(_ tab: Route.Tab, from shown: Route.Tab) -> Bool {
        // The tap wasn't meant for what came just before it.
        let isLate = recent.link(.tap) != nil || recent.hasStart(.tap)
        if tab != currentState.selectedTab {
            guard shown == currentState.selectedTab else { return tab == shown }
            guard !isLate else { return false }
            tabTapped(tab)
            guard tab == currentState.selectedTab else { return false }
            isTabNew = true
            waiting { isTabSwitched = false }
        } else if shown == tab, !isTabNew, !isTabSwitched, !isLate {
            tabTapped(tab)
        }
        return true
    }

    /// Draws the tab bar again, which shows another tab because its write was refused.
    package func drawTabAgain() { mutating([.selectedTab]) { tabRedraws += 1 } }

    /// Call this when the update of the views that drew the selected tab is over. Until then, they
    /// write it again.
    package func tabDrawn() {
        isTabNew = false
        for router in routers.values { router.drawNewPath() }
    }

    /// How often the selected tab was tapped, without the taps that popped its stack; observed, so
    /// that a screen can scroll up when it changes.
    public func reselections(of tab: Route.Tab) -> Int {
        observed(.reselections(tab), reselectionCounts[tab] ?? 0)
    }

    /// The user touched a screen under the modals, so dismissals over it have ended, and modals
    /// that should be over it are missing.
    func userActed() {
        draw { $0.settle() }
        presentAgain()
    }

    /// The user closed a modal, and with it the modals over it.
    ///
    /// What the app has just shown in or over the modal stays, and so do modals that haven't
    /// appeared. A link that has just been followed is followed again. Screens whose place is in
    /// the modal come back with the modal; others are pushed under it.
    func userDismissed(_ layer: Layer) -> Bool {
        guard let depth = layer.depth, currentState.contains(layer) else { return false }
        let modals = currentState.modals
        let past = recent.states(.gesture)
        var kept: [NavigationState<Route>.Modal] = []
        for index in modals.indices.dropFirst(depth + 1) {
            let modal = Layer(modals[index], at: index)
            let isPending = isDrawn && !drawing.hasAppeared(modal)
            if isPending || past.contains(where: { !$0.contains(modal) }) {
                kept.append(modals[index])
            }
        }
        let added = recent.screens(addedTo: layer.scope, of: currentState, .gesture)
        let link = recent.link(.gesture)
        return update { editor in
            editor.state.dismiss(to: depth)
            if let link, !editor.state.hasScreen(link) {
                // The link's screens go over those that wait for their turn.
                editor.state.modals += kept.filter { !link.chain.contains($0.root) }
                editor.state.follow(link)
            } else if let last = added.last, last.chain.contains(layer.root) {
                editor.state.modals.append(.init(root: layer.root, stack: modals[depth].stack))
            } else {
                editor.edit.push(added)
            }
            let missing = kept.filter { !editor.state.modals.dropFirst(depth).contains($0) }
            editor.state.modals += missing
        }
    }

    /// Whether what the user has just reported about a layer may be about what it showed before.
    func hasNews(in layer: Layer, _ delay: RecentChanges<Route>.Delay) -> Bool {
        recent.hasStart(delay) || layer == currentState.front && recent.link(delay) != nil
            || !recent.screens(addedTo: layer.scope, of: currentState, .tap).isEmpty
    }

    // MARK: - Routers

    package func router(of layer: Layer) -> StackRouter<Route> {
        if let router = routers[layer] { return router }
        let router = StackRouter(layer, of: self)
        if currentState.contains(layer) { routers[layer] = router }
        return router
    }

    /// The router of a tab: always the same object.
    public func router(of tab: Route.Tab) -> StackRouter<Route> { router(of: Layer(tab)) }

    /// The routers of the modals, outermost first; observed. A modal that is presented again has
    /// another router.
    public var modalRouters: [StackRouter<Route>] {
        observed(.modals, currentState.modals.enumerated().map { router(of: Layer($1, at: $0)) })
    }

    /// The router of the stack that the user sees; observed.
    public var activeRouter: StackRouter<Route> { modalRouters.last ?? router(of: selectedTab) }

    /// The routers of modals that are gone keep the stack that they had in `old`.
    func keepPaths(of old: NavigationState<Route>) {
        for (layer, router) in routers where old.contains(layer) && !currentState.contains(layer) {
            router.lastPath = old.stack(in: layer.scope) ?? []
        }
    }
}
