import RouteNavigation
import RouteRuntime
import Testing

/// Routes that are shown differently than the spec says, double taps, and links that would close a screen.
@MainActor
@Suite struct PolicyTests {
    private let navigator = Navigator<TestRoute>()

    init() {
        navigator.start()
    }

    @Test("A route that is pushed or presented against the spec is shown as the spec says")
    func followSpec() {
        #expect(navigator.push(.item(1), .edit(1), .editName(1)))
        #expect(navigator.stack(of: .home) == [.item(1)])
        #expect(navigator.modals == [.init(root: .edit(1), stack: [.editName(1)])])
        #expect(navigator.router(of: .home).present(.comments(1), stack: [.reply(1, 2)]))
        #expect(navigator.stack(of: .home) == [.item(1), .comments(1), .reply(1, 2)] && navigator.modalCount == 1)
        #expect(navigator.push(.profile, .notice(1)) && navigator.modalCount == 0)
        #expect(navigator.selectedTab == .profile && navigator.stack(of: .profile) == [.notice(1)])
    }

    @Test("So are the routes of a stack that is replaced or presented, and nothing in a modal that is not there")
    func stacks() {
        #expect(navigator.replaceStack([.item(1), .edit(1), .editName(1)]))
        #expect(navigator.stack(of: .home) == [.item(1)])
        #expect(navigator.modals == [.init(root: .edit(1), stack: [.editName(1)])])
        #expect(navigator.replaceStack([.comments(1), .comments(1)]) && !navigator.replaceStack([.comments(1)]))
        #expect(navigator.modals == [.init(root: .edit(1), stack: [.comments(1)])])
        #expect(navigator.present(.checkout(1), stack: [.item(1), .image("a"), .caption("a")], over: .tab(.home)))
        let presented = State().after {
            $0.present(.checkout(1), stack: [.item(1)])
            $0.present(.image("a"), stack: [.caption("a")])
        }
        #expect(navigator.modals == presented.modals)
        #expect(!navigator.push(.item(1), .edit(2), in: .modal(2)) && navigator.modalCount == 2)
    }

    @Test("The screen that a held link waits for is shown as a link to it is")
    func heldOverTheCurrentScreen() {
        navigator.policies.link = { route, _ in route == .item(1) ? .hold(opening: .notice(0)) : .allow }
        navigator.select(.settings)
        #expect(navigator.handle(TestRoute.item(1).url()) == .held)
        #expect(navigator.selectedTab == .settings && navigator.stack(of: .settings) == [.notice(0)])
        #expect(navigator.back() && navigator.heldLink == nil)
    }

    @Test("One call can present a route otherwise, and its state and snapshot keep that")
    func presentedOtherwise() throws {
        #expect(navigator.present(.item(1), as: .sheet) && !navigator.present(.item(1), as: .sheet))
        #expect(navigator.router(of: try #require(navigator.modal(at: 0))).present(.edit(1), as: .cover))
        #expect(navigator.modals.map(\.isCover) == [false, true] && navigator.modal(at: 1)?.isCover == true)
        #expect(State(restoring: navigator.snapshot) == navigator.state)
        #expect(navigator.open(.edit(1)) && navigator.modals == [.init(root: .edit(1))])
        #expect(navigator.dismiss() && navigator.present(.item(1), as: .cover, stack: [.comments(1), .comments(1)]))
        #expect(navigator.modals == [.init(root: .item(1), as: .cover, stack: [.comments(1)])])
    }

    @Test("A double tap does not push or present twice")
    func doubleTaps() {
        let router = navigator.router(of: .home)
        #expect(router.push(.item(1)) && !router.push(.item(1)) && !router.show(.item(1)))
        #expect(router.push(.item(2)) && router.push(.item(1)))
        #expect(router.show(.edit(1)) && !router.show(.edit(1)) && !navigator.present(.edit(1)))
        #expect(navigator.present(.image("a")) && !navigator.present(.image("a")) && navigator.modalCount == 2)
        #expect(router.show(.edit(2)) && navigator.modals.map(\.root) == [.edit(2)])
    }

    @Test("A link waits until the screen that links do not close is gone, and is followed then")
    func interruption() {
        var log: [String] = []
        navigator.policies.log = { log.append("\($0?.absoluteString ?? "saved"): \($1)") }
        navigator.present(.onboarding)
        #expect(navigator.handle(TestRoute.item(1).url()) == .held)
        #expect(navigator.current == .onboarding && navigator.heldLink?.reason == .screen)
        navigator.push(.caption("a"))
        #expect(navigator.heldLink != nil)
        #expect(navigator.dismiss() && navigator.current == .item(1) && navigator.heldLink == nil)
        #expect(log == ["test://item/1: held", "test://item/1: \(LinkOutcome.opened(TestRoute.item(1)))"])
    }

