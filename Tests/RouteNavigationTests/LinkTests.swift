import RouteRuntime
import Testing

@testable import RouteNavigation

/// Links: one entry point, the policies, and links that arrive before the views exist.
@MainActor
@Suite struct LinkTests {
    private let navigator = Navigator<TestRoute>()
    private let nowhere = _Route.url("test://nowhere")

    @Test(
        "Law 8: start(restoring:) twice is once, and a held link ends on top of the restored state")
    func start() throws {
        try forSeeds(600) { seed, random in
            let saved = random.state()
            let restored = State(restoring: saved.snapshot)
            let links = (0..<random.number(0..<3)).map { _ in random.route() }
            let navigator = Navigator<TestRoute>()
            for link in links {
                if random.number(0..<2) == 0 {
                    #expect(navigator.open(link.url()) == .held, "seed \(seed)")
                } else {
                    #expect(!navigator.open(link) && navigator.heldLink == link, "seed \(seed)")
                }
                try #require(navigator.state == State(), "seed \(seed)")
            }
            #expect(
                navigator.start(restoring: saved.snapshot) && navigator.isStarted, "seed \(seed)")
            let expected = restored.after { state in if let link = links.last { state.follow(link) }
            }
            try #require(navigator.state == expected, "seed \(seed)")
            if let link = links.last { #expect(navigator.current == link, "seed \(seed)") }
            #expect(navigator.heldLink == nil, "seed \(seed)")
            #expect(!navigator.start(restoring: random.state().snapshot), "seed \(seed)")
            try #require(navigator.state == expected, "seed \(seed)")
        }
    }

