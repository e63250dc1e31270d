import RouteAnalysis
import RouteLanguage
import RouteRuntime
import RouteSpec

/// Compares the links of a spec with the links that files claim.
///
/// The rules of the files decide the links that `Probes` makes for
/// the spec, and the spec reads links made from the rules. So each
/// finding has a link that shows it. What no link shows isn't found.
package struct Verification {
    private let spec: CompiledSpec
    let files: [ClaimFile]
    /// What `export` makes of the spec, for each of the files.
    let exports: [ClaimFile]
    let links: SpecLinks
    /// Those for files of Android; nil if they are the same.
    private let linksOfAndroid: SpecLinks?

    var table: RouteTable { spec.table }
    var routes: [RouteDeclaration] { spec.spec.routes }

    /// - Parameter known: the spec's links for the system of all files; nil if they haven't been
    ///   made.
    init(_ spec: CompiledSpec, _ files: [ClaimFile], _ known: SpecLinks? = nil) {
        self.spec = spec
        self.files = files
        let links = known ?? SpecLinks(spec.table)
        let areDifferent = spec.table.ignoresCase && known == nil
        let ofAndroid = areDifferent ? SpecLinks(spec.table, for: .android) : nil
        self.links = links
        linksOfAndroid = ofAndroid
        exports = files.map { file in
            let own = file.kind.system == .android ? ofAndroid ?? links : links
            return ClaimFile.exported(from: spec, own, like: file)
        }
    }

    /// The spec's links for a file's system.
    func links(for file: ClaimFile) -> SpecLinks {
        file.kind.system == .android ? linksOfAndroid ?? links : links
    }

    /// - Parameters:
    ///   - spec: a spec without errors.
    ///   - files: the files. A file for several apps is listed once for each of them.
    package static func findings(of spec: CompiledSpec, _ files: [ClaimFile]) -> [ClaimFinding] {
        findings(of: spec, files, nil)
    }

    /// - Parameter known: the spec's links for the system of all files; nil if they haven't been
    ///   made.
    static func findings(
        of spec: CompiledSpec, _ files: [ClaimFile], _ known: SpecLinks?
    ) -> [ClaimFinding] {
        let verification = Verification(spec, files, known)
        var known: Set<FindingKey> = []
        var findings: [ClaimFinding] = []
        for index in files.indices {
            for finding in verification.findings(of: index) {
                // One finding of a rule for each file, link, and set of apps: no line is printed
                // twice.
                let texts = Set([finding.problem.url ?? "", finding.problem.message])
                let isNew = texts.allSatisfy { text in
                    text.isEmpty || known.insert(FindingKey(finding, by: text)).inserted
                }
                if isNew { findings.append(finding) }
            }
        }
        return findings
    }

    /// What findings that say the same have in common.
    private struct FindingKey: Hashable {
        let file: Int
        let rule: Rule
        let severity: Severity
        let place: String
        let text: String
        let apps: [String]

        /// - Parameter text: the link of the finding, or its message.
        init(_ finding: ClaimFinding, by text: String) {
            let problem = finding.problem
            file = finding.file
            rule = problem.rule
            severity = problem.severity
            self.text = text
            // Two exclusions can keep one link in the browser.
            place = rule == .notClaimed ? problem.place : ""
            apps = finding.apps
        }
    }

    private func findings(of index: Int) -> [ClaimFinding] {
        let file = files[index]
        let claimed = claimedSites(file, exports[index])
        let all = baseless + file.caseNotes(for: table) + claimed.problems
        let findings = all.map { ClaimFinding(file: file.index, problem: $0) }
        if file.kind == .entitlements { return findings }
        var judge = LinkJudge(self, file, exports[index])
        judge.judgeExamples()
        let links = links(for: file)
        for site in claimed.sites { judge.judge(links.links(at: site), at: site) }
        return findings + judge.findings
    }

    /// Links at a site that are made from a rule.
    func links(of rule: ClaimRule, in list: ClaimList, at site: LinkSite) -> [SpecLink] {
        var start = site.start
        // At a site without hosts, a file's host is the first segment.
        if site.root == nil { start += list.hosts?.first?.example ?? "a" }
        let deep = rule.deepExample(segments: links.longestPath)
        let ends = rule.examples + [deep].compactMap(\.self)
        return ends.compactMap { links.link(start + $0) }
    }

    func note(on pattern: PatternID) -> Diagnostic.Note {
        Diagnostic.Note(
            "'\(table.route(of: pattern).name)' is declared here", at: span(of: pattern))
    }

    /// Whether the app of a file claims the links of a route.
    func isClaimed(_ route: RouteID, by file: ClaimFile) -> Bool {
        spec.spec.isClaimed(routes[route.index], by: file.apps.first)
    }

    /// Whether the spec allows problems with a pattern's links.
    func isAllowed(_ rule: Rule, _ pattern: PatternID) -> Bool {
        spec.spec.isAllowed(rule, at: span(of: pattern))
    }

    private func span(of pattern: PatternID) -> Span {
        routes[table.routeID(of: pattern).index].sources[table.rankInRoute(pattern)].span
    }
}

extension ClaimFile {
    /// The note that Android compares paths with case, although a spec doesn't.
    fileprivate func caseNotes(for table: RouteTable) -> [ClaimProblem] {
        table.ignoresCase && kind.system == .android
            ? [ClaimProblem(.notClaimed, as: .note, ClaimProblem.caseMessage)] : []
    }
}

extension ClaimProblem {
    fileprivate static let caseMessage =
        "Android compares paths with case, so the app opens links only in the case that the "
        + "spec has"

    /// Whether it says that a system compares paths with case.
    var isAboutCase: Bool { message == Self.caseMessage }
}

extension Verification {
    /// Whether `url()` writes the link, or would with the link's host.
    func isWritten(_ link: SpecLink, _ reading: RouteTable.Reading) -> Bool {
        func text(_ form: _RouteForm) -> String? {
            table.write(reading.values, by: reading.pattern, form)
        }
        let parts = link.parts
        if let raw = text(.rawValue), link.url == raw || link.url == "\(parts.scheme)://\(raw)" {
            return true
        }
        guard let url = text(.url), let written = ClaimedURL(url) else { return false }
        let areRoots = [written.path, parts.path].allSatisfy { $0.isEmpty || $0 == "/" }
        return (written.path == parts.path || areRoots)
            && written.query == parts.query && written.fragment == parts.fragment
            && written.host.isEmpty == parts.host.isEmpty
    }
}
