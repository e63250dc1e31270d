import Testing

@testable import RouteNavigation

/// Modals appear on the screen one at a time, however the state changes.
@MainActor
@Suite struct DrawingTests {
    private typealias Presenter = Navigator<TestRoute>.ModalPresenter

    private let navigator = Navigator<TestRoute>()
    private let window = Presenter("window")

    init() {
        navigator.start()
        navigator.presenterAppeared(window)
        navigator.pass()
    }

    /// The modals drawn by the window's view and by the views in the modals.
    private var drawn: [TestRoute] {
        var presenter = window
        var routes: [TestRoute] = []
        while let layer = navigator.modalToDraw(by: presenter) {
            routes.append(layer.root)
            presenter = Presenter("modal", in: layer)
        }
        return routes
    }

    private func presenter(at depth: Int) -> Presenter {
        depth == 0
            ? window
            : Presenter("modal", in: navigator.modalRouters.dropFirst(depth - 1).first?.layer)
    }

    private func appear(at depth: Int) {
        navigator.presenterAppeared(presenter(at: depth + 1))
    }

    @Test("Modals over modals appear one by one, each after the one under it")
    func opening() {
        navigator.open(.confirm(1))
        #expect(drawn == [.edit(1)])
        appear(at: 0)
        #expect(drawn == [.edit(1), .confirm(1)])
        appear(at: 0)
        appear(at: 1)
        #expect(drawn == [.edit(1), .confirm(1)])
    }

    @Test(
        "Nothing is drawn before the window has appeared, and not by a view that another has replaced"
    )
    func presenters() throws {
        let navigator = Navigator(state: State().after { $0.open(.confirm(1)) })
        let (first, second) = (Presenter(1), Presenter(2))
        #expect(navigator.modalToDraw(by: first) == nil)
        #expect(
            isNotified(
                of: { navigator.modalToDraw(by: first) }, by: { navigator.presenterAppeared(first) }
            ))
        let edit = try #require(navigator.modalToDraw(by: first))
        navigator.presenterAppeared(Presenter(3, in: edit))
        #expect(navigator.modalToDraw(by: Presenter(3, in: edit))?.root == .confirm(1))
        #expect(
            isNotified(
                of: { navigator.modalToDraw(by: first) },
                by: { navigator.presenterAppeared(second) }))
        #expect(
            navigator.modalToDraw(by: first) == nil && navigator.modalToDraw(by: second) == edit)
        #expect(
            navigator.modalToDraw(by: Presenter(3, in: edit)) == nil,
            "not before its modal has appeared again")
        navigator.presenterDisappeared(first)
        navigator.presenterAppeared(Presenter(4, in: edit))
        #expect(navigator.modalToDraw(by: Presenter(4, in: edit))?.root == .confirm(1))
    }

    @Test(
        "A modal that replaces another appears after that one is gone, even if both are requested at once"
    )
    func replacing() {
        navigator.push(.edit(1))
        appear(at: 0)
        navigator.update {
            $0.dismissModal()
            $0.push(.image("a"))
        }
        #expect(drawn == [])
        navigator.push(.caption("a"))
        navigator.dismissModal()
        navigator.push(.checkout(1))
        #expect(drawn == [])
        navigator.modalDisappeared(from: Presenter("another"))
        #expect(drawn == [])
        navigator.modalDisappeared(from: window)
        #expect(drawn == [.checkout(1)])
    }

    @Test("The same route presented again is another modal, which appears after the first is gone")
    func again() throws {
        navigator.push(.edit(1))
        appear(at: 0)
        let first = try #require(navigator.modalRouters.first)
        navigator.update {
            $0.dismissModal()
            $0.push(.edit(1))
        }
        #expect(navigator.modalRouters.first !== first && drawn == [])
        #expect(!first.userDismissed() && navigator.state.modals.map(\.root) == [.edit(1)])
        navigator.presenterAppeared(Presenter("modal", in: first.layer))
        navigator.modalDisappeared(from: window)
        #expect(
            drawn == [.edit(1)]
                && navigator.modalToDraw(by: window) == navigator.modalRouters.first?.layer)
    }

    @Test("Leaving modals take those over them along, and the outermost counts")
    func dismissing() {
        navigator.open(.confirm(1))
        appear(at: 0)
        appear(at: 1)
        navigator.open(.image("a"))
        appear(at: 2)
        let inner = presenter(at: 1)
        navigator.close(.confirm(1))
        navigator.push(.onboarding)
        #expect(drawn == [.edit(1)])
        navigator.select(.profile)
        navigator.push(.checkout(1))
        #expect(drawn == [])
        navigator.modalDisappeared(from: inner)
        #expect(drawn == [])
        navigator.modalDisappeared(from: window)
        #expect(drawn == [.checkout(1)])
    }

    @Test(
        "Nothing waits for a modal that never appeared, or that no view reports when the user goes on below"
    )
    func neverStuck() {
        navigator.push(.edit(1))
        navigator.update {
            $0.dismissModal()
            $0.push(.image("a"))
        }
        #expect(drawn == [.image("a")])
        appear(at: 0)
        navigator.dismissModal()
        navigator.tabTapped(.profile)
        navigator.push(.edit(2))
        #expect(drawn == [.edit(2)])
        appear(at: 0)
        navigator.dismissModal()
        let profile = navigator.router(of: .profile)
        profile.userChangedPath([], from: [])
        navigator.push(.edit(3))
        #expect(drawn == [], "a path that is written again is not the user's")
        profile.userChangedPath([.notice(1)], from: [])
        #expect(drawn == [], "a report of what the user did before doesn't tell what is in front")
        navigator.pass()
        profile.userChangedPath([], from: [.notice(1)])
        #expect(drawn == [.edit(3)])
    }

    @Test(
        "Nothing waits for a view that is gone: when the window's view disappears or another appears, it goes on"
    )
    func swappedContent() {
        for isDisappearance in [true, false] {
            let navigator = Navigator<TestRoute>()
            navigator.presenterAppeared(window)
            navigator.push(.edit(1))
            navigator.presenterAppeared(Presenter("modal", in: navigator.modalRouters.first?.layer))
            navigator.reset()
            navigator.push(.image("a"))
            navigator.push(.edit(2))
            #expect(navigator.modalToDraw(by: window) == nil)
            let next = isDisappearance ? window : Presenter("next")
            if isDisappearance {
                navigator.presenterDisappeared(window)
            } else {
                navigator.presenterAppeared(next)
            }
            #expect(navigator.modalToDraw(by: next)?.root == .image("a"))
        }
    }
}
