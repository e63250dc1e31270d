import RouteSpec

/// Why a spec and a file disagree about several links: one rule of the file, or that it has none.
private struct ClaimCause: Hashable {
    let file: Int
    let rule: Rule
    let severity: Severity
    /// The place of the rule; empty if there is none.
    let place: String
    let apps: [String]
    /// Whether a file of another system claims the links.
    let isOfOneSystem: Bool

    /// Nil for a finding that shares its cause with no other.
    init?(_ finding: ClaimFinding) {
        let problem = finding.problem
        guard problem.url != nil, finding.spec != nil, !finding.isLimit,
            problem.rule == .notClaimed || problem.rule == .unwantedClaim
        else { return nil }
        file = finding.file
        rule = problem.rule
        severity = problem.severity
        place = problem.place
        apps = finding.apps
        isOfOneSystem = finding.isOfOneSystem
    }
}

extension [ClaimFinding] {
    /// One finding for each cause, with the shortest of its links and the number of the others, in
    /// the place of the first.
    package var byCause: [ClaimFinding] {
        var groups: [ClaimCause: [ClaimFinding]] = [:]
        for finding in self {
            if let cause = ClaimCause(finding) { groups[cause, default: []].append(finding) }
        }
        var known: Set<ClaimCause> = []
        var result: [ClaimFinding] = []
        for finding in self {
            let cause = ClaimCause(finding)
            let group = cause.flatMap { groups[$0] } ?? []
            guard let cause, group.count > 1 else {
                result.append(finding)
                continue
            }
            if known.insert(cause).inserted { result.append(finding.shortest(of: group)) }
        }
        return result
    }
}

extension ClaimFinding {
    /// The finding of a group with the shortest link, with the number of the others.
    fileprivate func shortest(of group: [ClaimFinding]) -> ClaimFinding {
        let shortest = group.min { $0.linkLength < $1.linkLength } ?? self
        let problem = shortest.problem
        let others = group.count == 2 ? "1 more link" : "\(group.count - 1) more links"
        let isLack = problem.rule == .notClaimed && problem.place.isEmpty
        return ClaimFinding(
            file: file,
            problem: ClaimProblem(
                problem.rule, as: problem.severity,
                "\(problem.message), like \(others); --all lists them",
                at: problem.location, url: problem.url,
                help: isLack ? Self.lackHelp : problem.help),
            spec: shortest.spec, apps: apps, isOfOneSystem: isOfOneSystem)
    }

    private static let lackHelp =
        "make the file again with 'routegen export', or write 'claim: false' in the routes that "
        + "belong in the browser"

    private var linkLength: Int { problem.url?.utf8.count ?? 0 }
}
