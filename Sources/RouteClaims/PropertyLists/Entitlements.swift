/// An `.entitlements` file: the hosts whose links an app wants to open.
package struct Entitlements: Sendable {
    /// An `applinks` entry.
    package struct Domain: Hashable, Sendable {
        /// In lower case, without a `*.` before it.
        package let host: String
        /// Whether the entry is for the subdomains of the host.
        package let isSuffix: Bool
        /// What follows `?mode=`; nil if there is none.
        package let mode: String?
        /// The entry's location, such as `com.apple.developer.associated-domains[1]`.
        package let location: ClaimLocation

        package var claimedHost: ClaimedHost {
            ClaimedHost(name: host, isSuffix: isSuffix)
        }
    }

    package static let key = "com.apple.developer.associated-domains"

    /// The valid entries for `applinks`.
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
            let place = "\(Self.key)[\(index)]"
            guard let text = value as? String else {
                problems.append(ClaimProblem(.invalidDomain, "a domain is not a text", at: place))
                continue
            }
            let location = PropertyList.location(place, of: text, in: bytes)
            guard let entry = placeholders.replaced(in: text, at: location, &problems) else { continue }
            let (domain, problem) = Self.read(entry, location)
            domains += domain.map { [$0] } ?? []
            problems += problem.map { [$0] } ?? []
        }
        (self.domains, self.problems) = (domains, problems)
        isComplete = !problems.contains { $0.rule == .unknownResource }
    }

    private static let services = ["applinks", "webcredentials", "activitycontinuation", "appclips"]
    private static let modes = ["developer", "managed", "developer+managed", "managed+developer"]

    /// Reads an entry; returns a domain or a problem, or neither for other services.
    private static func read(_ entry: String, _ location: ClaimLocation) -> (Domain?, ClaimProblem?) {
        func failure(_ message: String, _ help: String) -> (Domain?, ClaimProblem?) {
            (nil, ClaimProblem(.invalidDomain, "'\(entry)' \(message)", at: location, help: help))
        }
        guard let colon = entry.firstIndex(of: ":"), services.contains(String(entry[..<colon])) else {
            return failure("names no service", "write 'applinks:' and the host")
        }
        if entry[..<colon] != "applinks" { return (nil, nil) }
        var host = entry[entry.index(after: colon)...]
        var mode: String?
        if let question = host.firstIndex(of: "?") {
            let query = host[host.index(after: question)...]
            host = host[..<question]
            mode = query.hasPrefix("mode=") ? String(query.dropFirst("mode=".count)) : nil
            guard let mode, modes.contains(mode) else {
                return failure("ends in an unknown '?\(query)'", "write '?mode=developer', or nothing")
            }
        }
        let isSuffix = host.hasPrefix("*.")
        if isSuffix { host = host.dropFirst(2) }
        let alone = "write the host alone, as in 'applinks:example.com'"
        if host.contains("://") { return failure("has a scheme", alone) }
        if host.contains("/") { return failure("has a path", alone) }
        if host.contains(":") { return failure("has a port", alone) }
        if host.contains("*") { return failure("has a '*' that is not '*.' in front", alone) }
        if host.isEmpty { return failure("has no host", alone) }
        return (Domain(host: host.lowercased(), isSuffix: isSuffix, mode: mode, location: location), nil)
    }
}
