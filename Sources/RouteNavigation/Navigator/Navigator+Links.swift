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
        let outcome = outcome(of: url)
        policies.log(url, outcome)
        return outcome
    }

    /// The link that waits for the start or for the app; observed.
    public var heldLink: RouteURL? {
        access(.heldLink)
        return waitingLink
    }

    /// Handles the waiting link, for example after the user signs in. Asks the policy again.
    ///
    /// - Returns: The outcome; nil if no link was waiting.
    @discardableResult
    public func followHeldLink() -> LinkOutcome<Route>? {
        guard let url = waitingLink else { return nil }
        hold(nil)
        return handle(url)
    }

    /// Drops the waiting link. Returns whether there was one.
    @discardableResult
    public func dropHeldLink() -> Bool {
        let wasHeld = waitingLink != nil
        hold(nil)
        return wasHeld
    }

    private func outcome(of url: RouteURL) -> LinkOutcome<Route> {
        guard let route = Route(url: url) else { return outcome(ofUnmatched: url) }
        guard isStarted else {
            hold(url)
            return .held
        }
        switch policies.link(route, currentState) {
        case .allow:
            update { $0.follow(route) }
            return .opened(route)
        case .redirect(let other):
            open(other)
            return .redirected(other)
        case .hold(let opening):
            hold(url)
            if let opening { open(opening) }
            return .held
        case .refuse:
            return .refused(route)
        }
    }

    /// An ignored URL doesn't replace a waiting link.
    private func outcome(ofUnmatched url: RouteURL) -> LinkOutcome<Route> {
        switch policies.unmatched {
        case .ignore: return .unmatched
        case _ where !isStarted:
            hold(url)
            return .held
        case .open(let route): open(route)
        case .run(let action): action(url)
        }
        return .unmatched
    }

    private func hold(_ url: RouteURL?) {
        guard url != waitingLink else { return }
        mutating([.heldLink]) { waitingLink = url }
    }
}
