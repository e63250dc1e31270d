public import Observation

// Manual observation: a registrar distinguishes observers by key path, so each part has its own key path.

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension Navigator: Observable {
    /// A part of the navigator that is observed separately.
    enum Part: Hashable {
        case state
        case current
        case selectedTab
        case stack(NavigationState<Route>.Scope)
        case modal(Int)
        case modals
        case modalCount
        case modalToDraw(Int)
        case awaited
        case reselections(Route.Tab)
        case heldLink

        /// The parts that differ between two states.
        static func changed(from old: NavigationState<Route>, to new: NavigationState<Route>) -> [Self] {
            var parts: [Self] = old == new ? [] : [.state]
            if old.current != new.current { parts.append(.current) }
            if old.selectedTab != new.selectedTab { parts.append(.selectedTab) }
            if old.modals != new.modals { parts.append(.modals) }
            if old.modals.count != new.modals.count { parts.append(.modalCount) }
            let depths = 0..<max(old.modals.count, new.modals.count)
            let scopes = Route.Tab.allCases.map(NavigationState<Route>.Scope.tab) + depths.map { .modal($0) }
            parts += scopes.filter { old.stack(in: $0) != new.stack(in: $0) }.map { .stack($0) }
            parts += depths.filter { old.layer(in: .modal($0)) != new.layer(in: .modal($0)) }.map { .modal($0) }
            return parts
        }
    }

    /// Exists only for its key paths.
    private subscript(part part: Part) -> Bool { true }

    /// Registers an access to the part.
    func access(_ part: Part) {
        registrar.access(self, keyPath: \Navigator.[part: part])
    }

    /// The state, for a caller that reads only the part.
    private func observing(_ part: Part) -> NavigationState<Route> {
        access(part)
        return currentState
    }

    /// Notifies the observers of the parts before and after `change`.
    func mutating(_ parts: [Part], _ change: () -> Void) {
        for part in parts { registrar.willSet(self, keyPath: \Navigator.[part: part]) }
        change()
        for part in parts { registrar.didSet(self, keyPath: \Navigator.[part: part]) }
    }

    /// The whole state. Its observers are notified of every change.
    public var state: NavigationState<Route> { observing(.state) }

    /// The route of the screen that the user sees.
    public var current: Route { observing(.current).current }

    /// The selected tab.
    public var selectedTab: Route.Tab { observing(.selectedTab).selectedTab }

    /// The modals, outermost first.
    public var modals: [NavigationState<Route>.Modal] { observing(.modals).modals }

    /// The number of modals.
    public var modalCount: Int { observing(.modalCount).modals.count }

    /// The screens over a scope's root; nil if no such modal is presented.
    public func stack(in scope: Scope) -> [Route]? { observing(.stack(scope)).stack(in: scope) }

    /// The screens over a tab's root.
    public func stack(of tab: Route.Tab) -> [Route] { observing(.stack(.tab(tab))).stack(of: tab) }

    /// The modal at a depth, without its stack; nil if there is none. 0 is the outermost.
    public func modal(at depth: Int) -> Layer? { observing(.modal(depth)).layer(in: .modal(depth)) }
}
