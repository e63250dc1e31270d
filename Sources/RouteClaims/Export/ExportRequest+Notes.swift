import RoutePatterns
import RouteRuntime

extension ExportRequest {
    /// What `verify` reports about an exported file. A missed link is a warning, and all else a note.
    func notes(_ claimers: [LinkClaimer]) -> [ClaimProblem] {
        Verification.findings(in: spec, claimers).map { finding in
            var note = finding.problem
            note.severity = isMissed(note) ? .warning : .note
            return note
        }
    }

    /// Whether a problem is an unclaimed link that `url()` writes, with values that every format can claim.
    func isMissed(_ problem: ClaimProblem) -> Bool {
        guard problem.rule == .notClaimed, let url = problem.url, let reading = spec.table.read(url: url),
            spec.spec.routes[reading.route.index].isClaimed
        else { return false }
        let written = [_RouteForm.url, .rawValue].compactMap { form in
            spec.table.write(route: reading.route, values: reading.values, form)
        }
        guard written.count == 2, ClaimedURL(written[0]) != nil, !reading.values.contains(where: \.isBeyondFiles) else {
            return false
        }
        // The URL may have the host of a base other than the first.
        let path = written[1].hasPrefix("/") ? written[1] : "/" + written[1]
        return url == written[0] || url.hasSuffix(path)
    }
}

extension RouteValue {
    /// Whether exported files for Apple, or those for Android, can't claim links with the value: a negative number, or
    /// text with a slash.
    fileprivate var isBeyondFiles: Bool {
        switch self {
        case .integer(let number): number < 0
        case .string(let text): text.contains("/")
        case .list(let values): values.contains(where: \.isBeyondFiles)
        case .null, .bool, .unsignedInteger, .float, .double, .items: false
        }
    }
}
