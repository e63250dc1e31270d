public import RouteRuntime

// For RouteURL: under library evolution, a public declaration needs the import of an alias's underlying type.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// Handles links from everywhere: custom schemes, the web, notifications, shortcuts.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// Follows a link according to the policies. Before `start(restoring:)`, keeps the latest link instead.
    ///
    /// - Returns: The outcome, which is also logged.
    @discardableResult
    public func handle(_ url: RouteURL) -> LinkOutcome<Route> {
        let outcome = Route(url: url).map { follow($0, url) } ?? outcome(ofUnmatched: url)
        policies.log(url, outcome)
        return outcome
    }

    /// Follows a link if a route matches it, so that links of the app stay in the app, and others go to the system.
    ///
    /// - Returns: Whether a route matches.
    public func handleIfMatched(_ url: RouteURL) -> Bool {
        guard Route(url: url) != nil else { return false }
        handle(url)
        return true
    }

    /// The link that waits; observed.
    public var heldLink: HeldLink<Route>? {
        access(.heldLink)
        return waitingLink
    }

    /// Follows the waiting link, for example after the user signs in. Asks the policy again.
    ///
    /// - Returns: The outcome; nil if no link was waiting.
    @discardableResult
    public func followHeldLink() -> LinkOutcome<Route>? {
        guard let link = waitingLink else { return nil }
        hold(nil)
        if let url = link.url { return handle(url) }
        return link.route.map { follow($0, nil) }
    }

    /// Drops the waiting link, for example when the user doesn't sign in. Returns whether there was one.
    @discardableResult
    public func dropHeldLink() -> Bool {
        guard let link = waitingLink else { return false }
        hold(nil)
        if let url = link.url { policies.log(url, .dropped) }
        return true
    }

    /// Follows a link that waits for screens which links don't close, if they are gone.
    func followUninterruptedLink() {
        guard let link = waitingLink, link.reason == .screen else { return }
        if let target = link.target, isInterrupted(by: target) { return }
        followHeldLink()
    }

    private func follow(_ route: Route, _ url: RouteURL?) -> LinkOutcome<Route> {
        let link = HeldLink(route: route, url: url, reason: .start)
        guard isStarted else { return wait(link) }
        switch policies.link(route, currentState) {
        case .allow: return go(to: route, link) ?? .opened(route)
        case .redirect(let other): return go(to: other, link) ?? .redirected(other)
        case .hold(let opening): return hold(link, opening: opening)
        case .refuse: return .refused(route)
        }
    }

    /// Does what a link to `target` does, unless that closes a screen which links don't close.
    /// Returns the outcome if it isn't followed.
    private func go(to target: Route, _ link: HeldLink<Route>) -> LinkOutcome<Route>? {
        guard !isInterrupted(by: target) else {
            guard policies.interruption == .hold else { return link.route.map { .refused($0) } ?? .unmatched }
            return wait(HeldLink(route: link.route, url: link.url, reason: .screen, target: target))
        }
        update { follow(target, in: &$0) }
        currentState.layer(in: currentState.activeScope).flatMap { routers[$0] }?.askAgain()
        return nil
    }

    /// Keeps a link, and opens what the user needs first.
    @discardableResult
    func hold(_ link: HeldLink<Route>, opening: Route?) -> LinkOutcome<Route> {
        var link = HeldLink(route: link.route, url: link.url, reason: .policy)
        if let opening, !isInterrupted(by: opening) {
            update { place(opening, in: &$0) }
            link.layer = currentState.modals.isEmpty ? nil : currentState.layer(in: currentState.activeScope)
        }
        return wait(link)
    }

    private func wait(_ link: HeldLink<Route>) -> LinkOutcome<Route> {
        hold(link)
        return .held
    }

    /// An ignored URL doesn't replace a waiting link.
    private func outcome(ofUnmatched url: RouteURL) -> LinkOutcome<Route> {
        let link = HeldLink<Route>(route: nil, url: url, reason: .start)
        switch policies.unmatched {
        case .ignore: return .unmatched
        case _ where !isStarted: return wait(link)
        case .open(let route): return go(to: route, link) ?? .unmatched
        case .run(let action): action(url)
        }
        return .unmatched
    }

    private func isInterrupted(by target: Route) -> Bool {
        var after = currentState
        follow(target, in: &after)
        return !currentState.keepsUninterruptibleScreens(in: after)
    }

    func hold(_ link: HeldLink<Route>?) {
        guard link != waitingLink else { return }
        mutating([.heldLink]) { waitingLink = link }
    }
}
