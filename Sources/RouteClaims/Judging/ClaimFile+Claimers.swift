import RouteAnalysis
import RoutePatterns
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

    /// What each file claims for a spec's apps. A site's file applies to the hosts in the entitlements, if there are
    /// any.
    ///
    /// A site's file is compared for each of the spec's apps on its own.
    ///
    /// - Parameters:
    ///   - apps: nil for all apps.
    ///   - minimumLevel: the oldest version of Android that the app is for, if the manifest doesn't say it.
    package static func claimers(
        of files: [ClaimFile], for apps: Apps? = nil, minimumLevel: Int = 1
    ) -> [LinkClaimer] {
        let entitlements = files.compactMap { if case .entitlements(let own) = $0 { own } else { nil } }
        let domains = entitlements.flatMap(\.domains).map(\.host)
        let areKnown = !entitlements.isEmpty && entitlements.allSatisfy(\.problems.isEmpty)
        let hosts = areKnown ? domains.withoutRepetitions.map { $0.except(domains) } : nil
        return files.enumerated().flatMap { index, file in
            file.claimers(hosts, apps, minimumLevel: minimumLevel).map { claimer in
                var claimer = claimer
                claimer.file = index
                return claimer
            }
        }
    }

    /// - Parameter hosts: the hosts in the app's entitlements; nil if they aren't known.
    private func claimers(_ hosts: [ClaimedHost]?, _ apps: Apps?, minimumLevel: Int) -> [LinkClaimer] {
        func list(_ location: ClaimLocation, _ hosts: [ClaimedHost]?, _ rules: [ClaimRule]) -> ClaimList {
            ClaimList(location: location, schemes: ["https", "http"], hosts: hosts, rules: rules)
        }
        switch self {
        case .appSiteAssociation(let file):
            let own = (apps?.appIDs ?? []).filter { id in file.details.contains { $0.appIDs.contains(id) } }
            if own.isEmpty {
                let claims = apps.map { file.claims(for: $0.appIDs) } ?? file.claims
                return [LinkClaimer(system: .apple, scope: .paths, claims: claims).on(hosts)]
            }
            return own.map { id in
                LinkClaimer(system: .apple, scope: .paths, claims: file.claims(for: [id]), app: id).on(hosts)
            }
        case .androidManifest(let file):
            let level = file.minimumLevel ?? minimumLevel
            return [LinkClaimer(system: .android, scope: .everything, claims: file.claims, minimumLevel: level)]
        case .assetLinks(let file):
            let lists = (apps.map(file.statements(for:)) ?? file.statements).map { statement in
                list(statement.location, hosts, statement.rules ?? [ClaimRule(at: statement.location)])
            }
            let isNarrowed = file.isNarrowed && !lists.isEmpty
            let scope: LinkClaimer.Scope = isNarrowed ? .narrowing : .nothing
            return [LinkClaimer(system: .android, scope: scope, claims: Claims(lists: isNarrowed ? lists : []))]
        case .infoPropertyList(let file):
            return [LinkClaimer(system: .apple, scope: .customSchemes, claims: file.claims)]
        case .entitlements(let file):
            let lists = file.domains.map { list($0.location, [$0.host], []) }
            let claims = Claims(lists: lists, isComplete: file.problems.isEmpty)
            return [LinkClaimer(system: .apple, scope: .hosts, claims: claims)]
        }
    }
}

extension LinkClaimer {
    /// The same file, limited to the links of some hosts; nil for all hosts.
    func on(_ hosts: [ClaimedHost]?) -> LinkClaimer {
        var claimer = self
        for index in claims.lists.indices { claimer.claims.lists[index].hosts = hosts }
        return claimer
    }
}

