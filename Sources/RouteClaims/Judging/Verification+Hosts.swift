import RouteAnalysis
import RoutePatterns
import RouteSpec

// The schemes and hosts that only the spec or only a file has.
extension Verification {
    /// The sites that the spec and a file have in common, and problems of sites that only one of them has.
    func claimedSites(_ claimer: LinkClaimer, _ export: ExportedFile) -> ([LinkSite], [ClaimProblem]) {
        var sites: [(site: LinkSite, lists: [Int])] = []
        var problems: [ClaimProblem] = []
        for scheme in table.schemes.compactMap(\.scheme) where claimer.covers(scheme) {
            if claimer.scope == .customSchemes || claimer.scope == .everything,
                !claimer.claims.lists.contains(where: { $0.schemes.contains(scheme) })
            {
                let isLimit = !export.claims.lists.contains { $0.schemes.contains(scheme) }
                if isLimit || !claimer.claims.isComplete(for: scheme) { continue }
                problems.append(
                    ClaimProblem(
                        .missingScheme, "the scheme '\(scheme)' is not claimed", url: scheme + "://",
                        help: "add the scheme, or remove it from the spec"))
                continue
            }
            let all = self.sites(of: scheme)
            for site in all {
                let lists = claimer.lists(at: site)
                let claims = lists.map { claimer.claims.lists[$0] }
                let isLimit = lists.isEmpty && export.claimer.lists(at: site).isEmpty
                if !claimer.isOfSite, !isLimit, let problem = hostProblem(site, claims, claimer, all),
                    !problems.contains(where: problem.isSameCombination)
                {
                    problems.append(problem)
                }
                if lists.isEmpty || site.variants.isEmpty && !claims.contains(where: \.claimsEveryHost) { continue }
                if !sites.contains(where: { $0.lists == lists && areAlike($0.site, site) }) {
                    sites.append((site, lists))
                }
            }
        }
        return (sites.map(\.site), problems)
    }

    /// Whether the links of two sites differ only in their host.
    private func areAlike(_ one: LinkSite, _ other: LinkSite) -> Bool {
        func paths(_ site: LinkSite) -> [VariantPath] {
            site.variants.map { table.variants[$0] }.map { variant in
                VariantPath(
                    pattern: variant.pattern,
                    path: site.authority == nil ? variant.matchers[...] : variant.matchers.dropFirst())
            }
        }
        return (one.authority == nil) == (other.authority == nil) && one.variants.count == other.variants.count
            && (one.variants == other.variants || paths(one) == paths(other))
    }

    /// The note that patterns without a base aren't compared: they open links with any host, so no link could differ.
    func baseless(_ claimer: LinkClaimer) -> [ClaimProblem] {
        guard claimer.scope != .nothing, table.schemes.contains(where: { $0.scheme == nil }) else { return [] }
        return [
            ClaimProblem(
                .missingScheme, as: .note,
                "patterns without a base open links with any scheme and host, so they are not compared",
                help: "add the scheme and host of your app's links to the spec")
        ]
    }

    /// The problem of a host that only the spec or only the file has.
    private func hostProblem(
        _ site: LinkSite, _ lists: [ClaimList], _ claimer: LinkClaimer, _ all: [LinkSite]
    ) -> ClaimProblem? {
        let url = site.start + "/"
        guard let host = site.authority, let parts = ClaimedURL(url) else { return nil }
        if lists.isEmpty {
            // Entitlements have no ports.
            if site.variants.isEmpty || claimer.scope == .hosts && parts.port != nil { return nil }
            if !claimer.claims.isComplete(for: site.scheme) { return nil }
            return ClaimProblem(
                .unclaimedHost, "the host '\(host)' is not claimed", url: url,
                help: "add \(claimer.scope == .hosts ? "'applinks:\(host)'" : "the host"), or remove it from the spec")
        }
        guard site.variants.isEmpty else { return nil }
        let own = all.filter { !$0.variants.isEmpty }.compactMap { ClaimedURL($0.start + "/") }
        let list = lists.first { list in
            guard !list.claimsEveryHost, let hosts = list.hosts else { return false }
            // A claim to all subdomains of a host, or to every port, can't leave some out.
            return !hosts.contains { host in
                host.matches(parts) && (host.isSuffix || parts.port != nil && host.port == nil)
                    && own.contains(where: host.matches)
            }
        }
        // Entitlements have no schemes, either.
        let isOfSpec = claimer.scope == .hosts && table.webHosts.contains { $0.matches(parts) }
        guard let list, !isOfSpec else { return nil }
        let isOfOtherScheme = list.schemes.contains { scheme in
            scheme != site.scheme && sites(of: scheme).contains { $0.authority == host && !$0.variants.isEmpty }
        }
        if isOfOtherScheme {
            return .combined("the filter claims '\(url)', which no base of the spec has", at: list.location, url: url)
        }
        return ClaimProblem(
            .unknownHost, "the host '\(host)' is claimed, but no base of the spec has it", at: list.location,
            url: url, help: "add a base to the spec, or remove the host")
    }

