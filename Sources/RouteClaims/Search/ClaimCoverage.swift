import RouteAnalysis
import RoutePatterns

/// How many of a pattern's links, as `url()` writes them, a system hands to the app.
package enum ClaimCoverage: String, Sendable {
    case all, part = "some", nothing = "none", undecided

    /// The coverage of links of two kinds.
    fileprivate static func + (one: Self, other: Self) -> Self {
        if one == other { return one }
        return one == .undecided && other != .part || other == .undecided && one != .part ? .undecided : .part
    }
}

extension Verification {
    /// The coverage of each pattern on a system; a pattern is left out if no file decides its links.
    ///
    /// If several files of the system decide a link, the one that claims most counts.
    ///
    /// - Parameter only: the scheme of the links; nil for all.
    package static func coverage(
        of table: RouteTable, by claimers: [LinkClaimer], on system: LinkClaimer.System, scheme only: String? = nil
    ) -> [PatternID: ClaimCoverage] {
        let questions = LinkQuestions(table: table, claimers: claimers)
        var coverage: [PatternID: ClaimCoverage] = [:]
        for tree in table.schemes {
            guard let scheme = tree.scheme, only == nil || only == scheme else { continue }
            let files = claimers.indices.filter { claimers[$0].system == system && claimers[$0].decides(scheme) }
            if files.isEmpty { continue }
            for site in sites(of: tree, scheme, claimers) {
                let judged = files.map { ($0, ClaimedSite(site: site, lists: claimers[$0].lists(at: site))) }
                for pattern in site.variants.map(\.pattern).withoutRepetitions {
                    let best = judged.map { file, site -> ClaimCoverage in
                        let known = questions.coverage(of: pattern, at: site, in: file)
                        return known != .all && claimers[file].mayClaimMore(at: site) ? .undecided : known
                    }
                    .max { $0.rank < $1.rank }
                    guard let best else { continue }
                    coverage[pattern] = coverage[pattern].map { $0 + best } ?? best
                }
            }
        }
        return coverage
    }

    /// The schemes with links that files of a system decide.
    package static func decidedSchemes(
        of table: RouteTable, by claimers: [LinkClaimer], on system: LinkClaimer.System
    ) -> [String] {
        table.schemes.compactMap(\.scheme).filter { scheme in
            claimers.contains { $0.system == system && $0.decides(scheme) }
        }
    }
}

extension ClaimCoverage {
    fileprivate var rank: Int {
        switch self {
        case .nothing: 0
        case .undecided: 1
        case .part: 2
        case .all: 3
        }
    }
}

extension LinkClaimer {
    /// Whether the file's rules decide links of a scheme.
    fileprivate func decides(_ scheme: String) -> Bool { scope != .hosts && scope != .nothing && covers(scheme) }
}

extension LinkQuestions {
    /// The coverage of a pattern's links at a site.
    fileprivate func coverage(of pattern: PatternID, at site: ClaimedSite, in file: Int) -> ClaimCoverage {
        site.variants(of: pattern).map { variant in
            switch unclaimed(variant, at: site, in: file, .written) {
            case .none: .all
            case .undecided: .undecided
            case .found:
                switch claimed(variant, at: site, in: file) {
                case .none: .nothing
                case .undecided: .undecided
                case .found: .part
                }
            }
        }.reduce(nil) { (whole: ClaimCoverage?, part: ClaimCoverage) in whole.map { $0 + part } ?? part } ?? .nothing
    }
}
