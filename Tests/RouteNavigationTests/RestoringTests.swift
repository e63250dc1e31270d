import RouteRuntime
import Testing

@testable import RouteNavigation

/// Which parts of a saved state are shown at the start, and which wait.
@MainActor
@Suite struct RestoringTests {
    /// The navigator of an app whose profile and settings need a signed-in user, and its log.
    @MainActor private final class Wall {
        var isSignedIn = false
        var log: [String] = []
        let navigator = Navigator<TestRoute>()

        init(_ decision: LinkDecision<TestRoute> = .hold(opening: .checkout(0))) {
            navigator.policies.link = { [unowned self] route, _ in
                isSignedIn || route.place.tabs == [.home] || route.place.tabs.isEmpty
                    ? .allow : decision
            }
            navigator.policies.log = { [unowned self] in
                log.append("\($0?.absoluteString ?? "saved"): \($1)")
            }
        }
    }

    private let signedIn = State().after {
        $0.push(.item(1))
        $0.open(.preferences(.language))
        $0.open(.editName(7))
    }

    @Test("A state that was saved while signed in waits at the wall, and is shown after it")
    func wall() {
        let wall = Wall()
        let navigator = wall.navigator
        #expect(navigator.start(restoring: signedIn.snapshot))
        #expect(
            navigator.state.modals.map(\.root) == [.checkout(0)] && navigator.selectedTab == .home)
        #expect(
            navigator.state.stack(of: .home) == [.item(1)]
                && navigator.state.stack(of: .settings) == [])
        #expect(navigator.heldLink == .editName(7) && navigator.waitingLink?.target == nil)
        let refused = [TestRoute.settings, .profile].map { "saved: \(LinkOutcome.refused($0))" }
        #expect(wall.log == refused + ["saved: held"])
        wall.isSignedIn = true
        #expect(
            navigator.followHeldLink() == .opened(.editName(7)) && navigator.current == .editName(7)
        )
        #expect(wall.log.last == "saved: \(LinkOutcome.opened(TestRoute.editName(7)))")
    }

    @Test(
        "What the policy refuses or redirects is left out, and nothing waits",
        arguments: [true, false])
    func refusal(isRedirect: Bool) {
        let wall = Wall(isRedirect ? .redirect(.onboarding) : .refuse)
        wall.navigator.start(restoring: signedIn.snapshot)
        #expect(
            wall.navigator.state == State().after { $0.push(.item(1)) }
                && wall.navigator.heldLink == nil)
        #expect(wall.log.first == "saved: \(LinkOutcome.refused(TestRoute.settings))")
    }

    @Test("Modals over a tab that the policy does not allow are not restored over another one")
    func modalsOverAClosedTab() {
        let navigator = Navigator<TestRoute>()
        navigator.policies.link = { route, _ in
            route == .profile ? .hold(opening: .checkout(0)) : .allow
        }
        navigator.start(restoring: State().after { $0.open(.editName(7)) }.snapshot)
        #expect(
            navigator.state == State().after { $0.push(.checkout(0)) }
                && navigator.heldLink == .editName(7))
    }

    @Test(
        "The policy is asked about every route with what is under it, and the rest of the stack goes"
    )
    func questions() {
        let navigator = Navigator<TestRoute>()
        var asked: [TestRoute] = []
        navigator.policies.link = { route, state in
            asked.append(route)
            if route == .comments(1) { #expect(state.stack(of: .home) == [.item(1)]) }
            return [.comments(1), .reply(1, 2)].contains(route) ? .hold() : .allow
        }
        let saved = State().after { $0.open(.reply(1, 2)) }
        navigator.start(restoring: saved.snapshot)
        #expect(navigator.current == .item(1) && navigator.heldLink == .reply(1, 2))
        #expect(asked.prefix(6) == [.home, .item(1), .home, .comments(1), .item(1), .home])
    }

    @Test(
        "A policy that guards a root or a parent guards what is restored of its routes anywhere, as for links"
    )
    func questionsAboutParents() {
        let saved = State().after { $0.push(.item(1), .comments(2), .edit(1)) }
        let navigator = Navigator<TestRoute>()
        navigator.policies.link = { route, _ in route == .profile ? .hold() : .allow }
        navigator.start(restoring: saved.snapshot)
        #expect(navigator.state == State().after { $0.push(.item(1), .comments(2)) })
        #expect(navigator.heldLink == .edit(1))
        let other = Navigator<TestRoute>()
        other.policies.link = { route, _ in route == .item(2) ? .refuse : .allow }
        other.start(restoring: saved.snapshot)
        #expect(other.state == State().after { $0.push(.item(1)) } && other.heldLink == nil)
    }

    @Test("The policy is asked about a route of several tabs in the tab that has it")
    func questionsAboutSeveralTabs() {
        let saved = State().after {
            $0.select(.settings)
            $0.push(.news(1))
            $0.select(.profile)
        }
        let navigator = Navigator<TestRoute>()
        navigator.policies.link = { route, _ in route == .home ? .refuse : .allow }
        navigator.start(restoring: saved.snapshot)
        #expect(navigator.state.selectedTab == .profile)
        #expect(navigator.state.stack(of: .settings) == [.news(1)])
    }

    @Test("Modals over a screen of a modal that the policy doesn't allow are not restored")
    func modalsOverAClosedScreen() {
        let navigator = Navigator<TestRoute>()
        navigator.policies.link = { route, _ in route == .editName(1) ? .refuse : .allow }
        let saved = State().after { $0.push(.edit(1), .editName(1), .notice(1), .image("a")) }
        navigator.start(restoring: saved.snapshot)
        #expect(navigator.state == State().after { $0.push(.edit(1)) })
    }

    @Test("A saved link that a link before the start drops is logged")
    func droppedSavedLink() {
        let wall = Wall()
        wall.navigator.start()
        wall.navigator.open(TestRoute.edit(1).url())
        let next = Wall()
        next.navigator.open(TestRoute.item(2).url())
        next.navigator.start(restoring: wall.navigator.snapshot)
        #expect(next.navigator.current == .item(2) && next.navigator.heldLink == nil)
        let opened = LinkOutcome.opened(TestRoute.item(2))
        #expect(next.log == ["test://item/2: held", "saved: dropped", "test://item/2: \(opened)"])
    }

    @Test("A link that came before the start takes the place of what waits at the wall")
    func linkAtStart() {
        let wall = Wall()
        wall.navigator.open(TestRoute.item(2).url())
        wall.navigator.start(restoring: signedIn.snapshot)
        #expect(wall.navigator.current == .item(2) && wall.navigator.heldLink == nil)
    }

    @Test(
        "A link that waits is saved, and waits again after the next start, until its wait is canceled"
    )
    func savedLink() {
        let wall = Wall()
        let navigator = wall.navigator
        navigator.start()
        #expect(!navigator.snapshot.contains("held"))
        #expect(
            isNotified(of: { navigator.snapshot }, by: { navigator.open(TestRoute.edit(1).url()) }))
        let saved = navigator.snapshot
        #expect(saved.hasPrefix(#"{"held":"edit/1","modals":[["checkout/0"]],"#))
        let next = Wall()
        next.navigator.start(restoring: saved)
        #expect(
            next.navigator.heldLink == .edit(1)
                && next.navigator.state.modals.map(\.root) == [.checkout(0)])
        next.navigator.pass()
        #expect(next.navigator.activeRouter.userDismissed())
        #expect(next.navigator.heldLink == nil && !next.navigator.snapshot.contains("held"))
        let later = Wall()
        later.isSignedIn = true
        later.navigator.start(restoring: saved)
        #expect(later.navigator.current == .edit(1) && later.navigator.heldLink == nil)
    }

    @Test("A route that is presented otherwise than it was ends what is restored of its stack")
    func presentations() {
        let restored = State(
            restoring: """
                {"version":1,"tab":"home","stacks":{"home":["item/1","edit/1","item/2"],"profile":["item/1"],\
                "settings":["language","profile"]},"modals":[["edit/1","editName/1","confirm/1"],["item/3"],["image/a"]]}
                """)
        let expected = State().after {
            $0.push(.item(1))
            $0.select(.profile)
            $0.push(.item(1))
            $0.select(.settings)
            $0.push(.preferences(.language))
            $0.select(.home)
            $0.push(.edit(1), .editName(1))
        }
        #expect(restored == expected)
    }

    @Test("A modal whose root is gone takes those over it along")
    func goneRoot() {
        let saved =
            #"{"version":1,"tab":"home","stacks":{},"modals":[["image/a"],["gone/1","item/1"],["checkout/1"]]}"#
        #expect(State(restoring: saved).modals.map(\.root) == [.image("a")])
    }

    @Test("A saved state that comes after the start is restored, unless something is shown already")
    func lateState() {
        let saved = State().after { $0.push(.item(1)) }
        let navigator = Navigator<TestRoute>()
        navigator.restoreLate(saved.snapshot)
        #expect(navigator.state == State(), "before the start")
        navigator.start(restoring: "")
        for text in ["", State().snapshot] {
            navigator.restoreLate(text)
            #expect(navigator.state == State())
        }
        navigator.restoreLate(saved.snapshot)
        #expect(navigator.state == saved)
        let linked = Navigator<TestRoute>()
        linked.start(restoring: "")
        linked.open(TestRoute.edit(1).url())
        linked.restoreLate(saved.snapshot)
        #expect(linked.state == State().after { $0.open(.edit(1)) })
    }
}
