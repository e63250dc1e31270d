import SeededRandom
import Testing

@testable import RouteNavigation

/// The screen of a window that calls the navigator as SwiftUI does.
@MainActor
@Suite struct HostTests {
    @Test("After any calls, the screen shows the state, and no modal is lost")
    func agreement() throws {
        var (swipes, swaps) = (0, 0)
        try forSeeds(2000) { seed, random in
            let expected = ExpectedModals()
            for _ in 0..<random.number(3..<20) {
                switch random.number(0..<12) {
                case 0, 1: expected.operate(&random)
                case 2: swipes += expected.swipe() ? 1 : 0
                case 3 where random.number(0..<3) == 0:
                    swaps += 1
                    expected.host.swap(&random)
                case 4:
                    if expected.host.screen.isEmpty, expected.host.isTouchable {
                        expected.tap(random.tab())
                    }
                case 5: if expected.host.isTouchable { expected.host.goBack() }
                case 6, 7: try expected.host.draw(&random)
                case 8:
                    expected.host.hasAlert = !expected.host.hasAlert && random.number(0..<4) == 0
                case 9: try expected.host.wait(&random)
                default: expected.host.speak()
                }
                try #require(expected.isMet, "seed \(seed)")
            }
            expected.host.hasAlert = false
            try expected.host.settle(&random)
            try #require(expected.isMet && expected.isDrawn, "seed \(seed)")
        }
        #expect(swipes > 100 && swaps > 100)
    }

