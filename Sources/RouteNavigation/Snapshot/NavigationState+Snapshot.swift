// A state as text: {"version":1,"tab":"home","stacks":{"home":["items/1"]},"modals":[["image?url=…","…"]]}

extension NavigationState {
    /// The state as a small JSON text: the raw values (URLs without the base) of its routes; a modal is its root and
    /// its stack. Equal states have equal texts.
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

    /// The state that a snapshot saved, as far as it can be shown again.
    ///
    /// Of every stack, and of the chain of modals, the longest part from the bottom up whose routes can be read (an
    /// update of the app may have dropped one) and are restorable. A text that is no snapshot, or one of a later
    /// version, gives the state of a first start.
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

    /// The routes of an array up to the first that cannot be shown again.
    private static func routes(_ value: JSONValue?) -> [Route] {
        var routes: [Route] = []
        for element in value?.elements ?? [] {
            guard let text = element.text, let route = Route(rawValue: text), route.isRestorable else { break }
            routes.append(route)
        }
        return routes
    }
}
