import RouteSpec
import RoutePatterns

// The rules `unknown-parent`, `parent-cycle`, `unplaced-route` and `tab-mismatch`: every chain of parents ends at a
// root or a modal.
extension NavigationAnalysis {
    mutating func findParents() {
        under = []
        for route in routeIDs { under.append(findParent(of: route)) }
    }

    /// A root has no parent. A group's parent applies to the other routes of the group, not to itself. A route with a
    /// tab and no parent is above the tab's root, one with several tabs above the root of each.
    private mutating func findParent(of route: RouteID) -> StackParent {
        guard let keys = keys(route) else { return .unknown }
        if presentation(route) == .root { return .nothing }
        if let parent = keys.parent {
            let (name, mount) = (parent.value.name, parent.value.mount)
            guard let found = ids[(mount + [name.text]).joined(separator: ".")] else {
                reportUnknown(name, .unknownParent, in: mount)
                return .unknown
            }
            if found != route || !parent.isOfGroup { return .parent(found) }
        }
        guard let tabs = keys.tabs?.value, tabs.count == 1 else { return .nothing }
        return roots[tabs[0].text].map { .parent($0) } ?? .unknown
    }

    /// Reports a name that isn't a route's.
    ///
    /// - Parameter mount: the path of mounts to the spec that uses the name.
    mutating func reportUnknown(_ name: Scalar, _ rule: Rule, in mount: [String] = []) {
        let known = placements.filter { $0.path.starts(with: mount) }.map { (name: $0.path.name(in: mount), $0) }
        // A mount that couldn't be read may have the route.
        if known.contains(where: { $0.1.keys == nil && name.text.hasPrefix($0.name + ".") }) { return }
        let inside = known.first { $0.name.hasPrefix(name.text + ".") }
        let message =
            if let inside {
                "'\(name.text)' is a \(inside.1.mount?.text == name.text ? "mount" : "group"), "
                    + "but a \(rule == .tabRoot ? "root" : "parent") must be a route"
            } else if !mount.isEmpty, ids[name.text] != nil {
                "'\(name.text)' is not a route of this spec, but of one that mounts it"
            } else {
                "there is no route '\(name.text)'"
            }
        // A route of the group, or one in a group that is named without it.
        let grouped = inside ?? known.first { $0.1.path.last == name.text }
        let meant = grouped?.name ?? Suggestion.closest(to: name.text, among: known.map(\.name))
        let place = known.first { $0.name == meant }
        report(
            rule, message, at: name.span,
            notes: place.map { [Diagnostic.Note("'\($0.name)' is declared here", at: $0.1.span)] } ?? [],
            help: meant.map { "did you mean '\($0)'?" }
                ?? (tabBar.tabs.isEmpty || !mount.isEmpty
                    ? "name a route of this spec; only the spec that mounts it can give it another parent, at the mount"
                    : "name a route of the spec; for one in a group, write auth.signIn"))
    }

    private mutating func reportCycle(_ cycle: [RouteID]) {
        guard let least = cycle.min(), let start = cycle.firstIndex(of: least) else { return }
        let ordered = Array(cycle[start...] + cycle[..<start])
        let mount = keys(least)?.parent?.value.mount ?? []
        let names = ordered.map { placements[$0.index].path.name(in: mount) }
        let name = names[0]
        let words = (names + [name]).joined(separator: ", ")
        report(
            .parentCycle,
            ordered.count == 1 ? "'\(name)' is its own parent" : "the parents of '\(name)' form a cycle: \(words)",
            at: parentSpan(least),
            notes: zip(names, ordered).dropFirst().map { name, route in
                Diagnostic.Note("the parent of '\(name)' is set here", at: parentSpan(route))
            },
            help: "give one of them another parent, or none")
        for route in cycle { under[route.index] = .unknown }
    }

    /// The location of the route's parent, or of the route's name if it names no parent.
    func parentSpan(_ route: RouteID) -> Span {
        keys(route)?.parent?.value.name.span ?? placements[route.index].span
    }

