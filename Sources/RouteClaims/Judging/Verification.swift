import RouteAnalysis
import RoutePatterns
import RouteRuntime
import RouteSpec

/// Compares the links of a spec with the links that files claim.
///
/// The files' rules are asked about the links that `Probes` makes for the spec, and the spec is asked about links made
/// from the rules. So each finding has a link that shows it. What no link shows isn't found.
package struct Verification {
    package struct Result: Sendable {
        package fileprivate(set) var findings: [ClaimFinding] = []
        /// Differences that no file of the format can avoid: what `export` makes has them, too.
        package fileprivate(set) var limits: [ClaimFinding] = []
    }

    /// A link that both sides are asked about.
    struct Link {
        let url: String
        let parts: ClaimedURL
        let reading: RouteTable.Reading?
    }

    private let spec: Spec
    let table: RouteTable
    let routes: [RouteDeclaration]
    let claimers: [LinkClaimer]
    /// What `export` makes of the spec, for each of the files.
    let exports: [ExportedFile]
    private var specLinks: SpecLinks
    /// By the start of a site's links.
    private var links: [String: [Link]] = [:]

    init(_ spec: CompiledSpec, _ claimers: [LinkClaimer]) {
        self.spec = spec.spec
        table = spec.table
        routes = spec.spec.routes
        self.claimers = claimers
        exports = ExportedFile.files(of: spec, like: claimers)
        specLinks = SpecLinks(spec.table)
    }

    /// - Parameters:
    ///   - spec: a spec without errors.
    ///   - claimers: the files; those that the system treats as one are one claimer.
    package static func result(of spec: CompiledSpec, _ claimers: [LinkClaimer]) -> Result {
        var verification = Verification(spec, claimers)
        var known: Set<[String]> = []
        return claimers.indices.reduce(into: Result()) { result, index in
            let own = verification.result(of: index)
            // One finding of a rule for each link, of a file and a route, and of apps that a message names.
            result.findings += own.findings.filter { finding in
                guard let url = finding.problem.url else { return !result.findings.contains(finding) }
                let key = [String(finding.file), finding.problem.rule.id, url, finding.route ?? ""] + finding.apps
                return known.insert(key).inserted
            }
            result.limits += own.limits
        }
    }

    private mutating func result(of index: Int) -> Result {
        let claimer = claimers[index]
        let (sites, problems) = claimedSites(claimer, exports[index])
        var result = Result(findings: (baseless(claimer) + problems).map { ClaimFinding(claimer, $0) })
        if claimer.scope == .hosts || claimer.scope == .nothing { return result }
        var judge = LinkJudge(self, index)
        judge.judgeExamples()
        for site in sites { judge.judge(linksOfSpec(at: site), at: site) }
        judge.finish(into: &result)
        return result
    }

    /// The probes of a site's patterns, read.
    mutating func linksOfSpec(at site: LinkSite) -> [Link] {
        if let known = links[site.start] { return known }
        let all = specLinks.links(at: site).compactMap(link)
        links[site.start] = all
        return all
    }

    /// Links at a site that are made from a rule.
    func links(of rule: ClaimRule, in list: ClaimList, at site: LinkSite) -> [Link] {
        // A host in a file takes the place of the first segment.
        let start = site.authority == nil ? site.scheme + "://" + (list.hosts?.first?.example ?? "a") : site.start
        return rule.examples.compactMap { link(start + $0) }
    }

    func link(_ url: String) -> Link? {
        ClaimedURL(url).map { Link(url: url, parts: $0, reading: table.read(url: url)) }
    }

    /// All sites of a scheme that the spec or one of the files has.
    func sites(of scheme: String) -> [LinkSite] {
        let lists = claimers.flatMap(\.claims.lists).filter { $0.schemes.contains(scheme) }
        return specLinks.sites(of: scheme, claimed: lists.flatMap { $0.hosts ?? [] }.withoutRepetitions)
    }

    fileprivate func note(on pattern: PatternID) -> Diagnostic.Note {
        Diagnostic.Note("'\(table.route(of: pattern).name)' is declared here", at: span(of: pattern))
    }

    /// Whether the app of a file claims the links of a route.
    func isClaimed(_ route: RouteID, by claimer: LinkClaimer) -> Bool {
        spec.isClaimed(routes[route.index], by: claimer.app)
    }

    /// Whether the spec allows problems with a pattern's links.
    fileprivate func isAllowed(_ rule: Rule, _ pattern: PatternID) -> Bool {
        spec.isAllowed(rule, at: span(of: pattern))
    }

    private func span(of pattern: PatternID) -> Span {
        routes[table.routeID(of: pattern).index].sources[table.rankInRoute(pattern)].span
    }
}