/// Files with the hosts that serve them. An `apple-app-site-association` file doesn't name its host, and each host has
/// one of its own.
package struct ServedFiles {
    /// The files that can be compared, in order. A site's file is limited to the links of the hosts that serve it, if
    /// these are known.
    package private(set) var claimers: [LinkClaimer] = []
    /// A problem of each file whose host must be given.
    package private(set) var problems: [ClaimFinding] = []

    /// - Parameters:
    ///   - claimers: the files.
    ///   - hosts: for each file, the hosts that are known to serve it; empty if none is.
    package init(_ claimers: [LinkClaimer], knownHosts hosts: [[ClaimedHost]], in table: RouteTable) {
        for claimer in claimers {
            let known = hosts[claimer.file]
            if !known.isEmpty {
                self.claimers.append(claimer.on(known))
                continue
            }
            let possible = claimer.claims.lists.first?.hosts ?? table.webHosts
            let names = possible.compactMap(\.name).withoutRepetitions
            let haveSameLinks = Set(names.map { table.variants(servedBy: $0).paths }).count < 2
            if !claimer.isOfSite || claimer.claims.lists.isEmpty || names.isEmpty {
                self.claimers.append(claimer)
            } else if haveSameLinks {
                // All of them serve it, but no host that only a parameter stands for.
                self.claimers.append(claimer.on(possible))
            } else if problems.last?.file != claimer.file {
                let problem = ClaimProblem(
                    .otherHosts,
                    "the hosts of the spec have different links, and which of them serves the file is not known",
                    help: "write --host for each host that serves it: \(names.joined(separator: ", "))")
                problems.append(ClaimFinding(file: claimer.file, problem: problem))
            }
        }
    }
}

extension RouteTable {
    /// The problem of a host that no base of a spec has.
    package func unknownHost(_ host: String) -> FileProblem {
        FileProblem(
            "no base of the spec has the host '\(host)'",
            help: servingHosts.isEmpty ? nil : "write one of \(servingHosts.joined(separator: ", "))")
    }
}

extension ClaimFile {
    /// Apps of the spec that the file lacks. Entries for other apps aren't compared.
    package func problems(for apps: Apps) -> [ClaimProblem] {
        switch self {
        case .appSiteAssociation(let association): association.problems(for: apps)
        case .assetLinks(let links): links.problems(for: apps)
        case .androidManifest, .infoPropertyList, .entitlements: []
        }
    }
}

extension ClaimProblem {
    /// An app of the spec that a file lacks.
    fileprivate static func missing(_ message: String) -> ClaimProblem {
        ClaimProblem(.noApp, message, help: "add it to the file, or remove it from 'apps' in the spec")
    }
}

extension AppSiteAssociation {
    /// What the entries for some apps claim; all entries if there are none.
    func claims(for appIDs: [String]) -> Claims {
        Claims(lists: zip(details, claims.lists).filter { $0.0.isFor(appIDs) }.map(\.1))
    }

    fileprivate func problems(for apps: Apps) -> [ClaimProblem] {
        // A file without entries is already reported.
        if details.isEmpty { return [] }
        let missing = apps.appIDs.filter { id in !details.contains { $0.appIDs.contains(id) } }
        return missing.map { .missing("no entry of 'details' is for the spec's app '\($0)'") }
    }
}

extension AppSiteAssociation.Detail {
    fileprivate func isFor(_ apps: [String]) -> Bool {
        apps.isEmpty || appIDs.contains(where: apps.contains)
    }
}

extension AssetLinks {
    /// The statements that give links to a spec's app; to every app if the spec has no app.
    func statements(for apps: Apps) -> [Statement] {
        statements.filter { statement in
            statement.handlesLinks && (apps.packageName.map { $0 == statement.packageName } ?? true)
        }
    }

    fileprivate func problems(for apps: Apps) -> [ClaimProblem] {
        let own = statements(for: apps)
        // A file without statements is already reported.
        if !statements.contains(where: \.handlesLinks) { return [] }
        if own.isEmpty, let name = apps.packageName {
            return [.missing("no statement is for the spec's app '\(name)'")]
        }
        let known = Set(own.flatMap(\.fingerprints).map { $0.uppercased() })
        let missing = apps.fingerprints.filter { !known.contains($0.uppercased()) }
        return missing.map { .missing("no statement has the fingerprint '\($0)' of the spec's app") }
    }
}