    /// Finds the route at the bottom of each stack, and reports every cycle of parents once.
    mutating func findBottoms() {
        var found: [StackRoot?] = Array(repeating: nil, count: placements.count)
        for start in routeIDs {
            var path: [RouteID] = []
            var positions: [RouteID: Int] = [:]
            var route = start
            var bottom = found[route.index]
            while bottom == nil {
                if let first = positions.updateValue(path.count, forKey: route) {
                    reportCycle(Array(path[first...]))
                    bottom = .unknown
                    break
                }
                path.append(route)
                switch under[route.index] {
                case .nothing: bottom = .route(route)
                case .unknown: bottom = .unknown
                case .parent(let next):
                    route = next
                    bottom = found[next.index]
                }
            }
            for route in path { found[route.index] = bottom }
        }
        stackRoots = found.map { $0 ?? .unknown }
    }

    /// Reports pushed routes with nothing under them. Routes above those aren't checked: fixing one fixes the others.
    mutating func checkPushedRoutes() {
        var looseMounts: Set<Span> = []
        for route in routeIDs {
            guard presentation(route) == .push, case .nothing = under[route.index], keys(route)?.tabs == nil
            else { continue }
            stackRoots[route.index] = .unknown
            let placement = placements[route.index]
            // Only the spec that mounts a route can say what is under it.
            if let mount = placement.mount, !looseMounts.insert(mount.span).inserted { continue }
            report(
                .unplacedRoute, "'\(placement.name)' is pushed, but there is nothing to push it onto",
                at: placement.mount?.span ?? keys(route)?.presentation?.span ?? placement.span,
                notes: placement.mount.map { _ in
                    [Diagnostic.Note("'\(placement.name)' is declared here", at: placement.span)]
                } ?? [],
                help: placement.mount.map(help)
                    ?? "add a parent, as in parent: \(exampleParent), or open it over the current screen with "
                    + "present: sheet or present: cover")
        }
    }

    /// The help for a mount without a parent.
    private func help(for mount: Scalar) -> String {
        if tabBar.hasOneStack { return "give the mount a parent, as in parent: \(exampleParent)" }
        let tab = tabNames.first { $0 == mount.text } ?? tabNames.first ?? "home"
        return "give the mount a tab or a parent, as in tab: \(tab)"
    }

    private var exampleParent: String {
        tabNames.lazy.compactMap { roots[$0] }.first.map { placements[$0.index].name } ?? "home"
    }

    /// Reports routes that name other tabs than their parent's.
    mutating func checkTabsOfChains() {
        for route in routeIDs {
            guard let keys = keys(route), let named = keys.tabs, areKnown(named), let parent = keys.parent,
                case .parent(let other) = under[route.index], case .route(let bottom) = stackRoots[route.index],
                isPlaced(bottom), Set(tabs(other)) != Set(named.names)
            else { continue }
            let (name, otherName) = (placements[route.index].name, placements[other.index].name)
            let tabs = tabs(other)
            // The tab of a mounted route may come from the mount, which is in another file.
            let isOfParent = named.isOfGroup && !parent.isOfGroup && parent.value.name.span.file == named.span.file
            report(
                .tabMismatch,
                "'\(name)' is in \(tabs: named.names), but its parent '\(otherName)' is in "
                    + (tabs.isEmpty ? "none" : tabs.quoted),
                at: isOfParent ? parent.value.name.span : named.span,
                notes: [
                    Diagnostic.Note(
                        "'\(placements[bottom.index].name)', the bottom of its stack, is placed here",
                        at: ownTabs(bottom)?.span ?? self.keys(bottom)?.presentation?.span
                            ?? placements[bottom.index].span)
                ],
                help: named.value.count > 1 && presentation(other) == .root
                    ? "remove 'parent': in several tabs, Back leads to the root of each"
                    : "remove 'tab', which follows from the parent, or choose another parent")
        }
    }

    /// Whether the route at the bottom of a stack is the root of a tab, over the roots of several, or a modal.
    private func isPlaced(_ bottom: RouteID) -> Bool {
        switch presentation(bottom) {
        case .root, .push: ownTabs(bottom).map(areKnown) ?? false
        case .sheet, .cover: true
        }
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
