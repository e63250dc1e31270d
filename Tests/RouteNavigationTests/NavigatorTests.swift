import RouteNavigation
import Testing

/// The navigator applies the state's operations, and the user's actions come back through it.
@MainActor
@Suite struct NavigatorTests {
    @Test("Operations of a navigator are those of its state")
    func operations() throws {
        try forSeeds(5000) { seed, random in
            let navigator = Navigator(state: random.state())
            let operation = random.operation()
            guard operation.isAsTheSpecSays(in: navigator.state) else { return }
            var expected = navigator.state
            let isChanged = operation.apply(to: &expected)
            let result = perform(operation, on: navigator)
            try #require(navigator.state == expected && result == isChanged, "seed \(seed), \(operation)")
        }
        let navigator = Navigator<TestRoute>()
        navigator.push(.item(1), .comments(1))
        navigator.present(.edit(1))
        #expect(navigator.dismissAll())
        #expect(navigator.stack(in: .tab(.home)) == [.item(1), .comments(1)])
    }

    private func perform(_ operation: Operation, on navigator: Navigator<TestRoute>) -> Bool {
        switch operation {
        case .push(let route, let scope): return navigator.push(route, in: scope)
        case .pop(let count, let scope): return navigator.pop(count, in: scope)
        case .popTo(let route, let scope): return navigator.pop(to: route, in: scope)
        case .popToRoot(let scope): return navigator.popToRoot(in: scope)
        case .replaceStack(let routes, let scope): return navigator.replaceStack(routes, in: scope)
        case .present(let route, let stack, let scope): return navigator.present(route, stack: stack, over: scope)
        case .dismiss: return navigator.dismiss()
        case .dismissTo(let depth): return navigator.dismiss(to: depth)
        case .select(let tab, let dismissing): return navigator.select(tab, dismissing: dismissing)
        case .back(let scope): return navigator.back(in: scope)
        case .show(let route, let scope): return navigator.show(route, in: scope)
        case .open(let route): return navigator.open(route)
        case .follow(let route): return navigator.update { $0.follow(route) }
        }
    }

