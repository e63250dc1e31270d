import RouteSpec

/// Rules in order, for the URLs of some schemes and hosts: the first rule that matches a URL
/// decides.
package struct ClaimList: Sendable {
    /// The list's location in its file, such as `details[0]` or `intent-filter 2`.
    package var location = ClaimLocation()
    /// In lower case. A site's file is for the schemes of the web.
    package var schemes = IntentFilter.webSchemes
    /// Nil for a file that the system reads once for each host, and that doesn't name them.
    package var hosts: [ClaimedHost]?
    package var rules: [ClaimRule] = []
    /// The IDs, or the name of the package, of the apps that get the links; empty for a file of one
    /// app.
    package var apps: [String] = []
    /// The SHA-256 of the certificates of the app; empty for systems that don't ask.
    var fingerprints: [String] = []

    /// Whether the file has no rules for paths.
    var claimsAllPaths: Bool {
        if case .everything? = rules.first?.condition { true } else { false }
    }

    var claimsEveryHost: Bool { hosts?.contains { $0.name == nil } ?? true }

    func covers(_ url: ClaimedURL) -> Bool {
        schemes.contains(url.scheme) && hosts?.contains { $0.matches(url) } ?? true
    }

    /// The first rule that matches a URL; nil if none does.
    package func rule(deciding url: ClaimedURL) -> ClaimRule? {
        covers(url) ? rules.first { $0.matches(url) } : nil
    }
}

/// A host in a claim file.
package struct ClaimedHost: Hashable, Sendable {
    /// In lower case, without a `*.` before it. Nil for every URL, even without a host.
    package let name: String?
    /// Whether the subdomains of the name are claimed, and not the name itself.
    package var isSuffix = false
    /// What begins the end that the claimed hosts have in common. On Android, there may be no dot.
    var separator = "."
    /// Nil for every port.
    package var port: Int?
    /// Subdomains that are not claimed.
    var exceptions: [String] = []
}

extension ClaimedHost {
    /// - Parameter text: such as `example.com`, `*.example.com`, `example.com:8080`, or `*` for
    ///   every host.
    init(_ text: String) {
        let server = HostAndPort(text)
        let host = server.host
        let isSuffix = host.hasPrefix("*")
        let separator = isSuffix && !host.hasPrefix("*.") ? "" : "."
        let name = host.dropFirst(isSuffix ? 1 + separator.count : 0)
        self.init(
            name: name.isEmpty ? nil : String(name), isSuffix: isSuffix, separator: separator,
            port: server.port)
    }

    /// As files write it, without the port; nil for every host.
    var text: String? { name.map { (isSuffix ? "*" + separator : "") + $0 } }

    package func matches(_ url: ClaimedURL) -> Bool {
        if let port, port != url.port { return false }
        guard let name else { return true }
        return isSuffix
            ? url.host.hasSuffix(separator + name) && !exceptions.contains(url.host)
            : url.host == name
    }

    /// The same host without subdomains listed on their own: Apple's systems ask each of those for
    /// a file of its own.
    func except(_ hosts: [ClaimedHost]) -> ClaimedHost {
        var host = self
        if isSuffix { host.exceptions = hosts.filter { !$0.isSuffix }.compactMap(\.name) }
        return host
    }

    /// A host, with the port if there is one, that matches; nil if every host does.
    var example: String? {
        guard let name else { return nil }
        let host =
            isSuffix
            ? ["a.", "b.", "zq."].map { $0 + name }.first { !exceptions.contains($0) } : name
        return host.map { $0 + (port.map { ":\($0)" } ?? "") }
    }
}

/// One rule of a claim file.
package struct ClaimRule: Sendable {
    /// What a URL must be like from its path on.
    enum Condition: Sendable {
        case everything
        case component(AppleMatcher)
        case path(AndroidPattern)
    }

    /// Where the rule is in its file, such as `details[0].components[3]`.
    package let location: ClaimLocation
    /// Whether matching URLs stay in the browser.
    package var isExclusion = false
    var condition = Condition.everything

    package var place: String { location.place }

    /// Whether the rule matches a URL's path, query, and fragment.
    ///
    /// - Parameter onlyPath: whether query and fragment don't matter, and neither does a slash at
    ///   the end of the path.
    package func matches(_ url: ClaimedURL, onlyPath: Bool = false) -> Bool {
        switch condition {
        case .everything: true
        case .component(let matcher): matcher.matches(url, onlyPath: onlyPath)
        case .path(let pattern):
            pattern.matches(url.decodedPath)
                || onlyPath && pattern.matches(url.decodedPath + "/".utf16)
        }
    }

    /// Ends of URLs, from the path on, that match.
    var examples: [String] {
        switch condition {
        case .everything: ["/", "/a", "/a/a"]
        case .component(let matcher): matcher.examples
        case .path(let pattern): pattern.examples.map(URLText.escaped)
        }
    }

    /// The end of a URL that matches and whose path has more segments than a number; nil if none is
    /// known.
    func deepExample(segments count: Int) -> String? {
        switch condition {
        case .everything: "/" + Array(repeating: "a", count: count + 1).joined(separator: "/")
        case .component(let matcher): matcher.deepExample(segments: count)
        case .path(let pattern): pattern.deepExample(segments: count).map(URLText.escaped)
        }
    }
}
