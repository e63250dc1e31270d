/// An `.entitlements` file: the hosts whose links an app asks for.
package struct Entitlements: Sendable {
    /// An entry for links.
    package struct Domain: Hashable, Sendable {
        /// In lower case, without a `*.` before it.
        package let host: String
        /// Whether the entry takes the hosts below this one.
        package let isSuffix: Bool
        /// What follows `?mode=`; nil if there is none.
        package let mode: String?
        /// Such as `com.apple.developer.associated-domains[1]`.
        package let place: String

        package var claimedHost: ClaimedHost {
            ClaimedHost(name: host, isSuffix: isSuffix)
        }
    }

    package static let key = "com.apple.developer.associated-domains"

    /// The entries for `applinks` that are as they should be.
    package let domains: [Domain]
    /// What is wrong with the file, in its order.
    package let problems: [ClaimProblem]

    /// Reads a property list, in XML or binary. If it is none, there are no domains, and a problem says why.
    package init(_ bytes: [UInt8]) {
        guard let root = PropertyList.mapping(bytes) else {
            domains = []
            problems = [PropertyList.problem]
            return
        }
        var (domains, problems): ([Domain], [ClaimProblem]) = ([], [])
        for (index, value) in PropertyList.list(root[Self.key]).enumerated() {
            let place = "\(Self.key)[\(index)]"
            guard let entry = value as? String else {
                problems.append(ClaimProblem("invalid-domain", .error, "a domain is not a text", at: place))
                continue
            }
            switch Self.read(entry, place) {
            case .success(let domain): domains += domain.map { [$0] } ?? []
            case .failure(let problem): problems.append(problem)
            }
        }
        (self.domains, self.problems) = (domains, problems)
    }

    private static let services = ["applinks", "webcredentials", "activitycontinuation", "appclips"]
    private static let modes = ["developer", "managed", "developer+managed", "managed+developer"]

    /// An entry; nil if it isn't one for links.
    private static func read(_ entry: String, _ place: String) -> Result<Domain?, ClaimProblem> {
        func failure(_ id: String, _ message: String, _ help: String) -> Result<Domain?, ClaimProblem> {
            .failure(ClaimProblem(id, .error, "'\(entry)' \(message)", at: place, help: help))
        }
        guard let colon = entry.firstIndex(of: ":"), !entry.contains("$(") else {
            return entry.contains("$(")
                ? .failure(
                    ClaimProblem(
                        "unknown-resource", .warning, "'\(entry)' is not known: the build replaces it", at: place,
                        help: "give the entitlements of the built app"))
                : failure("invalid-domain", "has no service", "write 'applinks:\(entry)'")
        }
        let service = String(entry[..<colon])
        guard services.contains(service) else {
            return failure("invalid-domain", "has no service", "write 'applinks:' and the host alone")
        }
        if service != "applinks" { return .success(nil) }
        var host = entry[entry.index(after: colon)...]
        var mode: String?
        if let question = host.firstIndex(of: "?") {
            let query = host[host.index(after: question)...]
            host = host[..<question]
            guard query.hasPrefix("mode="), modes.contains(String(query.dropFirst("mode=".count))) else {
                return failure("invalid-domain", "ends in '?\(query)'", "write '?mode=developer', or nothing")
            }
            mode = String(query.dropFirst("mode=".count))
        }
        let isSuffix = host.hasPrefix("*.")
        if isSuffix { host = host.dropFirst(2) }
        let alone = "write the host alone: neither a scheme nor a port nor a path"
        if host.contains("://") { return failure("invalid-domain", "has a scheme after the service", alone) }
        if host.contains("/") { return failure("invalid-domain", "has a path", alone) }
        if host.contains(":") { return failure("invalid-domain", "has a port", alone) }
        if host.contains("*") {
            return failure("invalid-domain", "has a '*' that isn't '*.' in front", "write '*.' in front only")
        }
        if host.isEmpty { return failure("invalid-domain", "has no host", "write 'applinks:' and the host") }
        return .success(Domain(host: host.lowercased(), isSuffix: isSuffix, mode: mode, place: place))
    }
}
