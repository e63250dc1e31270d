import RouteAnalysis
import RouteLanguage
import RouteSpec

/// Judges how one file decides links.
struct LinkJudge {
    /// What is reported about a pattern or a rule.
    private struct Verdict {
        let problem: ClaimProblem
        let rank: VerdictRank
    }

    /// What one verdict is about: a pattern and, if one
    /// keeps its links in the browser, an exclusion.
    private struct Subject: Hashable {
        let pattern: PatternID
        var exclusion: SiteRules.Number?
    }

    private let verification: Verification
    private let links: SpecLinks
    private let file: ClaimFile
    /// Whether the file is judged for other apps, too.
    private let hasOtherApps: Bool
    private let allRules: SiteRules
    /// The rules of what `export` makes.
    private let exported: SiteRules
    private var ofPatterns: [Subject: Verdict] = [:]
    private var ofRules: [SiteRules.Number: Verdict] = [:]
    private var rejects: [ClaimFinding] = []
    /// The rules that match a link that opens a route.
    private var openingRules: Set<SiteRules.Number> = []
    /// The note that an entry of another app claims a link that isn't claimed.
    private var otherAppsNote: ClaimFinding?

    private var table: RouteTable { verification.table }
    private var appNames: String { Self.names(of: file.apps) }

    init(_ verification: Verification, _ file: ClaimFile, _ export: ClaimFile) {
        self.verification = verification
        links = verification.links(for: file)
        self.file = file
        let parts = verification.files.count { $0.index == file.index }
        hasOtherApps = !file.apps.isEmpty && parts > 1
        allRules = SiteRules(file.lists)
        exported = SiteRules(export.lists)
    }

    private static func names(of apps: [String]) -> String {
        apps.map { "'\($0)'" }.list("and")
    }

    /// Judges the spec's examples, first because they look best in messages, and its rejects.
    mutating func judgeExamples() {
        for declaration in verification.routes {
            for example in declaration.examples {
                if let link = link(example.text) { judge(link, allRules) }
            }
            for reject in declaration.rejects { judge(reject, of: declaration) }
        }
    }

    /// A link that the file may claim; nil for another text.
    private func link(_ text: String) -> SpecLink? {
        guard let link = links.link(text), file.mayClaim(link.parts) else { return nil }
        return link
    }

    private mutating func judge(_ reject: Scalar, of declaration: RouteDeclaration) {
        guard let link = link(reject.text), link.reading == nil, !isLimit(link),
            let rule = file.rule(claiming: link.parts)
        else { return }
        let name = declaration.route.name
        let problem = ClaimProblem(
            .unwantedClaim, "'\(name)' rejects '\(link.url)', but '\(rule.place)' claims it",
            at: rule.location, url: link.url)
        let note = Diagnostic.Note("the reject is here", at: reject.span)
        rejects.append(ClaimFinding(file: file.index, problem: problem, spec: note))
    }

    /// Judges the links at a site: those of the spec, and those made from the rules.
    mutating func judge(_ links: [SpecLink], at site: LinkSite) {
        let rules = SiteRules(file.lists, file.lists(at: site))
        let ordinary = links.patternsWithOrdinaryValues
        for link in links { judge(link, rules, ordinary) }
        for number in rules.numbers {
            let list = file.lists[number.list]
            for link in verification.links(of: rules[number], in: list, at: site) {
                judge(link, rules, ordinary, of: number)
            }
        }
        for link in self.links.excludedLinks(at: site) where link.reading == nil {
            for number in rules.deciding(link.parts) where !isWhole(number, link.parts.scheme) {
                judgeUnrouted(link, number, rules[number])
            }
        }
        addOpeningRules(links, rules)
    }

    /// Adds the rules with a verdict whose path matches a link that
    /// opens a route: not all that they claim is wrong, only some
    /// queries. One link of each pattern and of each path is enough.
    private mutating func addOpeningRules(_ links: [SpecLink], _ rules: SiteRules) {
        var patterns: Set<PatternID> = []
        var paths: Set<String> = []
        for link in links {
            guard let pattern = link.reading?.pattern, patterns.insert(pattern).inserted,
                paths.insert(link.parts.path).inserted
            else { continue }
            let matching = rules.matching(link.parts, onlyPath: true)
            openingRules.formUnion(matching.filter { ofRules[$0] != nil })
        }
    }

