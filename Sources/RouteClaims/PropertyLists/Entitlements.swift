/// An `.entitlements` file: the hosts whose links an app wants to open.
package struct Entitlements: Sendable {
    /// An `applinks` entry.
    package struct Domain: Hashable, Sendable {
        /// In lower case, without a `*.` before it.
        package let host: String
        /// Whether the entry is for the subdomains of the host.
        package let isSuffix: Bool
        /// The entry's location, such as `com.apple.developer.associated-domains[1]`.
        package let location: ClaimLocation

        package var claimedHost: ClaimedHost {
            ClaimedHost(name: host, isSuffix: isSuffix)
        }
    }

    package static let key = "com.apple.developer.associated-domains"

    /// The entries for `applinks` that name a host.
    package let domains: [Domain]
    /// The file's problems, in file order.
    package let problems: [ClaimProblem]
    /// Whether `domains` is complete: the file is readable, and no entry has an unknown placeholder.
    let isComplete: Bool

    /// Reads a property list, in XML. For any other file, there are no domains, and a problem says why.
    ///
    /// - Parameter resources: the values of placeholders by their names.
    package init(_ bytes: [UInt8], resources: [String: String] = [:]) {
        let placeholders = Placeholders(values: resources)
        guard let root = PropertyList.mapping(bytes) else {
            (domains, isComplete) = ([], false)
            problems = [PropertyList.problem(of: bytes)]
            return
        }
        var (domains, problems): ([Domain], [ClaimProblem]) = ([], [])
        for (index, value) in PropertyList.list(root[Self.key]).enumerated() {
            guard let text = value as? String else { continue }
            let location = PropertyList.location("\(Self.key)[\(index)]", of: text, in: bytes)
            guard let entry = placeholders.replaced(in: text, at: location, &problems) else { continue }
            if let domain = Self.domain(entry, location) { domains.append(domain) }
        }
        (self.domains, self.problems) = (domains, problems)
        isComplete = !problems.contains { $0.rule == .unknownResource }
    }

    /// Nil for an entry for another service, or one that names no host.
    private static func domain(_ entry: String, _ location: ClaimLocation) -> Domain? {
        guard entry.hasPrefix("applinks:") else { return nil }
        let host = entry.dropFirst("applinks:".count).prefix { $0 != "?" }
        if host.isEmpty { return nil }
        let isSuffix = host.hasPrefix("*.")
        return Domain(host: host.dropFirst(isSuffix ? 2 : 0).lowercased(), isSuffix: isSuffix, location: location)
    }
}
