import RouteAnalysis
import RouteSpec

extension ClaimFile {
    /// The problems of the file itself.
    package var problems: [ClaimProblem] {
        switch self {
        case .appSiteAssociation(let association): association.problems
        case .androidManifest(let manifest): manifest.problems
        case .assetLinks(let links): links.problems
        case .infoPropertyList(let list): list.problems
        case .entitlements(let entitlements): entitlements.problems
        }
    }

    /// The problems of the file itself. One that the exported file of a spec has, too, is the spec's, and only a note.
    package func problems(in spec: CompiledSpec) -> [ClaimProblem] {
        guard case .androidManifest(let manifest) = self, !manifest.problems.isEmpty,
            let exported = AndroidFilters(spec, .tight(from: 1))?.manifest.problems
        else { return problems }
        return problems.map { problem in
            guard problem.severity != .note, exported.contains(where: problem.isLike) else { return problem }
            return ClaimProblem(
                problem.rule, as: .note, problem.message + " (as the spec says)", at: problem.location,
                url: problem.url)
        }
    }

    /// What each file claims for a spec's apps. A site's file applies to the hosts in the entitlements, if there are
    /// any.
    ///
    /// - Parameter apps: nil for all apps.
    package static func claimers(of files: [ClaimFile], for apps: Apps? = nil) -> [LinkClaimer] {
        let domains = files.flatMap { file -> [ClaimedHost] in
            if case .entitlements(let own) = file { own.domains.map(\.claimedHost) } else { [] }
        }
        let areHostsKnown = files.contains(where: \.isEntitlements) && files.allSatisfy(\.hasAllDomains)
        let hosts = areHostsKnown ? domains.withoutRepetitions.map { $0.except(domains) } : nil
        return files.map { $0.claimer(hosts: hosts, apps) }
    }

    private var isEntitlements: Bool {
        if case .entitlements = self { true } else { false }
    }

    /// Whether all domains that the file names are known.
    private var hasAllDomains: Bool {
        if case .entitlements(let own) = self { own.isComplete } else { true }
    }

    /// - Parameter hosts: the hosts in the app's entitlements; nil if they aren't known.
    private func claimer(hosts: [ClaimedHost]?, _ apps: Apps?) -> LinkClaimer {
        switch self {
        case .appSiteAssociation(let association):
            let claims = apps.map(association.claims(for:)) ?? association.claims
            return LinkClaimer(system: .apple, scope: .paths, claims: claims).on(hosts)
        case .androidManifest(let manifest):
            return LinkClaimer(system: .android, scope: .everything, claims: manifest.claims)
        case .assetLinks(let links):
            let statements = apps.map(links.statements(for:)) ?? links.statements
            let list = statements.compactMap(\.uncertainty).first.map { reason in
                ClaimList(place: "", schemes: [], hosts: [], rules: [], uncertainty: reason)
            }
            return LinkClaimer(system: .android, scope: .nothing, claims: Claims(lists: list.map { [$0] } ?? []))
        case .infoPropertyList(let list):
            return LinkClaimer(system: .apple, scope: .customSchemes, claims: list.claims)
        case .entitlements(let entitlements):
            let lists = entitlements.domains.map { domain in
                ClaimList(place: domain.place, schemes: ["https", "http"], hosts: [domain.claimedHost], rules: [])
            }
            let obscured = entitlements.isComplete ? [] : [UnlistedClaims()]
            return LinkClaimer(system: .apple, scope: .hosts, claims: Claims(lists: lists, obscured: obscured))
        }
    }
}

extension ClaimProblem {
    /// Whether another problem differs only in its place and in the path of its example.
    fileprivate func isLike(_ other: ClaimProblem) -> Bool {
        func host(_ problem: ClaimProblem) -> String? { problem.url.flatMap(ClaimedURL.init)?.host }
        return rule == other.rule && message == other.message && host(self) == host(other)
    }
}

extension LinkClaimer {
    /// The same file, limited to the links of some hosts; nil for all hosts.
    func on(_ hosts: [ClaimedHost]?) -> LinkClaimer {
        let lists = claims.lists.map { list in
            var list = list
            list.hosts = hosts
            return list
        }
        return LinkClaimer(system: system, scope: scope, claims: Claims(lists: lists))
    }
}