    @Test("A route that is opened before the start waits as a link does, also if a router opens it")
    func earlyRoute() {
        var log: [LinkOutcome<TestRoute>] = []
        navigator.policies.log = { log.append($1) }
        navigator.policies.link = { route, _ in route == .comments(1) ? .refuse : .allow }
        #expect(
            !navigator.open(.item(1)) && !navigator.router(of: .home).open(.item(2))
                && navigator.current == .home)
        navigator.start(restoring: State().after { $0.open(.edit(1)) }.snapshot)
        #expect(navigator.current == .item(2) && navigator.router(of: .home).open(.comments(1)))
        #expect(log == [.held, .dropped, .held, .opened(.item(2))])
    }

    @Test("Without a saved state, start keeps the state; an unreadable state gives a first launch")
    func startWithoutState() {
        navigator.push(.item(1))
        #expect(navigator.start() && navigator.current == .item(1))
        let other = Navigator<TestRoute>()
        other.push(.item(1))
        #expect(other.start(restoring: "") && other.current == .item(1))
        let third = Navigator<TestRoute>()
        third.push(.item(1))
        #expect(third.start(restoring: "{corrupt") && third.state == State())
    }

    @Test("A link goes to its place, or is shown where the user is")
    func allowed() {
        navigator.start()
        #expect(navigator.open(TestRoute.reply(1, 2).url()) == .opened(.reply(1, 2)))
        #expect(navigator.state.stack(of: .home) == [.item(1), .comments(1), .reply(1, 2)])
        navigator.select(.settings)
        #expect(navigator.open(TestRoute.notice(3).url()) == .opened(.notice(3)))
        #expect(
            navigator.selectedTab == .settings
                && navigator.state.stack(of: .settings) == [.notice(3)])
    }

    @Test(
        "A sign-in wall: the link waits, the sign-in is shown, and the latest link is followed when the app says so"
    )
    func signInWall() {
        var isSignedIn = false
        navigator.policies.link = { route, _ in
            route.place.tabs == [.profile] && !isSignedIn ? .hold(opening: .checkout(0)) : .allow
        }
        navigator.start()
        #expect(navigator.open(TestRoute.edit(1).url()) == .held)
        #expect(navigator.current == .checkout(0))
        #expect(navigator.open(TestRoute.edit(2).url()) == .held)
        let signIn = navigator.activeRouter
        #expect(navigator.followHeldLink() == .held, "still not signed in")
        #expect(navigator.heldLink == .edit(2) && navigator.activeRouter === signIn)
        isSignedIn = true
        #expect(navigator.followHeldLink() == .opened(.edit(2)) && navigator.current == .edit(2))
        #expect(navigator.state.modals.count == 1 && navigator.followHeldLink() == nil)
    }

    @Test(
        "The policy is asked about every screen that a link shows, and the strictest answer counts")
    func chain() {
        navigator.start()
        navigator.policies.link = { route, _ in
            switch route {
            case .item(9), .preferences: .redirect(.image("a"))
            case .comments: .hold(opening: .checkout(0))
            case .item(1), .profile: .refuse
            default: .allow
            }
        }
        #expect(
            navigator.open(TestRoute.reply(1, 2).url()) == .refused(.reply(1, 2))
                && navigator.current == .home)
        #expect(
            navigator.open(TestRoute.edit(1).url()) == .refused(.edit(1)),
            "a tab's root is under it")
        #expect(
            navigator.open(TestRoute.reply(9, 2).url()) == .held
                && navigator.current == .checkout(0))
        #expect(navigator.open(TestRoute.preferences(.advanced).url()) == .redirected(.image("a")))
        #expect(
            navigator.open(TestRoute.notice(1).url()) == .opened(.notice(1)),
            "shown where the user is")
    }

    /// A navigator that holds links to the profile until the screen is done, and its log.
    private func wall(opening: TestRoute) -> (
        navigator: Navigator<TestRoute>, log: () -> [LinkOutcome<TestRoute>]
    ) {
        let navigator = Navigator<TestRoute>()
        var log: [LinkOutcome<TestRoute>] = []
        navigator.policies.link = { route, _ in
            route.place.tabs == [.profile] ? .hold(opening: opening) : .allow
        }
        navigator.policies.log = { if $0 == TestRoute.edit(1).url() { log.append($1) } }
        navigator.start()
        return (navigator, { log })
    }

    @Test(
        "A link that waits for a screen is dropped when that is gone, and when a later link is opened or held",
        arguments: [TestRoute.onboarding, .checkout(0), .item(5)])
    func gone(opening: TestRoute) {
        let ways: [(Navigator<TestRoute>) -> Void] = [
            { $0.back() }, { $0.update { $0.state = State() } }, { $0.open(.home) },
            { $0.open(TestRoute.edit(2).url()) },
        ]
        for way in ways {
            let (navigator, log) = wall(opening: opening)
            #expect(
                navigator.open(TestRoute.edit(1).url()) == .held && navigator.current == opening)
            way(navigator)
            #expect(log() == [.held, .dropped] && navigator.heldLink != .edit(1))
        }
        let (navigator, log) = wall(opening: opening)
        navigator.open(TestRoute.edit(1).url())
        navigator.policies.link = { _, _ in .allow }
        #expect(
            navigator.followHeldLink() == .opened(.edit(1)) && log() == [.held, .opened(.edit(1))])
        navigator.dismissModal()
        #expect(
            navigator.state == State().after { $0.select(.profile) }, "the screen is closed, too")
    }

    @Test("A link that waits for a root is dropped when the user leaves that tab")
    func leftRoot() {
        let (navigator, log) = wall(opening: .settings)
        #expect(navigator.open(TestRoute.edit(1).url()) == .held && navigator.current == .settings)
        navigator.push(.preferences(.language))
        #expect(navigator.heldLink != nil)
        navigator.tabTapped(.home)
        #expect(navigator.heldLink == nil && log() == [.held, .dropped])
    }

    @Test(
        "Signing in follows the link that waits for the sign-in to be gone, also if that is another one"
    )
    func replaced() {
        let (navigator, log) = wall(opening: .onboarding)
        navigator.open(TestRoute.edit(1).url())
        #expect(
            navigator.open(TestRoute.item(1).url()) == .held && navigator.current == .onboarding)
        #expect(log() == [.held, .dropped] && navigator.heldLink == .item(1))
        navigator.policies.link = { _, _ in .allow }
        #expect(navigator.followHeldLink() == .opened(.item(1)))
        #expect(navigator.state == State().after { $0.push(.item(1)) })
    }

    @Test("A later link that is opened ends the wait of one that waits for nothing on the screen")
    func later() {
        let (navigator, log) = wall(opening: .checkout(0))
        navigator.policies.link = { route, _ in route.place.tabs == [.profile] ? .hold() : .allow }
        #expect(navigator.open(TestRoute.edit(1).url()) == .held && navigator.current == .home)
        navigator.push(.item(1))
        #expect(navigator.heldLink != nil)
        #expect(navigator.open(TestRoute.item(2).url()) == .opened(.item(2)))
        #expect(navigator.heldLink == nil && log() == [.held, .dropped])
    }

    @Test("A screen that cannot be opened for a link now is opened when it can")
    func blocked() {
        let (navigator, log) = wall(opening: .preferences(.advanced))
        navigator.push(.onboarding)
        #expect(
            navigator.open(TestRoute.edit(1).url()) == .held && navigator.current == .onboarding)
        navigator.dismissModal()
        #expect(
            navigator.current == .preferences(.advanced) && navigator.waitingLink?.target == nil)
        #expect(log() == [.held, .held])
    }

    @Test(
        "A link for whose screen another must go waits quietly, and signing in closes the screen under that, too"
    )
    func blockedAgain() {
        let (navigator, log) = wall(opening: .checkout(0))
        var asked = 0
        let policy = navigator.policies.link
        navigator.policies.link = {
            asked += 1
            return policy($0, $1)
        }
        navigator.push(.checkout(0), .onboarding)
        #expect(navigator.open(TestRoute.edit(1).url()) == .held && log() == [.held])
        let questions = asked
        navigator.push(.notice(1))
        #expect(asked == questions && log() == [.held])
        navigator.policies.link = { _, _ in .allow }
        #expect(navigator.followHeldLink() == .opened(.edit(1)))
        #expect(navigator.state == State().after { $0.open(.edit(1)) })
    }

    @Test("A link that waits for two screens leaves the one in front that links don't close either")
    func twoScreens() {
        navigator.start()
        navigator.push(.draft(1))
        navigator.push(.payment)
        #expect(
            navigator.open(TestRoute.receipt(1).url()) == .held && navigator.current == .payment)
        #expect(
            navigator.dismissModal() && navigator.current == .draft(1)
                && navigator.heldLink == .receipt(1))
        #expect(navigator.back() && navigator.current == .receipt(1) && navigator.heldLink == nil)
    }

    @Test("Signing in also closes the sign-in for a URL that no route matches")
    func unmatchedBehindAWall() {
        let (navigator, _) = wall(opening: .onboarding)
        navigator.policies.unmatched = { _ in .item(9) }
        navigator.open(TestRoute.edit(1).url())
        #expect(navigator.open(nowhere) == .held && navigator.current == .onboarding)
        navigator.policies.link = { _, _ in .allow }
        #expect(
            navigator.followHeldLink() == .fallback(.item(9))
                && navigator.state == State().after { $0.push(.item(9)) })
    }

    @Test(
        "A link that is held again closes the screen that was opened for it",
        arguments: [TestRoute.image("a"), nil])
    func heldAgain(opening: TestRoute?) {
        let (navigator, _) = wall(opening: .checkout(0))
        navigator.open(TestRoute.edit(1).url())
        navigator.policies.link = { route, _ in route == .edit(1) ? .hold(opening: opening) : .allow
        }
        #expect(navigator.followHeldLink() == .held && navigator.heldLink == .edit(1))
        #expect(navigator.state.modals.map(\.root) == (opening.map { [$0] } ?? []))
        #expect(navigator.cancelHeldLink() && navigator.state == State())
    }

    @Test("A link refused after its wait closes the screen that was opened for it")
    func refusedLater() {
        let (navigator, _) = wall(opening: .checkout(0))
        navigator.open(TestRoute.edit(1).url())
        navigator.policies.link = { _, _ in .refuse }
        #expect(navigator.followHeldLink() == .refused(.edit(1)) && navigator.state == State())
    }

    @Test("Redirect, refuse, and a held link that is dropped")
    func decisions() {
        navigator.start()
        navigator.policies.link = { route, state in
            switch route {
            case .item(1): .redirect(.item(2))
            case .item(3): state.current == .home ? .refuse : .allow
            case .edit: .hold()
            default: .allow
            }
        }
        #expect(
            navigator.open(TestRoute.item(3).url()) == .refused(.item(3))
                && navigator.current == .home)
        #expect(
            navigator.open(TestRoute.item(1).url()) == .redirected(.item(2))
                && navigator.current == .item(2))
        #expect(navigator.open(TestRoute.item(3).url()) == .opened(.item(3)))
        #expect(navigator.open(TestRoute.edit(3).url()) == .held && navigator.current == .item(3))
        #expect(
            navigator.cancelHeldLink() && !navigator.cancelHeldLink() && navigator.heldLink == nil)
    }

    @Test("An unmatched URL goes to a policy and to the log")
    func unmatched() {
        let link = "test://item/1"
        var log: [String] = []
        var browsed: [RouteURL] = []
        navigator.policies.log = { log.append("\($0?.absoluteString ?? "saved"): \($1)") }
        #expect(navigator.open(TestRoute.item(1).url()) == .held)
        #expect(
            navigator.open(nowhere) == .unmatched,
            "ignored, it does not take the place of a link that waits")
        navigator.start()
        #expect(navigator.current == .item(1))
        navigator.policies.unmatched = { _ in .settings }
        #expect(
            navigator.open(nowhere) == .fallback(.settings) && navigator.current == .settings)
        navigator.policies.unmatched = {
            browsed.append($0)
            return nil
        }
        #expect(
            navigator.open(nowhere) == .unmatched && browsed == [nowhere]
                && navigator.current == .settings)
        #expect(
            log == [
                "\(link): held", "test://nowhere: unmatched",
                "\(link): \(LinkOutcome.opened(TestRoute.item(1)))",
                "test://nowhere: \(LinkOutcome.fallback(TestRoute.settings))",
                "test://nowhere: unmatched",
            ])
    }

    @Test(
        "The policy for URLs that no route matches is asked once, also if its answer waits for a screen"
    )
    func waitingFallback() {
        var asked = 0
        navigator.start()
        navigator.policies.unmatched = { _ in
            asked += 1
            return .item(asked)
        }
        navigator.push(.onboarding)
        #expect(navigator.open(nowhere) == .held)
        #expect(navigator.dismissModal() && navigator.current == .item(1) && asked == 1)
    }

    @Test("Cancel on a sign-in wall is one call: the wall goes, and with it the link")
    func cancel() {
        let (navigator, log) = wall(opening: .checkout(0))
        navigator.push(.checkout(0))
        #expect(navigator.activeRouter.dismissModal() && navigator.state == State(), "no link")
        navigator.open(TestRoute.edit(1).url())
        #expect(navigator.activeRouter.dismissModal() && navigator.state == State())
        #expect(navigator.heldLink == nil && log() == [.held, .dropped])
    }

    @Test("A fallback waits for the start, too")
    func earlyFallback() {
        navigator.policies.unmatched = { _ in .edit(9) }
        #expect(navigator.open(nowhere) == .held && navigator.current == .home)
        navigator.start(restoring: State().after { $0.push(.item(1)) }.snapshot)
        #expect(navigator.current == .edit(9) && navigator.state.stack(of: .home) == [.item(1)])
    }
}
