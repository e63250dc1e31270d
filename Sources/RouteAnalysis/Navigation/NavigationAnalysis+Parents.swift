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
    /// tab and no parent is above the tab's root.
    private mutating func findParent(of route: RouteID) -> Under {
        guard let keys = keys(route) else { return .unknown }
        if presentation(route) == .root { return .nothing }
        if let parent = keys.parent {
            let name = parent.value.name
            guard let found = ids[name.text] else {
                reportUnknown(name)
                return .unknown
            }
            if found != route || !parent.isOfGroup { return .parent(found) }
        }
        guard let tab = keys.tab else { return .nothing }
        return roots[tab.value].map { .parent($0) } ?? .unknown
    }

    private mutating func reportUnknown(_ name: Scalar) {
        if let inside = placements.first(where: { $0.name.hasPrefix(name.text + ".") }) {
            report(
                .unknownParent, "'\(name.text)' is a group, but a parent must be a route", at: name.span,
                notes: [Diagnostic.Note("a route of the group is declared here", at: inside.span)],
                help: "name a route of the group, as in \(inside.name)")
            return
        }
        let names = placements.map(\.name)
        let inGroup = placements.first { $0.path.count > 1 && $0.path.last == name.text }
        let meant = inGroup?.name ?? Suggestion.closest(to: name.text, among: names)
        let place = meant.flatMap { ids[$0] }.map { placements[$0.index].span }
        report(
            .unknownParent, "there is no route '\(name.text)'", at: name.span,
            notes: place.map { [Diagnostic.Note("'\(meant ?? "")' is declared here", at: $0)] } ?? [],
            help: meant.map { "did you mean '\($0)'?" }
                ?? "name a route of the spec; for one in a group, write auth.signIn")
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
        let name = placements[least.index].name
        let words = (ordered + [least]).map { placements[$0.index].name }.joined(separator: ", ")
        report(
            .parentCycle,
            ordered.count == 1 ? "'\(name)' is its own parent" : "the parents of '\(name)' form a cycle: \(words)",
            at: parentSpan(least),
            notes: ordered.count == 1
                ? [Diagnostic.Note("'\(name)' is declared here", at: placements[least.index].span)]
                : ordered.dropFirst().map {
                    Diagnostic.Note("the parent of '\(placements[$0.index].name)' is set here", at: parentSpan($0))
                },
            help: "give one of them another parent, or none")
        for route in cycle { under[route.index] = .unknown }
    }

    /// The location of the route's parent, or of the route's name if it names no parent.
    func parentSpan(_ route: RouteID) -> Span {
        keys(route)?.parent?.value.name.span ?? placements[route.index].span
    }

    mutating func findBottoms() {
        var found: [Bottom?] = Array(repeating: nil, count: placements.count)
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
        bottoms = found.map { $0 ?? .unknown }
    }

    /// Reports pushed routes with nothing under them. Routes above those aren't checked: fixing one fixes the others.
    mutating func checkPushedRoutes() {
        var dependents: [RouteID?] = Array(repeating: nil, count: placements.count)
        for route in routeIDs {
            guard case .parent(let parent) = under[route.index], dependents[parent.index] == nil else { continue }
            dependents[parent.index] = route
        }
        for route in routeIDs {
            guard presentation(route) == .push, case .nothing = under[route.index] else { continue }
            let placement = placements[route.index]
            report(
                .unplacedRoute, "'\(placement.name)' is pushed, but there is nothing to push it onto",
                at: keys(route)?.presentation?.span ?? placement.span,
                notes: dependents[route.index].map {
                    [Diagnostic.Note("'\(placements[$0.index].name)' names it as its parent", at: parentSpan($0))]
                } ?? [],
                help: "add a parent, as in parent: \(exampleParent), or open it over the current screen with "
                    + "present: sheet or present: cover")
            bottoms[route.index] = .unknown
        }
    }

    private var exampleParent: String {
        tabNames.lazy.compactMap { roots[$0] }.first.map { placements[$0.index].name } ?? "home"
    }

    /// Reports routes that name a different tab than their parent's.
    mutating func checkTabsOfChains() {
        for route in routeIDs {
            guard let keys = keys(route), let tab = keys.tab, tabNames.contains(tab.value), let parent = keys.parent,
                case .parent(let other) = under[route.index], case .route(let bottom) = bottoms[route.index],
                isGood(bottom), self.tab(other) != tab.value
            else { continue }
            let (name, otherName) = (placements[route.index].name, placements[other.index].name)
            let otherTab = self.tab(other).map { "is in '\($0)'" } ?? "is in none"
            let bottomKeys = self.keys(bottom)
            report(
                .tabMismatch, "'\(name)' is in the tab '\(tab.value)', but its parent '\(otherName)' \(otherTab)",
                at: tab.isOfGroup && !parent.isOfGroup ? parent.value.name.span : tab.span,
                notes: [
                    Diagnostic.Note(
                        self.tab(other).map { "the tab '\($0)' is set here" }
                            ?? "'\(placements[bottom.index].name)' opens over the current screen",
                        at: bottomKeys?.tab?.span ?? bottomKeys?.presentation?.span ?? placements[bottom.index].span)
                ],
                help: "remove 'tab', which follows from the parent, or choose another parent")
        }
    }

    /// Whether a bottom is the root of a tab, or a modal.
    private func isGood(_ bottom: RouteID) -> Bool {
        switch presentation(bottom) {
        case .root: keys(bottom)?.tab.map { tabNames.contains($0.value) } ?? false
        case .push: false
        case .sheet, .cover: true
        }
    }
}
