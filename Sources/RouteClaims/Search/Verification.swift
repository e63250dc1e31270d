import Foundation
import RouteAnalysis
import RoutePatterns
import RouteSpec

/// Compares the links of a spec with the links that files claim, both as sets.
///
/// Each finding has an example link, which the interpreter and the file's rules have confirmed.
package struct Verification {
    let table: RouteTable
    let routes: [RouteDeclaration]
    let claimers: [LinkClaimer]
    /// What `export` makes of the spec, by the index of the file to compare; empty if limits of formats don't matter.
    let exports: [Int: ExportedFiles<LinkClaimer>]
    let questions: LinkQuestions

    /// - Parameters:
    ///   - spec: a spec without errors.
    ///   - claimers: the files; those that the system treats as one are one claimer.
    ///   - notesLimits: whether a difference that no file of the format can avoid is only a note.
    package static func findings(
        in spec: CompiledSpec, _ claimers: [LinkClaimer], notesLimits: Bool = false
    ) -> [ClaimFinding] {
        let table = spec.table
        var exports: [Int: ExportedFiles<LinkClaimer>] = [:]
        if notesLimits {
            for index in claimers.indices { exports[index] = ExportedFiles(spec, like: claimers[index]) }
        }
        let verification = Verification(
            table: table, routes: spec.spec.routes, claimers: claimers, exports: exports,
            questions: LinkQuestions(table: table, claimers: claimers, exports: exports))
        return claimers.indices.flatMap(verification.findings)
    }

    private func findings(of file: Int) -> [ClaimFinding] {
        let claimer = claimers[file]
        let (sites, siteProblems) = claimedSites(claimer, exports[file])
        var findings = (undecided(claimer) + siteProblems).map { ClaimFinding(file: file, problem: $0, spec: nil) }
        guard claimer.scope != .hosts else { return findings }
        for pattern in table.patternIDs {
            let isClaimed = routes[table.routeID(of: pattern).index].isClaimed
            let own = sites.filter { site in
                !site.variants(of: pattern).isEmpty && !(isClaimed && claimer.mayClaimMore(at: site))
            }
            let found =
                isClaimed
                ? questions.problem(ofUnclaimed: pattern, at: own, in: file)
                : questions.problem(ofUnwanted: pattern, at: own, in: file)
            guard var problem = found else { continue }
            let site = own.first { problem.url?.hasPrefix($0.site.start + "/") ?? false }
            if problem.rule == .unwantedClaim, let url = problem.url.flatMap(ClaimedURL.init),
                exports[file]?.most.claims.rule(claiming: url) != nil
            {
                problem = problem.asLimit
            }
            if problem.severity != .note {
                problem.help = site.flatMap { fix(of: problem, pattern, at: $0.site, claimer) }
            }
            findings.append(
                ClaimFinding(
                    file: file, problem: problem, spec: note(on: pattern), route: table.route(of: pattern).name))
        }
        for (index, list) in claimer.claims.lists.enumerated() {
            let own = sites.filter { $0.lists.contains(index) }
            for rule in list.rules.indices where !list.rules[rule].isExclusion {
                guard let problem = questions.problem(ofUnrouted: rule, in: index, at: own, in: file) else { continue }
                let opensRoutes = own.contains { questions.opensRoutes(rule, in: index, at: $0, in: file) }
                findings.append(
                    ClaimFinding(
                        file: file, problem: opensRoutes || problem.severity == .note ? problem : problem.ofWholeRule))
            }
        }
        findings += sites.compactMap { slashProblem(at: $0, claimer) }.map { ClaimFinding(file: file, problem: $0) }
        findings += exampleProblems(claimer, exports[file]).map {
            ClaimFinding(file: file, problem: $0.problem, spec: $0.note, route: $0.route)
        }
        return findings.withoutRepeatedURLs
    }

    /// The problem that a file claims a site's URL only with a slash at its end. Only Android distinguishes the two.
    private func slashProblem(at site: ClaimedSite, _ claimer: LinkClaimer) -> ClaimProblem? {
        let url = site.site.start
        guard claimer.system == .android, site.site.authority != nil, let route = table.read(url: url)?.route,
            routes[route.index].isClaimed, let bare = ClaimedURL(url), let root = ClaimedURL(url + "/"),
            claimer.claims.rule(claiming: bare) == nil, let rule = claimer.claims.rule(claiming: root),
            !rule.isExclusion
        else { return nil }
        return ClaimProblem(
            .notClaimed, as: .note,
            "'\(url)' opens '\(table[route].name)', but '\(rule.place)' claims it only with a slash at its end (a limit of the format)",
            at: rule.location, url: url)
    }

    /// How to fix a file so that it decides a pattern's link as the spec does; nil if unknown.
    private func fix(
        of problem: ClaimProblem, _ pattern: PatternID, at site: LinkSite, _ claimer: LinkClaimer
    ) -> String? {
        if problem.rule == .unwantedClaim {
            return claimer.scope == .paths
                ? "exclude it before '\(problem.place)', as 'routegen export aasa' does" : nil
        }
        // If an exclusion matches the link, a component added after it has no effect.
        guard problem.rule == .notClaimed, problem.place.isEmpty, site.authority != nil,
            let url = problem.url.flatMap(ClaimedURL.init),
            let variant = site.variants.first(where: { $0.pattern == pattern })
        else { return nil }
        let matchers = site.pathMatchers(of: variant)
        switch claimer.scope {
        case .paths:
            let components = [false, true].lazy.compactMap { isPlain in
                var writer = LinkSegmentWriter(isPlain: isPlain, plusIsSpace: self.table.plusIsSpace, variables: [:])
                return LinkBlock(self.table[pattern].pattern, Array(matchers), isClaimed: true, &writer).claims.first?
                    .json
            }
            // A component with a variable works only in a file that defines the variable.
            return components.first { !$0.contains("$(") }.map {
                "add \($0)"
            }
        case .everything:
            let path = url.path.removingPercentEncoding ?? url.path
            let patterns = AndroidPath.paths(matchers).lazy.flatMap(\.tight)
            return patterns.first { (try? $0.automaton())?.accepts(path) ?? false }.map {
                "add " + AndroidFilters.path($0)
            }
        default: return nil
        }
    }

    private func undecided(_ claimer: LinkClaimer) -> [ClaimProblem] {
        var problems = claimer.claims.lists.compactMap { list in
            list.uncertainty.map { ClaimProblem(.undecided, "undecided: \($0)", at: list.place) }
        }
        if claimer.scope != .nothing, table.schemes.contains(where: { $0.scheme == nil }) {
            problems.append(
                ClaimProblem(
                    .undecided, "undecided: patterns without a base match links with any scheme and host",
                    help: "add the scheme and host of your app's links to the spec"))
        }
        return problems
    }

    /// The sites that the spec and a file have in common, and problems of sites that only one of them has.
    private func claimedSites(
        _ claimer: LinkClaimer, _ exports: ExportedFiles<LinkClaimer>?
    ) -> ([ClaimedSite], [ClaimProblem]) {
        var sites: [ClaimedSite] = []
        var problems: [ClaimProblem] = []
        for tree in table.schemes {
            guard let scheme = tree.scheme, claimer.covers(scheme) else { continue }
            if claimer.scope == .customSchemes || claimer.scope == .everything,
                !claimer.claims.lists.contains(where: { $0.schemes.contains(scheme) })
            {
                let problem = ClaimProblem(
                    .missingScheme, "the scheme '\(scheme)' is not claimed", url: scheme + "://",
                    help: "add the scheme, or remove it from the spec")
                let isLimit = exports.map { !$0.least.claims.lists.contains { $0.schemes.contains(scheme) } } ?? false
                if !isLimit, let obscured = claimer.claims.obscured.first(where: { $0.has(scheme) }) {
                    problems += obscured.problem(of: "the scheme '\(scheme)'", url: scheme + "://")
                    continue
                }
                problems.append(isLimit ? problem.asLimit : problem)
                continue
            }
            let all = Self.sites(of: tree, scheme, claimers)
            for site in all {
                let lists = claimer.lists(at: site)
                let claims = lists.map { claimer.claims.lists[$0] }
                if claimer.scope != .paths, let problem = hostProblem(site, claims, claimer, all) {
                    let isLimit = problem.rule == .unclaimedHost && exports?.least.lists(at: site).isEmpty ?? false
                    problems.append(isLimit ? problem.asLimit : problem)
                }
                if lists.isEmpty || site.variants.isEmpty && !claims.contains(where: \.claimsEveryHost) { continue }
                let judged = ClaimedSite(site: site, lists: lists)
                if !sites.contains(where: { $0.isLike(judged) }) { sites.append(judged) }
            }
        }
        return (sites, problems)
    }

    /// The sites of a scheme that the spec or one of the files has.
    static func sites(of tree: RouteTable.SchemeTree, _ scheme: String, _ claimers: [LinkClaimer]) -> [LinkSite] {
        let lists = claimers.flatMap(\.claims.lists).filter { $0.schemes.contains(scheme) }
        return LinkSite.sites(of: tree, claimed: lists.flatMap { $0.hosts ?? [] })
    }

    private func note(on pattern: PatternID) -> Diagnostic.Note {
        let declaration = routes[table.routeID(of: pattern).index]
        return Diagnostic.Note(
            "'\(declaration.route.name)' is declared here", at: declaration.sources[table.rankInRoute(pattern)].span)
    }

    /// The problem of a host that only the spec or only the file has.
    private func hostProblem(_ site: LinkSite, _ lists: [ClaimList], _ claimer: LinkClaimer, _ all: [LinkSite])
        -> ClaimProblem?
    {
        guard let host = site.authority else { return nil }
        let url = site.start + "/"
        if lists.isEmpty {
            // Entitlements have no ports.
            if site.variants.isEmpty || claimer.scope == .hosts && host.utf8.contains(UInt8(ascii: ":")) { return nil }
            if let other = ClaimedURL(url), let obscured = claimer.claims.obscured.first(where: { $0.mayClaim(other) })
            {
                return obscured.problem(of: "the host '\(host)'", url: url).first
            }
            return ClaimProblem(
                .unclaimedHost, "the host '\(host)' is not claimed", url: url,
                help: "add \(claimer.scope == .hosts ? "'applinks:\(host)'" : "the host"), or remove it from the spec")
        }
        guard site.variants.isEmpty else { return nil }
        let own = all.filter { !$0.variants.isEmpty }.compactMap { ClaimedURL($0.start + "/") }
        let list = lists.first { list in
            guard !list.claimsEveryHost, let hosts = list.hosts, let other = ClaimedURL(url) else { return false }
            // A claim to all subdomains of a host, or to every port, can't leave some out.
            return !hosts.contains { host in
                host.matches(other) && (host.isSuffix || other.port != nil && host.port == nil)
                    && own.contains(where: host.matches)
            }
        }
        // Entitlements have no schemes, either.
        let hasScheme = claimer.scope != .hosts
        guard let list, hasScheme || !table.webHosts.contains(where: { ClaimedURL(url).map($0.matches) ?? false })
        else { return nil }
        return ClaimProblem(
            .unknownHost, "the host '\(host)' is claimed, but no base of the spec has it", at: list.place,
            url: url, help: "add a base to the spec, or remove the host")
    }

    private typealias ExampleProblem = (problem: ClaimProblem, note: Diagnostic.Note, route: String)

    /// Examples that are not claimed, and rejects that are.
    ///
    /// - Parameter exports: the files that `export` makes of the spec; nil if limits of formats don't matter.
    private func exampleProblems(
        _ claimer: LinkClaimer, _ exports: ExportedFiles<LinkClaimer>?
    ) -> [ExampleProblem] {
        routes.flatMap { declaration in
            let name = declaration.route.name
            let examples = declaration.examples.compactMap {
                example -> ExampleProblem? in
                guard let url = ClaimedURL(example.text), claimer.mayClaim(url),
                    claimer.claims.rule(claiming: url) == nil
                else { return nil }
                let problem = ClaimProblem(
                    .exampleNotClaimed, "'\(example.text)' is an example of '\(name)', but is not claimed",
                    url: example.text)
                let isLimit = exports.map { $0.least.claims.rule(claiming: url) == nil } ?? false
                let note = Diagnostic.Note("the example is here", at: example.span)
                return (isLimit ? problem.asLimit : problem, note, name)
            }
            let rejects = declaration.rejects.compactMap { reject -> ExampleProblem? in
                guard let url = ClaimedURL(reject.text), claimer.mayClaim(url), table.read(url: reject.text) == nil,
                    let rule = claimer.claims.rule(claiming: url)
                else { return nil }
                let problem = ClaimProblem(
                    .rejectClaimed, "'\(name)' rejects '\(reject.text)', but '\(rule.place)' claims it",
                    at: rule.location, url: reject.text)
                let isLimit = exports.map { $0.most.claims.rule(claiming: url) != nil } ?? false
                let note = Diagnostic.Note("the reject is here", at: reject.span)
                return (isLimit ? problem.asLimit : problem, note, name)
            }
            return examples + rejects
        }
    }
}

