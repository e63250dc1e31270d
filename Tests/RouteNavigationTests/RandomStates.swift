import SeededRandom

@testable import RouteNavigation

typealias State = NavigationState<TestRoute>
typealias Tab = TestRoute.Tab

extension SeededGenerator {
    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func tab() -> Tab { Tab.allCases[number(0..<3)] }

    /// A route. Few different ones, so that equal routes occur together.
    mutating func route() -> TestRoute {
        let id = number(0..<3)
        let name = ["a", "b.png"][number(0..<2)]
        let routes: [TestRoute] = [
            .home, .profile, .settings, .item(id), .comments(id), .reply(id, number(0..<2)),
            .edit(id), .editName(id),
            .confirm(id), .preferences(.language), .preferences(.advanced), .image(name),
            .caption(name), .onboarding,
            .draft(id), .payment, .receipt(id), .checkout(id), .notice(id), .news(id), .source(id),
        ]
        return routes[number(0..<routes.count)]
    }

    mutating func routes(upTo count: Int) -> [TestRoute] {
        (0..<number(0..<(count + 1))).map { _ in route() }
    }

    mutating func operation() -> Operation {
        switch number(0..<11) {
        case 0, 1: .push(routes(upTo: 3))
        case 2: .back
        case 3: .backTo(route())
        case 4: .popToRoot
        case 5: .push([route()])
        case 6: .dismiss
        case 7: .select(tab())
        case 8: .open(route())
        case 9: .close(route())
        default: .follow(route())
        }
    }

    /// A scope that exists in a state; now and then that of a modal that doesn't.
    mutating func scope(of state: State) -> State.Scope {
        let scopes = state.scopes + [.modal(-1), .modal(state.modals.count)]
        return scopes[number(0..<scopes.count)]
    }

    /// A state that random operations lead to from the first one.
    mutating func state() -> State {
        var state = State()
        for _ in 0..<number(0..<12) {
            operation().apply(to: &state)
        }
        return state
    }
}

/// An operation as a value, so that it can be chosen at random and printed.
enum Operation {
    case push([TestRoute])
    case back
    case backTo(TestRoute)
    case popToRoot
    case dismiss
    case select(Tab)
    case open(TestRoute)
    case close(TestRoute)
    case follow(TestRoute)

    /// Returns whether anything changed.
    @discardableResult
    func apply(to edit: inout State.Edit) -> Bool {
        let old = edit.state
        switch self {
        case .push(let routes): edit.push(routes)
        case .back: edit.back()
        case .backTo(let route): edit.back(to: route)
        case .popToRoot: edit.popToRoot()
        case .dismiss: edit.dismissModal()
        case .select(let tab): edit.select(tab)
        case .open(let route): edit.open(route)
        case .close(let route): edit.close(route)
        case .follow(let route): edit.state.follow(route)
        }
        return edit.state.differs(from: old)
    }

    /// Applies it to the stack of a scope, by default the one in front.
    @discardableResult
    func apply(to state: inout State, in scope: State.Scope? = nil) -> Bool {
        var edit = State.Edit(state: state, focus: scope)
        defer { state = edit.state }
        return apply(to: &edit)
    }

    /// Whether it changes only the stack or the modals over it, so that it does nothing in a modal
    /// that is gone.
    var isOfStack: Bool {
        switch self {
        case .push(let routes): routes.allSatisfy { $0.place.presentation != .root }
        case .back, .backTo, .popToRoot, .dismiss: true
        case .select, .open, .close, .follow: false
        }
    }
}

extension Navigator {
    /// Lets time pass, by default so much that nothing is recent.
    func pass(_ duration: Duration = .seconds(1)) {
        let time = recent.now() + duration
        recent.now = { time }
    }
}

/// Runs `body` with a generator of its own for every seed.
func forSeeds(_ count: Int, _ body: (Int, inout SeededGenerator) throws -> Void) rethrows {
    for seed in 0..<moreAtNight(count) {
        var random = SeededGenerator(seed: UInt64(seed))
        try body(seed, &random)
    }
}

extension State {
    /// The state after an operation of the router of a scope.
    func after(_ operation: Operation, in scope: Scope) -> (state: State, isChanged: Bool) {
        var state = self
        let isChanged = operation.apply(to: &state, in: scope)
        return (state, isChanged)
    }

    /// The scopes that exist.
    var scopes: [Scope] {
        Tab.allCases.map { .tab($0) } + modals.indices.map { .modal($0) }
    }

    mutating func push(_ routes: TestRoute...) { push(routes) }
    mutating func push(_ routes: [TestRoute]) { Operation.push(routes).apply(to: &self) }
    mutating func back() { Operation.back.apply(to: &self) }
    mutating func back(to route: TestRoute) { Operation.backTo(route).apply(to: &self) }
    mutating func popToRoot() { Operation.popToRoot.apply(to: &self) }
    mutating func dismissModal() { Operation.dismiss.apply(to: &self) }
    mutating func select(_ tab: Tab) { Operation.select(tab).apply(to: &self) }

    /// The scope of the stack in front.
    var activeScope: Scope { front.scope }

    /// The state after `change`, for laws that compare.
    func after(_ change: (inout State) -> Void) -> State {
        var copy = self
        change(&copy)
        return copy
    }
}

extension State {
    /// What a snapshot keeps of the state, found route by route (law 7).
    var longestRestorablePart: State {
        func isPushed(_ route: TestRoute) -> Bool {
            route.place.isRestorable && route.place.presentation == .push
        }
        var part = State()
        for tab in Tab.allCases {
            part.select(tab)
            for route in stack(of: tab).prefix(while: isPushed) {
                part.edit(part.front.scope) { $0.append(route) }
            }
        }
        part.select(selectedTab)
        for modal in modals.prefix(while: { $0.root.place.isRestorable }) {
            part.modals.append(
                .init(root: modal.root, stack: Array(modal.stack.prefix(while: isPushed))))
        }
        return part
    }
}
