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
    private let specLinks: SpecLinks

    init(_ spec: CompiledSpec, _ claimers: [LinkClaimer]) {
        self.spec = spec.spec
        table = spec.table
        routes = spec.spec.routes
        self.claimers = claimers
        exports = claimers.map { ExportedFile(spec, like: $0) }
        specLinks = SpecLinks(spec.table)
    }

    /// - Parameters:
    ///   - spec: a spec without errors.
    ///   - claimers: the files; those that the system treats as one are one claimer.
    package static func result(of spec: CompiledSpec, _ claimers: [LinkClaimer]) -> Result {
        let verification = Verification(spec, claimers)
        var known: Set<[String]> = []
        return claimers.indices.reduce(into: Result()) { result, index in
            let own = verification.result(of: index)
            // One finding of a rule for each link of a file, and for apps.
            result.findings += own.findings.filter { finding in
                guard let url = finding.problem.url else { return !result.findings.contains(finding) }
                let key = [String(finding.file), finding.problem.rule.id, url] + finding.apps
                return known.insert(key).inserted
            }
            result.limits += own.limits
        }
    }

    private func result(of index: Int) -> Result {
        let claimer = claimers[index]
        let (sites, problems) = claimedSites(claimer, exports[index])
        var result = Result(
            findings: (baseless + problems).map { ClaimFinding(file: claimer.file, problem: $0) })
        if claimer.kind == .entitlements { return result }
        var judge = LinkJudge(self, index)
        judge.judgeExamples()
        for site in sites { judge.judge(linksOfSpec(at: site), at: site) }
        judge.finish(into: &result)
        return result
    }

    /// The probes of a site's patterns, read.
    func linksOfSpec(at site: LinkSite) -> [Link] { specLinks.links(at: site).compactMap(link) }

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
        spec.isClaimed(routes[route.index], by: claimer.apps.first)
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

    /// What is reported about a pattern or a rule.
    private struct Verdict {
        let problem: ClaimProblem
        /// Of several verdicts, the first with the lowest rank is reported: one that is no limit, then the more severe.
        let rank: Int

        /// The rank of a verdict that no file of the format could avoid.
        static let limit = 4

        var isLimit: Bool { rank >= Self.limit }
    }

    private let verification: Verification
    private let claimer: LinkClaimer
    private let export: ExportedFile
    /// The file's other claimers, for other apps.
    private let others: [LinkClaimer]
    private let allRules: SiteRules
    private var ofPatterns: [PatternID: Verdict] = [:]
    private var ofRules: [SiteRules.Number: Verdict] = [:]
    private var rejects: [ClaimFinding] = []
    private var openingRules: Set<SiteRules.Number> = []

    private var table: RouteTable { verification.table }

    init(_ verification: Verification, _ index: Int) {
        self.verification = verification
        claimer = verification.claimers[index]
        export = verification.exports[index]
        let file = claimer.file
        others = verification.claimers.enumerated().filter { $0 != index && $1.file == file }.map(\.element)
        allRules = SiteRules(claimer.claims.lists)
    }

    /// Judges the spec's examples, which look best, and its rejects.
    mutating func judgeExamples() {
        for declaration in verification.routes {
            for example in declaration.examples {
                guard let link = verification.link(example.text), claimer.mayClaim(link.parts) else { continue }
                judge(link, allRules)
            }
            for reject in declaration.rejects {
                guard let link = verification.link(reject.text), claimer.mayClaim(link.parts), link.reading == nil,
                    let rule = claimer.claims.rule(claiming: link.parts), !export.isClaimed(link.parts)
                else { continue }
                let problem = ClaimProblem(
                    .unwantedClaim,
                    "'\(declaration.route.name)' rejects '\(link.url)', but '\(rule.place)' claims it",
                    at: rule.location, url: link.url)
                let note = Diagnostic.Note("the reject is here", at: reject.span)
                rejects.append(ClaimFinding(file: claimer.file, problem: problem, spec: note))
            }
        }
    }

    /// Judges the links at a site: those of the spec, and those made from the rules.
    mutating func judge(_ links: [Link], at site: LinkSite) {
        let rules = SiteRules(claimer.claims.lists, claimer.lists(at: site))
        for link in links { judge(link, rules) }
        for number in rules.numbers {
            for link in verification.links(of: rules[number], in: claimer.claims.lists[number.list], at: site) {
                judge(link, rules, isOfRule: true)
                judgeUnrouted(link, number, rules)
            }
        }
        // A rule for the path of a link that the spec opens claims such links, if it compares queries, too. One link a
        // pattern is enough, and patterns that differ in their queries have one path.
        var patterns: Set<PatternID> = []
        var paths: Set<String> = []
        for link in links {
            guard let pattern = link.reading?.pattern, patterns.insert(pattern).inserted,
                paths.insert(link.parts.path).inserted
            else { continue }
            for number in rules.rulesForPath(of: link.parts) where ofRules[number] != nil {
                if rules[number].matchesPath(of: link.parts) { openingRules.insert(number) }
            }
        }
    }

    /// - Parameter isOfRule: whether the link is made from a rule, which may have items that no pattern names.
    private mutating func judge(_ link: Link, _ rules: SiteRules, isOfRule: Bool = false) {
        guard let reading = link.reading else { return }
        let deciding = rules.deciding(link.parts)
        openingRules.formUnion(deciding)
        if !reading.values.allSatisfy(\.isOrdinary) { return }
        let claiming = deciding.first { !rules[$0].isExclusion }
        if verification.isClaimed(reading.route, by: claimer) {
            if claiming == nil, claimer.claims.isComplete {
                judgeUnclaimed(link, reading, deciding.first.map { rules[$0] }, isOfRule: isOfRule)
            }
        } else if let claiming, claimer.kind != .assetLinks, !isWhole(claiming, link.parts.scheme) {
            judgeUnwanted(link, reading, rules[claiming])
        }
    }

    /// Whether a rule claims a scheme of the app's own as a whole. There is no other way to claim it.
    private func isWhole(_ number: SiteRules.Number, _ scheme: String) -> Bool {
        claimer.claims.lists[number.list].claimsEveryHost && !IntentFilter.webSchemes.contains(scheme)
    }

    private mutating func judgeUnclaimed(
        _ link: Link, _ reading: RouteTable.Reading, _ rule: ClaimRule?, isOfRule: Bool
    ) {
        let known = ofPatterns[reading.pattern]?.rank ?? .max
        if known == 0 { return }
        let isWritten = verification.isWritten(link, reading)
        if isOfRule, !isWritten { return }
        let other = verification.claimers.first { other in
            other.system != claimer.system && other.claims.rule(claiming: link.parts) != nil
        }
        let isLimit = !export.isClaimed(link.parts)
        let rank = (isLimit ? Verdict.limit : 0) + (isWritten ? 0 : 2) + (other == nil ? 1 : 0)
        if known <= rank { return }
        let opens = "'\(link.url)' opens '\(table[reading.route].name)'"
        let lack = rule.map { "'\($0.place)' excludes it" } ?? "is not claimed"
        let apps = others.isEmpty || claimer.apps.isEmpty ? "" : " for \(claimer.apps.listed)"
        let problem = ClaimProblem(
            .notClaimed, as: isWritten ? .error : .warning,
            other.map { "\(opens) on \($0.system.rawValue), but \(lack)\(apps) on \(claimer.system.rawValue)" }
                ?? "\(opens), but \(lack)\(apps)",
            at: rule?.location ?? ClaimLocation(), url: link.url,
            help: rule == nil ? verification.fix(of: link.parts, reading.pattern, claimer) : nil)
        ofPatterns[reading.pattern] = Verdict(problem: problem, rank: rank)
    }

    private mutating func judgeUnwanted(_ link: Link, _ reading: RouteTable.Reading, _ rule: ClaimRule) {
        let rank = export.isClaimed(link.parts) ? Verdict.limit : 0
        if ofPatterns[reading.pattern]?.rank ?? .max <= rank { return }
        let name = table[reading.route].name
        let apps = claimer.apps
        let subject = apps.count == 1 ? "the app \(apps.listed) doesn't" : "the apps \(apps.listed) don't"
        let isClaimed = verification.routes[reading.route.index].isClaimed
        let problem = ClaimProblem(
            .unwantedClaim,
            "'\(rule.place)' claims '\(link.url)', but "
                + (isClaimed ? "\(subject) open '\(name)'" : "'\(name)' has 'claim: false'"),
            at: rule.location, url: link.url,
            help: claimer.kind == .appSiteAssociation
                ? "exclude it before '\(rule.place)', as 'routegen export aasa' does" : nil)
        ofPatterns[reading.pattern] = Verdict(problem: problem, rank: rank)
    }

    /// - Parameter link: a link made from a rule.
    private mutating func judgeUnrouted(_ link: Link, _ number: SiteRules.Number, _ rules: SiteRules) {
        // What a file doesn't take away may not be in the manifest.
        guard link.reading == nil, claimer.kind != .assetLinks, !rules[number].isExclusion,
            !isWhole(number, link.parts.scheme), rules.deciding(link.parts).contains(number)
        else { return }
        let rank = export.isClaimed(link.parts) ? Verdict.limit : 0
        if ofRules[number]?.rank ?? .max <= rank { return }
        let problem = ClaimProblem(
            .notRouted, "'\(link.url)' is claimed by '\(rules[number].place)', but opens no route",
            at: rules[number].location, url: link.url)
        ofRules[number] = Verdict(problem: problem, rank: rank)
    }

    // MARK: - The result

    func finish(into result: inout Verification.Result) {
        func add(_ verdict: Verdict, _ finding: ClaimFinding) {
            if verdict.isLimit { result.limits.append(finding.asLimit) } else { result.findings.append(finding) }
        }
        for pattern in table.patternIDs {
            guard let verdict = ofPatterns[pattern], !verification.isAllowed(verdict.problem.rule, pattern) else {
                continue
            }
            let note = verification.note(on: pattern)
            add(
                verdict,
                ClaimFinding(file: claimer.file, problem: verdict.problem, spec: note, apps: claimer.apps))
        }
        result.findings += rejects
        for number in allRules.numbers {
            guard let verdict = ofRules[number] else { continue }
            let problem = openingRules.contains(number) ? verdict.problem : verdict.problem.ofWholeRule
            add(verdict, ClaimFinding(file: claimer.file, problem: problem))
        }
    }
}

extension ClaimFinding {
    /// The same finding as a note, because no file of the format can avoid it.
    fileprivate var asLimit: ClaimFinding {
        let limit = ClaimProblem(
            problem.rule, as: .note, problem.message + " (a limit of the format)", at: problem.location,
            url: problem.url)
        return ClaimFinding(file: file, problem: limit, spec: spec)
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
