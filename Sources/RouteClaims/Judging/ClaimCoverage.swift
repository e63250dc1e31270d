import RouteAnalysis
import RoutePatterns

/// How many of a pattern's links, as `url()` writes them, a system hands to the app.
package enum ClaimCoverage: String, Sendable {
    case all, part = "some", nothing = "none"
}

extension ClaimCoverage? {
    /// The coverage of the links of two sites; nil if it isn't known.
    fileprivate func with(_ other: ClaimCoverage?) -> ClaimCoverage? {
        if self == other { return self }
        let isPart = self == .part || other == .part || self != nil && other != nil
        return isPart ? .part : nil
    }
}

extension Verification {
    /// The coverage of each pattern on a system; a pattern is left out if no file decides its links, or if a part of
    /// the file that does isn't known.
    ///
    /// If several files of the system decide a link, the one that claims most counts.
    ///
    /// - Parameter only: the scheme of the links; nil for all.
    package static func coverage(
        of spec: CompiledSpec, by claimers: [LinkClaimer], on system: LinkClaimer.System, scheme only: String? = nil
    ) -> [PatternID: ClaimCoverage] {
        var verification = Verification(spec, claimers)
        var coverage: [PatternID: ClaimCoverage?] = [:]
        for scheme in verification.table.schemes.compactMap(\.scheme) where only == nil || only == scheme {
            let files = claimers.filter { $0.system == system && $0.decides(scheme) }
            if files.isEmpty { continue }
            for site in verification.sites(of: scheme) {
                for (pattern, own) in verification.coverage(at: site, by: files) {
                    coverage.updateValue(coverage[pattern].map { $0.with(own) } ?? own, forKey: pattern)
                }
            }
        }
        return coverage.compactMapValues(\.self)
    }

    /// Nil for a pattern whose links the files might claim.
    private mutating func coverage(at site: LinkSite, by files: [LinkClaimer]) -> [PatternID: ClaimCoverage?] {
        let ofRules = files.flatMap { file in
            file.lists(at: site).map { file.claims.lists[$0] }.flatMap { list in
                list.rules.flatMap { self.links(of: $0, in: list, at: site) }
            }
        }
        var links: [PatternID: [ClaimedURL]] = [:]
        for link in linksOfSpec(at: site) + ofRules {
            guard let reading = link.reading, reading.values.allSatisfy(\.isOrdinary), isWritten(link, reading) else {
                continue
            }
            links[reading.pattern, default: []].append(link.parts)
        }
        let areComplete = files.allSatisfy { $0.claims.isComplete(for: site.scheme) }
        let rules = files.map { SiteRules($0.claims, lists: $0.lists(at: site)) }
        return links.mapValues { links in
            let most = rules.map { links.count(where: $0.isClaimed) }.max() ?? 0
            if most == links.count { return .all }
            return areComplete ? most == 0 ? .nothing : .part : nil
        }
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

extension LinkClaimer {
    /// Whether the file's rules decide links of a scheme.
    fileprivate func decides(_ scheme: String) -> Bool {
        scope != .hosts && scope != .narrowing && scope != .nothing && covers(scheme)
    }
}
