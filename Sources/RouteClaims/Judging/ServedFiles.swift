import RouteAnalysis
import RoutePatterns
import RouteSpec

/// Files with the hosts that serve them. An `apple-app-site-association` file doesn't name its host, and each host has
/// one of its own.
package struct ServedFiles {
    /// The files, in order. A site's file is limited to the links of the hosts that serve it, if these are known.
    package private(set) var claimers: [LinkClaimer]
    /// Notes on files whose hosts are unknown, and on hosts without a file.
    package private(set) var notes: [ClaimFinding] = []

    private let spec: CompiledSpec
    /// Groups of hosts that can share one file, because they have the same links.
    private var groups: [[ClaimedHost]] = []

    /// - Parameters:
    ///   - claimers: the files.
    ///   - hosts: for each file, the hosts that are known to serve it; empty if none is.
    package init(_ claimers: [LinkClaimer], knownHosts hosts: [[ClaimedHost]], in spec: CompiledSpec) {
        self.claimers = claimers.map { hosts[$0.file].isEmpty ? $0 : $0.on(hosts[$0.file]) }
        self.spec = spec
        let table = spec.table
        let unknown = claimers.indices.filter { index in
            claimers[index].isOfSite && hosts[claimers[index].file].isEmpty && !claimers[index].claims.lists.isEmpty
        }
        guard let first = unknown.first else { return }
        groups = Self.groups(of: claimers[first].claims.lists.first?.hosts ?? table.webHosts, in: table)
        if groups.count < 2 { return }
        let known = hosts.flatMap { $0.map(\.name) }
        var taken = Set(groups.indices.filter { group in groups[group].contains { known.contains($0.name) } })
        var open = Dictionary(uniqueKeysWithValues: unknown.map { ($0, possibleGroups(of: $0)) })
        var own = open.filter { $0.value.count == 1 }.compactMapValues(\.first)
        while !own.isEmpty {
            for (file, group) in own {
                self.claimers[file] = claimers[file].on(groups[group])
                open[file] = nil
                taken.insert(group)
            }
            // The remaining hosts serve the remaining files.
            own = open.mapValues { $0.subtracting(taken) }.filter { $0.value.count == 1 }.compactMapValues(\.first)
        }
        notes = Set(open.keys.map { claimers[$0].file }).sorted().map(undecidedHost)
        if open.isEmpty, taken.count < groups.count { notes.append(otherHosts(than: taken, first)) }
    }

    /// - Parameter hosts: the hosts whose links an app wants to open.
    private static func groups(of hosts: [ClaimedHost], in table: RouteTable) -> [[ClaimedHost]] {
        var groups: [(paths: [VariantPath], hosts: [ClaimedHost])] = []
        for host in hosts {
            let paths = host.name.map { table.variants(servedBy: $0).paths } ?? []
            if let index = groups.firstIndex(where: { $0.paths == paths }) {
                groups[index].hosts.append(host)
            } else {
                groups.append((paths, [host]))
            }
        }
        return groups.map(\.hosts)
    }

    /// The groups of hosts that may serve a file: on each, all rules claim links of the spec that do so on any group.
    private func possibleGroups(of file: Int) -> Set<Int> {
        let useful = groups.map { usefulRules(of: claimers[file].on($0)) }
        let all = useful.reduce(Set()) { $0.union($1) }
        return Set(groups.indices.filter { useful[$0] == all })
    }

    /// The locations of the rules that claim links of the spec.
    private func usefulRules(of claimer: LinkClaimer) -> Set<String> {
        Set(Verification.openingRules(of: spec, claimer).filter { !$0.isExclusion }.map(\.place))
    }

    private func undecidedHost(of file: Int) -> ClaimFinding {
        ClaimFinding(
            file: file,
            problem: ClaimProblem(
                .otherHosts,
                "which host serves the file is not known, so it is compared with \(names(of: groups))",
                help: "write --host for each host that serves it"))
    }

    private func otherHosts(than taken: Set<Int>, _ file: Int) -> ClaimFinding {
        let others = groups.indices.filter { !taken.contains($0) }.map { groups[$0] }
        return ClaimFinding(
            file: claimers[file].file,
            problem: ClaimProblem(
                .otherHosts,
                "this is taken as the file of \(names(of: [claimers[file].claims.lists.first?.hosts ?? []])); "
                    + "other hosts need their own: \(names(of: others))",
                help: "if several hosts serve it, write --host for each"))
    }

    private func names(of groups: [[ClaimedHost]]) -> String {
        groups.flatMap(\.self).compactMap(\.name).withoutRepetitions.map { "'\($0)'" }.joined(separator: ", ")
    }
}

/// A host that no base of a spec has.
package struct UnknownHost {
    package let message: String
    /// What to write instead; nil if there is nothing.
    package let help: String?

    package init(_ host: String, in table: RouteTable) {
        let hosts = table.servingHosts
        message = "no base of the spec has the host '\(host)'"
        help = hosts.isEmpty ? nil : "write one of \(hosts.joined(separator: ", "))"
    }
}
