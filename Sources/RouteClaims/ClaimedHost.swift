/// A host in a claim file.
package struct ClaimedHost: Hashable, Sendable {
    /// In lower case, without a `*.` before it. Nil for every URL, even without a host.
    package let name: String?
    /// Whether the subdomains of the name are claimed, and not the name itself.
    package var isSuffix = false
    /// What is between a subdomain and the name: a dot, or nothing for Android's `*example.com`.
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
    var text: String? {
        guard let name else { return nil }
        return isSuffix ? "*" + separator + name : name
    }

    package func matches(_ url: ClaimedURL) -> Bool {
        if let port, port != url.port { return false }
        guard let name else { return true }
        return isSuffix
            ? url.host.hasSuffix(separator + name) && !exceptions.contains(url.host)
            : url.host == name
    }

    /// The same host without the subdomains in a list. Apple's
    /// systems ask each of these for a file of its own.
    func except(_ hosts: [ClaimedHost]) -> ClaimedHost {
        var host = self
        if isSuffix { host.exceptions = hosts.filter { !$0.isSuffix }.compactMap(\.name) }
        return host
    }

    /// A host, with the port if there is one, that matches; nil if every host does.
    var example: String? {
        guard let name else { return nil }
        let hosts = isSuffix ? ["a.", "b.", "zq."].map { $0 + name } : [name]
        guard let host = hosts.first(where: { !exceptions.contains($0) }) else { return nil }
        guard let port else { return host }
        return "\(host):\(port)"
    }
}
