import RouteNavigation

typealias State = NavigationState<TestRoute>
typealias Tab = TestRoute.Tab

/// Random numbers that depend only on a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var counter: UInt64

    init(seed: Int) {
        counter = UInt64(truncatingIfNeeded: seed)
    }

    mutating func next() -> UInt64 {
        counter &+= 0x9E37_79B9_7F4A_7C15
        var bits = counter
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func tab() -> Tab { Tab.allCases[number(0..<3)] }

    /// A route. Few different ones, so that equal routes occur together.
    mutating func route() -> TestRoute {
        let id = number(0..<3)
        let name = ["a", "b.png"][number(0..<2)]
        let routes: [TestRoute] = [
            .home, .profile, .settings, .item(id), .comments(id), .reply(id, number(0..<2)), .edit(id), .editName(id),
            .confirm(id), .preferences(.language), .preferences(.advanced), .image(name), .caption(name), .onboarding,
            .draft(id), .checkout(id), .notice(id),
        ]
        return routes[number(0..<routes.count)]
    }

    mutating func routes(upTo count: Int) -> [TestRoute] { (0..<number(0..<(count + 1))).map { _ in route() } }

    /// A tab's or a modal's scope; now and then one that doesn't exist.
    mutating func scope() -> State.Scope {
        number(0..<2) == 0 ? .tab(tab()) : .modal(number(-1..<4))
    }

    mutating func optionalScope() -> State.Scope? { number(0..<2) == 0 ? nil : scope() }

    mutating func operation() -> Operation {
        switch number(0..<14) {
        case 0: .push(route(), optionalScope())
        case 1: .pop(number(-1..<4), optionalScope())
        case 2: .popTo(route(), optionalScope())
        case 3: .popToRoot(optionalScope())
        case 4: .replaceStack(routes(upTo: 3), optionalScope())
        case 5: .present(route(), routes(upTo: 2), nil)
        case 6: .present(route(), routes(upTo: 2), optionalScope())
        case 7: .dismiss
        case 8: .dismissTo(number(-1..<4))
        case 9: .select(tab(), number(0..<2) == 0)
        case 10: .back(optionalScope())
        case 11: .show(route(), optionalScope())
        case 12: .open(route())
        default: .follow(route())
        }
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
    case push(TestRoute, State.Scope?)
    case pop(Int, State.Scope?)
    case popTo(TestRoute, State.Scope?)
    case popToRoot(State.Scope?)
    case replaceStack([TestRoute], State.Scope?)
    case present(TestRoute, [TestRoute], State.Scope?)
    case dismiss
    case dismissTo(Int)
    case select(Tab, Bool)
    case back(State.Scope?)
    case show(TestRoute, State.Scope?)
    case open(TestRoute)
    case follow(TestRoute)

    @discardableResult
    func apply(to state: inout State) -> Bool {
        switch self {
        case .push(let route, let scope): state.push(route, in: scope)
        case .pop(let count, let scope): state.pop(count, in: scope)
        case .popTo(let route, let scope): state.pop(to: route, in: scope)
        case .popToRoot(let scope): state.popToRoot(in: scope)
        case .replaceStack(let routes, let scope): state.replaceStack(routes, in: scope)
        case .present(let route, let stack, let scope): state.present(route, stack: stack, over: scope)
        case .dismiss: state.dismiss()
        case .dismissTo(let depth): state.dismiss(to: depth)
        case .select(let tab, let dismissing): state.select(tab, dismissing: dismissing)
        case .back(let scope): state.back(in: scope)
        case .show(let route, let scope): state.show(route, in: scope)
        case .open(let route): state.open(route)
        case .follow(let route): state.follow(route)
        }
    }
}

extension Operation {
    /// Whether it shows routes as the spec says, pushed or presented, and none twice in a row.
    func isAsTheSpecSays(in state: State) -> Bool {
        func arePushed(_ routes: [TestRoute], over top: TestRoute? = nil) -> Bool {
            zip([top] + routes.map(Optional.some), routes).allSatisfy { $0 != $1 && $1.presentation == .push }
        }
        func isNew(_ modal: State.Modal) -> Bool { modal.root.isModal && !state.modals.contains(modal) }
        switch self {
        case .push(let route, let scope):
            return arePushed([route], over: state.stack(in: scope ?? state.activeScope)?.last)
        case .replaceStack(let routes, _): return arePushed(routes)
        case .present(let route, let stack, _): return arePushed(stack) && isNew(.init(root: route, stack: stack))
        case .show(let route, let scope):
            if route.isModal { return isNew(.init(root: route)) }
            return route.presentation == .root || Operation.push(route, scope).isAsTheSpecSays(in: state)
        default: return true
        }
    }

    /// Whether it makes a new modal.
    var isPresentation: Bool {
        switch self {
        case .present: true
        case .show(let route, _), .follow(let route): route.isModal
        default: false
        }
    }
}

extension TestRoute {
    var isModal: Bool { presentation == .sheet || presentation == .cover }
}

/// Runs `body` with a generator of its own for every seed.
func forSeeds(_ count: Int, _ body: (Int, inout SeededGenerator) throws -> Void) rethrows {
    for seed in 0..<count {
        var random = SeededGenerator(seed: seed)
        try body(seed, &random)
    }
}

extension State {
    /// The scopes that exist.
    var scopes: [Scope] {
        Tab.allCases.map { .tab($0) } + modals.indices.map { .modal($0) }
    }

    /// The state after `change`, for laws that compare.
    func after(_ change: (inout State) -> Void) -> State {
        var copy = self
        change(&copy)
        return copy
    }
}