/// A site, and the lists of a file that decide its links, by their indices.
struct ClaimedSite {
    let site: LinkSite
    let lists: [Int]
    private let variants: [PatternID: [Variant]]

    init(site: LinkSite, lists: [Int]) {
        self.site = site
        self.lists = lists
        variants = Dictionary(grouping: site.variants, by: \.pattern)
    }

    func variants(of pattern: PatternID) -> [Variant] { variants[pattern] ?? [] }

    /// Whether the links of both sites differ only in their host.
    func isLike(_ other: ClaimedSite) -> Bool {
        lists == other.lists && (site.authority == nil) == (other.site.authority == nil)
            && site.variants.count == other.site.variants.count
            && zip(site.variants, other.site.variants).allSatisfy { own, others in
                own.pattern == others.pattern && site.pathMatchers(of: own) == other.site.pathMatchers(of: others)
            }
    }
}

extension LinkClaimer {
    /// The lists that decide the links of a site, by their indices.
    func lists(at site: LinkSite) -> [Int] {
        claims.lists.indices.filter { index in
            let list = claims.lists[index]
            guard list.schemes.contains(site.scheme) else { return false }
            guard site.authority != nil else { return list.hosts?.isEmpty == false }
            // A site's file doesn't cover links with a port.
            guard let url = ClaimedURL(site.start + "/"), scope != .paths || url.port == nil else { return false }
            // A file that doesn't name its hosts applies to those of the spec.
            return list.hosts?.contains { $0.matches(url) } ?? !site.variants.isEmpty
        }
    }

