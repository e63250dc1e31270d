// A state as text: {"version":1,"tab":"home","stacks":{"home":["items/1"]},"modals":[["image?url=…","…"]]}

extension NavigationState {
    /// The state as a short JSON text with the raw values (URLs without the base) of its routes; a modal is its root
    /// and its stack. Equal states have equal texts.
    public var snapshot: String {
        let stacks = Route.Tab.allCases.filter { !stack(of: $0).isEmpty }.map {
            "\(jsonString($0.rawValue)):\(Self.json(stack(of: $0)))"
        }
        let modals = modals.map { Self.json([$0.root] + $0.stack) }
        return """
            {"version":1,"tab":\(jsonString(selectedTab.rawValue)),"stacks":{\(stacks.joined(separator: ","))},\
            "modals":[\(modals.joined(separator: ","))]}
            """
    }

    /// Restores a snapshot as far as possible.
    ///
    /// Each stack, and the chain of modals, is restored from the bottom up to the first route that can't be read (an
    /// update of the app might have removed it) or that isn't restorable. Text that isn't a snapshot, or that a later
    /// version wrote, gives the state of a first launch.
    public init(restoring snapshot: String) {
        self.init()
        guard let saved = JSONReader.read(snapshot), saved["version"] == .word("1") else { return }
        if let name = saved["tab"]?.text, let tab = Route.Tab(rawValue: name) {
            selectedTab = tab
        }
        for tab in Route.Tab.allCases {
            replaceStack(Self.routes(saved["stacks"]?[tab.rawValue]), in: .tab(tab))
        }
        for modal in saved["modals"]?.elements ?? [] {
            let routes = Self.routes(modal)
            guard let root = routes.first else { return }
            present(root, stack: Array(routes.dropFirst()))
        }
    }

    private static func json(_ routes: [Route]) -> String {
        "[" + routes.map { jsonString($0.rawValue) }.joined(separator: ",") + "]"
    }

    /// The routes of an array up to the first that can't be restored.
    private static func routes(_ value: JSONValue?) -> [Route] {
        var routes: [Route] = []
        for element in value?.elements ?? [] {
            guard let text = element.text, let route = Route(rawValue: text), route.isRestorable else { break }
            routes.append(route)
        }
        return routes
    }
}
