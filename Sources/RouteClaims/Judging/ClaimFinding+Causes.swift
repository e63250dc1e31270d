import RouteSpec

/// Why several links disagree with a file: one rule of it, or that no rule claims them.
private struct ClaimCause: Hashable {
    let file: Int
    let rule: Rule
    let severity: Severity
    /// The place of the rule; empty if there is none.
    let place: String
    let apps: [String]
    /// Whether a file of another system claims the links.
    let isOfOneSystem: Bool

    /// Nil for a finding that has a cause of its own.
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
    /// One finding for each cause, with the shortest of its links and the number of the others. A
    /// finding of a cause takes the place of the first of them.
    package var byCause: [ClaimFinding] {
        var groups: [ClaimCause: [ClaimFinding]] = [:]
        for finding in self {
            if let cause = ClaimCause(finding) { groups[cause, default: []].append(finding) }
        }
        var known: Set<ClaimCause> = []
        var result: [ClaimFinding] = []
        for finding in self {
            guard let cause = ClaimCause(finding), let group = groups[cause], group.count > 1 else {
                result.append(finding)
                continue
            }
            if known.insert(cause).inserted { result.append(finding.shortest(of: group)) }
        }
        return result
    }
}

extension ClaimFinding {
    /// The finding with the shortest link of some, which says how many others there are.
    fileprivate func shortest(of group: [ClaimFinding]) -> ClaimFinding {
        let lengths = group.map { $0.problem.url?.utf8.count ?? 0 }
        let shortest = zip(group, lengths).min { $0.1 < $1.1 }?.0 ?? self
        let problem = shortest.problem
        let others = group.count == 2 ? "1 more link" : "\(group.count - 1) more links"
        let isLack = problem.rule == .notClaimed && problem.place.isEmpty
        return ClaimFinding(
            file: file,
            problem: ClaimProblem(
                problem.rule, as: problem.severity,
                "\(problem.message), like \(others); --all lists them",
                at: problem.location, url: problem.url,
                help: isLack
                    ? "make the file again with 'routegen export', or write 'claim: "
                        + "false' in the routes "
                        + "that belong in the browser"
                    : problem.help),
            spec: shortest.spec, apps: apps, isOfOneSystem: isOfOneSystem)
    }
}
