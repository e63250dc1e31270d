import RouteAnalysis
import RoutePatterns
import RouteSpec

extension ClaimFile {
    /// What each file claims for a spec's apps. A site's file applies to the hosts in the entitlements, if there are
    /// any. It is compared once for each app of the spec; apps with the same entries and routes are compared together.
    ///
    /// - Parameters:
    ///   - apps: nil for all apps.
    ///   - minimumLevel: the oldest version of Android that the app is for, if the manifest doesn't say it.
    package static func claimers(
        of files: [ClaimFile], for apps: Apps? = nil, minimumLevel: Int = 1
    ) -> [LinkClaimer] {
        let entitlements = files.filter { $0.kind == .entitlements }
        let domains = entitlements.flatMap(\.claims.lists).flatMap { $0.hosts ?? [] }
        let areKnown = !entitlements.isEmpty && entitlements.allSatisfy(\.problems.isEmpty)
        let hosts = areKnown ? domains.withoutRepetitions.map { $0.except(domains) } : nil
        return files.enumerated().flatMap { index, file in
            let level = file.minimumLevel ?? minimumLevel
            let whole = LinkClaimer(kind: file.kind, claims: file.claims, file: index, minimumLevel: level)
            guard file.kind.isOfSite else { return [whole] }
            return file.groups(of: apps ?? Apps()).map { names, lists in
                var claimer = whole.on(hosts)
                claimer.apps = names
                claimer.claims.lists = lists.map { claimer.claims.lists[$0] }
                return claimer
            }.filter { $0.kind == .appSiteAssociation || $0.claims.lists.contains { !$0.claimsAllPaths } }
        }
    }

    /// The apps of a spec that the file has, with the indices of their lists: those with the same lists and routes
    /// together. All lists if the spec names no app, and none if the file lacks all its apps.
    private func groups(of apps: Apps) -> [(names: [String], lists: [Int])] {
        struct Key: Hashable {
            let lists: [Int]
            let routes: [String]?
        }
        let names = names(of: apps)
        let keys = names.map { name in
            Key(lists: claims.lists.indices.filter { claims.lists[$0].apps.contains(name) }, routes: apps.routes[name])
        }
        let groups = keys.withoutRepetitions.filter { !$0.lists.isEmpty }.map { key in
            (names: zip(names, keys).filter { $0.1 == key }.map(\.0), lists: key.lists)
        }
        if !groups.isEmpty { return groups }
        return [([], names.isEmpty ? Array(claims.lists.indices) : [])]
    }

    /// A spec's apps as files of the kind name them.
    private func names(of apps: Apps) -> [String] {
        kind == .assetLinks ? [apps.packageName].compactMap(\.self) : apps.appIDs
    }

    /// Whether a site serves the file, and its rules are about links.
    package var hasLinksOfSite: Bool {
        kind == .appSiteAssociation || kind == .assetLinks && claims.lists.contains { !$0.claimsAllPaths }
    }

    /// Apps of the spec that a site's file lacks. Entries for other apps aren't compared.
    package func problems(for apps: Apps) -> [ClaimProblem] {
        // A file without entries is already reported.
        if !kind.isOfSite || claims.lists.isEmpty { return [] }
        let names = names(of: apps)
        let missing = names.filter { name in !claims.lists.contains { $0.apps.contains(name) } }
        var messages = missing.map { name in
            (kind == .assetLinks ? "no statement" : "no entry of 'details'") + " is for the spec's app '\(name)'"
        }
        if kind == .assetLinks, missing.isEmpty {
            let own = claims.lists.filter { names.isEmpty || names.contains(where: $0.apps.contains) }
            let known = Set(own.flatMap(\.fingerprints))
            messages = apps.fingerprints.filter { !known.contains($0.uppercased()) }.map {
                "no statement has the fingerprint '\($0)' of the spec's app"
            }
        }
        return messages.map {
            ClaimProblem(.noApp, $0, help: "add it to the file, or remove it from 'apps' in the spec")
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
            let possible = known.isEmpty ? claimer.claims.lists.first?.hosts ?? table.webHosts : known
            let names = possible.compactMap(\.name).withoutRepetitions
            if !claimer.kind.isOfSite || names.isEmpty {
                self.claimers.append(claimer)
            } else if !known.isEmpty || Set(names.map { table.variants(servedBy: $0).paths }).count < 2 {
                // All of them serve it, but no host that only a parameter stands for.
                self.claimers.append(claimer.on(possible))
            } else if claimer.claims.lists.isEmpty {
                self.claimers.append(claimer)
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
