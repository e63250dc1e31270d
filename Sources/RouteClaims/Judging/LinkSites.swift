import RouteAnalysis
import RouteLanguage

// The links of a spec that files are asked about, site by site.
extension Verification {
    /// The sites of a scheme that the spec or one of the files has, those with the shortest hosts
    /// first.
    func sites(of scheme: String) -> [LinkSite] {
        let variants = table.variants
        let own = variants.indices.filter { variants[$0].scheme ?? scheme == scheme }
        // In a spec without bases, all patterns can have hosts of their own.
        let isHosted =
            table.isHosted(scheme)
            || URLScheme.isWeb(scheme) && own.allSatisfy { variants[$0].isHosted }
        guard isHosted else { return [LinkSite(scheme: scheme, root: nil, variants: own)] }
        let groups = Dictionary(grouping: own) { variants[$0].matchers.first }
        let lists = files.flatMap(\.lists).filter { $0.schemes.contains(scheme) }
        let claimed = lists.flatMap { $0.hosts ?? [] }
        var names = claimed.withoutRepetitions.compactMap(\.example)
        for variant in groups.values.compactMap(\.first) {
            let hosts = variants[variant].segments.first?.claimedHosts ?? []
            var own = hosts.compactMap { $0.except(claimed).example }
            if let plain = links.plainURL(of: variant) { own.append(plain.authority) }
            names += own.filter { name in
                groups.keys.contains { $0?.acceptsHost(name) ?? false }
            }
        }
        var sites: [LinkSite] = []
        for name in names.withoutRepetitions {
            guard let root = ClaimedURL("\(scheme)://\(name)/") else { continue }
            let accepting = groups.filter { $0.key?.acceptsHost(name) ?? false }
            let variants = accepting.values.joined().sorted()
            sites.append(LinkSite(scheme: scheme, root: root, variants: variants))
        }
        return sites.sorted { ($0.start.utf8.count, $0.start) < ($1.start.utf8.count, $1.start) }
    }
}

extension RouteTable {
    /// All bases of the patterns, in the order of the spec.
    private var allBases: [Base] {
        (bases + patternIDs.flatMap { self[$0].bases }).withoutRepetitions
    }

    /// The hosts of https and http, in the order of the spec.
    var webHostsWithPorts: [ClaimedHost] {
        allBases.filter { URLScheme.isWeb($0.scheme) }.flatMap { $0.host?.claimedHosts ?? [] }
            .withoutRepetitions
    }

    /// The hosts of https and http that entitlements can name, in the order of the spec: those
    /// without a port.
    var webHosts: [ClaimedHost] {
        let hosts = webHostsWithPorts.filter { $0.port == nil }
        return hosts.map { $0.except(hosts) }
    }

    /// The hosts that serve files for the web hosts, in the order of the spec. The file of a
    /// domain is also for its subdomains.
    package var servingHosts: [String] { webHosts.compactMap(\.name).withoutRepetitions }

    /// The hosts of the spec whose links a host's file decides; nil if there are none.
    package func webHosts(servedBy host: String) -> [ClaimedHost]? {
        let name = (host.hasPrefix("*.") ? String(host.dropFirst(2)) : host).lowercased()
        let served = webHosts.filter { $0.name == name }
        if !served.isEmpty { return served }
        guard let url = ClaimedURL("https://\(name)/"),
            webHosts.contains(where: { $0.matches(url) })
        else {
            return nil
        }
        return [ClaimedHost(name: name)]
    }

    /// The hosts that serve files, those that serve the same file together, in the order of the
    /// spec.
    package var hostsWithOneFile: [[String]] {
        var groups: [[String]] = []
        var indices: [[VariantPath]: Int] = [:]
        for host in servingHosts {
            let paths = variants(servedBy: host).paths
            if let index = indices[paths] {
                groups[index].append(host)
            } else {
                indices[paths] = groups.count
                groups.append([host])
            }
        }
        return groups
    }

    /// The variants under the hosts whose file a host serves, in matching order.
    func variants(servedBy host: String) -> [Variant] {
        variants.filter { isServed($0, by: host) }
    }

    /// Whether a variant has a host whose file another host serves.
    func isServed(_ variant: Variant, by host: String) -> Bool {
        guard variant.isHosted, variant.scheme.map(URLScheme.isWeb) ?? false else { return false }
        let claimed = variant.segments.first?.claimedHosts ?? []
        if claimed.contains(where: { $0.name == host && $0.port == nil }) { return true }
        // The links of other hosts that match this one, such as `*.example.com`, are its own, too.
        return variant.matchers.first?.acceptsHost(host) ?? false
    }

    /// The custom schemes, in the order of the spec.
    var customSchemes: [String] {
        allBases.filter { !URLScheme.isWeb($0.scheme) }.map(\.scheme).withoutRepetitions
    }
}

extension [Variant] {
    /// The patterns, each with its path under its base. Hosts for which these are equal can serve
    /// the same file.
    var paths: [VariantPath] {
        map { VariantPath(pattern: $0.pattern, path: $0.matchers.dropFirst()) }.withoutRepetitions
    }
}

extension TextPattern {
    /// The hosts as a claim file has them, which may match more; empty if it can't express them.
    var claimedHosts: [ClaimedHost] {
        switch self {
        case .literal(let host): return [ClaimedHost(host)]
        case .label(let suffix): return [ClaimedHost("*" + suffix)]
        case .parameter(let parameter):
            return (parameter.type.finiteTexts ?? []).map { ClaimedHost($0) }
        case .mixed(let literals, _):
            guard let end = literals.last, let dot = end.firstIndex(of: ".") else { return [] }
            return [ClaimedHost("*" + end[dot...])]
        case .rest, .any, .absent: return []
        }
    }
}

extension [[String]] {
    /// Groups of hosts for people, each with the hosts that have the same file in parentheses.
    var descriptionOfHosts: String {
        map { hosts in
            let others = hosts.dropFirst().joined(separator: ", ")
            return others.isEmpty ? hosts[0] : "\(hosts[0]) (the same file as \(others))"
        }.joined(separator: ", ")
    }
}
