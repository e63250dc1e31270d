import RouteRuntime
import Testing

@testable import RouteNavigation

/// The navigator applies the state's operations, and the user's actions come back through it.
@MainActor
@Suite struct NavigatorTests {
    @Test("Operations of a navigator and of its routers are those of its state")
    func operations() throws {
        try forSeeds(1000) { seed, random in
            let navigator = Navigator(state: random.state())
            navigator.start()
            let operation = random.operation()
            var expected = navigator.state
            let isChanged = operation.apply(to: &expected)
            #expect(perform(operation, on: navigator) == isChanged, "seed \(seed), \(operation)")
            try #require(navigator.state == expected, "seed \(seed), \(operation)")
            for scope in expected.scopes {
                let navigator = Navigator(state: expected)
                navigator.start()
                let router = navigator.router(of: try #require(expected.layer(in: scope)))
                let (after, isChanged) = expected.after(operation, in: scope)
                #expect(perform(operation, on: router) == isChanged, "seed \(seed), \(operation)")
                try #require(navigator.state == after, "seed \(seed), \(operation)")
            }
        }
    }

    private func perform(_ operation: Operation, on window: some Navigating<TestRoute>) -> Bool {
        switch operation {
        case .push(let routes):
            return routes.count == 1
                ? window.push(routes[0]) : window.update { $0.edit.push(routes) }
        case .back: return window.back()
        case .backTo(let route): return window.back(to: route)
        case .popToRoot: return window.popToRoot()
        case .dismiss: return window.dismissModal()
        case .select(let tab): return window.select(tab)
        case .open(let route): return window.open(route)
        case .close(let route): return window.close(route)
        case .follow(let route): return window.update { $0.state.follow(route) }
        }
    }

    @Test("Law 8: a late userDismissed or userChangedPath of another layer changes nothing")
    func lateWords() throws {
        try forSeeds(1000) { seed, random in
            let earlier = random.state()
            let navigator = Navigator(state: random.state())
            let state = navigator.state
            for scope in earlier.scopes {
                let layer = try #require(earlier.layer(in: scope))
                guard !state.contains(layer) else { continue }
                let router = navigator.router(of: layer)
                #expect(
                    !router.userDismissed() && router.userChangedPath([.item(1)], from: []),
                    "seed \(seed)")
                #expect(
                    !router.push(.item(1)) && !router.dismissModal() && !router.back()
                        && !router.push(.edit(2)))
                try #require(navigator.state == state, "seed \(seed)")
            }
            for (depth, router) in navigator.modalRouters.enumerated().reversed() {
                #expect(router.userDismissed() && !router.userDismissed(), "seed \(seed)")
                try #require(
                    navigator.state == state.after { $0.dismiss(to: depth) }, "seed \(seed)")
            }
            #expect(!navigator.router(of: .home).userDismissed())
        }
    }

    @Test(
        "The user can only shorten or extend the path that is shown; any other belongs to a stack that is gone"
    )
    func paths() {
        let navigator = Navigator<TestRoute>()
        let home = navigator.router(of: .home)
        func write(_ path: [TestRoute], from shown: [TestRoute]? = nil) -> Bool {
            navigator.pass()
            return home.userChangedPath(path, from: shown ?? home.path)
        }
        navigator.push(.item(1), .comments(1), .reply(1, 0))
        #expect(write([.item(1)]) && home.path == [.item(1)])
        #expect(write([.item(1), .item(2)]) && home.path == [.item(1), .item(2)])
        #expect(!write([.item(2)]) && !write([.item(1), .item(3)]))
        #expect(write([.item(1), .item(2)], from: []), "it is the path already")
        #expect(write([], from: []), "written again while it changes")
        #expect(home.path == [.item(1), .item(2)])
        #expect(!write([.item(1), .item(2), .edit(1)]), "a link of SwiftUI, to a sheet's route")
        #expect(home.path == [.item(1), .item(2)] && navigator.current == .edit(1))
        navigator.select(.profile)
        #expect(write([]) && home.path == [] && navigator.selectedTab == .profile)
    }

    @Test(
        "A back swipe that is reported after a link or a push has come changes nothing, and the stack is drawn again"
    )
    func lateBackSwipes() {
        let changes: [(Navigator<TestRoute>) -> Void] = [
            { $0.open(TestRoute.item(1).url()) }, { $0.push(.comments(2)) },
        ]
        for change in changes {
            let navigator = Navigator<TestRoute>()
            navigator.start()
            navigator.push(.item(2))
            navigator.pass()
            let router = navigator.router(of: .home)
            change(navigator)
            // However long the view takes to draw it.
            navigator.pass(.seconds(9))
            let state = navigator.state
            #expect(!router.userChangedPath([], from: [.item(2)]) && navigator.state == state)
            let redraws = router.redraws
            #expect(
                isNotified(of: { router.pathToDraw }, by: { router.drawAgain() })
                    && router.redraws > redraws)
        }
    }

    @Test(
        "A tap on the selected tab pops it or is counted; one on another tab selects it",
        arguments: [true, false])
    func taps(isPopping: Bool) {
        let navigator = Navigator<TestRoute>()
        navigator.policies.tapPopsToRoot = isPopping
        navigator.push(.item(1))
        navigator.router(of: .profile).push(.notice(2))
        #expect(navigator.tabTapped(.profile) && navigator.selectedTab == .profile)
        #expect(navigator.current == .notice(2))
        #expect(navigator.tabTapped(.profile) == isPopping)
        #expect(navigator.current == (isPopping ? .profile : .notice(2)))
        #expect(navigator.reselections(of: .profile) == (isPopping ? 0 : 1))
        #expect(!navigator.tabTapped(.profile))
        #expect(
            navigator.reselections(of: .profile) == (isPopping ? 1 : 2), "at the root, as iOS does")
        #expect(navigator.router(of: .home).path == [.item(1)])
    }

    @Test("A tap on a tab that presents selects nothing, and the tab bar is drawn again")
    func presentingTab() {
        let navigator = Navigator<TestRoute>()
        navigator.policies.tapPushes = { $0 == .settings ? .checkout(1) : nil }
        #expect(!navigator.userSelected(.settings, from: .home))
        #expect(navigator.state == State().after { $0.push(.checkout(1)) })
        #expect(navigator.userSelected(.profile, from: .home) && navigator.selectedTab == .profile)
        #expect(navigator.select(.settings) && navigator.selectedTab == .settings, "the app may")
    }

    /// Waits until a task ends, or the test has taken too long.
    private func end(of task: Task<Void, Never>) async {
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    @Test("Code can wait until a screen is gone, however it goes", .timeLimit(.minutes(10)))
    func gone() async {
        let ways: [@MainActor (Navigator<TestRoute>) -> Void] = [
            { $0.activeRouter.dismissModal() }, { $0.activeRouter.userDismissed() },
            { $0.open(TestRoute.item(1).url()) }, { $0.reset() },
        ]
        for way in ways {
            let navigator = Navigator<TestRoute>()
            navigator.start()
            await navigator.untilGone(.checkout(1))
            navigator.push(.checkout(1))
            var isGone = false
            let router = navigator.router(of: .home)
            let waiting = Task {
                await router.untilGone(.checkout(1))
                isGone = true
            }
            while navigator.departures.isEmpty, !Task.isCancelled { await Task.yield() }
            navigator.push(.image("a"))
            await Task.yield()
            #expect(!isGone && navigator.dismissModal())
            way(navigator)
            await end(of: waiting)
            #expect(isGone)
            while !navigator.departures.isEmpty, !Task.isCancelled { await Task.yield() }
        }
    }

    @Test("Who is canceled waits no longer, and isn't kept", .timeLimit(.minutes(10)))
    func canceledWait() async {
        let navigator = Navigator<TestRoute>()
        navigator.push(.checkout(1))
        let waiting = Task { await navigator.untilGone(.checkout(1)) }
        while navigator.departures.isEmpty, !Task.isCancelled { await Task.yield() }
        waiting.cancel()
        await end(of: waiting)
        while !navigator.departures.isEmpty, !Task.isCancelled { await Task.yield() }
        #expect(navigator.current == .checkout(1))
    }

    @Test("Nobody waits for a window that is gone", .timeLimit(.minutes(10)))
    func goneWindow() async {
        var navigator: Navigator<TestRoute>? = Navigator()
        navigator?.push(.checkout(1))
        let router = navigator?.activeRouter
        let waiting = Task { _ = await router?.untilGone(.checkout(1)) }
        while navigator?.departures.isEmpty == true, !Task.isCancelled { await Task.yield() }
        navigator = nil
        await end(of: waiting)
        #expect(router?.navigator == nil)
    }

    @Test("A selection that the view shows, written again while the tab changes, is no tap")
    func repeatedSelections() {
        let navigator = Navigator<TestRoute>()
        navigator.router(of: .profile).push(.notice(1))
        navigator.select(.profile)
        navigator.userSelected(.home, from: .home)
        navigator.userSelected(.profile, from: .home)
        #expect(
            navigator.selectedTab == .profile && navigator.state.stack(of: .profile) == [.notice(1)]
        )
        navigator.userSelected(.home, from: .profile)
        navigator.userSelected(.profile, from: .profile)
        navigator.tabDrawn()
        #expect(navigator.userSelected(.profile, from: .home) && navigator.selectedTab == .profile)
        navigator.userSelected(.profile, from: .profile)
        #expect(
            navigator.state.stack(of: .profile) == [.notice(1)]
                && navigator.reselections(of: .profile) == 0)
        navigator.tabDrawn()
        navigator.userSelected(.profile, from: .profile)
        #expect(navigator.state.stack(of: .profile) == [])
    }

    @Test(
        "A tap that comes after the app has switched tabs is none, and the tab bar is drawn again")
    func lateTaps() throws {
        let navigator = Navigator<TestRoute>()
        navigator.presenterAppeared(.init("window"))
        navigator.pass()
        navigator.router(of: .profile).push(.notice(1))
        navigator.select(.profile)
        #expect(
            !navigator.userSelected(.settings, from: .home) && navigator.selectedTab == .profile)
        navigator.userSelected(.profile, from: .profile)
        #expect(
            navigator.state.stack(of: .profile) == [.notice(1)], "it was meant to select the tab")
        navigator.waited(for: try #require(navigator.awaited))
        navigator.userSelected(.profile, from: .profile)
        #expect(navigator.state.stack(of: .profile) == [] && navigator.awaited == nil)
    }

    @Test("A screen that was pushed can be left as soon as a tap can mean it, in any view")
    func quickBack() {
        let navigator = Navigator<TestRoute>()
        navigator.presenterAppeared(.init("window"))
        navigator.pass()
        let home = navigator.router(of: .home)
        for _ in 0..<3 {
            home.push(.item(1))
            navigator.pass(.milliseconds(99))
            #expect(!home.userChangedPath([], from: [.item(1)]) && home.path == [.item(1)])
            navigator.pass(.milliseconds(1))
            #expect(home.userChangedPath([], from: [.item(1)]) && home.path == [])
        }
        #expect(home.userChangedPath([.item(2)], from: []), "a link of the view library")
        #expect(home.userChangedPath([], from: [.item(2)]), "which the user has seen")
    }

    @Test("A gesture that is reported less than half a second after a link was begun before it")
    func half() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.presenterAppeared(.init("window"))
        navigator.push(.item(1))
        navigator.pass()
        let home = navigator.router(of: .home)
        navigator.open(TestRoute.item(1).url())
        navigator.pass(.milliseconds(99))
        let more = [TestRoute.item(1), .comments(1)]
        #expect(!home.userChangedPath(more, from: [.item(1)]), "a tap on what was there before")
        navigator.pass(.milliseconds(1))
        #expect(home.userChangedPath(more, from: [.item(1)]) && home.back())
        navigator.open(TestRoute.item(1).url())
        navigator.pass(.milliseconds(499))
        #expect(!home.userChangedPath([], from: [.item(1)]) && navigator.current == .item(1))
        navigator.pass(.milliseconds(1))
        #expect(home.userChangedPath([], from: [.item(1)]) && navigator.current == .home)
    }

    @Test(
        "A finger that holds a swipe longer than that takes no link away, and the next swipe works")
    func heldSwipe() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.presenterAppeared(.init("window"))
        navigator.push(.item(1))
        let home = navigator.router(of: .home)
        home.screenAppeared(.item(1))
        navigator.pass()
        for link in [TestRoute.item(1), .comments(1)] {
            home.screenAppeared(home.path.dropLast().last ?? .home)
            navigator.open(link.url())
            navigator.pass(.seconds(9))
            let path = home.path
            #expect(!home.userChangedPath(path.dropLast(), from: path) && navigator.current == link)
        }
        home.screenAppeared(.item(1))
        #expect(home.userChangedPath([.item(1)], from: home.path) && home.path == [.item(1)])
        home.screenAppeared(.home)
        home.screenAppeared(.item(1))
        navigator.open(TestRoute.item(1).url())
        navigator.pass()
        #expect(home.userChangedPath([], from: [.item(1)]), "the swipe before the link was undone")
    }

    @Test("What views write while the window appears is no act of the user")
    func earlyWrites() {
        let navigator = Navigator<TestRoute>()
        let saved = State().after { $0.open(.preferences(.language)) }
        navigator.start(restoring: saved.snapshot)
        let settings = navigator.router(of: .settings)
        func write() {
            #expect(!settings.userChangedPath([], from: settings.path))
            #expect(!navigator.userSelected(.home, from: .settings))
            navigator.userSelected(.settings, from: .settings)
            #expect(navigator.state == saved)
        }
        write()
        navigator.pass(.seconds(9))
        navigator.userSelected(.settings, from: .settings)
        #expect(navigator.state == saved, "before the tab bar is drawn")
        let window = Navigator<TestRoute>.ModalPresenter("window")
        #expect(navigator.modalToDraw(by: window) == nil)
        navigator.pass(.seconds(9))
        write()
        navigator.presenterAppeared(window)
        write()
        navigator.tabDrawn()
        write()
        navigator.pass(.milliseconds(100))
        #expect(navigator.userSelected(.home, from: .settings) && navigator.selectedTab == .home)
        navigator.pass()
        #expect(settings.userChangedPath([], from: settings.path) && settings.path == [])
    }

    @Test(
        "A link that waited for the screen that the user leaves is not lost to a tap that came with it"
    )
    func freedLink() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.presenterAppeared(.init("window"))
        let home = navigator.router(of: .home)
        navigator.push(.draft(1))
        navigator.pass()
        #expect(navigator.open(TestRoute.item(1).url()) == .held)
        navigator.pass()
        #expect(!home.userChangedPath([], from: [.draft(1)]) && navigator.current == .item(1))
        navigator.tabDrawn()
        navigator.userSelected(.home, from: .home)
        #expect(navigator.current == .item(1))
    }

    @Test("A link that comes before the stack of a tab is drawn isn't lost to a tap")
    func undrawnStack() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.presenterAppeared(.init("window"))
        navigator.select(.settings)
        navigator.push(.item(0))
        navigator.pass()
        navigator.open(TestRoute.item(2).url())
        #expect(!navigator.userSelected(.settings, from: .home) && navigator.current == .item(2))
    }

    @Test("A switch of tabs and a change of the path are drawn one after the other")
    func twoUpdates() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.presenterAppeared(.init("window"))
        let settings = navigator.router(of: .settings)
        navigator.open(.preferences(.language))
        #expect(settings.path == [.preferences(.language)] && settings.pathToDraw == [])
        #expect(isNotified(of: { settings.pathToDraw }, by: { navigator.tabDrawn() }))
        #expect(settings.pathToDraw == [.preferences(.language)])
        let switches = navigator.tabSwitches
        navigator.select(.home)
        navigator.open(.preferences(.language))
        #expect(
            navigator.tabSwitches == switches + 2,
            "so that views hear of a switch to the tab that they have")
    }

    @Test("A reset leaves nothing of the state or of a link that waits")
    func reset() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.policies.link = { _, _ in .hold() }
        navigator.open(TestRoute.item(1).url())
        navigator.open(.confirm(1))
        #expect(
            navigator.reset() && navigator.state == State() && navigator.heldLink == nil
                && !navigator.reset())
    }

    @Test("A link that the system delivers by two callbacks is one link, and later another one")
    func callbacks() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        var browsed = 0
        navigator.policies.unmatched = { _ in
            browsed += 1
            return nil
        }
        let nowhere = _Route.url("test://nowhere")
        navigator.pass(.zero)
        navigator.received(nowhere)
        navigator.pass(.milliseconds(999))
        navigator.received(nowhere)
        #expect(browsed == 1)
        navigator.received(TestRoute.item(1).url())
        navigator.received(nowhere)
        #expect(browsed == 2 && navigator.current == .item(1))
        navigator.pass()
        navigator.received(nowhere)
        #expect(browsed == 3)
        #expect(navigator.openIfMatched(TestRoute.item(2).url()) && navigator.current == .item(2))
        #expect(
            !navigator.openIfMatched(nowhere) && browsed == 3,
            "a link in a text, which goes to the system")
    }

    @Test("Two windows have two independent navigators")
    func windows() {
        let (first, second) = (Navigator<TestRoute>(), Navigator<TestRoute>())
        first.start()
        second.start()
        #expect(!isNotified(of: { second.state }, by: { first.open(TestRoute.reply(1, 2).url()) }))
        #expect(first.current == .reply(1, 2) && second.current == .home)
    }
}