/// Judges the links of one file.
private struct LinkJudge {
    typealias Link = Verification.Link

    /// The finding to report about a pattern or rule. `isLimit`: no file of the format could judge its links better.
    private struct Verdict {
        var problem: ClaimProblem
        var isLimit: Bool
        /// The better finding of two: no limit, then the more severe.
        var rank: Int
        /// The apps that the problem names.
        var apps: [String] = []
        var site: LinkSite?
    }

    private let verification: Verification
    private let claimer: LinkClaimer
    private let export: ExportedFile
    private var unclaimed: [PatternID: Verdict] = [:]
    private var unwanted: [PatternID: Verdict] = [:]
    private var rejects: [ClaimFinding] = []
    private var unrouted: [SiteRules.Number: Verdict] = [:]
    private var openingRules: Set<SiteRules.Number> = []

    private var table: RouteTable { verification.table }

    init(_ verification: Verification, _ index: Int) {
        self.verification = verification
        claimer = verification.claimers[index]
        export = verification.exports[index]
    }

    /// Judges the links at a site: those of the spec, and those made from the rules.
    mutating func judge(_ links: [Link], at site: LinkSite) {
        let lists = claimer.lists(at: site)
        let rules = SiteRules(claimer.claims, lists: lists)
        for link in links { judge(link, rules, at: site) }
        // A scheme of the app's own that is claimed as a whole can't be claimed in another way.
        for number in rules.numbers {
            let list = claimer.claims.lists[number.list]
            let isWhole = !site.isWeb && list.claimsEveryHost
            for link in verification.links(of: rules[number], in: list, at: site) {
                judge(link, rules, at: site, isOfRule: true)
                if isWhole || rules[number].isExclusion || unrouted[number].map({ !$0.isLimit }) ?? false { continue }
                judgeUnrouted(link, number, rules, at: site)
            }
        }
        findOpeningRules(links, rules, at: site)
    }

    /// Looks for links like those of the spec that rules claim, so that these rules open something.
    private mutating func findOpeningRules(_ links: [Link], _ rules: SiteRules, at site: LinkSite) {
        var known: Set<PatternID> = []
        for link in links {
            guard let pattern = link.reading?.pattern, known.insert(pattern).inserted else { continue }
            for number in rules.near(link.parts) where unrouted[number] != nil && !openingRules.contains(number) {
                let url = rules[number].example(at: link.parts).flatMap { verification.link(site.start + $0) }
                if let url { judge(url, rules, at: site, isOfRule: true) }
            }
        }
    }

    /// Judges the spec's examples, which look best, and its rejects.
    mutating func judgeExamples() {
        for declaration in verification.routes {
            for example in declaration.examples {
                guard let link = verification.link(example.text), claimer.mayClaim(link.parts) else { continue }
                let isClaimed = claimer.claims.rule(claiming: link.parts) != nil
                if !isClaimed {
                    let rule = claimer.claims.rule(deciding: link.parts)
                    noteUnclaimed(link, excluding: rule, export.claims.rule(claiming: link.parts) == nil)
                }
            }
            for reject in declaration.rejects {
                guard let link = verification.link(reject.text), claimer.mayClaim(link.parts), link.reading == nil,
                    let rule = claimer.claims.rule(claiming: link.parts),
                    export.claims.rule(claiming: link.parts) == nil
                else { continue }
                let name = declaration.route.name
                let problem = ClaimProblem(
                    .unwantedClaim, "'\(name)' rejects '\(link.url)', but '\(rule.place)' claims it",
                    at: rule.location, url: link.url)
                rejects.append(
                    ClaimFinding(
                        claimer, problem, spec: Diagnostic.Note("the reject is here", at: reject.span), route: name))
            }
        }
    }

