import RouteNavigation
import Testing

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
            Part(name: "modals") { $0.modals },
            Part(name: "modalCount") { $0.modalCount },
        ]
        + Tab.allCases.map { tab in Part(name: "\(tab)") { $0.stack(of: tab) } }
        + Tab.allCases.map { tab in Part(name: "router of \(tab)") { $0.router(of: tab).path } }
        + (0..<4).map { depth in Part(name: "modal \(depth)") { $0.modal(at: depth) } }
        + (0..<4).map { depth in
            Part(name: "stack of modal \(depth)") {
                $0.stack(in: .modal(depth))
            }
        }
        + [Part(name: "modal to draw") { $0.modalToDraw(by: window) }]

    @Test("Law 9: an operation notifies exactly the observers of what changed")
    func exactness() throws {
        try forSeeds(3000) { seed, random in
            let navigator = Navigator(state: random.state())
            if random.number(0..<2) == 0 {
                navigator.presenterAppeared(Self.window)
                if let modal = navigator.modal(at: 0) { navigator.presenterAppeared(.init("modal", in: modal)) }
            }
            let operation = random.operation()
            let before = Self.parts.map { $0.read(navigator) }
            let observers = Self.parts.map { part in Observer { part.read(navigator) } }
            let isChanged = navigator.update { operation.apply(to: &$0) }
            for (index, part) in Self.parts.enumerated() {
                let differs = part.read(navigator) != before[index]
                // Presenting an equal modal again changes only the modal.
                if part.name == "state", !differs { #expect(!isChanged || operation.isPresentation, "seed \(seed)") }
                // Equal snapshots mean equal states, because all these routes have different URLs.
                try #require(observers[index].isNotified == differs, "seed \(seed), \(operation), \(part.name)")
            }
        }
    }

    @Test("A push redraws one stack")
    func push() {
        let navigator = Navigator<TestRoute>()
        navigator.present(.edit(1))
        #expect(!isNotified(of: { navigator.selectedTab }, by: { navigator.push(.item(1), in: .tab(.home)) }))
        #expect(isNotified(of: { navigator.stack(in: .tab(.home)) }, by: { navigator.push(.item(2), in: .tab(.home)) }))
        #expect(
            !isNotified(of: { navigator.stack(in: .tab(.profile)) }, by: { navigator.push(.item(3), in: .tab(.home)) }))
        #expect(!isNotified(of: { navigator.modal(at: 0) }, by: { navigator.push(.editName(1)) }))
        #expect(isNotified(of: { navigator.stack(in: .modal(0)) }, by: { navigator.push(.editName(2)) }))
        #expect(!isNotified(of: { navigator.current }, by: { navigator.push(.item(4), in: .tab(.home)) }))
        #expect(!isNotified(of: { navigator.modal(at: 1) }, by: { navigator.dismiss() }))
    }

    @Test("Several changes at once are one change, and changes that cancel out are none")
    func update() {
        let navigator = Navigator<TestRoute>()
        var heard: [State] = []
        let observer = Observer { navigator.state }
        let isChanged = navigator.update {
            $0.push(.item(1))
            heard.append(navigator.state)
            $0.pop()
        }
        #expect(!isChanged && !observer.isNotified && heard == [State()])
        let switched = navigator.update {
            $0.select(.profile)
            $0.push(.item(2))
        }
        #expect(switched && observer.isNotified)
        #expect(navigator.state.selectedTab == .profile && navigator.current == .item(2))
    }

    @Test("What is observed besides the state: taps on the selected tab, and the link that waits")
    func others() {
        let navigator = Navigator<TestRoute>()
        navigator.policies.reselection = .signal
        #expect(isNotified(of: { navigator.reselections(of: .home) }, by: { navigator.tabTapped(.home) }))
        #expect(!isNotified(of: { navigator.reselections(of: .profile) }, by: { navigator.tabTapped(.home) }))
        #expect(!isNotified(of: { navigator.state }, by: { navigator.tabTapped(.home) }))
        #expect(navigator.reselections(of: .home) == 3 && navigator.reselections(of: .profile) == 0)
        #expect(isNotified(of: { navigator.heldLink }, by: { navigator.handle(TestRoute.item(1).url()) }))
        #expect(!isNotified(of: { navigator.heldLink }, by: { navigator.handle(TestRoute.item(1).url()) }))
        #expect(isNotified(of: { navigator.heldLink }, by: { navigator.start() }))
    }
}
