public import Observation

// Manual observation: a registrar distinguishes observers by key path, so each part has its own
// key path.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator: Observable {
    /// A part of the navigator that is observed separately.
    enum Part: Hashable {
        case state, current, selectedTab, modals, awaited, heldLink, start
        case stack(NavigationState<Route>.Scope)
        case modal(Int)
        case modalToDraw(Int)
        case reselections(Route.Tab)

        /// The parts that differ between two states.
        static func changed(from old: NavigationState<Route>, to new: NavigationState<Route>)
            -> [Self]
        {
            var parts: [Self] = old == new ? [] : [.state]
            if old.current != new.current { parts.append(.current) }
            if old.selectedTab != new.selectedTab { parts.append(.selectedTab) }
            let depths = 0..<max(old.modals.count, new.modals.count)
            let scopes =
                Route.Tab.allCases.map(NavigationState<Route>.Scope.tab) + depths.map { .modal($0) }
            parts += scopes.filter { old.stack(in: $0) != new.stack(in: $0) }.map { .stack($0) }
            let changed = depths.filter { old.layer(in: .modal($0)) != new.layer(in: .modal($0)) }
            return parts + changed.map { .modal($0) } + (changed.isEmpty ? [] : [.modals])
        }
    }

    /// Exists only for its key paths.
    private subscript(part part: Part) -> Bool { true }

    /// Registers an access to the part.
    func access(_ part: Part) {
        registrar.access(self, keyPath: \Navigator.[part: part])
    }

    /// A value of the part, after registering the access.
    func observed<Value>(_ part: Part, _ value: @autoclosure () -> Value) -> Value {
        access(part)
        return value()
    }

    /// Notifies the observers of the parts before and after `change`.
    func mutating(_ parts: [Part], _ change: () -> Void) {
        for part in parts { registrar.willSet(self, keyPath: \Navigator.[part: part]) }
        change()
        for part in parts { registrar.didSet(self, keyPath: \Navigator.[part: part]) }
    }

    /// The whole state. Its observers are notified of every change.
    public var state: NavigationState<Route> { observed(.state, currentState) }

    /// The route of the screen that the user sees.
    public var current: Route { observed(.current, currentState.current) }

    /// The selected tab.
    public var selectedTab: Route.Tab { observed(.selectedTab, currentState.selectedTab) }

    /// Whether the navigator has started. Earlier links wait.
    package var isStarted: Bool { observed(.start, hasStarted) }
}
