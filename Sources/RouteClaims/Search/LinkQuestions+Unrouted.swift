import RouteAnalysis
import RoutePatterns

extension LinkQuestions {
    /// The problem of a rule that claims a link that no pattern reads; nil if there is none.
    func problem(
        ofUnrouted rule: Int, in list: Int, at sites: [ClaimedSite], in file: Int
    ) -> ClaimProblem? {
        let claim = claimers[file].claims.lists[list].rules[rule]
        var isUndecided = false
        var limit: ClaimProblem?
        for site in sites {
            switch unrouted(rule, in: list, at: site, in: file) {
            case .found(let url, let isLimit):
                let found = ClaimProblem(
                    .notRouted, "'\(url)' is claimed by '\(claim.place)', but opens no route",
                    at: claim.location, url: url)
                if !isLimit { return found }
                limit = limit ?? found.asLimit
            case .none: break
            case .undecided: isUndecided = true
            }
        }
        return isUndecided
            ? ClaimProblem(
                .undecided, "undecided: whether every link that '\(claim.place)' claims opens a route",
                at: claim.location) : limit
    }

    private func unrouted(_ rule: Int, in list: Int, at site: ClaimedSite, in file: Int) -> Answer {
        let found = unrouted(rule, in: list, at: site, in: file, unclaimedBy: nil)
        guard case .found(let url, _) = found, let exported = exports[file]?.most,
            isClaimed(url, by: exported, at: site.site)
        else { return found }
        let avoidable = unrouted(rule, in: list, at: site, in: file, unclaimedBy: exported)
        if case .none = avoidable { return .found(url, isLimit: true) }
        return avoidable
    }

    /// - Parameter other: a file that must not claim the link; nil if it doesn't matter.
    private func unrouted(
        _ rule: Int, in list: Int, at site: ClaimedSite, in file: Int, unclaimedBy other: Int?
    ) -> Answer {
        let search = search(at: site.site)
        let rules = rules(of: list, in: file, at: site.site)
        let links = rules.sets[rule]
        let claims = claimers[file].claims.lists[list]
        // A scheme of the app's own that is claimed as a whole can't be claimed in another way.
        let isWeb = site.site.scheme == "http" || site.site.scheme == "https"
        if !isWeb, claims.claimsEveryHost, search.set(of: links, after: []).isEverything { return .none }
        let earlier = rules.near(links, in: search).filter { $0.index < rule }.map { ($0.set, false) }
        func answer(_ form: PatternTexts.Form) -> Answer {
            let routed = variants(at: site.site, form).near(links, in: search).map { ($0.set, false) }
            let test = test(
                of: other.map { [$0] } ?? [], at: site.site, near: links, after: ClaimTest(earlier + routed, in: search)
            )
            return confirmed(search.first(in: links, LinkWish(unclaimed: test)), at: site.site) { url in
                table.read(url: url) == nil && other.map { !isClaimed(url, by: $0, at: site.site) } ?? true
                    && self.rules(deciding: url, in: file, at: site.site).contains {
                        $0.place == claims.rules[rule].place
                    }
            }
        }
        let exact = answer(.read(isCertain: false))
        guard case .none = exact, !inexact.isEmpty else { return exact }
        return answer(.read(isCertain: true))
    }

    /// Whether a rule claims a link that `url()` writes at a site; true if that isn't known.
    func claimsRoutes(_ rule: Int, in list: Int, at site: ClaimedSite, in file: Int) -> Bool {
        let search = search(at: site.site)
        let rules = rules(of: list, in: file, at: site.site)
        let links = rules.sets[rule]
        let earlier = rules.near(links, in: search).filter { $0.index < rule }.map { ($0.set, true) }
        let written = variants(at: site.site, .written).near(links, in: search).map { ($0.set, false) }
        return search.first(in: links, LinkWish(claimed: ClaimTest(earlier + written, in: search))) != .none
    }
}
