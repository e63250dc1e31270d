import RouteRuntime
import SeededRandom
import Testing

@testable import RouteNavigation

/// Windows through launches, links, gestures, alerts, sign-ins, and everything at once.
@MainActor
@Suite struct LifeTests {
    @Test(
        "No link is lost or stranded, no modal is without a presenter, and a saved state is the state"
    )
    func lives() throws {
        var counts: [String: Int] = [:]
        try forSeeds(400) { seed, random in
            let life = Life(&random)
            for _ in 0..<random.number(2..<14) {
                let event = try life.event(&random)
                counts[event, default: 0] += 1
                try #require(life.problems == [], "seed \(seed): \(event)")
            }
            try life.settle(&random)
            try #require(life.problems == [], "seed \(seed)")
            try life.follow(random.route(), &random)
            try #require(life.problems == [], "seed \(seed), the last link")
            try life.leave(&random)
            try #require(life.problems == [], "seed \(seed), the user's last act")
        }
        let events = [
            "operation", "link", "route", "swipe", "back", "tap", "alert", "sign-in", "sign-out",
            "launch",
        ]
        #expect(events.allSatisfy { counts[$0, default: 0] > 10 }, "\(counts)")
    }
}

/// A window of an app that holds links to what needs a signed-in user.
@MainActor
private final class Life {
    private(set) var host: ModelHost
    private var isSignedIn: Bool
    private let guarded: @MainActor (TestRoute) -> Bool
    private let wall: TestRoute?
    /// The link that waits, according to the log.
    private var held: String?
    private var isStarting = false
    /// What is wrong.
    private(set) var problems: [String] = []

    private var navigator: Navigator<TestRoute> { host.navigator }

    init(_ random: inout SeededGenerator) {
        isSignedIn = random.number(0..<3) == 0
        let guards: [@MainActor (TestRoute) -> Bool] = [
            { $0 == .profile }, { $0.place.tabs == [.profile] },
            { $0 == .item(1) || $0 == .news(1) }, { _ in false },
        ]
        guarded = guards[random.number(0..<guards.count)]
        wall = [.checkout(0), .onboarding, nil][random.number(0..<3)]
        host = ModelHost(Navigator())
        launch(from: nil, with: nil)
    }

    private func launch(from saved: String?, with link: TestRoute?) {
        let navigator = Navigator<TestRoute>()
        navigator.policies.link = { [unowned self] route, _ in
            isSignedIn || !guarded(route) ? .allow : .hold(opening: wall)
        }
        navigator.policies.log = { [unowned self] in note($0?.absoluteString ?? "saved", $1) }
        held = nil
        isStarting = true
        if let link { navigator.open(link.url()) }
        navigator.start(restoring: saved)
        (isStarting, host) = (false, ModelHost(navigator))
    }

    private func note(_ link: String, _ outcome: LinkOutcome<TestRoute>) {
        switch outcome {
        case .held: held = link
        // A link before the start takes the place of the saved one.
        case .dropped where held != link && !(isStarting && link == "saved"):
            problems.append("\(link) is dropped, not \(held ?? "-")")
        default: if held == link { held = nil }
        }
    }

    /// Something that happens. Returns its name.
    func event(_ random: inout SeededGenerator) throws -> String {
        defer { check() }
        switch random.number(0..<20) {
        case 0, 1:
            random.operation().apply(to: navigator, in: host.front)
            return "operation"
        case 2, 3:
            navigator.open(random.route().url())
            return "link"
        case 4:
            navigator.open(random.route())
            return "route"
        case 5 where host.swipe({ _ in }), 14 where host.swipe({ _ in }): return "swipe"
        case 6 where host.startBack(), 16 where host.startBack(): return "back"
        case 7 where host.screen.isEmpty && host.isTouchable:
            host.tapLater(random.tab())
            return "tap"
        case 8 where random.number(0..<2) == 0:
            host.hasAlert.toggle()
            return "alert"
        case 9 where !isSignedIn:
            isSignedIn = true
            let wasWaiting = navigator.waitingLink
            navigator.followHeldLink()
            if let wall = wasWaiting?.wall, navigator.waitingLink?.wall == wall {
                problems.append("the sign-in stays")
            }
            return "sign-in"
        case 10 where isSignedIn:
            isSignedIn = false
            navigator.reset()
            return "sign-out"
        case 11 where random.number(0..<2) == 0:
            relaunch(with: random.number(0..<2) == 0 ? random.route() : nil)
            return "launch"
        case 12: try settle(&random)
        case 13: host.speak()
        default: try host.draw(&random)
        }
        return "time"
    }

