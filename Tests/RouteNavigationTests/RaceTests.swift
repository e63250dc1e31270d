import SeededRandom
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
        try forSeeds(400) { seed, random in
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
                    navigator.current == link,
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
        #expect(gestures > 100 && holds > 10, "\(gestures) \(holds)")
    }

    /// A window that shows what `start` does, and whose reports come when the test says so.
    private func host(_ start: (NavigationEditor<TestRoute>) -> Void) throws -> ModelHost {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator())
        host.navigator.update(start)
        try host.settle(&random)
        return host
    }

    /// Draws what a link changed, and lets the views report what the user did before it.
    private func finish(_ host: ModelHost) throws {
        var random = SeededGenerator(seed: 1)
        try host.draw(&random)
        host.speak()
        try host.settle(&random)
    }

    @Test("A link to the screen that the user is leaving keeps it")
    func linkToTheScreenThatIsLeft() throws {
        let host = try host { $0.push(.item(1)) }
        #expect(host.startBack())
        #expect(host.navigator.open(TestRoute.item(1).url()) == .opened(.item(1)))
        try finish(host)
        #expect(host.navigator.current == .item(1))
    }

    @Test("A link into a sheet that the user is swiping away brings it back")
    func linkIntoALeavingSheet() throws {
        let host = try host { $0.open(.edit(1)) }
        #expect(host.swipe { _ in })
        host.navigator.open(TestRoute.editName(1).url())
        // The sheet is still drawn, and its new screen appears.
        host.navigator.activeRouter.screenAppeared(.editName(1))
        try finish(host)
        #expect(host.navigator.current == .editName(1))
        #expect(host.screen.map(\.root) == [.edit(1)])
    }

    @Test("A modal that waits for its turn goes under a link, not over it")
    func linkOverAPendingModal() throws {
        let host = try host { $0.push(.checkout(1)) }
        #expect(host.swipe { _ in })
        host.navigator.push(.onboarding)
        host.navigator.open(TestRoute.image("a").url())
        try finish(host)
        #expect(host.navigator.state.modals.map(\.root) == [.onboarding, .image("a")])
    }

    @Test("A back swipe that is reported late presents no modal before another one is gone")
    func lateSwipeDuringADismissal() throws {
        let navigator = Navigator<TestRoute>()
        let window = Navigator<TestRoute>.ModalPresenter("window")
        navigator.start()
        navigator.presenterAppeared(window)
        navigator.push(.notice(1))
        navigator.push(.image("a"))
        navigator.presenterAppeared(.init("modal", in: navigator.activeRouter.layer))
        navigator.pass()
        navigator.dismissModal()
        navigator.push(.edit(1))
        navigator.router(of: .home).userChangedPath([], from: [.notice(1)])
        #expect(navigator.modalToDraw(by: window) == nil && navigator.current == .edit(1))
        navigator.modalDisappeared(from: window)
        #expect(navigator.modalToDraw(by: window)?.root == .edit(1))
    }

    @Test("A sheet on its way out keeps its router, and shows its stack until it is gone")
    func leavingRouter() throws {
        var random = SeededGenerator(seed: 1)
        let host = try host { $0.open(.editName(1)) }
        let router = host.navigator.activeRouter
        host.navigator.dismissModal()
        #expect(host.navigator.router(of: router.layer) === router)
        #expect(router.path == [.editName(1)])
        try host.settle(&random)
        #expect(host.navigator.router(of: router.layer) !== router, "and is released then")
    }
}
