import RouteNavigation
import Testing

/// Modals appear on the screen one at a time, however the state changes.
@MainActor
@Suite struct DrawingTests {
    private let navigator = Navigator<TestRoute>()

    private var drawn: [TestRoute] {
        (0..<5).compactMap { navigator.modalToDraw(at: $0)?.root }
    }

    @Test("Modals over modals appear one by one, each after the one under it")
    func opening() {
        navigator.open(.confirm(1))
        #expect(drawn == [.edit(1)])
        navigator.modalAppeared(at: 0)
        #expect(drawn == [.edit(1), .confirm(1)])
        navigator.modalAppeared(at: 0)
        navigator.modalAppeared(at: 1)
        #expect(drawn == [.edit(1), .confirm(1)])
    }

    @Test("A modal that replaces another appears after that one is gone, even if both are requested at once")
    func replacing() {
        navigator.present(.edit(1))
        navigator.modalAppeared(at: 0)
        navigator.update {
            $0.dismiss()
            $0.present(.image("a"))
        }
        #expect(drawn == [])
        navigator.push(.caption("a"))
        navigator.dismiss()
        navigator.present(.checkout(1))
        #expect(drawn == [])
        navigator.modalDisappeared(at: 0)
        #expect(drawn == [.checkout(1)])
    }

    @Test("Leaving modals take those over them along, and the outermost counts")
    func dismissing() {
        navigator.open(.confirm(1))
        navigator.modalAppeared(at: 0)
        navigator.modalAppeared(at: 1)
        navigator.open(.image("a"))
        navigator.modalAppeared(at: 2)
        navigator.dismiss(to: 1)
        navigator.present(.onboarding)
        #expect(drawn == [.edit(1)])
        navigator.dismissAll()
        navigator.present(.checkout(1))
        #expect(drawn == [])
        navigator.modalDisappeared(at: 1)
        #expect(drawn == [])
        navigator.modalDisappeared(at: 0)
        #expect(drawn == [.checkout(1)])
    }

    @Test("Nothing waits for a modal that never appeared, or that no view reports when the user goes on below")
    func neverStuck() {
        navigator.present(.edit(1))
        navigator.update {
            $0.dismiss()
            $0.present(.image("a"))
        }
        #expect(drawn == [.image("a")])
        navigator.modalAppeared(at: 0)
        navigator.dismiss()
        navigator.tabTapped(.profile)
        navigator.present(.edit(2))
        #expect(drawn == [.edit(2)])
        navigator.modalAppeared(at: 0)
        navigator.dismiss()
        navigator.userChangedPath([.item(1)], in: navigator.router(of: .profile).layer)
        navigator.present(.edit(3))
        #expect(drawn == [.edit(3)])
    }

    @Test("With views that report, what is drawn moves by one presentation or dismissal and ends at the state")
    func convergence() throws {
        try forSeeds(3000) { seed, random in
            let navigator = Navigator(state: random.state())
            var screen: [TestRoute] = []
            for _ in 0..<random.number(1..<4) {
                let operation = random.operation()
                navigator.update { operation.apply(to: &$0) }
                // Some of the views' reports come before the next operation.
                for _ in 0..<random.number(0..<3) {
                    try move(&screen, towards: navigator, seed)
                }
            }
            var moves = 0
            while screen != navigator.state.modals.map(\.root) {
                try move(&screen, towards: navigator, seed)
                moves += 1
                try #require(moves < 20, "seed \(seed): stuck at \(screen)")
            }
        }
    }

    /// What a window does next: one modal goes, with what is over it, or one comes.
    private func move(_ screen: inout [TestRoute], towards navigator: Navigator<TestRoute>, _ seed: Int) throws {
        let drawn = (0..<20).compactMap { navigator.modalToDraw(at: $0)?.root }
        let common = zip(screen, drawn).prefix { $0 == $1 }.count
        if screen.count > common {
            #expect(drawn.count == common, "seed \(seed): one comes while another goes")
            screen.removeSubrange(common...)
            navigator.modalDisappeared(at: common)
        } else if drawn.count > common {
            try #require(drawn.count == common + 1, "seed \(seed): two come at once")
            screen.append(drawn[common])
            navigator.modalAppeared(at: common)
        }
    }
}
