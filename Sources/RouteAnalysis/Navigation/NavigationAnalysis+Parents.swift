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
        if let outer = ids[name.text], !mount.isEmpty {
            report(
                rule, "'\(name.text)' is not a route of this spec, but of one that mounts it", at: name.span,
                notes: [Diagnostic.Note("'\(name.text)' is declared here", at: placements[outer.index].span)],
                help: "remove 'parent', and write it there, at the mount: parent: \(name.text)")
            return
        }
        let known = placements.filter { $0.path.starts(with: mount) }.map { ($0.path.name(in: mount), $0) }
        // A mount that couldn't be read may have the route.
        if known.contains(where: { $0.1.keys == nil && name.text.hasPrefix($0.0 + ".") }) { return }
        if let (inside, placement) = known.first(where: { $0.0.hasPrefix(name.text + ".") }) {
            let what = placement.mount?.text == name.text ? "mount" : "group"
            report(
                rule, "'\(name.text)' is a \(what), but a \(rule == .tabRoot ? "root" : "parent") must be a route",
                at: name.span,
                notes: [Diagnostic.Note("a route of the \(what) is declared here", at: placement.span)],
                help: "name a route of the \(what), as in \(inside)")
            return
        }
        let inGroup = known.first { $0.1.path.count > mount.count + 1 && $0.1.path.last == name.text }
        let meant = inGroup?.0 ?? Suggestion.closest(to: name.text, among: known.map(\.0))
        let place = meant.flatMap { meant in known.first { $0.0 == meant } }
        report(
            rule, "there is no route '\(name.text)'", at: name.span,
            notes: place.map { [Diagnostic.Note("'\($0.0)' is declared here", at: $0.1.span)] } ?? [],
            help: meant.map { "did you mean '\($0)'?" }
                ?? (tabBar.tabs.isEmpty
                    ? "name a route of this spec; only the spec that mounts it can give it another parent, at the mount"
                    : "name a route of the spec; for one in a group, write auth.signIn"))
    }

    /// Reports every cycle once, and marks the parents of its routes as unknown.
    mutating func breakCycles() {
        // For each route, the start of the walk that reached it first.
        var walks: [RouteID?] = Array(repeating: nil, count: placements.count)
        for start in routeIDs {
            var route = start
            while walks[route.index] == nil {
                walks[route.index] = start
                guard case .parent(let next) = under[route.index] else { break }
                route = next
            }
            guard walks[route.index] == start, case .parent(let next) = under[route.index] else { continue }
            var cycle = [route]
            var member = next
            while member != route {
                guard case .parent(let next) = under[member.index] else { break }
                cycle.append(member)
                member = next
            }
            if member == route { reportCycle(cycle) }
        }
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
            notes: ordered.count == 1
                ? [Diagnostic.Note("'\(name)' is declared here", at: placements[least.index].span)]
                : zip(names, ordered).dropFirst().map { name, route in
                    Diagnostic.Note("the parent of '\(name)' is set here", at: parentSpan(route))
                },
            help: "give one of them another parent, or none")
        for route in cycle { under[route.index] = .unknown }
    }

    /// The location of the route's parent, or of the route's name if it names no parent.
    func parentSpan(_ route: RouteID) -> Span {
        keys(route)?.parent?.value.name.span ?? placements[route.index].span
    }

    mutating func findBottoms() {
        var found: [StackRoot?] = Array(repeating: nil, count: placements.count)
        for start in routeIDs {
            var path: [RouteID] = []
            var route = start
            var bottom = found[route.index]
            while bottom == nil {
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
        var dependents: [RouteID?] = Array(repeating: nil, count: placements.count)
        for route in routeIDs {
            guard case .parent(let parent) = under[route.index], dependents[parent.index] == nil else { continue }
            dependents[parent.index] = route
        }
        var looseMounts: Set<Span> = []
        for route in routeIDs {
            guard presentation(route) == .push, case .nothing = under[route.index], keys(route)?.tabs == nil
            else { continue }
            stackRoots[route.index] = .unknown
            let placement = placements[route.index]
            if let mount = placement.mount {
                if looseMounts.insert(mount.span).inserted { reportUnplaced(placement, in: mount) }
                continue
            }
            report(
                .unplacedRoute, "'\(placement.name)' is pushed, but there is nothing to push it onto",
                at: keys(route)?.presentation?.span ?? placement.span,
                notes: dependents[route.index].map {
                    [Diagnostic.Note("'\(placements[$0.index].name)' names it as its parent", at: parentSpan($0))]
                } ?? [],
                help: "add a parent, as in parent: \(exampleParent), or open it over the current screen with "
                    + "present: sheet or present: cover")
        }
    }

    /// Only the spec that mounts a route can say what is under it.
    private mutating func reportUnplaced(_ placement: PlacementDeclaration, in mount: Scalar) {
        let tab = tabNames.first { tab in
            tab == mount.text || roots[tab].map { placements[$0.index].mount?.span == mount.span } ?? false
        }
        report(
            .unplacedRoute, "'\(placement.name)' is pushed, but there is nothing to push it onto", at: mount.span,
            notes: [Diagnostic.Note("'\(placement.name)' is declared here", at: placement.span)],
            help: tabBar.hasOneStack
                ? "give the mount a parent, as in parent: \(exampleParent)"
                : "give the mount a tab or a parent, as in tab: \(tab ?? tabNames.first ?? "home")")
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
                        tabs.isEmpty
                            ? "'\(placements[bottom.index].name)' opens over the current screen"
                            : "\(tabs: tabs) \(tabs.count == 1 ? "is" : "are") set here",
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
