import RouteLanguage
import RouteSpec

// The rules `unknown-tab`, `tab-root` and `bad-root`: every tab has one root, a screen without
// parameters or a parent.
extension NavigationAnalysis {
    mutating func checkTabs() {
        if let sixth = tabBar.tabs.dropFirst(5).first {
            diagnostics.report(
                .manyTabs,
                "an iPhone shows four of \(tabBar.tabs.count) tabs, and the others behind 'More'",
                at: sixth.name.span,
                help: "push the screens of the least important tabs onto another one")
        }
        for route in routeIDs { checkTabNames(of: route) }
        findNamedRoots()
        for route in routeIDs where presentation(route) == .root {
            checkRoot(route)
            // Several are a mistake that has been reported.
            guard let tabs = ownTabs(route)?.names, tabs.count == 1, let tab = tabs.first else {
                continue
            }
            guard let other = roots[tab], other != route else {
                roots[tab] = route
                continue
            }
            let stack = tabBar.hasOneStack ? "the only stack" : "the tab '\(tab)'"
            let otherName = name(other)
            diagnostics.report(
                .tabRoot, "\(stack) has two roots, '\(otherName)' and '\(name(route))'",
                at: self[route].placement.presentation?.span ?? self[route].span,
                notes: [Diagnostic.Note("'\(otherName)' is declared here", at: self[other].span)],
                help: "push one of them onto the other: parent: \(otherName)")
        }
        checkTabsWithoutRoot()
    }

    /// Finds the roots that `tabs` names, and the routes with the same name as a tab. The latter
    /// are roots unless a route of the tab has `present: root`.
    private mutating func findNamedRoots() {
        let declaredRoots = routes.map(\.placement).filter { $0.presentation?.value == .root }
        let rootedTabs = Set(declaredRoots.flatMap { $0.tabs?.names ?? [] })
        for tab in tabBar.tabs where tab.root != nil || !rootedTabs.contains(tab.name.text) {
            let name = tab.root ?? tab.name
            guard let route = ids[name.text] else {
                if tab.root != nil { reportUnknown(name, .tabRoot) }
                continue
            }
            if let other = namedTabs[route] {
                let first = other.name.text
                let second = tab.name.text
                let note = "it is the root of '\(first)' here"
                diagnostics.report(
                    .tabRoot, "'\(name.text)' is the root of two tabs, '\(first)' and '\(second)'",
                    at: name.span, notes: [Diagnostic.Note(note, at: other.rootSpan)],
                    help: "name another route, or remove one of the tabs")
                continue
            }
            namedTabs[route] = tab
            roots[tab.name.text] = route
        }
    }

    private mutating func checkTabNames(of route: RouteID) {
        var known: [String: Span] = [:]
        for tab in self[route].placement.tabs?.value ?? [] {
            if let other = known.updateValue(tab.span, forKey: tab.text) {
                diagnostics.report(
                    .duplicateTab, "duplicate tab '\(tab.text)'", at: tab.span,
                    notes: [Diagnostic.Note("'\(tab.text)' previously declared here", at: other)],
                    help: "remove one of the two")
            } else if !tabNames.contains(tab.text) {
                let closest = Suggestion.closest(to: tab.text, among: tabNames)
                let names = tabNames.joined(separator: ", ")
                diagnostics.report(
                    .unknownTab, "there is no tab '\(tab.text)'", at: tab.span,
                    notes: [Diagnostic.Note("the tabs are declared here", at: tabBar.span)],
                    help: closest.map { "did you mean '\($0)'?" }
                        ?? "add it to 'tabs', or write one of \(names)")
            }
        }
    }

