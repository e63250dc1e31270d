import RouteAnalysis
import RoutePatterns

/// Links with one scheme and host.
struct LinkSite {
    let scheme: String
    /// The host, and the port if there is one; nil if the first segment is in the host's place. One of several hosts if
    /// they make no difference.
    let authority: String?
    /// The variants that have the host, by their indices in the table, in matching order.
    let variants: [Int]

    /// The part of a link before its path.
    var start: String { scheme + "://" + (authority ?? "") }

    var isWeb: Bool { scheme == "http" || scheme == "https" }
}

/// The links of a spec that files are asked about, site by site.
struct SpecLinks {
    let table: RouteTable
    private let probes: Probes
    /// By whether the links have a host, and their paths.
    private var tails: [Bool: [VariantPath: [String]]] = [:]

    init(_ table: RouteTable) {
        self.table = table
        probes = Probes([table])
    }

    /// The sites of a scheme that the spec or a claim file has, those with the shortest hosts first.
    ///
    /// - Parameter hosts: the hosts in claim files.
    func sites(of scheme: String, claimed hosts: [ClaimedHost]) -> [LinkSite] {
        let variants = table.variants
        let own = variants.indices.filter { variants[$0].scheme ?? scheme == scheme }
        // Patterns that all have a host of their own have it without a base of the spec, too.
        let isHosted =
            table.isHosted(scheme)
            || (scheme == "http" || scheme == "https") && own.allSatisfy { variants[$0].isHosted }
        guard isHosted else { return [LinkSite(scheme: scheme, authority: nil, variants: own)] }
        let groups = Dictionary(grouping: own) { variants[$0].matchers.first }
        var names = hosts.compactMap(\.example)
        for (matcher, own) in groups {
            names += (own.first.flatMap { matcher?.hosts(probes, $0) } ?? []).filter { name in
                groups.keys.contains { $0?.accepts(name) ?? false }
            }
        }
        return names.withoutRepetitions.map { name in
            let accepting = groups.filter { $0.key?.accepts(name) ?? false }.values.joined().sorted()
            return LinkSite(scheme: scheme, authority: name, variants: accepting)
        }.sorted { ($0.authority?.utf8.count ?? 0, $0.start) < ($1.authority?.utf8.count ?? 0, $1.start) }
    }

    /// The probes of the site's patterns.
    mutating func links(at site: LinkSite) -> [String] {
        site.variants.flatMap { variant in
            tails(of: variant, isHosted: site.authority != nil).flatMap { tail in
                // Others write the root of a scheme of the app's own without a slash, as in 'app://callback?code=1'.
                let isRoot = !site.isWeb && site.authority != nil && ["/", "/?", "/#"].contains(tail.prefix(2))
                return [site.start + tail] + (isRoot ? [site.start + tail.dropFirst()] : [])
            }
        }.withoutRepetitions
    }

    /// The links of a variant, without their beginnings.
    private mutating func tails(of variant: Int, isHosted: Bool) -> [String] {
        let matchers = table.variants[variant].matchers
        let key = VariantPath(
            pattern: table.variants[variant].pattern, path: isHosted ? matchers.dropFirst() : matchers[...])
        if let known = tails[isHosted]?[key] { return known }
        let probed = probes[variant: variant]
        var all = probes.ownLinks(of: probed)
        if probed.isWritten { all += all.first.flatMap(longer).map { [$0] } ?? [] }
        let links = all.compactMap { link -> String? in
            guard let start = link.firstRange(of: "://") else { return nil }
            let rest = link[start.upperBound...]
            return isHosted ? String(rest.drop { !"/?#".contains($0) }) : rest.hasPrefix("/") ? nil : String(rest)
        }
        tails[isHosted, default: [:]][key] = links
        return links
    }

    /// A link with longer values than a probe has, in case a rule takes one character.
    private func longer(_ link: String) -> String? {
        guard let reading = table.read(url: link) else { return nil }
        let values = zip(reading.values, table[reading.route].values).map { value, declared -> RouteValue in
            switch (value, declared.type) {
            case (.string, .string): .string("word")
            case (.integer, .integer): .integer(42)
            case (.unsignedInteger, .integer): .unsignedInteger(42)
            default: value
            }
        }
        return table.write(values, by: reading.pattern, .url)
    }
}

/// A pattern with the path that it has under a base.
struct VariantPath: Hashable {
    let pattern: PatternID
    let path: ArraySlice<Matcher>
}

extension Matcher {
    /// A few hosts, with their port, that match.
    fileprivate func hosts(_ probes: Probes, _ variant: Int) -> [String] {
        if case .value(.closed(let type), _) = self, type.fallback == nil { return type.values }
        if case .literal(let host, _) = self { return [host] }
        return probes.plainLink(of: probes[variant: variant]).flatMap { link in
            link.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).dropFirst().first.map { host in
                [String(host.prefix { $0 != "?" && $0 != "#" })]
            }
        } ?? []
    }
}
