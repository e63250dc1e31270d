import RouteLanguage
import RouteSpec

// The rules `unknown-parent`, `parent-cycle`, `unplaced-route` and `tab-mismatch`: every chain of
// parents ends at a root or a modal.
extension NavigationAnalysis {
    /// What is under a route. A root has no parent. A group's parent applies to the other routes
    /// of the group, not to itself. A route with a tab and no parent is above the tab's root, one
    /// with several tabs above the root of each.
    mutating func findParent(of route: RouteID) -> RouteID? {
        if presentation(route) == .root { return nil }
        let keys = self[route].placement
        if let parent = keys.parent {
            let name = parent.value.name
            let mount = parent.value.mount
            guard let found = ids[(mount + [name.text]).joined(separator: ".")] else {
                reportUnknown(name, .unknownParent, in: mount)
                return nil
            }
            if found != route || !parent.isOfGroup { return found }
        }
        guard let tabs = keys.tabs?.value, tabs.count == 1 else { return nil }
        return roots[tabs[0].text]
    }

    /// Reports a name that isn't a route's.
    ///
    /// - Parameter mount: the path of mounts to the spec that uses the name.
    mutating func reportUnknown(_ name: Scalar, _ rule: Rule, in mount: [String] = []) {
        let known = routes.filter { $0.route.path.starts(with: mount) }
        let names = known.map { $0.route.path.name(in: mount) }
        // A route of the group with the name, or one in a group that is named without it.
        let meant =
            names.first { $0.hasPrefix(name.text + ".") || $0.hasSuffix("." + name.text) }
            ?? Suggestion.closest(to: name.text, among: names)
        var notes: [Diagnostic.Note] = []
        if let place = names.firstIndex(where: { $0 == meant }) {
            notes = [Diagnostic.Note("'\(names[place])' is declared here", at: known[place].span)]
        }
        diagnostics.report(
            rule, "there is no route '\(name.text)'", at: name.span, notes: notes,
            help: meant.map { "did you mean '\($0)'?" }
                ?? "name a route of this spec; for one in a group, write auth.signIn")
    }

    private mutating func reportCycle(_ cycle: [RouteID]) {
        guard let least = cycle.min(), let start = cycle.firstIndex(of: least) else { return }
        let ordered = Array(cycle[start...] + cycle[..<start])
        let mount = self[least].placement.parent?.value.mount ?? []
        let names = ordered.map { self[$0].route.path.name(in: mount) }
        let words = (names + [names[0]]).joined(separator: ", ")
        diagnostics.report(
            .parentCycle,
            ordered.count == 1
                ? "'\(names[0])' is its own parent"
                : "the parents of '\(names[0])' form a cycle: \(words)",
            at: parentSpan(least),
            notes: zip(names, ordered).dropFirst().map { name, route in
                Diagnostic.Note("the parent of '\(name)' is set here", at: parentSpan(route))
            },
            help: "give one of them another parent, or none")
    }

    /// The location of the route's parent, or of the route's name if it names no parent.
    func parentSpan(_ route: RouteID) -> Span {
        self[route].placement.parent?.value.name.span ?? self[route].span
    }

    /// Finds the route at the bottom of each stack, and reports every cycle of parents once.
    mutating func findBottoms() {
        var found: [RouteID?] = Array(repeating: nil, count: routes.count)
        for start in routeIDs {
            var path: [RouteID] = []
            var positions: [RouteID: Int] = [:]
            var route = start
            while found[route.index] == nil {
                if let first = positions.updateValue(path.count, forKey: route) {
                    reportCycle(Array(path[first...]))
                    found[route.index] = route
                    break
                }
                path.append(route)
                guard let parent = parents[route.index] else {
                    found[route.index] = route
                    break
                }
                route = parent
            }
            for other in path { found[other.index] = found[route.index] }
        }
        bottoms = found.compactMap { $0 }
    }

    /// Reports pushed routes with nothing under them.
    mutating func checkPushedRoutes() {
        var looseMounts: Set<Span> = []
        for route in routeIDs {
            guard presentation(route) == .push, parents[route.index] == nil,
                self[route].placement.tabs == nil
            else { continue }
            let declaration = self[route]
            let message = "'\(name(route))' is pushed, but there is nothing to push it onto"
            guard let mount = declaration.mount else {
                diagnostics.report(
                    .unplacedRoute, message,
                    at: declaration.placement.presentation?.span ?? declaration.span,
                    help: "add a parent, as in parent: \(exampleParent), or open it over "
                        + "the current screen with present: sheet or present: cover")
                continue
            }
            // Only the spec that mounts a route can say what is under it.
            if !looseMounts.insert(mount.span).inserted { continue }
            let note = "'\(name(route))' is declared here"
            diagnostics.report(
                .unplacedRoute, message, at: mount.span,
                notes: [Diagnostic.Note(note, at: declaration.span)], help: help(for: mount))
        }
    }

    /// The help for a mount without a parent.
    private func help(for mount: Scalar) -> String {
        if tabBar.hasOneStack { return "give the mount a parent, as in parent: \(exampleParent)" }
        let tab = tabNames.first { $0 == mount.text } ?? tabNames.first ?? "home"
        return "give the mount a tab or a parent, as in tab: \(tab)"
    }

    private var exampleParent: String {
        tabNames.lazy.compactMap { roots[$0] }.first.map(name) ?? "home"
    }

    /// Reports routes that name other tabs than their parent's.
    mutating func checkTabsOfChains() {
        for route in routeIDs {
            let keys = self[route].placement
            guard let named = keys.tabs, let parent = keys.parent,
                let other = parents[route.index], Set(tabs(other)) != Set(named.names)
            else { continue }
            let otherTabs = tabs(other).isEmpty ? "none" : tabs(other).quoted
            // The tab of a mounted route may come from the mount, which is in another file.
            let isOfParent =
                named.isOfGroup && !parent.isOfGroup
                && parent.value.name.span.file == named.span.file
            let hasSeveralRoots = named.value.count > 1 && presentation(other) == .root
            diagnostics.report(
                .tabMismatch,
                "'\(name(route))' is in \(tabs: named.names), "
                    + "but its parent '\(name(other))' is in \(otherTabs)",
                at: isOfParent ? parent.value.name.span : named.span,
                notes: [bottomNote(route)],
                help: hasSeveralRoots
                    ? "remove 'parent': in several tabs, Back leads to the root of each"
                    : "remove 'tab', which follows from the parent, or choose another parent")
        }
    }

    /// Where the bottom of a route's stack is placed.
    private func bottomNote(_ route: RouteID) -> Diagnostic.Note {
        let bottom = bottoms[route.index]
        let declaration = self[bottom]
        return Diagnostic.Note(
            "'\(name(bottom))', the bottom of its stack, is placed here",
            at: ownTabs(bottom)?.span ?? declaration.placement.presentation?.span
                ?? declaration.span)
    }
}

extension DefaultStringInterpolation {
    fileprivate mutating func appendInterpolation(tabs names: [String]) {
        appendInterpolation("the tab\(names.count == 1 ? "" : "s") \(names.quoted)")
    }
}

extension [String] {
    fileprivate var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }

    /// The name of the route at this path, within the spec at a mount.
    func name(in mount: [String]) -> String {
        dropFirst(starts(with: mount) ? mount.count : 0).joined(separator: ".")
    }
}
