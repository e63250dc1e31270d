// What a window shows at its start: a saved state, as far as it can be read and the link policy allows it, and a link.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator {
    /// The state and the waiting link as text to save for `start(restoring:)`; observed.
    public var snapshot: String {
        SavedState(state, holding: heldLink).text
    }

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
        replaceState(with: restored)
        guard waitingLink == nil else { return }
        let place = saved.state { _, _ in true }.current
        let placeToReach = isHeld && place != restored.current ? place : nil
        if let route = saved.heldRoute ?? placeToReach { hold(HeldLink(route: route, url: nil, reason: .start)) }
    }
}
