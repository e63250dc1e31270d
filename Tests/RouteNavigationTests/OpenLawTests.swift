import Testing

@testable import RouteNavigation

/// Laws 5 and 6: a route has one place.
@Suite struct OpenLawTests {
    @Test(
        "Law 5: open is idempotent, shows the route over its parent, and keeps other tabs' stacks")
    func place() throws {
        try forSeeds(4000) { seed, random in
            let state = random.state()
            let route = random.route()
            var opened = state
            opened.open(route)
            #expect(opened.current == route, "seed \(seed), \(route)")
            try #require(opened.after { $0.open(route) } == opened, "seed \(seed), \(route)")
            let tabs = route.place.tabs
            let isHere = tabs.isEmpty || tabs.contains(state.selectedTab)
            #expect(
                opened.selectedTab == (isHere ? state.selectedTab : tabs[0]),
                "seed \(seed), \(route)")
            for tab in Tab.allCases where tabs.isEmpty || tab != opened.selectedTab {
                #expect(opened.stack(of: tab) == state.stack(of: tab), "seed \(seed), \(route)")
            }
            if let parent = route.place.parent {
                #expect(opened.after { $0.back() }.current == parent, "seed \(seed), \(route)")
            } else if tabs.count > 1 {
                #expect(
                    opened.after { $0.back() }.current == .root(of: opened.selectedTab),
                    "seed \(seed), \(route)")
            }
        }
    }

    @Test("Law 6: open(url of the current route) reproduces every state that open made")
    func reproduction() throws {
        try forSeeds(4000) { seed, random in
            let opened = random.state().after { $0.open(random.route()) }
            let route = try #require(TestRoute(url: opened.current.url()), "seed \(seed)")
            try #require(opened.after { $0.open(route) } == opened, "seed \(seed), \(route)")
            // Even after the user has navigated in the route's own tab.
            guard let tab = route.place.tabs.first, opened.selectedTab == tab else { return }
            let elsewhere = opened.after {
                $0.select(tab)
                $0.popToRoot()
                $0.push([TestRoute.notice(1), .caption("a"), .notice(3)].shuffled(using: &random))
                $0.select(route.place.tabs.count > 1 ? tab : random.tab())
                $0.push(random.number(0..<2) == 0 ? .edit(2) : .image("a"), .item(7))
            }
            try #require(elsewhere.after { $0.open(route) } == opened, "seed \(seed), \(route)")
        }
    }

    @Test("A modal over the current screen opens over other modals, and only once")
    func modalsWithoutPlace() {
        var state = State()
        state.open(.edit(1))
        let before = state
        state.open(.caption("a"))
        #expect(state.modals == before.modals + [.init(root: .image("a"), stack: [.caption("a")])])
        #expect(state.after { $0.dismissModal() } == before)
        state.push(.onboarding)
        state.open(.image("a"))
        #expect(state.modals == before.modals + [.init(root: .image("a"))])
    }

    @Test("Parents of a modal are under it, with modals among them in order")
    func chains() {
        var state = State()
        state.push(.item(1))
        state.open(.confirm(7))
        #expect(state.selectedTab == .profile)
        #expect(state.stack(of: .home) == [.item(1)])
        #expect(state.stack(of: .profile) == [])
        #expect(
            state.modals == [
                .init(root: .edit(7), stack: [.editName(7)]), .init(root: .confirm(7)),
            ])
        state.open(.preferences(.advanced))
        #expect(state.stack(of: .settings) == [.preferences(.language)])
        #expect(state.modals == [.init(root: .preferences(.advanced))])
        state.open(.settings)
        #expect(state.current == .settings && state.modals.isEmpty)
    }

    @Test("Law 5: open keeps the modals that are presented already, as the same layers")
    func layers() {
        forSeeds(1000) { seed, random in
            let state = random.state()
            let opened = state.after { $0.open(random.route()) }
            for depth in state.modals.indices where opened.modals.indices.contains(depth) {
                guard state.modals[...depth].map(\.root) == opened.modals[...depth].map(\.root)
                else { break }
                #expect(
                    state.layer(in: .modal(depth)) == opened.layer(in: .modal(depth)),
                    "seed \(seed)")
            }
        }
    }

    @Test("A link to a route that is shown, not placed, adds it once")
    func follow() {
        var state = State()
        state.open(.edit(1))
        state.follow(.notice(2))
        state.follow(.notice(2))
        #expect(state.modals == [.init(root: .edit(1), stack: [.notice(2)])])
        state.follow(.checkout(3))
        #expect(state.modals.count == 2 && state.current == .checkout(3))
        state.follow(.item(4))
        #expect(state.selectedTab == .home && state.modals.isEmpty)
    }
}
