import RouteAnalysis
import RouteSpec
import RoutePatterns

/// How the places of routes change. A link that opens the same route as before can show it in another tab, over
/// another parent, or with another presentation.
struct PlaceComparison {
    private let before: Navigation
    private let after: Navigation
    private let old: Comparison.Side
    private let new: Comparison.Side
    private let matching: RouteMatching
    private let links: LinkComparison
    private let tabs: TabMatching

    /// Nil unless both specs have tabs.
    init?(_ old: Comparison.Side, _ new: Comparison.Side, _ matching: RouteMatching, _ links: LinkComparison) {
        guard let before = old.navigation, let after = new.navigation else { return nil }
        tabs = TabMatching(before, after, matching)
        self.before = before
        self.after = after
        self.old = old
        self.new = new
        self.matching = matching
        self.links = links
    }

    /// The changes in the order of the previous spec's routes. Routes that no URL opens in both specs are left out.
    func changes() -> [Change] {
        let schemes = links.schemes
        return old.table.routeIDs.flatMap { route -> [Change] in
            guard let current = matching.current(route) else { return [] }
            let messages = messages(route, current)
            guard !messages.isEmpty, let url = links.sharedURL(of: route, in: schemes) else { return [] }
            return messages.map { message in
                Change(
                    .placeChanged, "\(message) (\(witness: url))", previous: old.locations.route(route),
                    current: new.locations.route(current), url: url,
                    of: ChangeSubject(previousRoute: route, currentRoute: current))
            }
        }
    }

    /// Messages that are grammatical for several routes, too.
    private func messages(_ route: RouteID, _ current: RouteID) -> [ChangeMessage] {
        let (place, now, name) = (before[route], after[current], new.name(current))
        var messages: [ChangeMessage] = []
        if place.tab.map(tabs.currentName) != now.tab {
            messages.append("\(route: name) moved from \(place.tabText) to \(now.tabText)")
        }
        if let parents = parents(place, now, of: route) {
            messages.append("Back from \(route: name) led to \(parents.before) and now leads to \(parents.after)")
        }
        if place.presentation != now.presentation {
            messages.append(
                "the presentation of \(route: name) changed from \(place.presentation.words) to \(now.presentation.words)"
            )
        }
        if place.opening != now.opening {
            messages.append(
                now.opening == .show
                    ? "links to \(route: name) opened in place and now open over the current screen"
                    : "links to \(route: name) opened over the current screen and now open in place")
        }
        if place.isInterruptible != now.isInterruptible {
            messages.append(
                now.isInterruptible
                    ? "links waited for \(route: name) and now close it"
                    : "links closed \(route: name) and now wait for it")
        }
        if place.isRestorable != now.isRestorable {
            messages.append(
                now.isRestorable
                    ? "restoring a state left out \(route: name) and now shows it"
                    : "restoring a state showed \(route: name) and now leaves it out")
        }
        return messages
    }

    /// Descriptions of the parents, if the parent or its values differ.
    private func parents(_ place: Placement, _ now: Placement, of route: RouteID) -> (before: String, after: String)? {
        let names = (
            place.parent.map { "'\(old.name($0.route))'" } ?? "the previous screen",
            now.parent.map { "'\(new.name($0.route))'" } ?? "the previous screen"
        )
        guard let parent = place.parent, let other = now.parent else {
            return place.parent == nil && now.parent == nil ? nil : names
        }
        guard matching.current(parent.route) == other.route else { return names }
        for (number, argument) in parent.arguments.enumerated() {
            guard let parameter = matching.parameters(of: parent.route)[number] else { continue }
            let known = moved(argument, of: route)
            if known == other.arguments[parameter] { continue }
            let name = new.table[other.route].values[parameter].name
            return (names.0, "\(names.1) with another '\(name)'")
        }
        return nil
    }

    /// What supplies a parent's parameter, with the index that the route's value has now.
    private func moved(_ argument: Placement.Argument, of route: RouteID) -> Placement.Argument? {
        guard case .value(let value) = argument else { return argument }
        return matching.parameters(of: route)[value].map { .value($0) }
    }
}

extension Placement {
    fileprivate var tabText: String {
        tab.map { "the tab '\($0)'" } ?? "the current screen"
    }
}

extension Presentation {
    fileprivate var words: String {
        switch self {
        case .root: "the root of its tab"
        case .push: "a stack"
        case .sheet: "a sheet"
        case .cover: "a cover"
        }
    }
}
