import RouteSpec
import RoutePatterns

// The rules `unknown-parent`, `parent-cycle`, `unplaced-route` and `tab-mismatch`: every chain of parents ends at a
// root or a modal.
extension NavigationAnalysis {
    mutating func findParents() {
        under = []
        for number in placements.indices { under.append(findParent(of: number)) }
    }

    /// A root has no parent. A group's parent holds for the routes over it, so not for itself. A route with a tab and
    /// no parent stands over the tab's root.
    private mutating func findParent(of number: Int) -> Under {
        guard let keys = keys(number) else { return .unknown }
        if presentation(number) == .root { return .nothing }
        if let parent = keys.parent {
            let name = parent.value.name
            guard let found = numbers[name.text] else {
                reportUnknown(name)
                return .unknown
            }
            if found != number || !parent.isOfGroup { return .parent(found) }
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
        let place = meant.flatMap { numbers[$0] }.map { placements[$0].span }
        report(
            .unknownParent, "there is no route '\(name.text)'", at: name.span,
            notes: place.map { [Diagnostic.Note("'\(meant ?? "")' is declared here", at: $0)] } ?? [],
            help: meant.map { "did you mean '\($0)'?" }
                ?? "name a route of the spec; for one in a group, write auth.signIn")
    }

    /// Reports every cycle once, and lets its routes have no known parent.
    mutating func breakCycles() {
        // The walk on which a route was met first.
        var walks: [Int?] = Array(repeating: nil, count: placements.count)
        for start in placements.indices {
            var number = start
            while walks[number] == nil {
                walks[number] = start
                guard case .parent(let next) = under[number] else { break }
                number = next
            }
            guard walks[number] == start, case .parent(let next) = under[number] else { continue }
            var cycle = [number]
            var member = next
            while member != number {
                guard case .parent(let next) = under[member] else { break }
                cycle.append(member)
                member = next
            }
            if member == number { reportCycle(cycle) }
        }
    }

    private mutating func reportCycle(_ cycle: [Int]) {
        guard let least = cycle.min(), let start = cycle.firstIndex(of: least) else { return }
        let ordered = Array(cycle[start...] + cycle[..<start])
        let name = placements[least].name
        let words = (ordered + [least]).map { placements[$0].name }.joined(separator: ", ")
        report(
            .parentCycle,
            ordered.count == 1 ? "'\(name)' is its own parent" : "the parents of '\(name)' form a cycle: \(words)",
            at: parentSpan(least),
            notes: ordered.count == 1
                ? [Diagnostic.Note("'\(name)' is declared here", at: placements[least].span)]
                : ordered.dropFirst().map {
                    Diagnostic.Note("the parent of '\(placements[$0].name)' is set here", at: parentSpan($0))
                },
            help: "give one of them another parent, or none")
        for number in cycle { under[number] = .unknown }
    }

    /// Where a route's parent is named; else the route's name.
    func parentSpan(_ number: Int) -> Span {
        keys(number)?.parent?.value.name.span ?? placements[number].span
    }

    mutating func findBottoms() {
        var found: [Bottom?] = Array(repeating: nil, count: placements.count)
        for start in placements.indices {
            var path: [Int] = []
            var number = start
            var bottom = found[number]
            while bottom == nil {
                path.append(number)
                switch under[number] {
                case .nothing: bottom = .route(number)
                case .unknown: bottom = .unknown
                case .parent(let next):
                    number = next
                    bottom = found[next]
                }
            }
            for number in path { found[number] = bottom }
        }
        bottoms = found.map { $0 ?? .unknown }
    }

    /// A pushed route has something under it. What stands on one that has not is not judged: it is mended with it.
    mutating func checkPushedRoutes() {
        var dependents: [Int: Int] = [:]
        for number in placements.indices {
            if case .parent(let parent) = under[number], dependents[parent] == nil { dependents[parent] = number }
        }
        for number in placements.indices {
            guard presentation(number) == .push, case .nothing = under[number] else { continue }
            let placement = placements[number]
            report(
                .unplacedRoute, "'\(placement.name)' is pushed, but there is nothing to push it onto",
                at: keys(number)?.presentation?.span ?? placement.span,
                notes: dependents[number].map {
                    [Diagnostic.Note("'\(placements[$0].name)' names it as its parent", at: parentSpan($0))]
                } ?? [],
                help: "add a parent, as in parent: \(exampleParent), or open it over the current screen with "
                    + "present: sheet or present: cover")
            bottoms[number] = .unknown
        }
    }

    private var exampleParent: String {
        tabNames.lazy.compactMap { roots[$0] }.first.map { placements[$0].name } ?? "home"
    }

    /// A tab that a route names is that of its parent.
    mutating func checkTabsOfChains() {
        for number in placements.indices {
            guard let keys = keys(number), let tab = keys.tab, tabNames.contains(tab.value), let parent = keys.parent,
                case .parent(let other) = under[number], case .route(let bottom) = bottoms[number],
                isGood(bottom), self.tab(other) != tab.value
            else { continue }
            let (name, otherName) = (placements[number].name, placements[other].name)
            let otherTab = self.tab(other).map { "is in '\($0)'" } ?? "is in none"
            let bottomKeys = self.keys(bottom)
            report(
                .tabMismatch, "'\(name)' is in the tab '\(tab.value)', but its parent '\(otherName)' \(otherTab)",
                at: tab.isOfGroup && !parent.isOfGroup ? parent.value.name.span : tab.span,
                notes: [
                    Diagnostic.Note(
                        self.tab(other).map { "the tab '\($0)' is set here" }
                            ?? "'\(placements[bottom].name)' opens over the current screen",
                        at: bottomKeys?.tab?.span ?? bottomKeys?.presentation?.span ?? placements[bottom].span)
                ],
                help: "remove 'tab', which follows from the parent, or choose another parent")
        }
    }

    /// Whether a bottom is the root of a tab, or a modal.
    private func isGood(_ bottom: Int) -> Bool {
        switch presentation(bottom) {
        case .root: keys(bottom)?.tab.map { tabNames.contains($0.value) } ?? false
        case .push: false
        case .sheet, .cover: true
        }
    }
}
