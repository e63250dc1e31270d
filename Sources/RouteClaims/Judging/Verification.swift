import RouteAnalysis
import RouteLanguage
import RouteRuntime
import RouteSpec

/// Compares the links of a spec with the links that files claim.
///
/// The files' rules are asked about the links that `Probes` makes for the spec, and the spec is
/// asked about links made from the rules. So each finding has a link that shows it. What no link
/// shows isn't found.
package struct Verification {
    /// A link that both sides are asked about.
    struct Link {
        let url: String
        let parts: ClaimedURL
        let reading: RouteTable.Reading?
    }

    private let spec: CompiledSpec
    let files: [ClaimFile]
    /// What `export` makes of the spec, for each of the files.
    let exports: [ClaimFile]
    let probes: Probes

    var table: RouteTable { spec.table }
    var routes: [RouteDeclaration] { spec.spec.routes }

    init(_ spec: CompiledSpec, _ files: [ClaimFile]) {
        (self.spec, self.files) = (spec, files)
        exports = files.map { ClaimFile.exported(from: spec, like: $0) }
        probes = Probes([spec.table])
    }

    /// - Parameters:
    ///   - spec: a spec without errors.
    ///   - files: the files; one for several apps is there for each of them.
    package static func findings(of spec: CompiledSpec, _ files: [ClaimFile]) -> [ClaimFinding] {
        let verification = Verification(spec, files)
        var known: Set<[String]> = []
        return files.indices.reduce(into: []) { findings, index in
            // One finding of a rule for each link of a file, and for apps.
            findings += verification.findings(of: index).filter { finding in
                let problem = finding.problem
                guard let url = problem.url else { return !findings.contains(finding) }
                let key =
                    [String(finding.file), problem.rule.id, problem.severity.rawValue, url]
                    + finding.apps
                return known.insert(key).inserted
            }
        }
    }

    private func findings(of index: Int) -> [ClaimFinding] {
        let file = files[index]
        let (sites, problems) = claimedSites(file, exports[index])
        let findings = (baseless + problems).map { ClaimFinding(file: file.index, problem: $0) }
        if file.kind == .entitlements { return findings }
        var judge = LinkJudge(self, file, exports[index])
        judge.judgeExamples()
        for site in sites { judge.judge(linksOfSpec(at: site), at: site) }
        return findings + judge.findings
    }

    /// Links at a site that are made from a rule.
    func links(of rule: ClaimRule, in list: ClaimList, at site: LinkSite) -> [Link] {
        // A host in a file takes the place of the first segment.
        let start =
            site.root == nil
            ? site.scheme + "://" + (list.hosts?.first?.example ?? "a") : site.start
        return rule.examples.compactMap { link(start + $0) }
    }

    func link(_ url: String) -> Link? {
        ClaimedURL(url).map { Link(url: url, parts: $0, reading: table.read(url: url)) }
    }

    fileprivate func note(on pattern: PatternID) -> Diagnostic.Note {
        Diagnostic.Note(
            "'\(table.route(of: pattern).name)' is declared here", at: span(of: pattern))
    }

    /// Whether the app of a file claims the links of a route.
    func isClaimed(_ route: RouteID, by file: ClaimFile) -> Bool {
        spec.spec.isClaimed(routes[route.index], by: file.apps.first)
    }

    /// Whether the spec allows problems with a pattern's links.
    fileprivate func isAllowed(_ rule: Rule, _ pattern: PatternID) -> Bool {
        spec.spec.isAllowed(rule, at: span(of: pattern))
    }

    private func span(of pattern: PatternID) -> Span {
        routes[table.routeID(of: pattern).index].sources[table.rankInRoute(pattern)].span
    }
}

/// Judges the links of one file.
private struct LinkJudge {
    typealias Link = Verification.Link
    /// What is reported about a pattern or a rule. Of several verdicts, the first with the lowest
    /// rank is reported: one that is no limit, then the more severe.
    private typealias Verdict = (problem: ClaimProblem, rank: Int)

    /// The lowest rank of a verdict that no file of the format could avoid.
    private static let limit = 4

    private let verification: Verification
    private let file: ClaimFile
    /// Whether the file is judged for other apps, too.
    private let hasOtherApps: Bool
    private let allRules: SiteRules
    /// The rules of what `export` makes.
    private let exported: SiteRules
    private var ofPatterns: [PatternID: Verdict] = [:]
    private var ofRules: [SiteRules.Number: Verdict] = [:]
    private var rejects: [ClaimFinding] = []
    private var openingRules: Set<SiteRules.Number> = []

    private var table: RouteTable { verification.table }
    private var appNames: String { file.apps.map { "'\($0)'" }.list("and") }

    init(_ verification: Verification, _ file: ClaimFile, _ export: ClaimFile) {
        (self.verification, self.file) = (verification, file)
        hasOtherApps = !file.apps.isEmpty && verification.files.count { $0.index == file.index } > 1
        (allRules, exported) = (SiteRules(file.lists), SiteRules(export.lists))
    }

