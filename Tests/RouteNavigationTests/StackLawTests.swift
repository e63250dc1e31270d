import RouteNavigation
import Testing

/// Laws 1 to 4: what operations undo, and what they leave unchanged.
@Suite struct StackLawTests {
    @Test("Law 1: pop undoes push in every scope, dismiss undoes present")
    func inverses() throws {
        try forSeeds(5000) { seed, random in
            let state = random.state()
            let route = random.route()
            for scope in state.scopes {
                var changed = state
                #expect(changed.push(route, in: scope) == true, "seed \(seed)")
                try #require(changed.stack(in: scope)?.last == route, "seed \(seed)")
                #expect(changed.pop(in: scope) == true, "seed \(seed)")
                try #require(changed == state, "seed \(seed), \(scope)")
            }
            var changed = state
            #expect(changed.present(route, stack: random.routes(upTo: 2)) == true, "seed \(seed)")
            #expect(changed.modals.last?.root == route, "seed \(seed)")
            #expect(changed.dismiss() == true, "seed \(seed)")
            try #require(changed == state, "seed \(seed)")
        }
    }

    @Test("Law 2: popToRoot empties, once; pop at a root and dismiss without modals change nothing")
    func ends() throws {
        try forSeeds(5000) { seed, random in
            let state = random.state()
            for scope in state.scopes {
                var changed = state
                let isAtRoot = state.stack(in: scope) == []
                #expect(changed.popToRoot(in: scope) == !isAtRoot, "seed \(seed)")
                try #require(changed.stack(in: scope) == [], "seed \(seed)")
                let emptied = changed
                #expect(changed.popToRoot(in: scope) == false, "seed \(seed)")
                #expect(changed.pop(1 + random.number(0..<3), in: scope) == false, "seed \(seed)")
                try #require(changed == emptied, "seed \(seed)")
            }
            var bare = state.after { $0.dismissAll() }
            #expect(bare.modals.isEmpty, "seed \(seed)")
            let before = bare
            #expect([bare.dismiss(), bare.dismissAll(), bare.dismiss(to: 2)] == [false, false, false], "seed \(seed)")
            try #require(bare == before, "seed \(seed)")
        }
    }

    @Test("Law 3: select changes no stack; an operation in one scope leaves everything else alone")
    func independence() throws {
        try forSeeds(5000) { seed, random in
            let state = random.state()
            let tab = random.tab()
            let selected = state.after { $0.select(tab, dismissing: false) }
            #expect(selected.selectedTab == tab, "seed \(seed)")
            #expect(selected.after { $0.select(state.selectedTab, dismissing: false) } == state, "seed \(seed)")
            let shown = state.after { $0.select(tab) }
            #expect(shown == selected.after { $0.dismissAll() }, "seed \(seed)")
            for scope in state.scopes {
                let operation = inside(scope, &random)
                let changed = state.after { operation.apply(to: &$0) }
                #expect(changed.selectedTab == state.selectedTab, "seed \(seed), \(operation)")
                #expect(changed.modals.map(\.root) == state.modals.map(\.root), "seed \(seed), \(operation)")
                for other in state.scopes where other != scope {
                    try #require(changed.stack(in: other) == state.stack(in: other), "seed \(seed), \(operation)")
                }
            }
            for other in Tab.allCases {
                try #require(selected.stack(of: other) == state.stack(of: other), "seed \(seed)")
            }
        }
    }

    /// An operation of one stack.
    private func inside(_ scope: State.Scope, _ random: inout SeededGenerator) -> Operation {
        switch random.number(0..<5) {
        case 0: .push(random.route(), scope)
        case 1: .pop(random.number(0..<3), scope)
        case 2: .popTo(random.route(), scope)
        case 3: .popToRoot(scope)
        default: .replaceStack(random.routes(upTo: 3), scope)
        }
    }

    @Test("Law 4: back pops before it dismisses, and ends at a tab's root")
    func backwards() throws {
        try forSeeds(5000) { seed, random in
            var state = random.state()
            let tab = state.selectedTab
            var steps = 0
            while state.canGoBack {
                let expected =
                    state.stack(in: state.activeScope) == [] ? state.after { $0.dismiss() } : state.after { $0.pop() }
                #expect(state.back() == true, "seed \(seed)")
                try #require(state == expected, "seed \(seed)")
                steps += 1
                try #require(steps < 1000, "seed \(seed)")
            }
            #expect(state.back() == false, "seed \(seed)")
            #expect(state.modals.isEmpty && state.current == TestRoute.root(of: tab), "seed \(seed)")
        }
    }

    @Test("Operations return whether anything changed, and do nothing in a scope that does not exist")
    func results() throws {
        try forSeeds(20000) { seed, random in
            let state = random.state()
            let operation = random.operation()
            var changed = state
            let result = operation.apply(to: &changed)
            // Replacing a modal by an equal one is a change.
            try #require(result == (changed != state) || operation.isPresentation, "seed \(seed), \(operation)")
            let depth = State.Scope.modal(state.modals.count + random.number(0..<2))
            for scope in [depth, .modal(-1)] {
                #expect(state.after { inside(scope, &random).apply(to: &$0) } == state, "seed \(seed)")
                #expect(state.after { $0.present(.home, over: scope) } == state, "seed \(seed)")
                #expect(state.after { $0.back(in: scope) } == state, "seed \(seed)")
            }
        }
    }
}
