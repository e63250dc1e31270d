import RouteAnalysis
import RouteLanguage
import RouteSpec

// The schemes and hosts that only the spec or only a file has.
extension Verification {
    /// The sites that the spec and a file have in common, and problems of sites that only one of
    /// them has.
    func claimedSites(_ file: ClaimFile, _ export: ClaimFile) -> ClaimedSites {
        var claimed = ClaimedSites()
        // The paths at sites, by the lists that decide their links: of sites that differ only in
        // their host, one is enough.
        var known: [[Int]: Set<[VariantPath]>] = [:]
        for scheme in table.schemes.compactMap(\.scheme) where file.covers(scheme) {
            func has(_ file: ClaimFile) -> Bool {
                file.lists.contains { $0.schemes.contains(scheme) }
            }
            if file.kind == .infoPropertyList || file.kind == .androidManifest, !has(file) {
                if !file.isComplete || !has(export) { continue }
                claimed.problems.append(
                    ClaimProblem(
                        .missingScheme, "the scheme '\(scheme)' is not claimed",
                        url: scheme + "://",
                        help: "add the scheme, or remove it from the spec"))
                continue
            }
            let all = self.sites(of: scheme)
            for site in all {
                let lists = file.lists(at: site)
                let claims = lists.map { file.lists[$0] }
                let isLimit = lists.isEmpty && export.lists(at: site).isEmpty
                if !file.kind.isOfSite, !isLimit {
                    let problem = hostProblem(site, claims, file, all)
                    claimed.problems += [problem].compactMap(\.self)
                }
                if lists.isEmpty
                    || site.variants.isEmpty && !claims.contains(where: \.claimsEveryHost)
                {
                    continue
                }
                let paths = site.variants.map { table.variants[$0] }.paths
                if site.root == nil || known[lists, default: []].insert(paths).inserted {
                    claimed.sites.append(site)
                }
            }
        }
        return claimed
    }

    /// The note that patterns without a base aren't compared: they open links with any host, so no
    /// link could differ.
    var baseless: [ClaimProblem] {
        guard table.schemes.contains(where: { $0.scheme == nil }) else { return [] }
        return [
            ClaimProblem(
                .missingScheme, as: .note,
                "patterns without a base open links with any scheme and host, "
                    + "so they are not compared",
                help: "add the scheme and host of your app's links to the spec")
        ]
    }

    /// The problem of a host that only the spec or only the file has.
    private func hostProblem(
        _ site: LinkSite, _ lists: [ClaimList], _ file: ClaimFile, _ all: [LinkSite]
    ) -> ClaimProblem? {
        guard let root = site.root else { return nil }
        let url = site.start + "/"
        if lists.isEmpty {
            // Entitlements have no ports.
            if site.variants.isEmpty || file.kind == .entitlements && root.port != nil {
                return nil
            }
            if !file.isComplete { return nil }
            let fix =
                file.kind == .entitlements ? "add 'applinks:\(root.authority)'" : "add the host"
            return ClaimProblem(
                .unclaimedHost, "the host '\(root.authority)' is not claimed", url: url,
                help: "\(fix), or remove it from the spec")
        }
        guard site.variants.isEmpty else { return nil }
        let own = all.filter { !$0.variants.isEmpty }.compactMap(\.root)
        let list = lists.first { list in
            guard !list.claimsEveryHost, let hosts = list.hosts else { return false }
            // A claim to all subdomains of a host, or to every port, can't leave some out.
            return !hosts.contains { host in
                host.matches(root) && (host.isSuffix || root.port != nil && host.port == nil)
                    && own.contains(where: host.matches)
            }
        }
        // Entitlements have no schemes, either.
        let isOfSpec = file.kind == .entitlements && table.webHosts.contains { $0.matches(root) }
        guard let list, !isOfSpec else { return nil }
        return ClaimProblem(
            .unknownHost, "'\(url)' is claimed, but no base of the spec has its scheme and host",
            at: list.location, url: url, help: "add a base to the spec, or remove the host")
    }
}

extension Verification {
    /// The coverage of each pattern on a system. Leaves out patterns whose links no file decides,
    /// or only a file that isn't known completely.
    ///
    /// If several files decide a link, the one that claims it for most apps counts. In a file for
    /// several apps, only those that open the pattern's route count.
    package static func coverage(
        of spec: CompiledSpec, by files: [ClaimFile], on system: ClaimFile.System
    ) -> [PatternID: ClaimCoverage] {
        let verification = Verification(spec, files.filter { $0.kind.system == system })
        var answers: [PatternID: Set<Bool?>] = [:]
        for scheme in spec.table.schemes.compactMap(\.scheme) {
            for site in verification.sites(of: scheme) { verification.ask(at: site, &answers) }
        }
        return answers.compactMapValues(ClaimCoverage.init)
    }

    /// Asks the files about the links at a site.
    private func ask(at site: LinkSite, _ answers: inout [PatternID: Set<Bool?>]) {
        let asked = files.filter { $0.kind != .entitlements && $0.covers(site.scheme) }.map {
            FileRules(file: $0, rules: SiteRules($0.lists, $0.lists(at: site)))
        }
        // An assetlinks.json takes away links that a manifest claims. A host has only one such
        // file, so of several, it is enough that one keeps a link.
        let deciding = asked.filter { $0.file.kind != .assetLinks }
        if deciding.isEmpty { return }
        let limits = asked.filter {
            $0.file.kind == .assetLinks && !$0.file.lists(at: site).isEmpty
        }
        let files = Dictionary(grouping: deciding, by: \.file.index).values
        let areComplete = deciding.allSatisfy(\.file.isComplete)
        // All files are of one system.
        let ofSpec = links(for: deciding[0].file).links(at: site)
        let ordinary = ofSpec.patternsWithOrdinaryValues
        for link in ofSpec + asked.flatMap({ links(of: $0, at: site) }) {
            guard let reading = link.reading,
                reading.isOrdinary || !ordinary.contains(reading.pattern),
                isWritten(link, reading)
            else { continue }
            let isKept = limits.isEmpty || limits.contains { $0.claims(link) }
            var answersOfFiles: [[Bool]] = []
            for apps in files {
                let own = apps.filter { isClaimed(reading.route, by: $0.file) }
                if !own.isEmpty { answersOfFiles.append(own.map { isKept && $0.claims(link) }) }
            }
            for answer in Self.most(of: answersOfFiles) {
                answers[reading.pattern, default: []].insert(answer || areComplete ? answer : nil)
            }
        }
    }

    /// A file with its rules for a site.
    private struct FileRules {
        let file: ClaimFile
        let rules: SiteRules

        func claims(_ link: SpecLink) -> Bool { rules.claiming(link.parts) != nil }
    }

    /// Links at a site that are made from the rules of a file.
    private func links(of own: FileRules, at site: LinkSite) -> [SpecLink] {
        own.rules.numbers.flatMap {
            links(of: own.rules[$0], in: own.file.lists[$0.list], at: site)
        }
    }

    /// The answers of the file that claims a link for most apps; `false` if there is no file.
    private static func most(of answers: [[Bool]]) -> [Bool] {
        if let all = answers.first(where: { !$0.contains(false) }) { return all }
        if let some = answers.first(where: { $0.contains(true) }) { return some }
        return answers.first ?? [false]
    }
}
