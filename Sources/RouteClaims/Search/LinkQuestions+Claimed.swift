import RouteAnalysis
import RoutePatterns

extension LinkQuestions {
    /// A link that `url()` writes by a variant and that a file claims.
    func claimed(_ variant: Variant, at site: ClaimedSite, in file: Int) -> Answer {
        claimed(variant, at: site.site, in: file, except: []) { table.read(url: $0, by: variant.pattern) != nil }
    }

    /// The problem of a pattern whose links must not be claimed; nil if a file claims none that opens its route.
    func problem(ofUnwanted pattern: PatternID, at sites: [ClaimedSite], in file: Int) -> ClaimProblem? {
        let route = table.routeID(of: pattern)
        for site in sites {
            // A scheme of the app's own that is claimed as a whole can't leave a link out.
            let isWhole = site.lists.contains { claimers[file].claims.lists[$0].claimsEveryHost }
            if isWhole, !["http", "https"].contains(site.site.scheme) { continue }
            for (rank, variant) in site.site.variants.enumerated() where variant.pattern == pattern {
                let links = set(of: variant, at: site.site, .written)
                let earlier = variants(at: site.site, .read(isCertain: false)).near(links, in: search(at: site.site))
                let exceptions = earlier.filter { index, _ in
                    index < rank && table.routeID(of: site.site.variants[index].pattern) != route
                }.map(\.set)
                let answer = claimed(variant, at: site.site, in: file, except: exceptions) {
                    table.read(url: $0)?.route == route
                }
                guard case .found(let url, _) = answer,
                    let rule = rules(deciding: url, in: file, at: site.site).first(where: { !$0.isExclusion })
                else { continue }
                return ClaimProblem(
                    .unwantedClaim,
                    "'\(rule.place)' claims '\(url)', but '\(table[route].name)' has 'claim: false'",
                    at: rule.location, url: url)
            }
        }
        return nil
    }

    /// Whether a rule matches a link that opens a route at a site; true if that isn't known.
    func opensRoutes(_ rule: Int, in list: Int, at site: ClaimedSite, in file: Int) -> Bool {
        let search = search(at: site.site)
        let links = rules(of: list, in: file, at: site.site).sets[rule]
        // Links with an empty fragment are only in the second form.
        for form in [PatternTexts.Form.read(isCertain: false), .plain(isCertain: false)] {
            let read = variants(at: site.site, form).near(links, in: search)
            let test = ClaimTest(read.map { ($0.set, false) }, in: search)
            if search.first(in: links, LinkWish(claimed: test)) != .none { return true }
        }
        // A path such as `/about/` or `/about%2F` is not in the normal form of links.
        func text(_ last: String, not excluded: String) -> NFA {
            let before = SymbolSet.rawBytes.subtracting(SymbolSet(plain: excluded.utf8))
            let start = NFA.many(.rawBytes).then(NFA(before))
            return last.isEmpty ? start : start.then(NFA(SymbolSet(plain: last.utf8)))
        }
        let claim = claimers[file].claims.lists[list].rules[rule]
        let noSlash = NFA.any(of: [text("", not: "/Ff"), text("Ff", not: "2")])
        var pool = TextPool(budget: StepBudget(limit: StepBudget.perSearch))
        let found = pool.first(required: [pool.set(noSlash), pool.set(claim.pathRest)]) { _ in true }
        if case .found = found { return false }
        return true
    }

    private func claimed(
        _ variant: Variant, at site: LinkSite, in file: Int, except exceptions: [LinkSet],
        _ isRead: (String) -> Bool
    ) -> Answer {
        let links = set(of: variant, at: site, .written)
        let test = test(of: [file], at: site, near: links, except: exceptions)
        return confirmed(search(at: site).first(in: links, LinkWish(claimed: test)), at: site) {
            isRead($0) && isClaimed($0, by: file, at: site)
        }
    }
}
