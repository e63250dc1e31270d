import RoutePatterns

extension RouteTable {
    /// All bases of the patterns, in the order of the spec.
    private var allBases: [Base] {
        (bases + patternIDs.flatMap { self[$0].bases }).withoutRepetitions
    }

    /// The hosts of https and http that entitlements can name, in the order of the spec: those without a port.
    var webHosts: [ClaimedHost] {
        let hosts = allBases.filter { $0.isWeb }.flatMap { $0.host?.claimedHosts ?? [] }.withoutRepetitions
        return hosts.map { $0.except(hosts) }
    }

    /// The hosts that serve files for the web hosts, in the order of the spec. A domain's file also applies to its
    /// subdomains.
    package var servingHosts: [String] { webHosts.compactMap(\.name).withoutRepetitions }

    /// The hosts whose links a host's file decides; nil if the spec has none of them.
    package func webHosts(servedBy host: String) -> [ClaimedHost]? {
        let name = (host.hasPrefix("*.") ? String(host.dropFirst(2)) : host).lowercased()
        let served = webHosts.filter { $0.name == name }
        if !served.isEmpty { return served }
        guard let url = ClaimedURL("https://\(name)/"), webHosts.contains(where: { $0.matches(url) }) else {
            return nil
        }
        return [ClaimedHost(name: name)]
    }

    /// The variants under the hosts whose file a host serves, in matching order.
    func variants(servedBy host: String) -> [Variant] {
        variants.filter { variant in
            guard variant.isHosted, variant.scheme == "https" || variant.scheme == "http" else { return false }
            // A host that is listed on its own also needs the patterns of other hosts in the spec that match it.
            return variant.segments.first?.claimedHosts.contains { $0.name == host } ?? false
                || variant.matchers.first?.accepts(host) ?? false
        }
    }

    /// The custom schemes, in the order of the spec.
    var customSchemes: [String] {
        allBases.filter { !$0.isWeb }.map(\.scheme).withoutRepetitions
    }
}

extension [Variant] {
    /// The patterns, each with its path under its base. Hosts for which these are equal can serve the same file.
    var paths: [VariantPath] {
        map { VariantPath(pattern: $0.pattern, path: $0.matchers.dropFirst()) }.withoutRepetitions
    }
}

extension Base {
    fileprivate var isWeb: Bool { scheme == "https" || scheme == "http" }
}

extension TextPattern {
    /// The hosts with which a claim file claims a web host. They may match more than that host does. Empty if a claim
    /// file can't express it.
    var claimedHosts: [ClaimedHost] {
        switch self {
        case .literal(let host): return host.contains(":") ? [] : [ClaimedHost(name: host)]
        case .label(let suffix): return [ClaimedHost(name: String(suffix.dropFirst()), isSuffix: true)]
        case .parameter(let parameter):
            guard case .closed(let type) = parameter.type, type.fallback == nil else { return [] }
            return type.values.map { ClaimedHost(name: $0) }
        case .affixed(let literals, _):
            guard let end = literals.last, let dot = end.firstIndex(of: "."), !end.contains(":") else { return [] }
            return [ClaimedHost(name: String(end[end.index(after: dot)...]), isSuffix: true)]
        case .rest, .any, .absent: return []
        }
    }
}
