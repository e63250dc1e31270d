import RouteAnalysis
import RouteLanguage
import RouteSpec

/// Compares where on screen routes are shown, and which of their links the app claims.
struct PlaceComparison {
    let old: Comparison.Side
    let new: Comparison.Side
    let routes: RouteMatching
    /// Has a link for each route that opens it in both
    /// specs. Other rules report routes without one.
    let links: LinkComparison

    func changes() -> [Change] {
        let isWeb = (old.table.schemes + new.table.schemes).contains {
            $0.scheme.map(URLScheme.isWeb) ?? true
        }
        return old.table.routeIDs.flatMap { places($0) + claims($0) } + (isWeb ? apps() : [])
    }

    private func change(
        _ rule: Rule, _ route: RouteID, _ current: RouteID, _ words: String, _ url: String
    ) -> Change {
        Change(
            rule, .none, "\(words), such as \(url)", detail: words,
            of: Pair(old.name(route), new.name(current)), previous: old.span(route),
            current: new.span(current),
            url: url)
    }

    // MARK: - Places

    private func places(_ route: RouteID) -> [Change] {
        guard let before = old.navigation, let after = new.navigation,
            let current = routes.current(route),
            let url = links.shared[route]
        else { return [] }
        let place = before[route]
        let now = after[current]
        var words: [String] = []
        func compare<Value: Equatable>(_ before: Value, _ now: Value, _ text: String) {
            if before != now { words.append(text) }
        }
        let renamed = routes.renamedTabs(before, after)
        compare(
            place.tabs.map { renamed[$0] ?? $0 }, now.tabs, "\(now.tabText), not \(place.tabText)")
        if let parents = parents(place, now, of: route) {
            words.append("Back leads to \(parents.new), not to \(parents.old)")
        }
        compare(
            place.presentation, now.presentation,
            "shown as \(now.presentation.words), not as \(place.presentation.words)")
        let isOver = now.opening == .show
        let opening =
            isOver
            ? "over the current screen, not in place" : "in place, not over the current screen"
        compare(place.opening, now.opening, "links open it \(opening)")
        let closing =
            now.isInterruptible
            ? "close it, and no longer wait" : "wait for it, and no longer close it"
        compare(place.isInterruptible, now.isInterruptible, "links \(closing)")
        let restoring =
            now.isRestorable ? "restoring a state shows it" : "restoring a state leaves it out"
        compare(place.isRestorable, now.isRestorable, restoring)
        return words.map { change(.placeChanged, route, current, $0, url) }
    }

    /// Descriptions of the parents; nil if both have the same parent with the same values.
    private func parents(
        _ place: Placement, _ now: Placement, of route: RouteID
    ) -> Pair<String>? {
        let names = Pair(
            place.parent.map { "'\(old.name($0.route))'" } ?? place.bottomText,
            now.parent.map { "'\(new.name($0.route))'" } ?? now.bottomText)
        guard let parent = place.parent, let other = now.parent,
            routes.current(parent.route) == other.route
        else {
            return place.parent == nil && now.parent == nil ? nil : names
        }
        for (argument, parameter) in zip(parent.arguments, routes.parameters(of: parent.route)) {
            guard let parameter else { continue }
            var known: Placement.Argument? = argument
            if case .value(let value) = argument {
                known = routes.parameters(of: route)[value].map { .value($0) }
            }
            if known == other.arguments[parameter] { continue }
            let name = new.table[other.route].values[parameter].name
            return Pair("the same '\(name)'", "\(names.new) with another '\(name)'")
        }
        return nil
    }

    // MARK: - Claims

    private func claims(_ route: RouteID) -> [Change] {
        guard let current = routes.current(route), let url = links.sharedWeb[route] else {
            return []
        }
        let before = old.spec.routes[route.index]
        let now = new.spec.routes[current.index]
        if before.isClaimed != now.isClaimed {
            let rule: Rule = now.isClaimed ? .claimAdded : .claimDropped
            let words = now.isClaimed ? "links are claimed" : "links are no longer claimed"
            return [change(rule, route, current, words, url)]
        }
        let apps = old.spec.apps.appIDs.filter(new.spec.apps.appIDs.contains)
        return apps.compactMap { app in
            let isClaimed = new.spec.isClaimed(now, by: app)
            if old.spec.isClaimed(before, by: app) == isClaimed { return nil }
            let words = "links \(isClaimed ? "now" : "no longer") open '\(app)'"
            return change(isClaimed ? .claimAdded : .claimDropped, route, current, words, url)
        }
    }

    private func apps() -> [Change] {
        let before = old.spec.apps.claimers
        let after = new.spec.apps.claimers
        let changed = (before + after).filter { before.contains($0) != after.contains($0) }
        return changed.map { text in
            let isAdded = after.contains(text)
            return Change(
                isAdded ? .claimAdded : .claimDropped,
                "\(text) \(isAdded ? "now" : "no longer") claims links",
                previous: old.spec.span(ofApp: text), current: new.spec.span(ofApp: text))
        }
    }
}

extension RouteMatching {
    /// The current names of renamed tabs: those that are
    /// gone and whose root is now that of a new one.
    func renamedTabs(_ before: Navigation, _ after: Navigation) -> [String: String] {
        let oldNames = before.tabs.map(\.name)
        let newNames = after.tabs.map(\.name)
        return before.tabs.filter { !newNames.contains($0.name) }.reduce(into: [:]) { names, tab in
            let root = current(tab.root)
            names[tab.name] =
                after.tabs.first { $0.root == root && !oldNames.contains($0.name) }?.name
        }
    }
}

extension Placement {
    fileprivate var bottomText: String {
        tabs.isEmpty ? "the previous screen" : "the root of the tab"
    }

    fileprivate var tabText: String {
        if tabs.isEmpty { return "over the current screen" }
        let names = tabs.map { "'\($0)'" }.joined(separator: ", ")
        return tabs.count == 1 ? "in the tab \(names)" : "in the tabs \(names)"
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

extension Apps {
    /// The apps and certificates that claim links.
    fileprivate var claimers: [String] { appIDs + (packageName.map { [$0] } ?? []) + fingerprints }
}

extension Spec {
    /// The span of an app or a certificate.
    fileprivate func span(ofApp text: String) -> Span? {
        let keys = [Key.appIDs, .packageName, .fingerprints].map(\.name)
        return keys.lazy.compactMap { key in settings?[exactly: "apps", key, text] }.first
            ?? settings?["apps"]
    }
}