    /// The app is ended, and started again, perhaps by a link.
    private func relaunch(with link: TestRoute?) {
        let (saved, held) = (navigator.snapshot, navigator.heldLink)
        let restorable = navigator.state.longestRestorablePart
        if State(restoring: saved) != restorable { problems.append("not restored: \(saved)") }
        launch(from: saved, with: link)
        let state = navigator.state
        let expected = restorable.after { if let route = link ?? held { $0.follow(route) } }
        if isSignedIn, state != expected { problems.append("\(state.snapshot) from \(saved)") }
        for route in state.allShown
        where !isSignedIn && route.chainWithRoot(in: state).contains(where: guarded) {
            problems.append("\(route) is restored, which the policy holds")
        }
    }

    /// A link comes while the user does something else, which is reported before or after the link
    /// is drawn.
    func follow(_ link: TestRoute, _ random: inout SeededGenerator) throws {
        for _ in 0..<random.number(0..<3) {
            switch random.number(0..<4) {
            case 0: _ = host.swipe { _ in }
            case 1: _ = host.startBack()
            case 2 where host.screen.isEmpty: host.tapLater(random.tab())
            default: host.hasAlert = random.number(0..<2) == 0
            }
        }
        navigator.open(link.url())
        for _ in 0..<random.number(0..<6) {
            if random.number(0..<2) == 0 { try host.draw(&random) } else { host.speak() }
        }
        try settle(&random)
        // What a link waits for may be what the user left.
        let isShown =
            link.place.isInterruptible ? navigator.current == link : navigator.state.hasScreen(link)
        if navigator.waitingLink == nil, !isShown { problems.append("\(link) is lost") }
    }

    /// The user leaves the screen that is shown.
    func leave(_ random: inout SeededGenerator) throws {
        let (before, front) = (navigator.state, host.front)
        if !host.path(of: front).isEmpty {
            host.goBack()
            if navigator.waitingLink == nil, navigator.state == before {
                problems.append("the user cannot go back")
            }
        } else if host.swipe({ _ in }) {
            try settle(&random)
            if navigator.waitingLink == nil, navigator.state.contains(front) {
                problems.append("\(front.root) stays")
            }
        } else if host.screen.isEmpty {
            let tab = random.tab()
            host.tap(tab)
            if navigator.selectedTab != tab { problems.append("the user cannot select \(tab)") }
        }
        try settle(&random)
    }

    /// A link waits if and only if the log says so, and for something that is there.
    private func check() {
        let state = navigator.state
        guard let link = navigator.waitingLink else {
            if let held { problems.append("\(held) is lost") }
            return
        }
        if held == nil { problems.append("\(link) waits, and the log doesn't say so") }
        if let target = link.target {
            let after = state.following(target, isKept: target == link.wall)
            let blockers = state.unclosable(missingIn: after)
            if blockers.isEmpty { problems.append("\(link) waits for what is gone") }
        } else if let wall = link.wall, !state.hasScreen(wall) {
            problems.append("\(link) waits for a screen that is gone")
        }
    }

    /// Waits until everything is drawn, and checks that it is what the state says.
    func settle(_ random: inout SeededGenerator) throws {
        host.hasAlert = false
        try host.settle(&random)
        check()
        let (state, roots) = (navigator.state, host.screen.map(\.root))
        if roots != state.modals.map(\.root) {
            problems.append("the modals \(roots) are drawn: \(state.snapshot)")
        }
        if !host.isTabDrawn { problems.append("the tab \(host.tab) is drawn: \(state.snapshot)") }
        let top = host.path(of: host.front).last ?? host.front.root
        if top != state.current { problems.append("\(top) is drawn: \(state.snapshot)") }
    }
}

extension Operation {
    /// Applies the operation to the stack of a layer.
    @MainActor fileprivate func apply(to navigator: Navigator<TestRoute>, in layer: State.Layer) {
        navigator.router(of: layer).update { apply(to: &$0.edit) }
    }
}

extension State {
    /// The routes of all screens of the selected tab and of the modals.
    fileprivate var allShown: [TestRoute] {
        [.root(of: selectedTab)] + stack(of: selectedTab) + modals.flatMap { [$0.root] + $0.stack }
    }
}

extension TestRoute {
    /// What a link to the route shows.
    fileprivate func chainWithRoot(in state: State) -> [TestRoute] {
        if !place.opensInPlace { return [self] }
        let tab = place.tabs.contains(state.selectedTab) ? state.selectedTab : place.tabs.first
        return chain + (tab.map { [.root(of: $0)] } ?? [])
    }
}
