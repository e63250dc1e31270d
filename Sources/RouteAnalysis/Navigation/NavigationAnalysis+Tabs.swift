import RouteSpec
import RoutePatterns

// The rules `unknown-tab`, `tab-root` and `bad-root`: every tab has one root, a screen without parameters or a parent.
extension NavigationAnalysis {
    mutating func checkTabs() {
        for route in routeIDs { checkTabName(of: route) }
        let rooted = routeIDs.filter { presentation($0) == .root }
        for route in rooted {
            checkRoot(route)
            guard let keys = keys(route), let tab = keys.tab?.value else { continue }
            guard let other = roots[tab] else {
                roots[tab] = route
                continue
            }
            report(
                .tabRoot,
                "\(declaration.hasOneStack ? "the only stack" : "the tab '\(tab)'") has two roots, '\(placements[other.index].name)' and '\(placements[route.index].name)'",
                at: keys.presentation?.span ?? placements[route.index].span,
                notes: [
                    Diagnostic.Note(
                        "'\(placements[other.index].name)' is declared here", at: placements[other.index].span)
                ],
                help: "push one of them onto the other: parent: \(placements[other.index].name)")
        }
        checkTabsWithoutRoot()
    }

    private mutating func checkTabName(of route: RouteID) {
        guard let tab = keys(route)?.tab, !tabNames.contains(tab.value) else { return }
        report(
            .unknownTab, "there is no tab '\(tab.value)'", at: tab.span,
            notes: [Diagnostic.Note("the tabs are declared here", at: declaration.span)],
            help: Suggestion.closest(to: tab.value, among: tabNames).map { "did you mean '\($0)'?" }
                ?? "add it to 'tabs', or write one of \(tabNames.joined(separator: ", "))")
    }

    /// Skips the check if a root may be among the routes that couldn't be read.
    private mutating func checkTabsWithoutRoot() {
        let isKnown = placements.allSatisfy { placement in
            guard let keys = placement.keys else { return false }
            return keys.presentation?.value != .root || keys.tab.map { tabNames.contains($0.value) } ?? true
        }
        guard isKnown else { return }
        for tab in declaration.tabs where roots[tab.text] == nil {
            let first = placements.first { $0.keys?.tab?.value == tab.text }
            report(
                .tabRoot, "the tab '\(tab.text)' has no root", at: tab.span,
                notes: first.map { [Diagnostic.Note("'\($0.name)' belongs to the tab", at: $0.span)] } ?? [],
                help: "write 'tab: \(tab.text)' and 'present: root' under the route at the bottom of its stack")
        }
    }

    private mutating func checkRoot(_ route: RouteID) {
        let placement = placements[route.index]
        guard let keys = placement.keys, let root = keys.presentation?.span else { return }
        let note = Diagnostic.Note("it is declared a root here", at: root)
        if keys.tab == nil {
            report(
                .tabRoot, "'\(placement.name)' is a root without a tab", at: root,
                notes: [Diagnostic.Note("the tabs are declared here", at: declaration.span)],
                help: "add the tab that it is the root of, as in tab: \(tabNames.first ?? "home")")
        }
        // A group's parent applies to the routes above the root.
        if let parent = keys.parent, !parent.isOfGroup {
            report(
                .badRoot, "'\(placement.name)' is a root, so it cannot have a parent", at: parent.value.name.span,
                notes: [note],
                help: "remove one of the two: a root is at the bottom of its stack")
        }
        if let route = routes[placement.name], let value = route.route.values.first {
            report(
                .badRoot, "'\(placement.name)' is a root, so it cannot have the parameter '\(value.name)'",
                at: route.place(of: value.name), notes: [note],
                help: "remove the parameter, or move it to a route pushed onto the root: "
                    + "parent: \(placement.name)")
        }
    }
}

extension RouteDeclaration {
    /// The location of a parameter's first use, or of the route's name if no pattern has the parameter.
    package func place(of parameter: String) -> Span {
        for (declared, source) in zip(route.patterns, sources) {
            let found = declared.pattern.parameters.first { $0.name == parameter }
            if let found { return source.span(of: found.range) }
        }
        return span
    }
}