    @Test("A sign-out in a sheet swaps the window's content: the next modals are drawn")
    func signOutInASheet() throws {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator<TestRoute>())
        host.navigator.push(.checkout(1))
        try host.draw(&random)
        host.navigator.reset()
        host.swap(&random)
        host.navigator.push(.image("a"))
        host.navigator.push(.edit(1))
        try host.draw(&random)
        #expect(host.screen.map(\.root) == [.image("a"), .edit(1)])
    }

    @Test(
        "A modal that an alert kept away is drawn again: when it is shown again, when a link comes, or later"
    )
    func alert() throws {
        var random = SeededGenerator(seed: 1)
        let ways: [(ModelHost) -> Void] = [
            { $0.navigator.presentAgain() }, { $0.navigator.push(.edit(1)) },
            { $0.navigator.open(TestRoute.edit(1).url()) },
            { $0.navigator.router(of: .profile).push(.edit(1)) },
        ]
        for way in ways {
            let host = ModelHost(Navigator<TestRoute>())
            host.navigator.start()
            host.navigator.select(.profile)
            host.hasAlert = true
            host.navigator.push(.edit(1))
            #expect(!host.navigator.push(.edit(1)), "a double tap")
            try host.draw(&random)
            try host.wait(&random)
            try host.draw(&random)
            host.hasAlert = false
            try host.draw(&random)
            #expect(host.screen.isEmpty)
            way(host)
            try host.draw(&random)
            #expect(host.screen.map(\.root) == [.edit(1)] && host.navigator.state.modals.count == 1)
        }
    }

    @Test("A modal that is not presented is tried again, as long as the scene is active")
    func attempts() throws {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator<TestRoute>())
        host.hasAlert = true
        host.navigator.push(.edit(1))
        var layers: Set<State.Layer> = []
        for _ in 0..<9 {
            try host.draw(&random)
            layers.formUnion(host.navigator.modalRouters.map(\.layer))
            try host.wait(&random)
        }
        #expect(layers.count == 9 && host.navigator.awaited != nil)
        host.hasAlert = false
        try host.settle(&random)
        #expect(host.screen.map(\.root) == [.edit(1)] && host.navigator.awaited == nil)
    }

    @Test("A push under a modal that an alert keeps away goes where the user sees it")
    func pushUnderAnAlert() throws {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator<TestRoute>())
        host.hasAlert = true
        host.navigator.push(.image("a"))
        try host.wait(&random)
        #expect(host.navigator.router(of: .home).push(.preferences(.language)))
        #expect(host.navigator.selectedTab == .settings)
    }

    @Test("A link that an alert keeps away keeps nobody from the other tabs")
    func alertOverALink() throws {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator<TestRoute>())
        host.navigator.start()
        host.hasAlert = true
        host.navigator.open(TestRoute.edit(1).url())
        try host.wait(&random)
        #expect(
            host.navigator.userSelected(.home, from: .profile)
                && host.navigator.selectedTab == .home)
        host.hasAlert = false
        try host.settle(&random)
        #expect(host.screen.map(\.root) == [.edit(1)], "and comes when the alert is gone")
    }

    @Test("A dismissal whose end is not reported ends after about a second")
    func unreportedEnd() throws {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator<TestRoute>())
        host.navigator.push(.edit(1))
        try host.settle(&random)
        host.losesEnds = true
        host.navigator.dismissModal()
        try host.draw(&random)
        host.navigator.push(.image("a"))
        try host.draw(&random)
        #expect(host.screen.isEmpty)
        try host.settle(&random)
        #expect(host.screen.map(\.root) == [.image("a")])
    }

    @Test("Operations without a scope do not go into a modal that is missing on the screen")
    func missing() throws {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator<TestRoute>())
        let navigator = host.navigator
        host.hasAlert = true
        navigator.push(.edit(1))
        try host.draw(&random)
        try host.wait(&random)
        #expect(
            navigator.push(.item(1), .comments(1))
                && navigator.state.stack(of: .home) == [.item(1), .comments(1)])
        #expect(
            navigator.back() && navigator.back(to: .home) && navigator.push(.item(4))
                && navigator.popToRoot())
        #expect(navigator.state == State().after { $0.push(.edit(1)) })
        host.hasAlert = false
        try host.draw(&random)
        #expect(host.screen.map(\.root) == [.edit(1)])
        #expect(navigator.push(.editName(1)) && navigator.current == .editName(1))
    }

    @Test(
        "A modal that is shown from below while another goes away is kept, even one of the same route",
        arguments: [TestRoute.checkout(1), .image("a")])
    func lateDismissal(next: TestRoute) throws {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator<TestRoute>())
        let home = host.navigator.router(of: .home)
        home.push(.checkout(1))
        try host.draw(&random)
        #expect(host.swipe { _ in })
        #expect(home.push(next))
        while host.hasWords { host.speak() }
        try host.draw(&random)
        #expect(
            host.navigator.state.modals.map(\.root) == [next] && host.screen.map(\.root) == [next])
    }

    /// The state after a swipe that the view library reports after `change`.
    private func stateAfterSwipe(
        of modal: TestRoute, _ change: (Navigator<TestRoute>) -> Void
    ) throws -> (host: ModelHost, state: State) {
        var random = SeededGenerator(seed: 1)
        let host = ModelHost(Navigator<TestRoute>())
        host.navigator.start()
        host.navigator.push(modal)
        try host.draw(&random)
        #expect(host.swipe { _ in })
        change(host.navigator)
        for _ in 0..<9 {
            host.speak()
            try host.draw(&random)
        }
        #expect(host.screen.map(\.root) == host.navigator.state.modals.map(\.root))
        return (host, host.navigator.state)
    }

    @Test("What the app shows over a modal that was swiped away is kept when that is reported")
    func shownAfterSwipe() throws {
        let image = State().after { $0.push(.image("a")) }
        #expect(try stateAfterSwipe(of: .edit(1)) { $0.push(.image("a")) }.state == image)
        #expect(try stateAfterSwipe(of: .edit(1)) { $0.push(.image("a")) }.state == image)
        #expect(
            try stateAfterSwipe(of: .edit(1)) { $0.open(TestRoute.image("a").url()) }.state == image
        )
        let again = try stateAfterSwipe(of: .edit(1)) { $0.push(.edit(1)) }
        #expect(again.state.modals == [.init(root: .edit(1))])
    }

    @Test(
        "So is what it pushes there: under the modal or, if its place is in it, in the modal again")
    func pushedAfterSwipe() throws {
        let pushed = try stateAfterSwipe(of: .checkout(1)) { $0.push(.item(1), .comments(1)) }
        #expect(pushed.state == State().after { $0.push(.item(1), .comments(1)) })
        for link in [TestRoute.edit(1), .editName(1), .confirm(1), .image("a"), .caption("a")] {
            let opened = try stateAfterSwipe(of: .edit(1)) { $0.open(link.url()) }
            #expect(opened.state == State().after { $0.open(link) })
        }
        let later = try stateAfterSwipe(of: .edit(1)) { $0.open(TestRoute.edit(1).url()) }
        later.host.pass(.seconds(1))
        #expect(later.host.swipe { _ in })
        while later.host.hasWords { later.host.speak() }
        #expect(later.host.navigator.state.modals.count == 0, "a link that was seen is over")
    }
}

