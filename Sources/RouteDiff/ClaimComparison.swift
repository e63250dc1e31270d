import RoutePatterns
import RouteSpec

/// Which links an app gains and loses by changes of `claim` or `apps`. Only http and https links can be claimed.
struct ClaimComparison {
    private let old: Comparison.Side
    private let new: Comparison.Side
    private let matching: RouteMatching
    private let links: LinkComparison

    init(_ old: Comparison.Side, _ new: Comparison.Side, _ matching: RouteMatching, _ links: LinkComparison) {
        self.old = old
        self.new = new
        self.matching = matching
        self.links = links
    }

    /// The changes of routes, in the order of the previous spec, then those of apps.
    func changes() -> [Change] {
        let schemes = links.schemes.filter { URLScheme.isWeb($0.name) }
        if schemes.isEmpty { return [] }
        return old.table.routeIDs.compactMap { route($0, in: schemes) } + apps()
    }

    /// The change of a route; nil if no link opens it in both specs, because other rules report that.
    private func route(_ route: RouteID, in schemes: [LinkComparison.Scheme]) -> Change? {
        guard let current = matching.current(route) else { return nil }
        let isClaimed = new.declarations[current.index].isClaimed
        guard old.declarations[route.index].isClaimed != isClaimed, let url = links.sharedURL(of: route, in: schemes)
        else { return nil }
        let name = new.name(current)
        return Change(
            isClaimed ? .claimAdded : .claimDropped,
            isClaimed
                ? "links of \(route: name) are now claimed, such as \(witness: url)"
                : "links of \(route: name) are no longer claimed, such as \(witness: url)",
            previous: old.locations.route(route), current: new.locations.route(current), url: url,
            of: ChangeSubject(previousRoute: route, currentRoute: current))
    }

    private func apps() -> [Change] {
        let (before, after) = (old.spec.apps.claimers, new.spec.apps.claimers)
        let dropped = before.filter { claimer in !after.contains { $0.text == claimer.text } }.map { claimer in
            Change(
                .claimDropped, "\(claimer.words) \(code: claimer.text) no longer claims links",
                previous: old.locations.span(ofApp: claimer.text), current: new.locations.span(of: .apps),
                of: ChangeSubject(name: claimer.text))
        }
        let added = after.filter { claimer in !before.contains { $0.text == claimer.text } }.map { claimer in
            Change(
                .claimAdded, "\(claimer.words) \(code: claimer.text) now claims links",
                previous: old.locations.span(of: .apps), current: new.locations.span(ofApp: claimer.text),
                of: ChangeSubject(name: claimer.text))
        }
        return dropped + added
    }
}

extension Apps {
    /// The apps and certificates that claim links, each with words to put before it.
    fileprivate var claimers: [(words: String, text: String)] {
        appIDs.map { ("the app", $0) } + (packageName.map { [("the Android app", $0)] } ?? [])
            + fingerprints.map { ("the Android app signed with", $0) }
    }
}
