import Testing

@testable import RouteNavigation

/// Law 9: an operation notifies exactly the observers of what changed.
@MainActor
@Suite struct ObservationLawTests {
    /// A part of a navigator, and its value.
    private struct Part {
        let name: String
        let read: @MainActor (Navigator<TestRoute>) -> AnyHashable
    }

    private static let window = Navigator<TestRoute>.ModalPresenter("window")

    private static let parts: [Part] =
        [
            Part(name: "state") { $0.state },
            Part(name: "snapshot") { $0.snapshot },
            Part(name: "current") { $0.current },
            Part(name: "selectedTab") { $0.selectedTab },
            Part(name: "modalRouters") { $0.modalRouters.map(\.layer) },
        ]
        + Tab.allCases.map { tab in Part(name: "\(tab)") { $0.router(of: tab).path } }
        + (0..<4).map { depth in
            Part(name: "modal \(depth)") { navigator in
                navigator.modalRouters.dropFirst(depth).first.map { $0.path } ?? []
            }
        }
        + [Part(name: "modal to draw") { $0.modalToDraw(by: window) }]

    @Test("Law 9: an operation notifies exactly the observers of what changed")
    func exactness() throws {
        try forSeeds(600) { seed, random in
            let navigator = Navigator(state: random.state())
            if random.number(0..<2) == 0 {
                navigator.presenterAppeared(Self.window)
                if let modal = navigator.modalRouters.first?.layer {
                    navigator.presenterAppeared(.init("modal", in: modal))
                }
            }
            let operation = random.operation()
            let (layers, old) = (navigator.modalRouters.map(\.layer), navigator.state)
            let before = Self.parts.map { $0.read(navigator) }
            let observers = Self.parts.map { part in Observer { part.read(navigator) } }
            let isChanged = navigator.update { operation.apply(to: &$0.edit) }
            for (index, part) in Self.parts.enumerated() {
                let differs = part.read(navigator) != before[index]
                if part.name == "state" {
                    #expect(isChanged == (differs || navigator.state.differs(from: old)))
                }
                // A modal's router is read by way of all of them.
                let isOfModal =
                    part.name.hasPrefix("modal ") && navigator.modalRouters.map(\.layer) != layers
                // Equal snapshots mean equal states, because all these routes have different URLs.
                try #require(
                    observers[index].isNotified
                        == (differs || isOfModal && part.name != "modal to draw"),
                    "seed \(seed), \(operation), \(part.name)")
            }
        }
    }

    @Test("A push redraws one stack")
    func push() {
        let navigator = Navigator<TestRoute>()
        let (home, profile) = (navigator.router(of: .home), navigator.router(of: .profile))
        navigator.push(.edit(1))
        let modal = navigator.activeRouter
        #expect(!isNotified(of: { navigator.selectedTab }, by: { home.push(.item(1)) }))
        #expect(isNotified(of: { home.path }, by: { home.push(.item(2)) }))
        #expect(!isNotified(of: { profile.path }, by: { home.push(.item(3)) }))
        #expect(!isNotified(of: { navigator.modalRouters }, by: { navigator.push(.editName(1)) }))
        #expect(isNotified(of: { modal.path }, by: { navigator.push(.editName(2)) }))
        #expect(!isNotified(of: { home.path }, by: { modal.back() }))
        #expect(!isNotified(of: { navigator.current }, by: { home.push(.item(4)) }))
        #expect(isNotified(of: { modal.path }, by: { navigator.dismissModal() }))
    }

    @Test("Several changes at once are one change, and changes that cancel out are none")
    func update() {
        let navigator = Navigator<TestRoute>()
        var heard: [State] = []
        let observer = Observer { navigator.state }
        let isChanged = navigator.update {
            $0.push(.item(1))
            heard.append(navigator.state)
            $0.back()
        }
        #expect(!isChanged && !observer.isNotified && heard == [State()])
        let switched = navigator.update {
            $0.select(.profile)
            $0.push(.notice(2))
        }
        #expect(switched && observer.isNotified)
        #expect(navigator.state.selectedTab == .profile && navigator.current == .notice(2))
    }

    @Test("What is observed besides the state: taps on the selected tab, and the link that waits")
    func others() {
        let other = Navigator<TestRoute>()
        let navigator = Navigator<TestRoute>()
        navigator.policies.tapPopsToRoot = false
        #expect(
            isNotified(
                of: { navigator.reselections(of: .home) }, by: { navigator.tabTapped(.home) }))
        #expect(
            !isNotified(
                of: { navigator.reselections(of: .profile) }, by: { navigator.tabTapped(.home) }))
        #expect(!isNotified(of: { navigator.state }, by: { navigator.tabTapped(.home) }))
        #expect(navigator.reselections(of: .home) == 3 && navigator.reselections(of: .profile) == 0)
        #expect(
            isNotified(of: { navigator.heldLink }, by: { navigator.open(TestRoute.item(1).url()) }))
        #expect(
            !isNotified(of: { navigator.heldLink }, by: { navigator.open(TestRoute.item(1).url()) })
        )
        #expect(isNotified(of: { navigator.heldLink }, by: { navigator.start() }))
        #expect(!isNotified(of: { navigator.isStarted }, by: { navigator.start() }))
        #expect(isNotified(of: { other.isStarted }, by: { other.start() }))
    }
}