/// The modals that should be presented, computed independently of the navigator.
@MainActor
private final class ExpectedModals {
    private struct Modal {
        let route: TestRoute
        let number: Int
        /// When the app presented it.
        let time: ContinuousClock.Instant
    }

    let host = ModelHost(Navigator())
    private var modals: [Modal] = []
    private var numbers: [State.Layer: Int] = [:]
    private var count = 0
    private var tab = Tab.home
    private var navigator: Navigator<TestRoute> { host.navigator }

    /// Whether the state has these modals, each the same layer as before.
    var isMet: Bool {
        let state = navigator.state
        for (depth, modal) in modals.enumerated() {
            guard let layer = state.layer(in: .modal(depth)),
                numbers[layer, default: modal.number] == modal.number
            else { return false }
            numbers[layer] = modal.number
        }
        return state.modals.map(\.root) == modals.map(\.route) && state.selectedTab == tab
    }

    /// Whether the screen shows the state.
    var isDrawn: Bool {
        host.screen.map(\.root) == modals.map(\.route) && host.tab == navigator.selectedTab
            && (host.screen + [navigator.router(of: host.tab).layer]).allSatisfy {
                host.path(of: $0) == navigator.state.stack(in: $0.scope)
            }
    }

    func swipe() -> Bool {
        host.swipe { [weak self] layer in
            guard let self,
                let index = modals.firstIndex(where: { $0.number == self.numbers[layer] })
            else { return }
            // Those over it are dismissed only if they have appeared, and not since the swipe.
            let shown = host.screen.compactMap { self.numbers[$0] }
            let isSeen = { [host] (modal: Modal) in
                shown.contains(modal.number) && host.time - modal.time >= .milliseconds(500)
            }
            modals = modals[..<index] + modals[(index + 1)...].filter { !isSeen($0) }
        }
    }

    func tap(_ tapped: Tab) {
        host.pass(.milliseconds(100))
        guard host.isTabDrawn, host.screen.isEmpty, host.isTouchable else { return }
        host.tap(tapped)
        tab = tapped
    }

    private func add(_ route: TestRoute) {
        modals.append(Modal(route: route, number: count, time: host.time))
        count += 1
    }

    /// A random operation of an app.
    func operate(_ random: inout SeededGenerator) {
        let modal = [TestRoute.checkout(1), .image("a"), .edit(1)][random.number(0..<3)]
        switch random.number(0..<8) {
        case 0:
            let count = navigator.state.modals.count
            navigator.push(modal)
            if navigator.state.modals.count > count { add(modal) }
        case 1, 2:
            let front = host.front
            guard navigator.router(of: front).push(modal) else { return }
            let depth = if case .modal(let depth) = front.scope { depth + 1 } else { 0 }
            modals.removeSubrange(depth...)
            add(modal)
        case 3:
            navigator.dismissModal()
            _ = modals.popLast()
        case 4:
            navigator.open(.edit(1))
            tab = .profile
            let kept = modals.prefix(1).filter { $0.route == .edit(1) }
            modals = kept
            if kept.isEmpty { add(.edit(1)) }
        case 5:
            navigator.reset()
            modals = []
            tab = .home
        case 6:
            navigator.router(of: host.front).push(.notice(random.number(0..<2)))
        default:
            tab = random.tab()
            modals = []
            navigator.select(tab)
        }
    }
}
