import RoutePatterns
import RouteSpec

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
            let names = (claimer.claims.lists.first?.hosts ?? table.webHosts).compactMap(\.name).withoutRepetitions
            let haveSameLinks = Set(names.map { table.variants(servedBy: $0).paths }).count < 2
            if !claimer.isOfSite || claimer.claims.lists.isEmpty || haveSameLinks {
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