    /// - Parameter isOfRule: whether the link is made from a rule, which may have items that no pattern names.
    private mutating func judge(_ link: Link, _ rules: SiteRules, at site: LinkSite, isOfRule: Bool = false) {
        guard let reading = link.reading else { return }
        let deciding = rules.deciding(link.parts)
        openingRules.formUnion(deciding)
        let claiming = deciding.first { !rules[$0].isExclusion }
        if verification.isClaimed(reading.route, by: claimer) {
            guard claiming == nil, claimer.claims.isComplete(for: link.parts.scheme) else { return }
            if isOfRule, !verification.isWritten(link, reading) { return }
            if let known = unclaimed[reading.pattern], !known.isLimit, known.rank == 0 { return }
            let isLimit = !export.isClaimed(link.parts)
            noteUnclaimed(link, excluding: deciding.first.map { rules[$0] }, isLimit, at: site)
        } else if let claiming, claimer.scope != .narrowing, reading.values.allSatisfy(\.isOrdinary) {
            let isWhole = claimer.claims.lists[claiming.list].claimsEveryHost && !site.isWeb
            if isWhole || unwanted[reading.pattern].map({ !$0.isLimit }) ?? false { return }
            let rule = rules[claiming]
            let name = table[reading.route].name
            let apps =
                !verification.routes[reading.route.index].isClaimed
                ? []
                : appsAlike { other in
                    !verification.isClaimed(reading.route, by: other)
                        && other.claims.rule(claiming: link.parts)?.location == rule.location
                }
            let subject = apps.count == 1 ? "the app \(apps.listed) doesn't" : "the apps \(apps.listed) don't"
            let reason = apps.isEmpty ? "'\(name)' has 'claim: false'" : "\(subject) open '\(name)'"
            let problem = ClaimProblem(
                .unwantedClaim, "'\(rule.place)' claims '\(link.url)', but \(reason)",
                at: rule.location, url: link.url,
                help: claimer.scope == .paths
                    ? "exclude it before '\(rule.place)', as 'routegen export aasa' does" : nil)
            let isLimit = export.isClaimed(link.parts)
            unwanted[reading.pattern] = Verdict(problem: problem, isLimit: isLimit, rank: 0, apps: apps)
        }
    }

    private mutating func noteUnclaimed(
        _ link: Link, excluding rule: ClaimRule?, _ isLimit: Bool, at site: LinkSite? = nil
    ) {
        guard let reading = link.reading, verification.isClaimed(reading.route, by: claimer),
            reading.values.allSatisfy(\.isOrdinary)
        else { return }
        let isWritten = verification.isWritten(link, reading)
        let other = verification.claimers.first { other in
            other.system != claimer.system && other.claims.rule(claiming: link.parts) != nil
        }
        let rank = (isLimit ? 4 : 0) + (isWritten ? 0 : 2) + (other == nil ? 1 : 0)
        if let known = unclaimed[reading.pattern], known.rank <= rank { return }
        let name = table[reading.route].name
        let opens =
            other.map { "'\(link.url)' opens '\(name)' on \($0.system.rawValue)" } ?? "'\(link.url)' opens '\(name)'"
        let hasOtherApps = verification.claimers.contains { $0.file == claimer.file && $0.app != claimer.app }
        let apps =
            !hasOtherApps
            ? []
            : appsAlike { other in
                let deciding = other.claims.rule(deciding: link.parts)
                return verification.isClaimed(reading.route, by: other) && deciding?.isExclusion ?? true
                    && deciding?.location == rule?.location
            }
        let lack =
            (rule.map { "'\($0.place)' excludes it" } ?? "is not claimed")
            + (apps.isEmpty ? "" : " for \(apps.listed)")
        let problem = ClaimProblem(
            .notClaimed, as: isWritten ? .error : .warning,
            "\(opens), but \(lack)\(other == nil ? "" : " on \(claimer.system.rawValue)")",
            at: rule?.location ?? ClaimLocation(), url: link.url)
        unclaimed[reading.pattern] = Verdict(problem: problem, isLimit: isLimit, rank: rank, apps: apps, site: site)
    }

