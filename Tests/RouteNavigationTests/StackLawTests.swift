import Testing

@testable import RouteNavigation

/// Laws 1 to 4: what operations undo, and what they leave unchanged.
@Suite struct StackLawTests {
    @Test(
        "Law 1: back undoes push in every stack, dismiss undoes present; what is on top is not added again"
    )
    func inverses() throws {
        try forSeeds(1000) { seed, random in
            let state = random.state()
            let route = random.route()
            for scope in state.scopes {
                let pushed = state.after(.push([route]), in: scope)
                var target = route.place.presentation == .push ? scope : .tab(.home)
                if case .tab(let tab) = target, !route.place.tabs.isEmpty,
                    !route.place.tabs.contains(tab),
                    route.place.opensInPlace
                {
                    let isSelected = route.place.tabs.contains(state.selectedTab)
                    target = .tab(isSelected ? state.selectedTab : route.place.tabs[0])
                }
                let again = pushed.state.after(.push([route]), in: target)
                switch route.place.presentation {
                case .root: #expect(pushed.state == state.after { $0.open(route) }, "seed \(seed)")
                case .push:
                    let isShown = scope == state.activeScope && target != scope
                    if isShown { #expect(pushed.state.current == route, "seed \(seed)") }
                    let isNew = state.stack(in: target)?.last != route
                    try #require(
                        pushed.isChanged == (isNew || isShown), "seed \(seed), \(route) \(scope)")
                    #expect(
                        pushed.state.stack(in: target)?.last == route && !again.isChanged,
                        "seed \(seed)")
                    if isNew {
                        let undone = pushed.state.after(.back, in: target).state
                        try #require(
                            undone
                                == state.after {
                                    if isShown { $0.selectedTab = undone.selectedTab }
                                })
                    }
                case .sheet, .cover:
                    let under = state.after { $0.dismiss(to: scope.depthOver) }
                    #expect(
                        pushed.state.current == route
                            && pushed.state.modals.count == scope.depthOver + 1)
                    try #require(
                        pushed.state.after { $0.dismissModal() } == under, "seed \(seed), \(scope)")
                }
            }
            var changed = state
            let isNew = state.modals.last != .init(root: route)
            guard route.isModal else { return }
            changed.push(route)
            #expect(
                changed.differs(from: state) == isNew && changed.current == route, "seed \(seed)")
            if isNew { try #require(changed.after { $0.dismissModal() } == state, "seed \(seed)") }
        }
    }

    @Test(
        "Law 2: popToRoot empties, once; back at a root and dismiss without modals change nothing")
    func ends() throws {
        try forSeeds(1000) { seed, random in
            let state = random.state()
            for scope in state.scopes {
                let popped = state.after(.popToRoot, in: scope)
                #expect(popped.isChanged == (state.stack(in: scope) != []), "seed \(seed)")
                try #require(popped.state.stack(in: scope) == [], "seed \(seed)")
                #expect(!popped.state.after(.popToRoot, in: scope).isChanged, "seed \(seed)")
                guard case .tab = scope else { continue }
                #expect(!popped.state.after(.back, in: scope).isChanged, "seed \(seed)")
                #expect(!popped.state.after(.dismiss, in: scope).isChanged, "seed \(seed)")
            }
            var bare = state.after { $0.select($0.selectedTab) }
            #expect(bare.modals.isEmpty, "seed \(seed)")
            let before = bare
            bare.dismissModal()
            try #require(bare == before, "seed \(seed)")
        }
    }

    @Test("Law 3: select changes no stack; an operation in one stack leaves everything else alone")
    func independence() throws {
        try forSeeds(1000) { seed, random in
            let state = random.state()
            let tab = random.tab()
            let selected = state.after { $0.select(tab) }
            #expect(selected.selectedTab == tab && selected.modals.isEmpty, "seed \(seed)")
            for other in Tab.allCases {
                try #require(selected.stack(of: other) == state.stack(of: other), "seed \(seed)")
            }
            for scope in state.scopes {
                let operation: Operation = [
                    .popToRoot, .backTo(random.route()), .push([.notice(1)]),
                ][
                    random.number(0..<3)]
                let changed = state.after(operation, in: scope).state
                #expect(changed.selectedTab == state.selectedTab, "seed \(seed), \(operation)")
                #expect(
                    changed.modals.map(\.root) == state.modals.map(\.root),
                    "seed \(seed), \(operation)")
                for other in state.scopes where other != scope {
                    try #require(
                        changed.stack(in: other) == state.stack(in: other),
                        "seed \(seed), \(operation)")
                }
            }
        }
    }

    @Test("Law 4: back pops before it dismisses, and ends at a tab's root")
    func backwards() throws {
        try forSeeds(1000) { seed, random in
            var state = random.state()
            let tab = state.selectedTab
            for _ in 0..<1000 {
                let scope = state.activeScope
                let stack = state.stack(in: scope) ?? []
                let before = state
                state.back()
                if state == before { break }
                try #require(
                    state.modals.count == before.modals.count - (stack.isEmpty ? 1 : 0),
                    "seed \(seed)")
                if let last = stack.last {
                    #expect(state.stack(in: scope).map { $0 + [last] } == stack, "seed \(seed)")
                }
            }
            #expect(
                state.modals.isEmpty && state.current == TestRoute.root(of: tab), "seed \(seed)")
        }
    }

    @Test("back(to:) shows the topmost screen of the route in the stack")
    func backTo() throws {
        try forSeeds(1000) { seed, random in
            let state = random.state()
            let route = random.route()
            for scope in state.scopes {
                let routes =
                    [state.layer(in: scope)?.root].compactMap(\.self)
                    + (state.stack(in: scope) ?? [])
                let (after, isChanged) = state.after(.backTo(route), in: scope)
                let index = routes.lastIndex(of: route) ?? routes.count - 1
                try #require(
                    after.stack(in: scope) == Array(routes[1...].prefix(index)), "seed \(seed)")
                #expect(isChanged == (index < routes.count - 1), "seed \(seed)")
            }
        }
    }

    @Test(
        "close takes away the innermost screen of a route, with what is over it, and nothing under it"
    )
    func close() throws {
        try forSeeds(1000) { seed, random in
            let state = random.state()
            let route = random.route()
            func count(_ state: State) -> Int {
                let roots = state.scopes.count { state.layer(in: $0)?.root == route }
                return state.scopes.reduce(roots) { sum, scope in
                    sum + (state.stack(in: scope) ?? []).count { $0 == route }
                }
            }
            let closed = state.after { $0.close(route) }
            let isRoot = route.place.presentation == .root && count(state) == 1
            try #require(
                count(closed) == max(count(state) - (isRoot ? 0 : 1), 0), "seed \(seed), \(route)")
            #expect(closed.selectedTab == state.selectedTab, "seed \(seed)")
        }
    }

    @Test("The routers of modals that are gone change only the window")
    func goneModals() throws {
        try forSeeds(4000) { seed, random in
            let state = random.state()
            let operation = random.operation()
            for scope in [State.Scope.modal(state.modals.count), .modal(-1)]
            where operation.isOfStack {
                let (after, isChanged) = state.after(operation, in: scope)
                try #require(after == state && !isChanged, "seed \(seed), \(operation)")
            }
        }
    }

    @Test(
        "No operation puts a modal on a stack, a pushed screen in a modal of its own, or a route in a tab of others"
    )
    func places() throws {
        try forSeeds(1000) { seed, random in
            let state = random.state()
            let stacks = state.scopes.flatMap { state.stack(in: $0) ?? [] }
            try #require(stacks.allSatisfy { $0.place.presentation == .push }, "seed \(seed)")
            try #require(state.modals.allSatisfy { $0.root.isModal }, "seed \(seed)")
            for tab in Tab.allCases {
                let foreign = state.stack(of: tab).filter { !$0.place.tabs.contains(tab) }
                try #require(
                    foreign.allSatisfy { $0.place.tabs.isEmpty || !$0.place.opensInPlace },
                    "seed \(seed)")
            }
        }
        var state = State()
        state.push(.edit(1), .editName(1))
        #expect(
            state.modals == [.init(root: .edit(1), stack: [.editName(1)])]
                && state.stack(of: .home) == [])
        state.push(.profile)
        #expect(state == State().after { $0.select(.profile) })
    }

    @Test("What is pushed with a modal is on top of it, also if another modal isn't on the screen")
    func pushedOntoAModal() {
        var edit = State.Edit(state: State().after { $0.push(.image("a")) }, visibleModals: 0)
        edit.push([.edit(1), .editName(1)])
        #expect(edit.state.modals.last?.stack == [.editName(1)])
    }
}
