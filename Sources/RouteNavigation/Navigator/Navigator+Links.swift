public import RouteRuntime

// For RouteURL: under library evolution, a public declaration needs the import of an alias's underlying type.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Links from everywhere: custom schemes, the web, notifications, shortcuts. And what a window shows at its start: a
// saved state, as far as it can be read and the link policy allows it, and a link.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// Follows a link according to the policies. Before `start(restoring:)`, keeps the latest link instead. If it waits
    /// for a screen that links don't close, that screen is shown.
    ///
    /// - Returns: The outcome, which is also logged.
    @discardableResult
    public func open(_ url: RouteURL) -> LinkOutcome<Route> {
        follow(HeldLink(route: Route(url: url), url: url, reason: .start))
    }

    /// Follows a link that the system delivered. It may do so twice, through two entrances.
    package func received(_ url: RouteURL) {
        let now = ContinuousClock.now
        if let lastLink, lastLink.text == _Route.text(url), now - lastLink.time < .seconds(1) { return }
        lastLink = (_Route.text(url), now)
        open(url)
    }

    /// Follows a link if a route matches it, so that links of the app stay in the app, and others go to the system.
    ///
    /// - Returns: Whether a route matches.
    package func openIfMatched(_ url: RouteURL) -> Bool {
        Route(url: url) != nil && open(url) != .unmatched
    }

    /// The route of the link that waits, if it has one; observed.
    public var heldLink: Route? { observed(.heldLink, waitingLink?.route) }

    /// Follows the waiting link, for example after the user signs in: asks the policy again, and closes the screen that
    /// was opened for the link.
    ///
    /// - Returns: The outcome; nil if no link was waiting.
    @discardableResult
    public func followHeldLink() -> LinkOutcome<Route>? {
        guard let link = waitingLink else { return nil }
        hold(nil)
        return follow(link, closing: link.reason == .policy ? link.screen : nil)
    }

    /// Drops the waiting link, and closes the screen that was opened for it. Returns whether a link was waiting.
    @discardableResult
    public func closeHeldLink() -> Bool {
        guard let link = waitingLink else { return false }
        dropHeldLink()
        if link.reason == .policy, let screen = link.screen { close(screen) }
        return true
    }

    func dropHeldLink() {
        guard let link = waitingLink else { return }
        hold(nil)
        policies.log(link.url, .dropped)
    }

    /// Drops the waiting link if the screen that was opened for it is gone, and follows it if it waited for that.
    func settleHeldLink() {
        guard let link = waitingLink, let screen = link.screen else { return }
        switch link.reason {
        case .start: break
        case .policy: if !currentState.hasScreen(screen) { dropHeldLink() }
        case .screen: if currentState.following(screen).blockers.isEmpty { followHeldLink() }
        }
    }

    private func follow(_ link: HeldLink<Route>, closing screen: Route? = nil) -> LinkOutcome<Route> {
        let outcome: LinkOutcome<Route>
        if let route = link.route {
            outcome = hasStarted ? follow(route, link, closing: screen) : wait(link)
        } else if let unmatched = policies.unmatched, let url = link.url {
            outcome = hasStarted ? unmatched(url).flatMap { go(to: $0, link) } ?? .unmatched : wait(link)
        } else {
            // An ignored URL doesn't replace a waiting link.
            outcome = .unmatched
        }
        policies.log(link.url, outcome)
        return outcome
    }

    private func follow(_ route: Route, _ link: HeldLink<Route>, closing screen: Route?) -> LinkOutcome<Route> {
        switch decision(about: route) {
        case .allow: return go(to: route, link, closing: screen) ?? .opened(route)
        case .redirect(let other): return go(to: other, link, closing: screen) ?? .redirected(other)
        case .hold(let opening):
            if let opening, let outcome = go(to: opening, link, isKept: true) { return outcome }
            return wait(HeldLink(route: route, url: link.url, reason: .policy, screen: opening))
        case .refuse:
            if let screen { close(screen) }
            return .refused(route)
        }
    }

    /// The policy's strictest answer about the screens that a link to a route shows.
    private func decision(about route: Route) -> LinkDecision<Route> {
        var routes = [route]
        if route.place.opensInPlace {
            routes = route.chain.reversed()
            if let root = currentState.tab(of: route).map(Route.root), !routes.contains(root) { routes.append(root) }
        }
        let answers = routes.map { policies.link($0, currentState) }
        return answers.max { $0.strictness < $1.strictness } ?? .allow
    }

    /// Does what a link to `target` does, unless that closes a screen which links don't close: then shows that screen.
    /// Returns the outcome if the link isn't followed.
    ///
    /// - Parameter isKept: whether the target's screen, if it is there, stays as it is.
    private func go(
        to target: Route, _ link: HeldLink<Route>, closing screen: Route? = nil, isKept: Bool = false
    ) -> LinkOutcome<Route>? {
        var state = currentState
        if let screen { state.close(screen) }
        let (after, blockers) = state.following(target, isKept: isKept)
        guard blockers.isEmpty else {
            let outcome = wait(HeldLink(route: link.route, url: link.url, reason: .screen, screen: target))
            state.uncover { blockers.contains($0) }
            update { $0 = state }
            return outcome
        }
        // The one that waits may be for the same screen.
        if !isKept { dropHeldLink() }
        let front = after.front
        let wasThere =
            currentState.stack(in: front.scope) == after.stack(in: front.scope) && currentState.contains(front)
        update { $0 = after }
        presentAgain()
        if isDrawn { waiting { (newLink, isLinkShown) = (target, router(of: front).isSeen(ifUnchanged: wasThere)) } }
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

    /// Call this when the views are ready. Restores a saved state, if there is one, then follows the waiting link, if
    /// any.
    ///
    /// The link policy is asked about every route. What it doesn't allow is left out, with the screens over it. If it
    /// holds what the user saw last, the saved place waits like a held link, unless a later link waits.
    ///
    /// Only the first call has an effect and returns true. Empty text means no saved state; text that can't be read
    /// gives the state of a first launch.
    @discardableResult
    public func start(restoring snapshot: String? = nil) -> Bool {
        guard !hasStarted else { return false }
        mutating([.start]) { hasStarted = true }
        if let snapshot, !snapshot.isEmpty { restore(SavedState(snapshot)) }
        followHeldLink()
        return true
    }

    private func restore(_ saved: SavedState<Route>) {
        // The last answer other than `allow`, if any.
        var isHeld = false
        let restored = saved.state { route, state in
            let decision = policies.link(route, state)
            if decision == .allow { return true }
            if case .hold = decision { isHeld = true } else { isHeld = false }
            policies.log(nil, .refused(route))
            return false
        }
        update { $0 = restored }
        guard waitingLink == nil else { return }
        let place = saved.state { _, _ in true }.current
        let placeToReach = isHeld && place != restored.current ? place : nil
        if let route = saved.heldRoute ?? placeToReach { hold(HeldLink(route: route, url: nil, reason: .start)) }
    }
}

extension LinkDecision {
    fileprivate var strictness: Int {
        switch self {
        case .allow: 0
        case .redirect: 1
        case .hold: 2
        case .refuse: 3
        }
    }
}
