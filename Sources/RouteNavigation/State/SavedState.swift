#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension NavigationState {
    /// The state as a short JSON text with the raw values (URLs without the base) of its routes; a
    /// modal is its root and its stack. Equal states have equal texts.
    public var snapshot: String { SavedState(self).text }

    /// Restores a snapshot as far as possible: the same state, if all its routes are restorable.
    ///
    /// Each stack, and the chain of modals, is restored from the bottom up to the first route that
    /// can't be read (an update of the app might have removed it), that isn't restorable, or that
    /// the spec now presents otherwise: a stack has only routes that are pushed, and a modal's
    /// root is presented. Text that isn't a snapshot, or that a later version wrote, gives the
    /// state of a first launch.
    public init(restoring snapshot: String) {
        self = SavedState(snapshot).state { _, _ in true }
    }
}

/// A state as text:
/// `{"modals":[["image?url=…","…"]],"stacks":{"home":["items/1"]},"tab":"home","version":1}`, and
/// `"held":"items/2"` with the route of a link that waits. `state(_:)` determines what
/// is restored.
struct SavedState<Route: NavigableRoute>: Codable {
    private var version = 1
    private var tab = ""
    private var stacks: [String: [String]] = [:]
    private var modals: [[String]] = []
    private var held: String?

    init(_ state: NavigationState<Route>, holding route: Route? = nil) {
        tab = state.selectedTab.rawValue
        for (tab, stack) in state.stacks { stacks[tab.rawValue] = stack.map(\.rawValue) }
        modals = state.modals.map { ([$0.root] + $0.stack).map(\.rawValue) }
        held = route?.rawValue
    }

    /// Empty if the snapshot can't be read.
    init(_ snapshot: String) {
        if let saved = try? JSONDecoder().decode(Self.self, from: Data(snapshot.utf8)),
            saved.version == 1
        {
            self = saved
        }
    }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The route of the link that waited.
    var heldRoute: Route? { held.flatMap(Route.init(rawValue:)) }

    /// The state with the routes that can be restored and are allowed. A tab whose root isn't
    /// allowed isn't selected, and has no stack.
    ///
    /// - Parameter isAllowed: called with each route and the state under it; the selected tab
    ///   follows the others, then the modals.
    func state(_ isAllowed: (Route, NavigationState<Route>) -> Bool) -> NavigationState<Route> {
        var state = NavigationState<Route>()
        var isCut = false
        let selected = Route.Tab(rawValue: tab) ?? state.selectedTab
        for tab in Route.Tab.allCases.filter({ $0 != selected }) + [selected] {
            let stack = routes(stacks[tab.rawValue] ?? []).prefix { $0.isPushed(in: tab) }
            guard tab == selected || !stack.isEmpty else { continue }
            isCut = !isAllowed(Route.root(of: tab), state)
            if isCut { continue }
            if tab == selected { state.selectedTab = tab }
            for route in stack where !isCut {
                // A route of several tabs is asked about in the one that has it.
                var shown = state
                shown.selectedTab = tab
                isCut = !isAllowed(route, shown)
                if !isCut { state.edit(.tab(tab)) { $0.append(route) } }
            }
        }
        for modal in modals {
            let routes = routes(modal)
            // A screen over one that isn't allowed isn't restored either.
            guard !isCut, let root = routes.first, root.isModal, isAllowed(root, state) else {
                break
            }
            state.modals.append(.init(root: root))
            for route in routes.dropFirst().prefix(while: { $0.place.presentation == .push })
            where !isCut {
                isCut = !isAllowed(route, state)
                if !isCut { state.edit(state.front.scope) { $0.append(route) } }
            }
        }
        return state
    }

    /// The routes of texts up to the first that can't be read or isn't restorable.
    private func routes(_ texts: [String]) -> [Route] {
        texts.lazy.map(Route.init(rawValue:)).prefix { $0?.place.isRestorable == true }.compactMap(
            \.self)
    }
}
