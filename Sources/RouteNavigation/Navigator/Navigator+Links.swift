public import RouteRuntime

// For RouteURL: under library evolution, a public declaration needs the import of an alias's
// underlying type.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Links from everywhere: custom schemes, the web, notifications, shortcuts. And what a window
// shows at its start: a saved state, as far as it can be read and the link policy allows it, and
// a link.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// Follows a link according to the policies. Before `start(restoring:)`, keeps the latest link
    /// instead. If it waits for a screen that links don't close, that screen is shown.
    ///
    /// - Returns: The outcome, which is also logged.
    @discardableResult
    public func open(_ url: RouteURL) -> LinkOutcome<Route> {
        follow(HeldLink(route: Route(url: url), url: url))
    }

    /// Goes to the one place that the spec declares for a route. Before `start(restoring:)`, keeps
    /// it as a link.
    @discardableResult
    public func open(_ route: Route) -> Bool {
        guard hasStarted else { return follow(HeldLink(route: route, url: nil)) != .held }
        return update { $0.edit.open(route) }
    }

    /// Follows a link that the system delivered, once.
    package func received(_ url: RouteURL) {
        if recent.isRepeated(_Route.text(url)) { return }
        open(url)
    }

    /// Follows a link if a route matches it, so that links of the app stay in the app, and others
    /// go to the system.
    ///
    /// - Returns: Whether a route matches.
    package func openIfMatched(_ url: RouteURL) -> Bool {
        Route(url: url) != nil && open(url) != .unmatched
    }

    /// The route of the link that waits, if it has one; observed.
    public var heldLink: Route? { observed(.heldLink, waitingLink?.route) }

    /// Follows the waiting link, for example after the user signs in: asks the policy again, and
    /// closes the screen that was opened for the link.
    ///
    /// - Returns: The outcome; nil if no link was waiting.
    @discardableResult
    public func followHeldLink() -> LinkOutcome<Route>? {
        guard let link = waitingLink else { return nil }
        hold(nil)
        return follow(link, closing: link.wall)
    }

    /// Drops the waiting link, and closes the screen that was opened for it. Returns whether a
    /// link was waiting.
    @discardableResult
    public func cancelHeldLink() -> Bool {
        guard let link = waitingLink else { return false }
        dropHeldLink()
        if let wall = link.wall { close(wall) }
        return true
    }

    func dropHeldLink() {
        guard let link = waitingLink else { return }
        hold(nil)
        policies.log(link.url, .dropped)
    }

    /// Drops the waiting link if the screen that was opened for it is gone, and follows it if it
    /// waited for that.
    func settleHeldLink() {
        guard let link = waitingLink else { return }
        if let target = link.target {
            let after = currentState.following(target, isKept: target == link.wall)
            guard currentState.unclosable(missingIn: after).isEmpty else { return }
            hold(nil)
            _ = follow(link)
        } else if let wall = link.wall, !currentState.hasScreen(wall) {
            dropHeldLink()
        }
    }

    private func follow(
        _ link: HeldLink<Route>, closing screen: Route? = nil
    ) -> LinkOutcome<Route> {
        let outcome: LinkOutcome<Route>
        if let route = link.route {
            outcome = hasStarted ? follow(route, link, closing: screen) : wait(link)
        } else if policies.unmatched != nil, !hasStarted {
            outcome = wait(link)
        } else if let url = link.url, let target = link.target ?? policies.unmatched?(url) {
            outcome = go(to: target, link, closing: screen) ?? .fallback(target)
        } else {
            // An ignored URL doesn't replace a waiting link.
            outcome = .unmatched
        }
        policies.log(link.url, outcome)
        return outcome
    }

    private func follow(
        _ route: Route, _ link: HeldLink<Route>, closing screen: Route?
    ) -> LinkOutcome<Route> {
        switch decision(about: route, in: currentState) {
        case .allow: return go(to: route, link, closing: screen) ?? .opened(route)
        case .redirect(let other): return go(to: other, link, closing: screen) ?? .redirected(other)
        case .hold(let opening):
            // The screen that was opened for the link before goes, unless it is the same.
            let other = screen == opening ? nil : screen
            if let opening, let outcome = go(to: opening, link, closing: other, isKept: true) {
                return outcome
            }
            if opening == nil, let other { close(other) }
            return wait(HeldLink(route: route, url: link.url, wall: opening))
        case .refuse:
            if let screen { close(screen) }
            return .refused(route)
        }
    }

    /// What the policy decides about all the screens that a link to a route shows.
    private func decision(
        about route: Route, in state: NavigationState<Route>
    ) -> LinkDecision<Route> {
        var routes = [route]
        if route.place.opensInPlace {
            routes = route.chain.reversed()
            if let root = state.tab(of: route).map(Route.root), !routes.contains(root) {
                routes.append(root)
            }
        }
        let answers = routes.map { policies.link($0, state) }
        return answers.max { $0.strictness < $1.strictness } ?? .allow
    }

    /// Does what a link to `target` does, unless that closes a screen which links don't close:
    /// then shows that screen. Returns the outcome if the link isn't followed.
    ///
    /// - Parameter isKept: whether the target's screen, if it is there, stays as it is.
    private func go(
        to target: Route, _ link: HeldLink<Route>, closing screen: Route? = nil,
        isKept: Bool = false
    ) -> LinkOutcome<Route>? {
        var state = currentState
        if let screen { state.close(screen) }
        let after = state.following(target, isKept: isKept)
        let blockers = state.unclosable(missingIn: after)
        guard blockers.isEmpty else {
            let wall = isKept ? target : waitingLink?.wall
            let outcome = wait(
                HeldLink(route: link.route, url: link.url, wall: wall, target: target))
            var shown = state
            shown.uncover { blockers.contains($0) }
            // What is over that screen may be one that links don't close either.
            update { $0.state = state.unclosable(missingIn: shown).isEmpty ? shown : state }
            return outcome
        }
        // The one that waits may be for the same screen.
        if !isKept { dropHeldLink() }
        update { $0.state = after }
        presentAgain()
        recent.followed(target)
        router(of: currentState.front).overtake()
        return nil
    }

    /// Keeps a link in place of the one that waited.
    private func wait(_ link: HeldLink<Route>) -> LinkOutcome<Route> {
        guard link != waitingLink else { return .held }
        dropHeldLink()
        hold(link)
        return .held
    }

    func hold(_ link: HeldLink<Route>?) { mutating([.heldLink]) { waitingLink = link } }

    // MARK: - The start

    /// The state and the waiting link as text to save for `start(restoring:)`; observed.
    public var snapshot: String { SavedState(state, holding: heldLink).text }

    /// Call this when the views are ready. Restores a saved state, if there is one, then follows
    /// the waiting link, if any.
    ///
    /// The link policy is asked about every route. What it doesn't allow is left out, with the
    /// screens over it. If it holds what the user saw last, the saved place waits like a held
    /// link, unless a later link waits.
    ///
    /// Only the first call has an effect and returns true. Empty text means no saved state; text
    /// that can't be read gives the state of a first launch.
    @discardableResult
    public func start(restoring snapshot: String? = nil) -> Bool {
        guard !hasStarted else { return false }
        mutating([.start]) { hasStarted = true }
        if let snapshot, !snapshot.isEmpty { restore(SavedState(snapshot)) }
        followHeldLink()
        recent.started()
        return true
    }

    /// Restores a saved state that came after the start, unless something is shown already.
    package func restoreLate(_ snapshot: String) {
        let isUnchanged = currentState == NavigationState() && waitingLink == nil
        guard hasStarted, isUnchanged, snapshot != currentState.snapshot else { return }
        restore(SavedState(snapshot))
    }

    private func restore(_ saved: SavedState<Route>) {
        // The last answer other than `allow`, if any.
        var isHeld = false
        let restored = saved.state { route, state in
            let decision = decision(about: route, in: state)
            if decision == .allow { return true }
            if case .hold = decision { isHeld = true } else { isHeld = false }
            policies.log(nil, .refused(route))
            return false
        }
        update { $0.state = restored }
        let place = saved.state { _, _ in true }.current
        let placeToReach = isHeld && place != restored.current ? place : nil
        guard let route = saved.heldRoute ?? placeToReach else { return }
        if waitingLink == nil {
            hold(HeldLink(route: route, url: nil))
        } else {
            policies.log(nil, .dropped)
        }
    }
}