    /// Whether the file may claim links of a site that its rules don't claim.
    func mayClaimMore(at site: ClaimedSite) -> Bool {
        site.lists.contains { claims.lists[$0].uncertainty != nil }
            || ClaimedURL(site.site.start + "/").map(claims.mayClaimMore(of:)) ?? false
    }

    /// Whether the file covers a URL: it claims others with the same scheme and host.
    fileprivate func mayClaim(_ url: ClaimedURL) -> Bool {
        covers(url.scheme) && !claims.mayClaimMore(of: url)
            && claims.lists.contains { list in
                list.schemes.contains(url.scheme) && (list.hosts?.contains { $0.matches(url) } ?? (url.port == nil))
            }
    }
}

extension Claims {
    fileprivate func mayClaimMore(of url: ClaimedURL) -> Bool {
        obscured.contains { $0.obstacle == nil && $0.mayClaim(url) }
    }
}

extension UnlistedClaims {
    /// Why a scheme or host isn't claimed; empty if that isn't known.
    fileprivate func problem(of subject: String, url: String) -> [ClaimProblem] {
        obstacle.map { reason, location, help in
            [
                ClaimProblem(
                    .unreachableFilter, "no link with \(subject) reaches the filter: \(reason)", at: location,
                    url: url, help: help)
            ]
        } ?? []
    }
}

extension ClaimList {
    var claimsEveryHost: Bool { hosts?.contains { $0.name == nil } ?? true }
}

extension ClaimProblem {
    /// The problem of a rule that claims no link of a route.
    fileprivate var ofWholeRule: ClaimProblem {
        guard rule == .notRouted, let url else { return self }
        return ClaimProblem(
            .opensNothing, as: severity, "nothing that '\(place)' claims opens a route, such as '\(url)'", at: location,
            url: url, help: "delete it, or add its route to the spec")
    }
}

extension [ClaimFinding] {
    /// One finding for each pair of a URL and a route: the first of the most severe ones.
    fileprivate var withoutRepeatedURLs: [ClaimFinding] {
        func key(_ finding: ClaimFinding) -> [String?] { [finding.problem.url, finding.route] }
        let severities = Dictionary(grouping: self, by: key).mapValues { $0.map(\.problem.severity) }
        let worst = severities.mapValues { own in Severity.allCases.first(where: own.contains) }
        var known: Set<[String?]> = []
        return filter { finding in
            let key = key(finding)
            if finding.problem.url == nil { return true }
            return finding.problem.severity == worst[key] && known.insert(key).inserted
        }
    }
}
