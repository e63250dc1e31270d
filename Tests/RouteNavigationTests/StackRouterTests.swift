import RouteNavigation
import Testing

/// A router is the navigator seen from one stack.
@MainActor
@Suite struct StackRouterTests {
    private let navigator = Navigator<TestRoute>()

    init() { navigator.start() }

    private func router(ofModal depth: Int) throws -> StackRouter<TestRoute> {
        try #require(navigator.modalRouters.dropFirst(depth).first)
    }

    private var modals: [TestRoute] { navigator.state.modals.map(\.root) }

    @Test("Push and back stay in the router's stack, even if another is in front")
    func stack() throws {
        let home = navigator.router(of: .home)
        navigator.open(.edit(1))
        let edit = try router(ofModal: 0)
        #expect(edit.root == .edit(1) && !edit.layer.isCover && navigator.activeRouter === edit)
        #expect(home.push(.item(1), .comments(1), .reply(1, 2)) && edit.push(.editName(1)))
        #expect(navigator.selectedTab == .profile && navigator.current == .editName(1))
        #expect(home.path == [.item(1), .comments(1), .reply(1, 2)] && edit.path == [.editName(1)])
        #expect(home.back(to: .item(1)) && home.path == [.item(1)] && !home.back(to: .item(9)))
        #expect(home.popToRoot() && home.path == [] && edit.path == [.editName(1)])
        #expect(home.push(.item(4)) && home.back() && !home.back() && modals == [.edit(1)])
    }

    @Test(
        "back pops a pushed screen, and closes the router's own modal at its root; dismiss closes it anyway"
    )
    func dismiss() throws {
        navigator.open(.confirm(1))
        let (outer, inner) = (try router(ofModal: 0), try router(ofModal: 1))
        #expect(
            inner.layer.isCover && !navigator.router(of: .profile).back()
                && !navigator.router(of: .profile).dismissModal())
        #expect(inner.back() && navigator.current == .editName(1))
        #expect(!inner.back() && modals == [.edit(1)])
        #expect(outer.back() && outer.path == [] && navigator.current == .edit(1))
        #expect(
            outer.push(.editName(1)) && outer.dismissModal() && modals == []
                && !outer.dismissModal())
    }

    @Test("What a router presents is over its own layer, in the place of what was there")
    func present() throws {
        let home = navigator.router(of: .home)
        #expect(home.push(.edit(1)))
        let edit = try router(ofModal: 0)
        #expect(edit.push(.image("a"), .caption("a")) && navigator.current == .caption("a"))
        #expect(edit.push(.onboarding) && modals == [.edit(1), .onboarding])
        #expect(home.push(.checkout(1)) && modals == [.checkout(1)])
        #expect(!edit.push(.image("a")))
        #expect(navigator.push(.image("a")) && modals == [.checkout(1), .image("a")])
    }

    @Test("Several changes at once, in the router's stack")
    func update() throws {
        navigator.open(.edit(1))
        let edit = try router(ofModal: 0)
        navigator.push(.image("a"))
        #expect(
            edit.update {
                $0.push(.editName(1))
                $0.push(.confirm(1))
            })
        #expect(edit.path == [.editName(1)] && modals == [.edit(1), .confirm(1)])
        #expect(
            edit.update {
                $0.dismissModal()
                $0.push(.item(1))
                $0.select(.home)
                $0.push(.item(2))
            })
        #expect(
            navigator.state == State().after { $0.push(.item(2)) },
            "its stack was gone, until it selected a tab")
    }

    @Test(
        "Selecting a tab and opening a route go up to the window, from any depth and from a modal that is gone"
    )
    func bubbling() throws {
        navigator.open(.confirm(1))
        let inner = try router(ofModal: 1)
        #expect(inner.select(.home) && navigator.selectedTab == .home && modals == [])
        #expect(inner.open(.comments(3)) && navigator.current == .comments(3))
        #expect(inner.select(.settings) && !inner.push(.item(1)))
    }

    @Test("A state is a value without the router that changes it")
    func editor() throws {
        navigator.push(.edit(1))
        var copy = State()
        #expect(
            try router(ofModal: 0).update {
                $0.push(.editName(1))
                copy = $0.state
            })
        #expect(copy == navigator.state)
        #expect(copy.update { $0.select(.home) } && !copy.update { $0.dismissModal() })
        #expect(copy == State() && navigator.current == .editName(1))
        #expect(navigator.router(of: .home).update { $0.state = copy } && navigator.state == copy)
    }

    @Test("Every modal of the window is dismissed at once, from any stack")
    func dismissAll() throws {
        navigator.push(.edit(1), .image("a"))
        #expect(try router(ofModal: 0).dismissAllModals() && navigator.state == State())
        #expect(!navigator.dismissAllModals())
    }

    @Test("A layer has one router, and the next modal of its route a new one")
    func identity() throws {
        #expect(navigator.router(of: .home) === navigator.router(of: .home))
        navigator.push(.edit(1), .editName(1))
        let first = try router(ofModal: 0)
        #expect(try first === router(ofModal: 0))
        navigator.dismissModal()
        #expect(first.path == [.editName(1)], "a modal on its way out shows what it showed")
        navigator.push(.image("a"))
        #expect(first.path == [.editName(1)] && !first.push(.item(1)))
        navigator.dismissModal()
        navigator.push(.edit(1))
        #expect(try first !== router(ofModal: 0))
    }

    @Test("A router does not keep its navigator, and does nothing without it")
    func lifetime() {
        var window: Navigator<TestRoute>? = Navigator()
        let router = window?.router(of: .home)
        #expect(router?.push(.item(1)) == true && router?.path == [.item(1)])
        window = nil
        #expect(router?.navigator == nil)
        #expect(
            router?.push(.item(1)) == false && router?.select(.profile) == false
                && router?.path == [])
        #expect(router?.open(.item(1)) == false && router?.userDismissed() == false)
        #expect(router?.userChangedPath([], from: [.item(1)]) == true)
    }

    @Test("A router's path is observed on its own")
    func observation() throws {
        navigator.push(.edit(1))
        let (home, edit) = (navigator.router(of: .home), try router(ofModal: 0))
        #expect(isNotified(of: { edit.path }, by: { edit.push(.editName(1)) }))
        #expect(!isNotified(of: { edit.path }, by: { home.push(.item(1)) }))
        #expect(!isNotified(of: { home.path }, by: { edit.back() }))
        #expect(isNotified(of: { home.path }, by: { home.back() }))
    }

    @Test("A router whose modal is gone closes no screen, and presents none")
    func aGoneRouter() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.push(.edit(1))
        let router = navigator.activeRouter
        router.dismissModal()
        navigator.push(.edit(1))
        #expect(!router.close(.edit(1)) && !router.push(.settings) && navigator.current == .edit(1))
    }

    @Test("A modal that the user closes takes those over it along, in views that report nothing")
    func modalsOverAClosedOne() {
        let navigator = Navigator<TestRoute>()
        navigator.start()
        navigator.push(.edit(1), .image("a"), .checkout(0))
        navigator.pass()
        #expect(navigator.modalRouters[0].userDismissed() && navigator.state == State())
    }

    @Test("A modal that the app has presented since the user began to close another one stays")
    func modalSinceTheGesture() {
        navigator.push(.edit(1))
        navigator.pass()
        navigator.push(.image("a"))
        navigator.pass(.milliseconds(499))
        #expect(navigator.modalRouters[0].userDismissed())
        #expect(navigator.state == State().after { $0.push(.image("a")) })
    }
}
