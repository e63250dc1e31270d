import RouteAnalysis

/// Matches the tabs of two specs.
///
/// A tab becomes the one with the same name, or else a new one whose root is the same route.
struct TabMatching {
    private let names: [String: String]

    init(_ before: Navigation, _ after: Navigation, _ matching: RouteMatching) {
        let (oldNames, newNames) = (Set(before.tabs.map(\.name)), Set(after.tabs.map(\.name)))
        var names: [String: String] = [:]
        for tab in before.tabs {
            if newNames.contains(tab.name) {
                names[tab.name] = tab.name
            } else if let root = matching.current(tab.root) {
                names[tab.name] = after.tabs.first { $0.root == root && !oldNames.contains($0.name) }?.name
            }
        }
        self.names = names
    }

    /// The name of a previous tab in the current spec; its own if it was removed.
    func currentName(_ tab: String) -> String { names[tab] ?? tab }
}
