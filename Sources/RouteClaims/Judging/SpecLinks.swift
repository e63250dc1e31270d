import RouteAnalysis
import RouteLanguage

/// The links of a spec that files are asked about.
///
/// A class, so that all files share the links that were read.
final class SpecLinks {
    let table: RouteTable
    let probes: Probes
    /// For each variant of the table, what follows `://` in its links.
    private let ends: [[String]]
    /// The same for links with a text that a constrained type excludes.
    private let excludedEnds: [[String]]

    /// The texts that have been compared; nil for one that isn't a URL.
    private var known: [String: SpecLink?] = [:]
    /// The readings of links that were already read while making links.
    private var readings: [String: RouteTable.Reading] = [:]
    /// The links at sites that have been asked for.
    private var linksOfSites: [LinkSite.Key: [SpecLink]] = [:]

    /// The most segments of a path without a rest.
    let longestPath: Int

    /// - Parameter system: the system of the files. Android compares the case of paths, so for it,
    ///   links have the case that the spec declares.
    init(_ table: RouteTable, for system: ClaimFile.System = .apple) {
        self.table = table
        let lengths = table.variants.map { $0.matchers.count - ($0.isHosted ? 1 : 0) }
        longestPath = lengths.max() ?? 0
        let probes = Probes([table])
        self.probes = probes
        let declared = system == .android && table.ignoresCase ? table.caseSensitive : nil
        var ends: [[String]] = []
        for pattern in probes.patterns {
            var links = probes.linksToClaim(of: pattern, &readings)
            if let declared {
                links.removeAll { declared.read(url: $0, by: pattern.pattern) == nil }
            }
            ends.append(links.compactMap(\.afterScheme).withoutRepetitions)
        }
        self.ends = ends
        excludedEnds = probes.patterns.map { pattern in
            probes.linksWithExcludedTexts(of: pattern).compactMap(\.afterScheme)
        }
    }

    func link(_ url: String) -> SpecLink? {
        if let link = known[url] { return link }
        let link = ClaimedURL(url).map { parts in
            SpecLink(url: url, parts: parts, reading: readings[url] ?? table.read(url: url))
        }
        known[url] = .some(link)
        return link
    }

    /// The links of the site's patterns, with the site's host in place of theirs.
    func links(at site: LinkSite) -> [SpecLink] {
        if let links = linksOfSites[site.key] { return links }
        let links = texts(at: site).withoutRepetitions.compactMap(link)
        linksOfSites[site.key] = links
        return links
    }

    private func texts(at site: LinkSite) -> [String] {
        var texts: [String] = []
        for end in site.variants.flatMap({ ends[$0] }) {
            guard site.root != nil else {
                if !end.hasPrefix("/") { texts.append(site.start + end) }
                continue
            }
            let tail = end.fromPath
            texts.append(site.start + tail)
            // Other programs write the root of a scheme of the app's own without a slash, as in
            // 'app://callback?code=1'.
            if !URLScheme.isWeb(site.scheme), ["/", "/?", "/#"].contains(tail.prefix(2)) {
                texts.append(site.start + tail.dropFirst())
            }
        }
        return texts
    }

    /// The plain link of a variant of the table; nil if it has none.
    func plainURL(of variant: Int) -> ClaimedURL? {
        probes.plainLink(of: probes.patterns[variant]).flatMap(ClaimedURL.init)
    }

    /// The sites of a scheme at which some variants have links: those at some hosts, and at the
    /// hosts of the variants' plain links.
    func sites(_ scheme: String, _ names: [String], _ variants: [Int]) -> [LinkSite] {
        var names = names
        for index in variants {
            if let plain = plainURL(of: index), !plain.authority.isEmpty {
                names.append(plain.authority)
            }
        }
        return names.withoutRepetitions.compactMap { name in
            let own = variants.filter {
                table.variants[$0].matchers.first?.acceptsHost(name) ?? false
            }
            guard !own.isEmpty, let root = ClaimedURL("\(scheme)://\(name)/") else { return nil }
            return LinkSite(scheme: scheme, root: root, variants: own)
        }
    }

    /// The sites whose links the file of a host decides.
    func sites(servedBy host: String) -> [LinkSite] {
        let served = table.webHosts.filter { $0.name == host }
        let names = served.isEmpty ? [host] : served.compactMap(\.example)
        return IntentFilter.webSchemes.flatMap { scheme in
            let own = table.variants.indices.filter { index in
                let variant = table.variants[index]
                return variant.scheme == scheme && table.isServed(variant, by: host)
            }
            return sites(scheme, names, own)
        }
    }

    /// Links at a site with texts in their paths that constrained types exclude with `not`.
    func excludedLinks(at site: LinkSite) -> [SpecLink] {
        if site.root == nil { return [] }
        let texts = site.variants.flatMap { excludedEnds[$0] }.map { site.start + $0.fromPath }
        return texts.withoutRepetitions.compactMap(link)
    }
}

extension String {
    /// What follows `://` in a link; nil if it has none.
    fileprivate var afterScheme: String? {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let end = utf8[colon...].dropFirst()
        return end.starts(with: "//".utf8) ? String(Substring(end.dropFirst(2))) : nil
    }

    /// What follows the first segment of a text without a scheme.
    fileprivate var fromPath: Substring {
        let start = utf8.firstIndex { "/?#".utf8.contains($0) }
        return self[(start ?? endIndex)...]
    }
}

extension [SpecLink] {
    /// The patterns that one of the links opens with ordinary values.
    var patternsWithOrdinaryValues: Set<PatternID> {
        let readings = compactMap(\.reading)
        return Set(readings.filter(\.isOrdinary).map(\.pattern))
    }
}

extension RouteTable.Reading {
    var isOrdinary: Bool { values.allSatisfy(\.isOrdinary) }
}

extension RouteValue {
    /// Whether links that apps share have such values: no negative
    /// or huge number, and no text that is empty or has a slash.
    fileprivate var isOrdinary: Bool {
        switch self {
        case .integer(let number): (0...Int64(Int32.max)).contains(number)
        case .unsignedInteger(let number): number <= UInt64(Int32.max)
        case .string(let text): !text.utf8.contains(UInt8(ascii: "/")) && !text.isEmpty
        case .float(let number): number.sign == .plus
        case .double(let number): number.sign == .plus
        case .list(let values): values.allSatisfy(\.isOrdinary)
        case .null, .bool, .items: true
        }
    }
}
