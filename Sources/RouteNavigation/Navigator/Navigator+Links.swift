public import RouteRuntime

// For RouteURL: under library evolution a public declaration needs the import of what an alias stands for.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

// One entrance for links, whatever they came by: a custom scheme, the web, a notification, a shortcut.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// Follows a link as the policies say, or keeps it until `start(restoring:)`; the latest kept link wins.
    ///
    /// - Returns: what became of it, as the log is told.
    @discardableResult
    public func handle(_ url: RouteURL) -> LinkOutcome<Route> {
        let outcome = outcome(of: url)
        policies.log(url, outcome)
        return outcome
    }

    /// The link that waits for the start or for the app's word; observed.
    public var heldLink: RouteURL? {
        access(.heldLink)
        return waitingLink
    }

    /// Handles the link that waits, for instance when the user has signed in: the policy is asked again.
    ///
    /// - Returns: what became of it; nil if none waited.
    @discardableResult
    public func followHeldLink() -> LinkOutcome<Route>? {
        guard let url = waitingLink else { return nil }
        hold(nil)
        return handle(url)
    }

    /// Forgets the link that waits and says whether there was one.
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

    /// An ignored URL does not take the place of a link that waits.
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
