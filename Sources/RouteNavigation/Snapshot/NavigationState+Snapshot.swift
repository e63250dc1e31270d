// A state as text: {"version":1,"tab":"home","stacks":{"home":["items/1"]},"modals":[["image?url=…","…"]]}, and
// "held":"items/2" with the route of a link that waits.

extension NavigationState {
    /// The state as a short JSON text with the raw values (URLs without the base) of its routes; a modal is its root
    /// and its stack. Equal states have equal texts.
    public var snapshot: String { snapshot(holding: nil) }

    func snapshot(holding route: Route?) -> String {
        let stacks = Route.Tab.allCases.filter { !stack(of: $0).isEmpty }.map {
            "\(jsonString($0.rawValue)):\(Self.json(stack(of: $0)))"
        }
        let modals = modals.map { Self.json([$0.root] + $0.stack) }
        let held = route.map { ",\"held\":\(jsonString($0.rawValue))" } ?? ""
        return """
            {"version":1,"tab":\(jsonString(selectedTab.rawValue)),"stacks":{\(stacks.joined(separator: ","))},\
            "modals":[\(modals.joined(separator: ","))]\(held)}
            """
    }

    /// Restores a snapshot as far as possible.
    ///
    /// Each stack, and the chain of modals, is restored from the bottom up to the first route that can't be read (an
    /// update of the app might have removed it), that isn't restorable, or that the spec now shows elsewhere: a stack
    /// has only routes that are pushed, a tab's stack none of another tab, and a modal's root is presented. Text that
    /// isn't a snapshot, or that a later version wrote, gives the state of a first launch.
    public init(restoring snapshot: String) {
        self = SavedState(snapshot).state { _, _ in true }
    }

    private static func json(_ routes: [Route]) -> String {
        "[" + routes.map { jsonString($0.rawValue) }.joined(separator: ",") + "]"
    }
}
