import RouteRuntime
import Testing

@testable import RouteNavigation

/// Routes that are shown differently than the spec says, double taps, and links that would close a
/// screen.
@MainActor
@Suite struct PolicyTests {
    private let navigator = Navigator<TestRoute>()

    init() {
        navigator.start()
    }

    @Test("A route that is pushed or presented against the spec is shown as the spec says")
    func followSpec() {
        let home = navigator.router(of: .home)
        #expect(navigator.push(.item(1), .edit(1), .editName(1)))
        #expect(
            home.path == [.item(1)]
                && navigator.state.modals == [.init(root: .edit(1), stack: [.editName(1)])])
        #expect(home.push(.comments(1)))
        #expect(home.path == [.item(1), .comments(1)] && navigator.modalRouters.count == 1)
        #expect(navigator.push(.profile, .notice(1)) && navigator.state.modals.isEmpty)
        #expect(
            navigator.selectedTab == .profile && navigator.state.stack(of: .profile) == [.notice(1)]
        )
        #expect(navigator.update { $0.push(.edit(1), .home) } && navigator.current == .home)
    }

    @Test(
        "A route of other tabs goes on the stack of its own, which is selected if the user sees the stack"
    )
    func otherTabs() {
        navigator.push(.item(1))
        navigator.select(.profile)
        #expect(navigator.push(.item(2), .source(1)) && navigator.selectedTab == .home)
        #expect(navigator.state.stack(of: .home) == [.item(1), .item(2), .source(1)])
        let profile = navigator.router(of: .profile)
        #expect(
            profile.update { $0.push(.news(1), .news(2), .notice(1)) }
                && navigator.selectedTab == .home)
        #expect(
            navigator.state.stack(of: .home).suffix(3) == [.news(1), .news(2), .notice(1)]
                && profile.path == [])
        navigator.select(.profile)
        navigator.push(.onboarding)
        let state = navigator.state
        #expect(profile.push(.preferences(.language)) && navigator.state.modals == state.modals)
        #expect(
            navigator.selectedTab == .profile
                && navigator.router(of: .settings).path == [.preferences(.language)])
        #expect(
            navigator.push(.item(3)) && navigator.current == .item(3),
            "a modal takes the routes of every tab")
        #expect(navigator.state.modals == [.init(root: .onboarding, stack: [.item(3)])])
    }

    @Test(
        "A link to a route of two tabs opens it in the selected one if it can, otherwise in the first"
    )
    func twoTabs() {
        for (selected, tab) in [(Tab.settings, Tab.settings), (.home, .home), (.profile, .home)] {
            let navigator = Navigator<TestRoute>()
            navigator.start()
            var asked: [TestRoute] = []
            navigator.policies.link = { route, _ in
                asked.append(route)
                return .allow
            }
            navigator.select(selected)
            #expect(
                navigator.open(TestRoute.source(1).url()) == .opened(.source(1))
                    && navigator.selectedTab == tab)
            #expect(navigator.state.stack(of: tab) == [.news(1), .source(1)])
            #expect(asked == [.source(1), .news(1), .root(of: tab)])
        }
    }

    @Test("A route that a tab no longer has ends what is restored of its stack")
    func movedRoute() {
        let saved =
            #"{"version":1,"tab":"settings","stacks":{"settings":["news/1","item/1"],"profile":["news/1"]},"#
        let restored = State(restoring: saved + #""modals":[["checkout/1","item/1"]]}"#)
        let expected = State().after {
            $0.select(.settings)
            $0.push(.news(1), .checkout(1), .item(1))
        }
        #expect(restored == expected)
    }

    @Test("The screen that a held link waits for is shown as a link to it is")
    func heldOverTheCurrentScreen() {
        navigator.policies.link = { route, _ in
            route == .item(1) ? .hold(opening: .notice(0)) : .allow
        }
        navigator.select(.settings)
        #expect(navigator.open(TestRoute.item(1).url()) == .held)
        #expect(
            navigator.selectedTab == .settings
                && navigator.state.stack(of: .settings) == [.notice(0)])
        #expect(navigator.back() && navigator.heldLink == nil)
    }

    @Test("A double tap does not push or present twice")
    func doubleTaps() {
        let router = navigator.router(of: .home)
        #expect(router.push(.item(1)) && !router.push(.item(1)) && !router.push(.item(1)))
        #expect(router.push(.item(2)) && router.push(.item(1)))
        #expect(router.push(.edit(1)) && !router.push(.edit(1)) && !navigator.push(.edit(1)))
        #expect(navigator.push(.image("a")) && !navigator.push(.image("a")))
        #expect(navigator.state.modals.map(\.root) == [.edit(1), .image("a")])
        #expect(router.push(.edit(2)) && navigator.state.modals.map(\.root) == [.edit(2)])
    }

    @Test("A link waits until the screen that links do not close is gone, and is followed then")
    func interruption() {
        var log: [String] = []
        navigator.policies.log = { log.append("\($0?.absoluteString ?? "saved"): \($1)") }
        navigator.push(.onboarding)
        #expect(navigator.open(TestRoute.item(1).url()) == .held)
        #expect(navigator.current == .onboarding && navigator.waitingLink?.target != nil)
        navigator.push(.caption("a"))
        #expect(navigator.heldLink != nil)
        #expect(
            navigator.dismissModal() && navigator.current == .item(1) && navigator.heldLink == nil)
        #expect(
            log == [
                "test://item/1: held", "test://item/1: \(LinkOutcome.opened(TestRoute.item(1)))",
            ])
    }

    @Test("A link that closes nothing of it is followed at once")
    func noInterruption() {
        navigator.push(.onboarding)
        #expect(
            navigator.open(TestRoute.image("a").url()) == .opened(.image("a"))
                && navigator.state.modals.count == 2)
        #expect(
            navigator.open(TestRoute.notice(1).url()) == .opened(.notice(1))
                && navigator.state.modals.count == 2)
    }

    @Test("A link to a screen that links do not close changes nothing in it, and shows its stack")
    func flowAgain() {
        navigator.push(.onboarding, .notice(1))
        let state = navigator.state
        #expect(
            navigator.open(TestRoute.onboarding.url()) == .opened(.onboarding)
                && navigator.state == state)
        navigator.reset()
        navigator.push(.draft(1), .comments(1))
        navigator.open(.editName(1))
        #expect(navigator.open(TestRoute.draft(1).url()) == .opened(.draft(1)))
        #expect(navigator.state == State().after { $0.push(.draft(1), .comments(1)) })
    }

    @Test(
        "A second link that is held does not change the sign-in that is open",
        arguments: [TestRoute.onboarding, .edit(9)])
    func heldTwice(opening: TestRoute) {
        navigator.policies.link = { route, _ in
            route.place.tabs == [.home] ? .hold(opening: opening) : .allow
        }
        #expect(navigator.open(TestRoute.item(1).url()) == .held && navigator.current == opening)
        navigator.push(.notice(7))
        let state = navigator.state
        #expect(navigator.open(TestRoute.item(2).url()) == .held && navigator.state == state)
        #expect(navigator.heldLink == .item(2))
    }

    @Test("A screen that a link waits for is shown")
    func blocker() {
        navigator.push(.draft(1), .comments(1))
        navigator.open(.editName(1))
        #expect(
            navigator.open(TestRoute.item(1).url()) == .held && navigator.current == .comments(1))
        #expect(
            navigator.state == State().after { $0.push(.draft(1), .comments(1)) },
            "with what is over it")
        navigator.push(.onboarding)
        navigator.push(.image("a"))
        #expect(
            navigator.open(TestRoute.profile.url()) == .held && navigator.current == .onboarding)
        #expect(navigator.heldLink == .profile)
    }

    @Test(
        "A half-filled form in a tab's stack is kept, too, and a link to another tab does not close it"
    )
    func form() {
        navigator.push(.draft(1))
        #expect(navigator.open(TestRoute.edit(1).url()) == .opened(.edit(1)))
        #expect(navigator.open(TestRoute.item(1).url()) == .held && navigator.current == .draft(1))
        navigator.back()
        #expect(navigator.current == .item(1))
    }

    @Test("A redirect, a fallback, and a screen that a link waits for close nothing of it either")
    func otherTargets() {
        let nowhere = _Route.url("test://nowhere")
        navigator.push(.onboarding)
        navigator.policies.link = { route, _ in
            route == .item(1) ? .redirect(.item(2)) : .hold(opening: .edit(1))
        }
        navigator.policies.unmatched = { _ in .item(3) }
        #expect(navigator.open(TestRoute.item(1).url()) == .held && navigator.heldLink == .item(1))
        #expect(
            navigator.open(TestRoute.settings.url()) == .held && navigator.current == .onboarding)
        #expect(navigator.waitingLink?.target != nil)
        #expect(navigator.open(nowhere) == .held && navigator.waitingLink?.url == nowhere)
        navigator.dismissModal()
        #expect(navigator.current == .item(3) && navigator.heldLink == nil)
    }

    @Test("Signing in closes only the sign-in, also without a link that waits")
    func closing() {
        navigator.push(.item(1))
        navigator.push(.image("a"))
        #expect(!navigator.close(.onboarding), "another window")
        navigator.push(.onboarding)
        #expect(
            navigator.followHeldLink() == nil && navigator.close(.onboarding)
                && navigator.current == .image("a"))
        navigator.policies.link = { _, _ in .hold(opening: .onboarding) }
        navigator.open(TestRoute.edit(1).url())
        #expect(
            navigator.cancelHeldLink() && !navigator.cancelHeldLink()
                && navigator.current == .image("a"))
    }

    @Test("Of two equal screens, the one that the user sees is meant, and a link closes neither")
    func equalScreens() {
        navigator.push(.draft(1), .edit(1), .draft(1))
        #expect(navigator.open(TestRoute.profile.url()) == .held && navigator.current == .draft(1))
        #expect(navigator.open(TestRoute.item(1).url()) == .held && navigator.current == .draft(1))
        #expect(navigator.close(.draft(1)) && navigator.state.modals == [.init(root: .edit(1))])
        #expect(navigator.state.stack(of: .home) == [.draft(1)] && navigator.waitingLink != nil)
        navigator.select(.settings)
        navigator.push(.image("a"))
        #expect(
            navigator.close(.draft(1)) && navigator.current == .item(1),
            "the link that waited for it")
        navigator.select(.settings)
        navigator.push(.image("a"))
        #expect(
            navigator.close(.item(1)) && navigator.current == .image("a"), "one in a hidden tab")
    }

    @Test("A screen that was opened for a link does not keep the link from being followed")
    func openedForALink() {
        navigator.policies.link = { route, _ in
            route == .item(1) ? .hold(opening: .onboarding) : .allow
        }
        navigator.open(TestRoute.item(1).url())
        navigator.policies.link = { _, _ in .allow }
        #expect(
            navigator.followHeldLink() == .opened(.item(1)) && navigator.state.modals.count == 0)
    }
}
