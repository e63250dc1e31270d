import Testing

@testable import RouteNavigation

/// Links that come while the user does something else.
@MainActor
@Suite struct RaceTests {
    /// The user starts something, a link comes, and what the user started is reported before or
    /// after the link is drawn.
    @Test("A gesture that the user began before a link came does not take the link away")
    func races() throws {
        var (gestures, holds) = (0, 0)
        try forSeeds(2000) { seed, random in
            let host = ModelHost(Navigator(state: random.state().longestRestorablePart))
            let navigator = host.navigator
            if random.number(0..<3) == 0 {
                navigator.policies.link = { route, _ in
                    route.place.tabs == [.profile] ? .hold(opening: .checkout(0)) : .allow
                }
            }
            navigator.start()
            navigator.router(of: host.front).push(.item(random.number(0..<3)))
            try host.settle(&random)
            for _ in 0..<random.number(1..<4) {
                switch random.number(0..<4) {
                case 0: gestures += host.swipe { _ in } ? 1 : 0
                case 1: gestures += host.startBack() ? 1 : 0
                case 2 where host.screen.isEmpty: host.tapLater(random.tab())
                default: navigator.router(of: host.front).push(.item(random.number(0..<3)))
                }
            }
            host.losesEnds = random.number(0..<5) == 0
            let link = random.route()
            // The user may leave a screen that was there before the link.
            let wasThere = navigator.current == link && !link.isModal
            let outcome = navigator.open(link.url())
            for _ in 0..<random.number(0..<9) {
                switch random.number(0..<3) {
                case 0: try host.draw(&random)
                default: host.speak()
                }
            }
            try host.settle(&random)
            if outcome == .held, navigator.waitingLink?.target == nil {
                holds += 1
                try #require(
                    navigator.state.modals.last?.root == .checkout(0), "seed \(seed): \(link) waits"
                )
                navigator.policies.link = { _, _ in .allow }
                navigator.followHeldLink()
                try host.settle(&random)
            }
            if navigator.waitingLink == nil {
                try #require(
                    navigator.current == link || wasThere,
                    "seed \(seed): \(link) \(navigator.state.snapshot)")
            } else {
                try #require(
                    !navigator.current.place.isInterruptible,
                    "seed \(seed): \(link) waits for what is not shown")
            }
            let modals = navigator.state.modals.map(\.root)
            try #require(
                host.screen.map(\.root) == modals && host.isTabDrawn,
                "seed \(seed): \(link) \(modals)")
            try #require(
                host.path(of: host.front).last ?? host.front.root == navigator.current,
                "seed \(seed)")
            let restored = State(restoring: navigator.snapshot)
            try #require(
                restored == navigator.state.longestRestorablePart,
                "seed \(seed): \(navigator.snapshot)")
        }
        #expect(gestures > 500 && holds > 50, "\(gestures) \(holds)")
    }
}