    /// How to fix a file so that it claims a pattern's link; nil if unknown.
    func fix(of problem: ClaimProblem, _ pattern: PatternID, at site: LinkSite, _ claimer: LinkClaimer) -> String? {
        guard site.authority != nil, let url = problem.url.flatMap(ClaimedURL.init),
            let variant = site.variants.first(where: { table.variants[$0].pattern == pattern })
        else { return nil }
        let matchers = table.variants[variant].matchers.dropFirst()
        switch claimer.scope {
        case .paths:
            var writer = LinkSegmentWriter(isPlain: false, plusIsSpace: table.plusIsSpace, variables: [:])
            let block = LinkBlock(table[pattern].pattern, Array(matchers), isClaimed: true, &writer)
            // A component with a variable works only in a file that defines the variable.
            let component = block.claims.first { $0.rule(LinkVariables([:])).matches(url) && !$0.json.contains("$(") }
            return component.map { "add \($0.json)" }
        case .everything:
            let patterns = AndroidPath.paths(matchers).lazy.flatMap { $0.tight(from: claimer.minimumLevel) }
            return patterns.first { (try? $0.matcher().matches(url.decodedPath)) ?? false }.map {
                "add " + AndroidFilters.path($0)
            }
        case .customSchemes, .hosts, .narrowing, .nothing: return nil
        }
    }
}

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
    /// If several files of the system decide a link, the one that claims most counts. In a file for several apps, those
    /// that open the pattern's route count together.
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
            let limits = claimers.filter { $0.system == system && $0.scope == .narrowing && $0.covers(scheme) }
            for site in verification.sites(of: scheme) {
                for (pattern, own) in verification.coverage(at: site, by: files, within: limits) {
                    coverage.updateValue(coverage[pattern].map { $0.with(own) } ?? own, forKey: pattern)
                }
            }
        }
        return coverage.compactMapValues(\.self)
    }

    /// Nil for a pattern whose links the files might claim.
    ///
    /// - Parameter limits: files that take links away.
    private mutating func coverage(
        at site: LinkSite, by files: [LinkClaimer], within limits: [LinkClaimer]
    ) -> [PatternID: ClaimCoverage?] {
        let ofRules = (files + limits).flatMap { file in
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
        func rules(_ file: LinkClaimer) -> SiteRules { SiteRules(file.claims, lists: file.lists(at: site)) }
        let areComplete = files.allSatisfy { $0.claims.isComplete(for: site.scheme) }
        // A file without links of the site takes none of them away.
        let limits = limits.filter { !$0.lists(at: site).isEmpty }.map(rules)
        let groups = Dictionary(grouping: files.map { (file: $0, rules: rules($0)) }, by: \.file.file).values
        var result: [PatternID: ClaimCoverage?] = [:]
        for (pattern, links) in links {
            let route = table.routeID(of: pattern)
            // A host has one such file, so of several, one is this site's.
            let kept = limits.isEmpty ? links : links.filter { link in limits.contains { $0.isClaimed(link) } }
            let coverages = groups.map { apps in
                let own = apps.filter { isClaimed(route, by: $0.file) }
                let count = own.reduce(0) { $0 + kept.count(where: $1.rules.isClaimed) }
                return count == 0 ? ClaimCoverage.nothing : count == own.count * links.count ? .all : .part
            }
            let isKnown = areComplete || coverages.contains(.all)
            let best = [ClaimCoverage.all, .part].first(where: coverages.contains) ?? .nothing
            result.updateValue(isKnown ? best : nil, forKey: pattern)
        }
        return result
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