    /// Judges the spec's examples, which look best, and its rejects.
    mutating func judgeExamples() {
        func link(_ text: String) -> Link? {
            verification.link(text).flatMap { file.mayClaim($0.parts) ? $0 : nil }
        }
        for declaration in verification.routes {
            for link in declaration.examples.compactMap({ link($0.text) }) { judge(link, allRules) }
            for reject in declaration.rejects {
                guard let link = link(reject.text), link.reading == nil, limit(link) == 0,
                    let rule = file.rule(claiming: link.parts)
                else { continue }
                let problem = ClaimProblem(
                    .unwantedClaim,
                    "'\(declaration.route.name)' rejects '\(link.url)', but '\(rule.place)' claims it",
                    at: rule.location, url: link.url)
                let note = Diagnostic.Note("the reject is here", at: reject.span)
                rejects.append(ClaimFinding(file: file.index, problem: problem, spec: note))
            }
        }
    }

    /// Judges the links at a site: those of the spec, and those made from the rules.
    mutating func judge(_ links: [Link], at site: LinkSite) {
        let rules = SiteRules(file.lists, file.lists(at: site))
        let ordinary = links.patternsWithOrdinaryValues
        for link in links { judge(link, rules, ordinary) }
        for number in rules.numbers {
            for link in verification.links(of: rules[number], in: file.lists[number.list], at: site)
            {
                judge(link, rules, ordinary, of: number)
            }
        }
        // A rule for the path of a link that the spec opens claims such links, if it compares
        // queries, too. One link a pattern is enough, and patterns that differ in their queries
        // have one path.
        var patterns: Set<PatternID> = []
        var paths: Set<String> = []
        for link in links {
            guard let pattern = link.reading?.pattern, patterns.insert(pattern).inserted,
                paths.insert(link.parts.path).inserted
            else { continue }
            for number in rules.candidates(link.parts, onlyPath: true) where ofRules[number] != nil
            {
                if rules[number].matches(link.parts, onlyPath: true) { openingRules.insert(number) }
            }
        }
    }

    /// - Parameters:
    ///   - ordinary: the patterns that have links with ordinary values, so that those with others
    ///     don't count.
    ///   - number: the rule that the link is made from, which may have items that no pattern names;
    ///     nil for a link of the spec.
    private mutating func judge(
        _ link: Link, _ rules: SiteRules, _ ordinary: Set<PatternID> = [],
        of number: SiteRules.Number? = nil
    ) {
        let deciding = rules.deciding(link.parts)
        guard let reading = link.reading else {
            if let number, deciding.contains(number), !isWhole(number, link.parts.scheme) {
                judgeUnrouted(link, number, rules[number])
            }
            return
        }
        openingRules.formUnion(deciding)
        if !reading.isOrdinary, ordinary.contains(reading.pattern) { return }
        let claiming = deciding.first { !rules[$0].isExclusion }
        if verification.isClaimed(reading.route, by: file) {
            if claiming == nil, file.isComplete {
                judgeUnclaimed(
                    link, reading, deciding.first.map { rules[$0] }, isOfRule: number != nil)
            }
        } else if let claiming, file.kind != .assetLinks, !isWhole(claiming, link.parts.scheme) {
            judgeUnwanted(link, reading, rules[claiming])
        }
    }

    /// Whether a rule claims a scheme of the app's own as a whole. There is no other way to claim
    /// it.
    private func isWhole(_ number: SiteRules.Number, _ scheme: String) -> Bool {
        file.lists[number.list].claimsEveryHost && !URLScheme.isWeb(scheme)
    }

    /// What is added to the rank of a verdict about a link that is claimed.
    private func limit(_ link: Link) -> Int {
        exported.claiming(link.parts) == nil ? 0 : Self.limit
    }

    private mutating func judgeUnclaimed(
        _ link: Link, _ reading: RouteTable.Reading, _ rule: ClaimRule?, isOfRule: Bool
    ) {
        let known = ofPatterns[reading.pattern]?.rank ?? .max
        if known == 0 { return }
        let isWritten = verification.isWritten(link, reading)
        if isOfRule, !isWritten { return }
        let system = file.kind.system
        let other = verification.files.first {
            $0.kind.system != system && $0.rule(claiming: link.parts) != nil
        }
        let export = exported.claiming(link.parts).map { exported[$0] }
        let rank = (export == nil ? Self.limit : 0) + (isWritten ? 0 : 2) + (other == nil ? 1 : 0)
        if known <= rank { return }
        let opens = "'\(link.url)' opens '\(table[reading.route].name)'"
        let lack = rule.map { "'\($0.location.place)' excludes it" } ?? "is not claimed"
        let apps = hasOtherApps ? " for \(appNames)" : ""
        let problem = ClaimProblem(
            .notClaimed, as: isWritten ? .error : .warning,
            other.map {
                "\(opens) on \($0.kind.system.rawValue), but \(lack)\(apps) on \(system.rawValue)"
            }
                ?? "\(opens), but \(lack)\(apps)",
            at: rule?.location ?? ClaimLocation(), url: link.url,
            help: rule == nil && file.kind != .assetLinks ? export?.fix : nil)
        ofPatterns[reading.pattern] = (problem, rank)
    }