    private mutating func checkTabsWithoutRoot() {
        // A tab may be misspelled at its root.
        let rootIDs = routeIDs.filter { presentation($0) == .root }
        let rooted = rootIDs.flatMap { ownTabs($0)?.names ?? [] }
        guard rooted.allSatisfy(tabNames.contains) else { return }
        for tab in tabBar.tabs where tab.root == nil && roots[tab.name.text] == nil {
            let name = tab.name.text
            let candidates = routes.filter {
                $0.placement.tabs?.names.contains(name) == true || $0.route.path.first == name
            }
            let candidate = candidates.first { $0.route.values.isEmpty } ?? candidates.first
            var help = "add a route '\(name)', the bottom of its stack"
            if let candidate {
                help =
                    "name the route at the bottom of its stack: below 'tabs:', "
                    + "write each tab on a line, as in \(name): \(candidate.route.name)"
            }
            diagnostics.report(
                .tabRoot, "the tab '\(name)' has no root", at: tab.name.span, help: help)
        }
    }

    private mutating func checkRoot(_ route: RouteID) {
        let name = name(route)
        let keys = self[route].placement
        let tab = namedTabs[route]
        guard let root = tab?.rootSpan ?? keys.presentation?.span else { return }
        if tab == nil, keys.tabs == nil {
            diagnostics.report(
                .tabRoot, "'\(name)' is a root without a tab", at: root,
                notes: [Diagnostic.Note("the tabs are declared here", at: tabBar.span)],
                help: "add the tab that it is the root of, as in tab: \(tabNames.first ?? "home")")
        }
        if let tab, let other = keys.tabs?.value.first(where: { $0.text != tab.name.text }) {
            diagnostics.report(
                .tabMismatch,
                "'\(name)' is the root of the tab '\(tab.name.text)', "
                    + "so it cannot be in '\(other.text)'",
                at: other.span, notes: [Diagnostic.Note("it is declared a root here", at: root)],
                help: "remove 'tab', or name another root in 'tabs'")
        }
        for fault in faults(of: route) {
            // In a mounted spec, the route is as it should be.
            let isMounted = fault.span.file != root.file
            diagnostics.report(
                .badRoot, "'\(name)' is a root, so it cannot \(fault.words)",
                at: isMounted ? root : fault.span,
                notes: [
                    isMounted
                        ? Diagnostic.Note("it is declared here", at: fault.span)
                        : Diagnostic.Note("it is declared a root here", at: root)
                ],
                help: isMounted ? "name another route of the mount" : fault.help)
        }
    }

    /// What a root can't have or be.
    private struct Fault {
        let words: String
        let span: Span
        let help: String
    }

    private func faults(of route: RouteID) -> [Fault] {
        let declaration = self[route]
        let keys = declaration.placement
        let removal = "remove one of the two: a root is at the bottom of its stack"
        var faults: [Fault] = []
        if namedTabs[route] == nil, let tabs = keys.tabs, tabs.value.count > 1 {
            faults.append(
                Fault(
                    words: "be in several tabs", span: tabs.span,
                    help: "name one of them: every tab has a root of its own"))
        }
        // A group's presentation and parent apply to the routes above the root.
        if namedTabs[route] != nil, let other = keys.presentation, !other.isOfGroup,
            other.value != .root
        {
            let words = "have 'present: \(other.value)'"
            faults.append(Fault(words: words, span: other.span, help: removal))
        }
        if let parent = keys.parent, !parent.isOfGroup {
            faults.append(
                Fault(words: "have a parent", span: parent.value.name.span, help: removal))
        }
        if let value = declaration.route.values.first {
            let help =
                "remove the parameter, "
                + "or move it to a route pushed onto the root: parent: \(name(route))"
            faults.append(
                Fault(
                    words: "have the parameter '\(value.name)'",
                    span: declaration.place(of: value.name), help: help))
        }
        return faults
    }
}

extension RouteDeclaration {
    /// The location of a parameter's first use, or of the route's name if no pattern has the
    /// parameter.
    package func place(of parameter: String) -> Span {
        for (declared, source) in zip(route.patterns, sources) {
            let found = declared.pattern.parameters.first { $0.name == parameter }
            if let found { return source.span(of: found.range) }
        }
        return span
    }
}