    @Test("A link that closes nothing of it is followed at once")
    func noInterruption() {
        navigator.present(.onboarding)
        #expect(navigator.handle(TestRoute.image("a").url()) == .opened(.image("a")) && navigator.modalCount == 2)
        #expect(navigator.handle(TestRoute.notice(1).url()) == .opened(.notice(1)) && navigator.modalCount == 2)
    }

    @Test("A link to a screen that links do not close changes nothing in it, and shows its stack")
    func flowAgain() {
        navigator.present(.onboarding, stack: [.notice(1)])
        let state = navigator.state
        #expect(navigator.handle(TestRoute.onboarding.url()) == .opened(.onboarding) && navigator.state == state)
        navigator.reset()
        navigator.push(.draft(1), .comments(1))
        navigator.open(.editName(1))
        #expect(navigator.handle(TestRoute.draft(1).url()) == .opened(.draft(1)))
        #expect(navigator.state == State().after { $0.push(.draft(1), .comments(1)) })
    }

    @Test(
        "A second link that is held does not change the sign-in that is open",
        arguments: [TestRoute.onboarding, .edit(9)])
    func heldTwice(opening: TestRoute) {
        navigator.policies.link = { route, _ in route.tab == .home ? .hold(opening: opening) : .allow }
        #expect(navigator.handle(TestRoute.item(1).url()) == .held && navigator.current == opening)
        navigator.push(.notice(7))
        let state = navigator.state
        #expect(navigator.handle(TestRoute.item(2).url()) == .held && navigator.state == state)
        #expect(navigator.heldLink?.route == .item(2))
    }

    @Test("A screen that a link waits for is shown")
    func blocker() {
        navigator.push(.draft(1), .comments(1))
        navigator.open(.editName(1))
        #expect(navigator.handle(TestRoute.item(1).url()) == .held && navigator.current == .draft(1))
        navigator.present(.onboarding)
        navigator.present(.image("a"))
        #expect(navigator.handle(TestRoute.profile.url()) == .held && navigator.current == .onboarding)
        #expect(navigator.heldLink?.url == TestRoute.profile.url())
    }

    @Test("A half-filled form in a tab's stack is kept, too, and a link to another tab does not close it")
    func form() {
        navigator.push(.draft(1))
        #expect(navigator.handle(TestRoute.edit(1).url()) == .opened(.edit(1)))
        #expect(navigator.handle(TestRoute.item(1).url()) == .held && navigator.current == .draft(1))
        navigator.pop()
        #expect(navigator.current == .item(1))
    }

    @Test("A redirect, a fallback, and a screen that a link waits for close nothing of it either")
    func otherTargets() {
        let nowhere = _Route.url("test://nowhere")
        navigator.present(.onboarding)
        navigator.policies.link = { route, _ in route == .item(1) ? .redirect(.item(2)) : .hold(opening: .edit(1)) }
        navigator.policies.unmatched = .open(.item(3))
        #expect(navigator.handle(TestRoute.item(1).url()) == .held && navigator.heldLink?.route == .item(1))
        #expect(navigator.handle(TestRoute.settings.url()) == .held && navigator.current == .onboarding)
        #expect(navigator.heldLink?.reason == .screen)
        #expect(navigator.handle(nowhere) == .held && navigator.heldLink?.url == nowhere)
        navigator.dismiss()
        #expect(navigator.current == .item(3) && navigator.heldLink == nil)
    }

    @Test("A screen that was opened for a link does not keep the link from being followed")
    func openedForALink() {
        navigator.policies.link = { route, _ in route == .item(1) ? .hold(opening: .onboarding) : .allow }
        navigator.handle(TestRoute.item(1).url())
        navigator.policies.link = { _, _ in .allow }
        #expect(navigator.followHeldLink() == .opened(.item(1)) && navigator.modalCount == 0)
    }

    @Test("Links of the app's own text stay in the app")
    func matched() {
        #expect(navigator.handleIfMatched(TestRoute.item(1).url()) && navigator.current == .item(1))
        #expect(!navigator.handleIfMatched(_Route.url("test://nowhere")) && navigator.current == .item(1))
    }
}
