import RouteNavigation
import Testing

/// A router is the navigator seen from one stack.
@MainActor
@Suite struct StackRouterTests {
    private let navigator = Navigator<TestRoute>()

    private func router(ofModal depth: Int) throws -> StackRouter<TestRoute> {
        navigator.router(of: try #require(navigator.modal(at: depth)))
    }

    @Test("Push and pop stay in the router's stack, even if another is in front")
    func stack() throws {
        let home = navigator.router(of: .home)
        navigator.open(.edit(1))
        let edit = try router(ofModal: 0)
        #expect(home.push(.item(1), .comments(1), .reply(1, 2)) && edit.push(.editName(1)))
        #expect(navigator.selectedTab == .profile && navigator.current == .editName(1))
        #expect(home.path == [.item(1), .comments(1), .reply(1, 2)] && edit.path == [.editName(1)])
        #expect(home.pop(to: .item(1)) && home.path == [.item(1)])
        #expect(home.replaceStack([.item(2), .item(3)]) && home.pop() && home.path == [.item(2)])
        #expect(home.popToRoot() && home.path == [] && edit.path == [.editName(1)])
        #expect(home.show(.item(4)) && home.path == [.item(4)])
        #expect(home.back() && !home.back() && navigator.modalCount == 1)
    }

    @Test("back pops a pushed screen, and closes the router's own modal at its root; dismiss closes it anyway")
    func dismiss() throws {
        navigator.open(.confirm(1))
        let (outer, inner) = (try router(ofModal: 0), try router(ofModal: 1))
        #expect(!navigator.router(of: .profile).back() && !navigator.router(of: .profile).dismiss())
        #expect(inner.back() && navigator.current == .editName(1))
        #expect(!inner.back() && navigator.modalCount == 1)
        #expect(outer.back() && outer.path == [] && navigator.current == .edit(1))
        #expect(outer.push(.editName(1)) && outer.dismiss() && navigator.modalCount == 0 && !outer.dismiss())
        let home = navigator.router(of: .home)
        #expect(home.push(.item(1)) && !home.dismiss() && home.back() && home.path == [] && !home.back())
    }

    @Test("What a router presents is over its own layer, in the place of what was there")
    func present() throws {
        let home = navigator.router(of: .home)
        #expect(home.show(.edit(1)))
        let edit = try router(ofModal: 0)
        #expect(edit.present(.image("a"), stack: [.caption("a")]) && navigator.modalCount == 2)
        #expect(edit.show(.onboarding) && navigator.modals.map(\.root) == [.edit(1), .onboarding])
        #expect(home.show(.checkout(1)) && navigator.modals.map(\.root) == [.checkout(1)])
        #expect(!edit.show(.image("a")) && !edit.present(.image("a")))
        #expect(navigator.present(.image("a")) && navigator.modalCount == 2)
    }

    @Test("Several changes at once, by a router whose layer is there")
    func update() throws {
        navigator.open(.edit(1))
        let edit = try router(ofModal: 0)
        #expect(
            edit.update {
                $0.dismiss()
                $0.push(.item(1), in: .tab(.home))
            })
        #expect(navigator.modalCount == 0 && navigator.stack(of: .home) == [.item(1)])
        #expect(!edit.update { $0.popToRoot(in: .tab(.home)) } && navigator.stack(of: .home) == [.item(1)])
        #expect(navigator.router(of: .home).push([.item(2), .item(3)]))
        #expect(navigator.stack(of: .home) == [.item(1), .item(2), .item(3)])
    }

    @Test(
        "Selecting a tab, opening a route and links go up to the window, from any depth and from a modal that is gone")
    func bubbling() throws {
        navigator.start()
        navigator.open(.confirm(1))
        let inner = try router(ofModal: 1)
        #expect(inner.select(.home, dismissing: false) && navigator.selectedTab == .home && navigator.modalCount == 2)
        #expect(inner.select(.home) && navigator.selectedTab == .home && navigator.modalCount == 0)
        #expect(inner.open(.comments(3)) && navigator.current == .comments(3) && navigator.modalCount == 0)
        #expect(inner.handle(TestRoute.edit(2).url()) == .opened(.edit(2)) && navigator.current == .edit(2))
        #expect(inner.select(.settings) && !inner.push(.item(1)))
    }

    @Test("A layer has one router, and the next modal of its route a new one")
    func identity() throws {
        #expect(navigator.router(of: .home) === navigator.router(of: .home))
        navigator.present(.edit(1))
        navigator.push(.editName(1))
        let first = try router(ofModal: 0)
        #expect(try first === router(ofModal: 0))
        navigator.dismiss()
        #expect(first.path == [.editName(1)], "a modal on its way out shows what it showed")
        navigator.present(.image("a"))
        #expect(first.path == [.editName(1)] && !first.push(.item(1)))
        navigator.dismiss()
        navigator.present(.edit(1))
        #expect(try first !== router(ofModal: 0))
    }

    @Test("A router does not keep its navigator, and does nothing without it")
    func lifetime() {
        var window: Navigator<TestRoute>? = Navigator()
        let router = window?.router(of: .home)
        #expect(router?.push(.item(1)) == true && router?.path == [.item(1)])
        window = nil
        #expect(router?.navigator == nil)
        #expect(router?.push(.item(1)) == false && router?.select(.profile) == false && router?.path == [])
        #expect(router?.open(.item(1)) == false && router?.handle(TestRoute.home.url()) == .some(nil))
    }

    @Test("A router's path is observed on its own")
    func observation() throws {
        navigator.present(.edit(1))
        let (home, edit) = (navigator.router(of: .home), try router(ofModal: 0))
        #expect(isNotified(of: { edit.path }, by: { edit.push(.editName(1)) }))
        #expect(!isNotified(of: { edit.path }, by: { home.push(.item(1)) }))
        #expect(!isNotified(of: { home.path }, by: { edit.pop() }))
        #expect(isNotified(of: { home.path }, by: { home.pop() }))
    }
}