    private mutating func judgeUnwanted(
        _ link: Link, _ reading: RouteTable.Reading, _ rule: ClaimRule
    ) {
        let rank = limit(link)
        if ofPatterns[reading.pattern]?.rank ?? .max <= rank { return }
        let name = table[reading.route].name
        let subject =
            file.apps.count == 1 ? "the app \(appNames) doesn't" : "the apps \(appNames) don't"
        let isClaimed = verification.routes[reading.route.index].isClaimed
        let problem = ClaimProblem(
            .unwantedClaim,
            "'\(rule.place)' claims '\(link.url)', but "
                + (isClaimed ? "\(subject) open '\(name)'" : "'\(name)' has 'claim: false'"),
            at: rule.location, url: link.url,
            help: file.kind == .appSiteAssociation
                ? "exclude it before '\(rule.place)', as 'routegen export aasa' does" : nil)
        ofPatterns[reading.pattern] = (problem, rank)
    }

    /// - Parameter rule: the rule that the link is made from, and that decides it.
    private mutating func judgeUnrouted(_ link: Link, _ number: SiteRules.Number, _ rule: ClaimRule)
    {
        // What a file doesn't take away may not be in the manifest.
        if rule.isExclusion || file.kind == .assetLinks { return }
        let rank = limit(link)
        if ofRules[number]?.rank ?? .max <= rank { return }
        let problem = ClaimProblem(
            .notRouted, "'\(link.url)' is claimed by '\(rule.place)', but opens no route",
            at: rule.location,
            url: link.url)
        ofRules[number] = (problem, rank)
    }

    // MARK: - The result

    var findings: [ClaimFinding] {
        let patterns = table.patternIDs.compactMap { pattern -> ClaimFinding? in
            guard let verdict = ofPatterns[pattern],
                !verification.isAllowed(verdict.problem.rule, pattern)
            else {
                return nil
            }
            return finding(verdict, verification.note(on: pattern), file.apps)
        }
        let rules = allRules.numbers.compactMap { number -> ClaimFinding? in
            guard let (problem, rank) = ofRules[number] else { return nil }
            return finding((openingRules.contains(number) ? problem : problem.ofWholeRule, rank))
        }
        return patterns + rejects + rules
    }

    /// The finding of a verdict: a note if no file of the format can avoid it.
    private func finding(
        _ verdict: Verdict, _ note: Diagnostic.Note? = nil, _ apps: [String] = []
    ) -> ClaimFinding {
        let isLimit = verdict.rank >= Self.limit
        let problem = isLimit ? verdict.problem.asLimit : verdict.problem
        return ClaimFinding(
            file: file.index, problem: problem, spec: note, apps: isLimit ? [] : apps,
            isLimit: isLimit)
    }
}

extension Verification {
    /// Whether `url()` writes the link, or would with the link's host.
    func isWritten(_ link: Link, _ reading: RouteTable.Reading) -> Bool {
        func text(_ form: _RouteForm) -> String? {
            table.write(reading.values, by: reading.pattern, form)
        }
        if let raw = text(.rawValue), link.url == raw || link.url == "\(link.parts.scheme)://\(raw)"
        {
            return true
        }
        guard let url = text(.url), let written = ClaimedURL(url) else { return false }
        return written.query == link.parts.query && written.fragment == link.parts.fragment
            && (written.path == link.parts.path
                || [written.path, link.parts.path].allSatisfy { $0.isEmpty || $0 == "/" })
            && written.host.isEmpty == link.parts.host.isEmpty
    }
}

extension [Verification.Link] {
    /// The patterns that one of the links opens with ordinary values.
    var patternsWithOrdinaryValues: Set<PatternID> {
        Set(compactMap(\.reading).filter(\.isOrdinary).map(\.pattern))
    }
}

extension RouteTable.Reading {
    var isOrdinary: Bool { values.allSatisfy(\.isOrdinary) }
}

extension RouteValue {
    /// Whether links with the value are like those that apps share: no negative or huge number, and
    /// no slash in a text.
    fileprivate var isOrdinary: Bool {
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
    /// The same problem as a note, because no file of the format can avoid it.
    fileprivate var asLimit: ClaimProblem {
        ClaimProblem(rule, as: .note, message + " (a limit of the format)", at: location, url: url)
    }

    /// The problem of a rule that claims no link of a route.
    fileprivate var ofWholeRule: ClaimProblem {
        guard let url else { return self }
        return ClaimProblem(
            .opensNothing, "nothing that '\(place)' claims opens a route, such as '\(url)'",
            at: location, url: url,
            help: "delete it, or add its route to the spec")
    }
}