    /// - Parameters:
    ///   - ordinary: the patterns that have links with ordinary values. Their other links don't
    ///     count.
    ///   - number: the rule that the link is made from; nil for a link of the spec.
    private mutating func judge(
        _ link: SpecLink, _ rules: SiteRules, _ ordinary: Set<PatternID> = [],
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
                judgeUnclaimed(link, reading, rules, deciding.first, isOfRule: number != nil)
            }
        } else if let claiming, file.kind != .assetLinks, !isWhole(claiming, link.parts.scheme) {
            judgeUnwanted(link, reading, rules[claiming])
        }
    }

    /// Whether a rule claims a scheme of the app's own with every host, as an `Info.plist` has to.
    /// Such a rule also claims links that open nothing.
    private func isWhole(_ number: SiteRules.Number, _ scheme: String) -> Bool {
        file.lists[number.list].claimsEveryHost && !URLScheme.isWeb(scheme)
    }

    /// Whether no file of the format could leave out a link that this one claims.
    private func isLimit(_ link: SpecLink) -> Bool { exported.claiming(link.parts) != nil }

    // MARK: - Verdicts

    private mutating func judgeUnclaimed(
        _ link: SpecLink, _ reading: RouteTable.Reading, _ rules: SiteRules,
        _ exclusion: SiteRules.Number?, isOfRule: Bool
    ) {
        let subject = Subject(pattern: reading.pattern, exclusion: exclusion)
        let known = ofPatterns[subject]?.rank
        if known == .highest { return }
        let isWritten = verification.isWritten(link, reading)
        // A rule's link may have items that no pattern names.
        if isOfRule, !isWritten { return }
        let other = otherSystem(claiming: link)
        let export = exported.claiming(link.parts).map { exported[$0] }
        let rank = VerdictRank(
            isLimit: export == nil, isUnwritten: !isWritten, isAlike: other == nil)
        if let known, known <= rank { return }
        let rule = exclusion.map { rules[$0] }
        let hasFix = rule == nil && file.kind != .assetLinks
        let problem = ClaimProblem(
            .notClaimed, as: isWritten ? .error : .warning,
            unclaimedMessage(link, reading, rule, other),
            at: rule?.location ?? ClaimLocation(), url: link.url,
            help: hasFix ? export?.fix : nil)
        ofPatterns[subject] = Verdict(problem: problem, rank: rank)
        noteOtherApps(link)
    }

    /// Another system whose files claim a link; nil if there is none.
    private func otherSystem(claiming link: SpecLink) -> ClaimFile.System? {
        let others = verification.files.filter { $0.kind.system != file.kind.system }
        return others.first { $0.rule(claiming: link.parts) != nil }?.kind.system
    }

    /// - Parameters:
    ///   - exclusion: the rule that keeps the link in the browser.
    ///   - other: another system, on which the app opens the link.
    private func unclaimedMessage(
        _ link: SpecLink, _ reading: RouteTable.Reading, _ exclusion: ClaimRule?,
        _ other: ClaimFile.System?
    ) -> String {
        let opens = "'\(link.url)' opens '\(table[reading.route].name)'"
        let lack = exclusion.map { "'\($0.place)' excludes it" } ?? "is not claimed"
        let apps = hasOtherApps ? " for \(appNames)" : ""
        guard let other else { return "\(opens), but \(lack)\(apps)" }
        let system = file.kind.system.rawValue
        return "\(opens) on \(other.rawValue), but \(lack)\(apps) on \(system)"
    }

    /// Notes that an entry of another app than the spec's claims a link that isn't claimed.
    private mutating func noteOtherApps(_ link: SpecLink) {
        guard otherAppsNote == nil,
            let other = file.otherLists.first(where: {
                $0.rule(deciding: link.parts)?.isExclusion == false
            })
        else { return }
        let names = Self.names(of: other.apps)
        let problem = ClaimProblem(
            .notClaimed, as: .note,
            "the file claims '\(link.url)' for \(names), which the spec does not list, "
                + "so that entry is not compared",
            at: other.location, url: link.url,
            help: "if it is one of the spec's apps, add it to 'appIDs' under 'apps'")
        otherAppsNote = ClaimFinding(file: file.index, problem: problem)
    }

    private mutating func judgeUnwanted(
        _ link: SpecLink, _ reading: RouteTable.Reading, _ rule: ClaimRule
    ) {
        let rank = VerdictRank(isLimit: isLimit(link))
        let subject = Subject(pattern: reading.pattern)
        if let known = ofPatterns[subject]?.rank, known <= rank { return }
        let name = table[reading.route].name
        let isClaimed = verification.routes[reading.route.index].isClaimed
        let verb =
            file.apps.count == 1 ? "the app \(appNames) doesn't" : "the apps \(appNames) don't"
        let reason = isClaimed ? "\(verb) open '\(name)'" : "'\(name)' has 'claim: false'"
        let help = "exclude it before '\(rule.place)', as 'routegen export aasa' does"
        let problem = ClaimProblem(
            .unwantedClaim, "'\(rule.place)' claims '\(link.url)', but \(reason)",
            at: rule.location, url: link.url, help: file.kind == .appSiteAssociation ? help : nil)
        ofPatterns[subject] = Verdict(problem: problem, rank: rank)
    }

    /// - Parameter rule: the rule that decides the link.
    private mutating func judgeUnrouted(
        _ link: SpecLink, _ number: SiteRules.Number, _ rule: ClaimRule
    ) {
        // An assetlinks.json alone claims nothing: the manifest may not have the link.
        if rule.isExclusion || file.kind == .assetLinks { return }
        let rank = VerdictRank(isLimit: isLimit(link))
        if let known = ofRules[number]?.rank, known <= rank { return }
        let problem = ClaimProblem(
            .notRouted, "'\(link.url)' is claimed by '\(rule.place)', but opens no route",
            at: rule.location, url: link.url)
        ofRules[number] = Verdict(problem: problem, rank: rank)
    }

    // MARK: - The result

    var findings: [ClaimFinding] {
        var findings: [ClaimFinding] = []
        let subjects = Dictionary(grouping: ofPatterns.keys, by: \.pattern)
        for pattern in table.patternIDs {
            let sorted = (subjects[pattern] ?? []).sorted { rank(of: $0) < rank(of: $1) }
            let verdicts = sorted.compactMap { ofPatterns[$0] }
            guard let first = verdicts.first else { continue }
            // Of several exclusions, all those with the gravest problem are reported.
            for verdict in verdicts
            where verdict.rank.isLimit == first.rank.isLimit
                && verdict.problem.severity == first.problem.severity
                && !verification.isAllowed(verdict.problem.rule, pattern)
            {
                findings.append(
                    finding(verdict, note: verification.note(on: pattern), apps: file.apps))
            }
        }
        findings += rejects
        for number in allRules.numbers {
            guard let verdict = ofRules[number] else { continue }
            let isOpening = openingRules.contains(number)
            let problem = isOpening ? verdict.problem : verdict.problem.ofWholeRule
            findings.append(finding(Verdict(problem: problem, rank: verdict.rank)))
        }
        if let otherAppsNote { findings.append(otherAppsNote) }
        return findings
    }

    /// The order of the verdicts about one pattern: by their ranks, then in file order.
    private func rank(of subject: Subject) -> SubjectRank {
        SubjectRank(
            rank: ofPatterns[subject]?.rank ?? .highest, list: subject.exclusion?.list ?? -1,
            rule: subject.exclusion?.rule ?? -1)
    }

    private struct SubjectRank: Comparable {
        let rank: VerdictRank
        let list: Int
        let rule: Int

        static func < (one: Self, other: Self) -> Bool {
            if one.rank != other.rank { return one.rank < other.rank }
            return (one.list, one.rule) < (other.list, other.rule)
        }
    }

    /// The finding of a verdict: a note if no file of the format can avoid it.
    private func finding(
        _ verdict: Verdict, note: Diagnostic.Note? = nil, apps: [String] = []
    ) -> ClaimFinding {
        let isLimit = verdict.rank.isLimit
        return ClaimFinding(
            file: file.index, problem: isLimit ? verdict.problem.asLimit : verdict.problem,
            spec: note, apps: isLimit ? [] : apps, isLimit: isLimit,
            isOfOneSystem: !verdict.rank.isAlike)
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
            at: location, url: url, help: "delete it, or add its route to the spec")
    }
}
