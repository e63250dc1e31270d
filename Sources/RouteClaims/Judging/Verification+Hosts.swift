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
            if claimer.kind == .infoPropertyList || claimer.kind == .androidManifest,
                !claimer.claims.lists.contains(where: { $0.schemes.contains(scheme) })
            {
                let isLimit = !export.claimer.claims.lists.contains { $0.schemes.contains(scheme) }
                if isLimit || !claimer.claims.isComplete { continue }
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
                if !claimer.kind.isOfSite, !isLimit, let problem = hostProblem(site, claims, claimer, all) {
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
        func paths(_ site: LinkSite) -> [VariantPath] { site.variants.map { table.variants[$0] }.paths }
        return one.authority != nil && other.authority != nil && one.variants.count == other.variants.count
            && (one.variants == other.variants || paths(one) == paths(other))
    }

    /// The note that patterns without a base aren't compared: they open links with any host, so no link could differ.
    var baseless: [ClaimProblem] {
        guard table.schemes.contains(where: { $0.scheme == nil }) else { return [] }
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
            if site.variants.isEmpty || claimer.kind == .entitlements && parts.port != nil { return nil }
            if !claimer.claims.isComplete { return nil }
            return ClaimProblem(
                .unclaimedHost, "the host '\(host)' is not claimed", url: url,
                help:
                    "add \(claimer.kind == .entitlements ? "'applinks:\(host)'" : "the host"), or remove it from the spec"
            )
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
        let isOfSpec = claimer.kind == .entitlements && table.webHosts.contains { $0.matches(parts) }
        guard let list, !isOfSpec else { return nil }
        return ClaimProblem(
            .unknownHost, "'\(url)' is claimed, but no base of the spec has its scheme and host",
            at: list.location, url: url, help: "add a base to the spec, or remove the host")
    }

    /// How to fix a file so that it claims a pattern's link; nil if unknown.
    func fix(of url: ClaimedURL, _ pattern: PatternID, _ claimer: LinkClaimer) -> String? {
        let variant = table.variants.first { variant in
            variant.pattern == pattern && variant.scheme ?? url.scheme == url.scheme
                && (variant.isHosted || table.isHosted(url.scheme))
                && variant.matchers.first?.accepts(url.authority) ?? false
        }
        guard let matchers = variant?.matchers.dropFirst() else { return nil }
        switch claimer.kind {
        case .appSiteAssociation:
            var writer = LinkSegmentWriter(plusIsSpace: table.plusIsSpace)
            let block = LinkBlock(table[pattern].pattern, Array(matchers), isClaimed: true, &writer)
            // A component with a variable works only in a file that defines the variable.
            let component = block.claims.first {
                $0.rule(LinkVariables([:])).matches(url) && !$0.json.text.contains("$(")
            }
            return component.map { "add \($0.json.text)" }
        case .androidManifest:
            let patterns = AndroidPath.paths(matchers).lazy.flatMap { $0.patterns(from: claimer.minimumLevel) }
            return patterns.first { AndroidMatcher($0).matches(url.decodedPath) }.map {
                "add " + AndroidFilters.path($0)
            }
        case .infoPropertyList, .entitlements, .assetLinks: return nil
        }
    }
}

/// How many of a pattern's links, as `url()` writes them, a system hands to the app.
package enum ClaimCoverage: String, Sendable {
    case all, part = "some", nothing = "none"

    /// - Parameter answers: for each link and each app, whether it is claimed; nil if that isn't known. Nil if the
    ///   answers that aren't known decide.
    fileprivate init?(_ answers: Set<Bool?>) {
        switch answers {
        case [true]: self = .all
        case [false]: self = .nothing
        case _ where answers.isSuperset(of: [true, false]): self = .part
        default: return nil
        }
    }
}

extension Verification {
    /// The coverage of each pattern on a system; a pattern is left out if no file decides its links, or if a part of
    /// the file that does isn't known.
    ///
    /// If several files of the system decide a link, the one that claims most counts. In a file for several apps, those
    /// that open the pattern's route count together.
    package static func coverage(
        of spec: CompiledSpec, by claimers: [LinkClaimer], on system: LinkClaimer.System
    ) -> [PatternID: ClaimCoverage] {
        let verification = Verification(spec, claimers.filter { $0.system == system })
        var answers: [PatternID: Set<Bool?>] = [:]
        for scheme in spec.table.schemes.compactMap(\.scheme) {
            for site in verification.sites(of: scheme) { verification.ask(at: site, &answers) }
        }
        return answers.compactMapValues(ClaimCoverage.init)
    }

    /// Asks the files about the links at a site.
    private func ask(at site: LinkSite, _ answers: inout [PatternID: Set<Bool?>]) {
        let rules = claimers.filter { $0.covers(site.scheme) }.map { file in
            (file: file, rules: SiteRules(file.claims.lists, file.lists(at: site)))
        }
        let deciding = rules.filter { $0.file.decides(site.scheme) }
        if deciding.isEmpty { return }
        // A host has one such file, so of several, one is this site's. The others take no links away.
        let limits = rules.filter { $0.file.kind == .assetLinks && !$0.file.lists(at: site).isEmpty }
        let files = Dictionary(grouping: deciding, by: \.file.file).values
        let areComplete = deciding.allSatisfy { $0.file.claims.isComplete }
        let ofRules = rules.flatMap { file, rules in
            rules.numbers.flatMap { links(of: rules[$0], in: file.claims.lists[$0.list], at: site) }
        }
        for link in linksOfSpec(at: site) + ofRules {
            guard let reading = link.reading, reading.values.allSatisfy(\.isOrdinary), isWritten(link, reading) else {
                continue
            }
            let isKept = limits.isEmpty || limits.contains { $0.rules.claiming(link.parts) != nil }
            let ofFiles = files.map { apps in
                apps.filter { isClaimed(reading.route, by: $0.file) }.map {
                    isKept && $0.rules.claiming(link.parts) != nil
                }
            }.filter { !$0.isEmpty }
            let most = ofFiles.first { !$0.contains(false) } ?? ofFiles.first { $0.contains(true) } ?? ofFiles.first
            for answer in most ?? [false] {
                answers[reading.pattern, default: []].insert(answer || areComplete ? answer : nil)
            }
        }
    }
}
