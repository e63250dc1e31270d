import RouteAnalysis
import RouteJSON
import RouteLanguage
import RouteSpec

extension ClaimFile {
    /// The files whose claims are compared with a spec's links. A site's file is for the hosts in
    /// the entitlements, if these are known. It is compared once for each app of the spec; apps
    /// with the same entries and routes are compared together.
    ///
    /// - Parameters:
    ///   - apps: nil for all apps.
    ///   - minimumLevel: the oldest version of Android that the app runs on, unless the manifest
    ///     has it.
    package static func claimers(
        of files: [ClaimFile], for apps: Apps? = nil, minimumLevel: Int = 1
    ) -> [ClaimFile] {
        let entitlements = files.filter { $0.kind == .entitlements }
        let domains = entitlements.flatMap(\.lists).flatMap { $0.hosts ?? [] }
        let areKnown = !entitlements.isEmpty && entitlements.allSatisfy(\.problems.isEmpty)
        let hosts = areKnown ? domains.withoutRepetitions.map { $0.except(domains) } : nil
        var claimers: [ClaimFile] = []
        for (index, var file) in files.enumerated() {
            file.index = index
            file.minimumLevel = file.minimumLevel ?? minimumLevel
            if file.kind.isOfSite {
                let parts = file.parts(for: apps ?? Apps()).map { $0.on(hosts) }
                claimers += parts.filter(\.hasLinksOfSite)
            } else {
                claimers.append(file)
            }
        }
        return claimers
    }

    /// The file split by a spec's apps. Apps with the same entries and routes share a part. If the
    /// spec names no app, the whole file is the only part; if the file lists none of the spec's
    /// apps, the only part has no entries.
    private func parts(for apps: Apps) -> [ClaimFile] {
        struct Key: Hashable {
            let lists: [Int]
            let routes: [String]?
        }
        let names = names(of: apps)
        if names.isEmpty { return [self] }
        let keys = names.map { name in
            Key(
                lists: lists.indices.filter { lists[$0].apps.contains(name) },
                routes: apps.routes[name])
        }
        let known = keys.withoutRepetitions.filter { !$0.lists.isEmpty }
        let shown = known.isEmpty ? Array(keys.prefix(1)) : known
        return shown.map { key in
            var file = self
            file.lists = key.lists.map { lists[$0] }
            file.otherLists = lists.filter { list in !names.contains(where: list.apps.contains) }
            file.apps = names.indices.filter { keys[$0] == key }.map { names[$0] }
            return file
        }
    }

    /// A spec's apps as files of the kind name them.
    private func names(of apps: Apps) -> [String] {
        kind == .assetLinks ? [apps.packageName].compactMap(\.self) : apps.fullAppIDs
    }

    /// Whether a site serves the file, and its rules are about links.
    package var hasLinksOfSite: Bool {
        kind == .appSiteAssociation || kind == .assetLinks && lists.contains { !$0.claimsAllPaths }
    }

    /// The same file, limited to the links of some hosts; nil for all hosts.
    func on(_ hosts: [ClaimedHost]?) -> ClaimFile {
        var file = self
        for index in lists.indices { file.lists[index].hosts = hosts }
        for index in otherLists.indices { file.otherLists[index].hosts = hosts }
        return file
    }

    /// Apps of the spec that a site's file lacks. Entries for other apps aren't compared.
    package func problems(for apps: Apps) -> [ClaimProblem] {
        if kind == .entitlements { return clipProblems(for: apps) }
        // A file without entries is already reported as an error.
        if !kind.isOfSite || lists.isEmpty && problems.contains(where: { $0.severity == .error }) {
            return []
        }
        let names = names(of: apps)
        let known = Set(lists.flatMap(\.apps))
        let missing = names.filter { !known.contains($0) }
        let entry = kind == .assetLinks ? "no statement" : "no entry of 'details'"
        var messages = missing.map { "\(entry) is for the spec's app '\($0)'" }
        for clip in apps.clipIDs where kind == .appSiteAssociation && !clips.contains(clip) {
            messages.append("'appclips' does not list the spec's App Clip '\(clip)'")
        }
        if kind == .assetLinks, missing.isEmpty {
            let own = lists.filter { names.isEmpty || names.contains(where: $0.apps.contains) }
            let listed = Set(own.flatMap(\.fingerprints))
            for fingerprint in apps.fingerprints where !listed.contains(fingerprint.uppercased()) {
                messages.append(
                    "no statement has the fingerprint '\(fingerprint)' of the spec's app")
            }
        }
        return messages.map {
            ClaimProblem(
                .noApp, $0, help: "add it to the file, or remove it from 'apps' in the spec")
        }
    }
}

