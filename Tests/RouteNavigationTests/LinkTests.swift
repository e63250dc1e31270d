import RouteNavigation
import RouteRuntime
import Testing

/// Links: one entrance, the policies, and the time before the views are there.
@MainActor
@Suite struct LinkTests {
    private let navigator = Navigator<TestRoute>()
    private let nowhere = _Route.url("test://nowhere")

    @Test("Law 8: start(restoring:) twice is once, and a held link ends on top of the restored state")
    func start() throws {
        try forSeeds(3000) { seed, random in
            let saved = random.state()
            let restored = State(restoring: saved.snapshot)
            let links = (0..<random.number(0..<3)).map { _ in random.route() }
            let navigator = Navigator<TestRoute>()
            for link in links {
                #expect(navigator.handle(link.url()) == .held, "seed \(seed)")
                try #require(navigator.state == State(), "seed \(seed)")
            }
            #expect(navigator.start(restoring: saved.snapshot) && navigator.isStarted, "seed \(seed)")
            let expected = restored.after { state in if let link = links.last { state.follow(link) } }
            try #require(navigator.state == expected, "seed \(seed)")
            if let link = links.last { #expect(navigator.current == link, "seed \(seed)") }
            #expect(navigator.heldLink == nil, "seed \(seed)")
            #expect(!navigator.start(restoring: random.state().snapshot), "seed \(seed)")
            try #require(navigator.state == expected, "seed \(seed)")
        }
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
        #expect(navigator.handle(TestRoute.reply(1, 2).url()) == .opened(.reply(1, 2)))
        #expect(navigator.stack(in: .tab(.home)) == [.item(1), .comments(1), .reply(1, 2)])
        navigator.select(.settings)
        #expect(navigator.handle(TestRoute.notice(3).url()) == .opened(.notice(3)))
        #expect(navigator.selectedTab == .settings && navigator.stack(in: .tab(.settings)) == [.notice(3)])
    }

    @Test("A sign-in wall: the link waits, the sign-in is shown, and the latest link is followed when the app says so")
    func signInWall() {
        var isSignedIn = false
        navigator.policies.link = { route, _ in
            route.tab == .profile && !isSignedIn ? .hold(opening: .checkout(0)) : .allow
        }
        navigator.start()
        #expect(navigator.handle(TestRoute.edit(1).url()) == .held)
        #expect(navigator.current == .checkout(0))
        #expect(navigator.handle(TestRoute.edit(2).url()) == .held)
        #expect(navigator.handle(TestRoute.item(1).url()) == .opened(.item(1)))
        #expect(navigator.heldLink?.url == TestRoute.edit(2).url())
        #expect(navigator.followHeldLink() == .held, "still not signed in")
        #expect(navigator.heldLink?.url == TestRoute.edit(2).url())
        isSignedIn = true
        #expect(navigator.followHeldLink() == .opened(.edit(2)) && navigator.current == .edit(2))
        #expect(navigator.modalCount == 1 && navigator.followHeldLink() == nil)
    }

    @Test("Redirect, refuse, and a held link that is dropped")
    func decisions() {
        navigator.start()
        navigator.policies.link = { route, state in
            switch route {
            case .item(1): .redirect(.item(2))
            case .item(3): state.current == .home ? .refuse : .allow
            default: .hold()
            }
        }
        #expect(navigator.handle(TestRoute.item(3).url()) == .refused(.item(3)) && navigator.current == .home)
        #expect(navigator.handle(TestRoute.item(1).url()) == .redirected(.item(2)) && navigator.current == .item(2))
        #expect(navigator.handle(TestRoute.item(3).url()) == .opened(.item(3)))
        #expect(navigator.handle(TestRoute.edit(3).url()) == .held && navigator.current == .item(3))
        #expect(navigator.dropHeldLink() && !navigator.dropHeldLink() && navigator.heldLink == nil)
    }

    @Test("An unmatched URL goes to a policy and to the log")
    func unmatched() {
        let link = "test://item/1"
        var log: [String] = []
        var browsed: [RouteURL] = []
        navigator.policies.log = { log.append("\(_Route.text($0)): \($1)") }
        #expect(navigator.handle(TestRoute.item(1).url()) == .held)
        #expect(navigator.handle(nowhere) == .unmatched, "ignored, it does not take the place of a link that waits")
        navigator.start()
        #expect(navigator.current == .item(1))
        navigator.policies.unmatched = .open(.settings)
        #expect(navigator.handle(nowhere) == .unmatched && navigator.current == .settings)
        navigator.policies.unmatched = .run { browsed.append($0) }
        #expect(navigator.handle(nowhere) == .unmatched && browsed == [nowhere] && navigator.current == .settings)
        #expect(
            log == [
                "\(link): held", "test://nowhere: unmatched", "\(link): \(LinkOutcome.opened(TestRoute.item(1)))",
                "test://nowhere: unmatched", "test://nowhere: unmatched",
            ])
    }

    @Test("A fallback waits for the start, too")
    func earlyFallback() {
        navigator.policies.unmatched = .open(.edit(9))
        #expect(navigator.handle(nowhere) == .held && navigator.current == .home)
        navigator.start(restoring: State().after { $0.push(.item(1)) }.snapshot)
        #expect(navigator.current == .edit(9) && navigator.stack(in: .tab(.home)) == [.item(1)])
    }
}