    /// The apps of the file for which the same is true; empty if the file isn't judged for single apps.
    private func appsAlike(_ isAlike: (LinkClaimer) -> Bool) -> [String] {
        verification.claimers.filter { $0.file == claimer.file && isAlike($0) }.compactMap(\.app)
    }

    /// - Parameter link: a link made from a rule.
    private mutating func judgeUnrouted(
        _ link: Link, _ number: SiteRules.Number, _ rules: SiteRules, at site: LinkSite
    ) {
        // What a file doesn't take away may not be in the manifest.
        guard claimer.scope != .narrowing, link.reading == nil, rules.deciding(link.parts).contains(number) else {
            return
        }
        let rule = rules[number]
        let problem = ClaimProblem(
            .notRouted, "'\(link.url)' is claimed by '\(rule.place)', but opens no route", at: rule.location,
            url: link.url)
        unrouted[number] = Verdict(problem: problem, isLimit: export.isClaimed(link.parts), rank: 0)
    }

    // MARK: - The result

    mutating func finish(into result: inout Verification.Result) {
        func add(_ finding: ClaimFinding, isLimit: Bool) {
            if isLimit { result.limits.append(finding.asLimit) } else { result.findings.append(finding) }
        }
        for pattern in table.patternIDs {
            guard var verdict = unclaimed[pattern] ?? unwanted[pattern],
                !verification.isAllowed(verdict.problem.rule, pattern)
            else { continue }
            if let site = verdict.site, verdict.problem.place.isEmpty {
                verdict.problem.help = verification.fix(of: verdict.problem, pattern, at: site, claimer)
            }
            var finding = ClaimFinding(
                claimer, verdict.problem, spec: verification.note(on: pattern), route: table.route(of: pattern).name)
            finding.apps = verdict.apps
            add(finding, isLimit: verdict.isLimit)
        }
        result.findings += rejects
        for (list, claims) in claimer.claims.lists.enumerated() {
            for rule in claims.rules.indices {
                let number = SiteRules.Number(list: list, rule: rule)
                guard let verdict = unrouted[number] else { continue }
                let problem = openingRules.contains(number) ? verdict.problem : verdict.problem.ofWholeRule
                add(ClaimFinding(claimer, problem), isLimit: verdict.isLimit)
            }
        }
    }
}

extension Verification {
    /// Whether `url()` writes the link, or would with the link's host.
    func isWritten(_ link: Link, _ reading: RouteTable.Reading) -> Bool {
        func text(_ form: _RouteForm) -> String? { table.write(reading.values, by: reading.pattern, form) }
        if let raw = text(.rawValue), link.url == raw || link.url == "\(link.parts.scheme)://\(raw)" { return true }
        guard let url = text(.url), let written = ClaimedURL(url) else { return false }
        return written.query == link.parts.query && written.fragment == link.parts.fragment
            && (written.path == link.parts.path
                || [written.path, link.parts.path].allSatisfy { $0.isEmpty || $0 == "/" })
            && written.host.isEmpty == link.parts.host.isEmpty
    }
}

extension RouteValue {
    /// Whether links with the value are like those that apps share: no negative or huge number, and no slash in a text.
    var isOrdinary: Bool {
        switch self {
        case .integer(let number): (0...Int64(Int32.max)).contains(number)
        case .unsignedInteger(let number): number <= UInt64(Int32.max)
        case .string(let text): !text.contains("/") && !text.isEmpty
        case .float(let number): number.sign == .plus
        case .double(let number): number.sign == .plus
        case .list(let values): values.allSatisfy(\.isOrdinary)
        case .null, .bool, .items: true
        }
    }
}

extension ClaimProblem {
    /// The problem of a rule that claims no link of a route.
    fileprivate var ofWholeRule: ClaimProblem {
        guard let url else { return self }
        return ClaimProblem(
            .opensNothing, "nothing that '\(place)' claims opens a route, such as '\(url)'", at: location, url: url,
            help: "delete it, or add its route to the spec")
    }
}