extension ClaimFile {
    /// The problem of entitlements that list no host for a spec's App Clips.
    fileprivate func clipProblems(for apps: Apps) -> [ClaimProblem] {
        if apps.clipIDs.isEmpty || !clipHosts.isEmpty || !isComplete { return [] }
        let hosts = lists.compactMap { $0.hosts?.first?.name }
        let host = hosts.first ?? "HOST"
        return [
            ClaimProblem(
                .unclaimedHost, "no host is listed for the spec's App Clip",
                help: "add 'appclips:\(host)'")
        ]
    }
}

extension [ClaimFile] {
    /// The files that can be compared. A site's file is limited to the hosts that serve it, if
    /// these are known. It doesn't name them, so if they aren't known and the hosts of the spec
    /// have different links, there is a problem in its place.
    ///
    /// - Parameter hosts: for each file, the hosts that are known to serve it; empty if none is.
    package func served(
        by hosts: [[ClaimedHost]], in table: RouteTable
    ) -> ServedFiles {
        var served = ServedFiles()
        for file in self {
            let known = hosts[file.index]
            let possible = known.isEmpty ? file.lists.first?.hosts ?? table.webHosts : known
            let names = possible.compactMap(\.name).withoutRepetitions
            if !file.kind.isOfSite || names.isEmpty || file.lists.isEmpty {
                served.files.append(file)
            } else if !known.isEmpty
                || Set(names.map { table.variants(servedBy: $0).paths }).count < 2
            {
                // Hosts that only a parameter matches don't serve it.
                served.files.append(file.on(possible))
            } else if served.problems.last?.file != file.index {
                let problem = ClaimProblem(
                    .otherHosts,
                    "the hosts of the spec have different links, "
                        + "and which of them serves the file is not known",
                    help: "write --host for each host that serves it: "
                        + names.joined(separator: ", "))
                served.problems.append(ClaimFinding(file: file.index, problem: problem))
            }
        }
        return served
    }
}

// MARK: - Limits

extension ClaimFile {
    /// The file that `export` makes of a spec, of the same kind as another file. Where both differ
    /// from the spec, the format can't do better.
    static func exported(
        from spec: CompiledSpec, _ links: SpecLinks, like file: ClaimFile
    ) -> ClaimFile {
        let table = spec.table
        var export = ClaimFile(kind: file.kind)
        switch file.kind {
        case .appSiteAssociation, .assetLinks:
            let app = file.apps.first { spec.spec.apps.routes[$0] != nil }
            for hosts in table.hostsWithOneFile {
                var variables: [String: [String]] = [:]
                let components = spec.components(
                    servedBy: hosts[0], for: app, links, &variables,
                    ignoresCase: file.kind.system == .apple)
                let known = LinkVariables(variables)
                let rules = components.map { $0.rule(known) }
                let served = table.webHosts.filter { hosts.contains($0.name ?? "") }
                export.lists.append(ClaimList(hosts: served, rules: rules))
            }
        case .entitlements: export.lists = [ClaimList(hosts: table.webHosts)]
        case .infoPropertyList: export.lists = table.customSchemes.map { .ofScheme($0) }
        case .androidManifest:
            export.lists =
                AndroidFilters(spec, links, minimumLevel: file.minimumLevel ?? 1)?.file.lists ?? []
        }
        return export
    }
}

extension ClaimRule {
    /// How a file claims what the rule does; nil if unknown.
    var fix: String? {
        switch condition {
        case .everything: return nil
        case .component(let matcher):
            let text = matcher.component.json.text
            // A component with a variable works only in a file that defines the variable.
            return text.contains("$(") ? nil : "add " + text
        case .path(let pattern):
            return "add " + IntentFilter.Data(location: location, paths: [pattern]).text
        }
    }
}

extension RouteTable {
    /// The problem of a host that no base of a spec has.
    package func unknownHost(_ host: String) -> FileProblem {
        FileProblem(
            "no base of the spec has the host '\(host)'",
            help: servingHosts.isEmpty
                ? nil : "write one of \(servingHosts.joined(separator: ", "))")
    }
}