    @Test("Law 8: a late userDismissed or userChangedPath of another layer changes nothing")
    func lateWords() throws {
        try forSeeds(5000) { seed, random in
            let earlier = random.state()
            let navigator = Navigator(state: random.state())
            let state = navigator.state
            for scope in earlier.scopes {
                let layer = try #require(earlier.layer(in: scope))
                let path = random.routes(upTo: 2)
                guard !state.contains(layer) else { continue }
                #expect(
                    !navigator.userDismissed(layer) && navigator.userChangedPath(path, from: [], in: layer),
                    "seed \(seed)")
                let router = navigator.router(of: layer)
                #expect(!router.push(.item(1)) && !router.dismiss() && !router.back() && !router.show(.item(2)))
                try #require(navigator.state == state, "seed \(seed)")
            }
            for depth in state.modals.indices.reversed() {
                let layer = try #require(state.layer(in: .modal(depth)))
                #expect(navigator.userDismissed(layer) && !navigator.userDismissed(layer), "seed \(seed)")
                try #require(navigator.state == state.after { $0.dismiss(to: depth) }, "seed \(seed)")
            }
            #expect(!navigator.userDismissed(navigator.router(of: .home).layer))
        }
    }

    @Test("The user can only shorten or extend the path that is shown; any other belongs to a stack that is gone")
    func paths() {
        let navigator = Navigator<TestRoute>()
        let home = navigator.router(of: .home).layer
        func write(_ path: [TestRoute], from shown: [TestRoute]? = nil) -> Bool {
            navigator.userChangedPath(path, from: shown ?? navigator.stack(of: .home), in: home)
        }
        navigator.push(.item(1), .comments(1), .reply(1, 0))
        #expect(write([.item(1)]) && navigator.stack(of: .home) == [.item(1)])
        #expect(write([.item(1), .item(2)]) && navigator.stack(of: .home) == [.item(1), .item(2)])
        #expect(!write([.item(2)]) && !write([.item(1), .item(3)]))
        #expect(write([.item(1), .item(2)], from: []), "it is the path already")
        #expect(write([], from: []), "written again while it changes")
        #expect(navigator.stack(of: .home) == [.item(1), .item(2)])
        #expect(!write([.item(1), .item(2), .edit(1)]), "a link of SwiftUI, to a sheet's route")
        #expect(navigator.stack(of: .home) == [.item(1), .item(2)] && navigator.current == .edit(1))
        navigator.select(.profile)
        #expect(write([]) && navigator.stack(of: .home) == [] && navigator.selectedTab == .profile)
    }

    @Test("A back swipe that is reported after a link or a push has come changes nothing, and the stack is drawn again")
    func lateBackSwipes() {
        let changes: [(Navigator<TestRoute>) -> Void] = [
            { $0.handle(TestRoute.item(1).url()) }, { $0.push(.comments(2)) },
        ]
        for change in changes {
            let navigator = Navigator<TestRoute>()
            navigator.start()
            navigator.push(.item(2))
            let router = navigator.router(of: .home)
            change(navigator)
            let state = navigator.state
            #expect(!navigator.userChangedPath([], from: [.item(2)], in: router.layer) && navigator.state == state)
            #expect(isNotified(of: { router.path }, by: { router.drawAgain() }))
        }
    }

    @Test(
        "A tap on the selected tab does what the policy says, on another one selects it",
        arguments: ReselectionPolicy.allCases)
    func taps(policy: ReselectionPolicy) {
        let navigator = Navigator<TestRoute>()
        navigator.policies.reselection = policy
        navigator.push(.item(1))
        navigator.push(.item(2), in: .tab(.profile))
        #expect(navigator.tabTapped(.profile) && navigator.selectedTab == .profile)
        #expect(navigator.stack(of: .profile) == [.item(2)])
        #expect(navigator.tabTapped(.profile) == (policy == .popToRoot))
        #expect(navigator.stack(of: .profile) == (policy == .popToRoot ? [] : [.item(2)]))
        #expect(navigator.reselections(of: .profile) == (policy == .signal ? 1 : 0))
        #expect(!navigator.tabTapped(.profile))
        let signals: [ReselectionPolicy: Int] = [.popToRoot: 1, .nothing: 0, .signal: 2]
        #expect(navigator.reselections(of: .profile) == signals[policy], "at the root, as iOS does")
        #expect(navigator.stack(of: .home) == [.item(1)])
    }

    @Test("A selection that the view shows, written again while the tab changes, is no tap")
    func repeatedSelections() {
        let navigator = Navigator<TestRoute>()
        navigator.push(.item(1), in: .tab(.profile))
        navigator.select(.profile)
        navigator.userSelected(.home, from: .home)
        navigator.userSelected(.profile, from: .home)
        #expect(navigator.selectedTab == .profile && navigator.stack(of: .profile) == [.item(1)])
        navigator.userSelected(.home, from: .profile)
        navigator.userSelected(.profile, from: .profile)
        navigator.tabDrawn()
        #expect(navigator.userSelected(.profile, from: .home) && navigator.selectedTab == .profile)
        navigator.userSelected(.profile, from: .profile)
        #expect(navigator.stack(of: .profile) == [.item(1)] && navigator.reselections(of: .profile) == 0)
        navigator.tabDrawn()
        navigator.userSelected(.profile, from: .profile)
        #expect(navigator.stack(of: .profile) == [])
    }

    @Test("A tap that comes after the app has switched tabs is none, and the tab bar is drawn again")
    func lateTaps() throws {
        let navigator = Navigator<TestRoute>()
        navigator.presenterAppeared(.init("window"))
        navigator.push(.item(1), in: .tab(.profile))
        navigator.select(.profile)
        #expect(!navigator.userSelected(.settings, from: .home) && navigator.selectedTab == .profile)
        navigator.userSelected(.profile, from: .profile)
        #expect(navigator.stack(of: .profile) == [.item(1)], "it was meant to select the tab")
        navigator.waited(for: try #require(navigator.awaited))
        navigator.userSelected(.profile, from: .profile)
        #expect(navigator.stack(of: .profile) == [] && navigator.awaited == nil)
    }

    @Test("A switch of tabs and a change of the path are drawn one after the other")
    func twoUpdates() {
        let navigator = Navigator<TestRoute>()
        navigator.presenterAppeared(.init("window"))
        let settings = navigator.router(of: .settings)
        navigator.open(.preferences(.language))
        #expect(settings.path == [.preferences(.language)] && settings.pathToDraw == [])
        #expect(isNotified(of: { settings.pathToDraw }, by: { navigator.tabDrawn() }))
        #expect(settings.pathToDraw == [.preferences(.language)])
    }

    @Test("A reset leaves nothing of the state or of a link that waits")
    func reset() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.policies.link = { _, _ in .hold() }
        navigator.handle(TestRoute.item(1).url())
        navigator.open(.confirm(1))
        #expect(navigator.reset() && navigator.state == State() && navigator.heldLink == nil && !navigator.reset())
    }

    @Test("Two windows have two independent navigators")
    func windows() {
        let (first, second) = (Navigator<TestRoute>(), Navigator<TestRoute>())
        first.start()
        second.start()
        #expect(!isNotified(of: { second.state }, by: { first.handle(TestRoute.reply(1, 2).url()) }))
        #expect(first.current == .reply(1, 2) && second.current == .home)
    }
}
