import RouteAnalysis
import RouteLanguage

/// The links of a spec that files are asked about.
struct SpecLinks {
    let table: RouteTable
    let probes: Probes
    /// For each variant of the table, its links from the path on, or, if the variant has no host,
    /// from the first segment on.
    private let ends: [[String]]

    /// The most segments of a path without a rest.
    let longestPath: Int

    init(_ table: RouteTable) {
        self.table = table
        longestPath = table.variants.map { $0.matchers.count - ($0.isHosted ? 1 : 0) }.max() ?? 0
        let probes = Probes([table])
        self.probes = probes
        ends = table.variants.indices.map { Self.ends(of: $0, table, probes) }
    }

    func link(_ url: String) -> SpecLink? {
        ClaimedURL(url).map { SpecLink(url: url, parts: $0, reading: table.read(url: url)) }
    }

    /// The probes of the site's patterns, and what `url()` writes, with the site's host in place of
    /// theirs.
    func links(at site: LinkSite) -> [SpecLink] {
        var texts: [String] = []
        for end in site.variants.flatMap({ ends[$0] }) {
            guard site.root != nil else {
                if !end.hasPrefix("/") { texts.append(site.start + end) }
                continue
            }
            let tail = end.drop { !"/?#".contains($0) }
            texts.append(site.start + tail)
            // Others write the root of a scheme of the app's own without a slash, as in
            // 'app://callback?code=1'.
            if !URLScheme.isWeb(site.scheme), ["/", "/?", "/#"].contains(tail.prefix(2)) {
                texts.append(site.start + tail.dropFirst())
            }
        }
        return texts.withoutRepetitions.compactMap(link)
    }

    /// The sites of a scheme at which links of some variants can be: at hosts of some names, and at
    /// those of the variants' plain links.
    func sites(_ scheme: String, _ names: [String], _ variants: [Int]) -> [LinkSite] {
        var names = names
        for index in variants {
            let plain = probes.plainLink(of: probes.patterns[index]).flatMap(ClaimedURL.init)
            if let plain, !plain.authority.isEmpty { names.append(plain.authority) }
        }
        return names.withoutRepetitions.compactMap { name in
            let own = variants.filter { table.variants[$0].matchers.first?.accepts(name) ?? false }
            if own.isEmpty { return nil }
            let root = ClaimedURL("\(scheme)://\(name)/")
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
        guard site.root != nil else { return [] }
        var texts: [String] = []
        for index in site.variants {
            let variant = table.variants[index]
            for (position, matcher) in variant.matchers.enumerated() where position > 0 {
                guard case .value(.constrained(let type), _) = matcher,
                    case .text(let constraint) = type.constraint,
                    let link = ends[index].first?.drop(while: { !"/?#".contains($0) })
                else { continue }
                let path = link.prefix { $0 != "?" && $0 != "#" }
                var segments = path.split(separator: "/", omittingEmptySubsequences: false)
                guard position < segments.count else { continue }
                for word in constraint.excluded {
                    segments[position] = word.encodedLiteral(in: .pathSegment)[...]
                    texts.append(
                        site.start + segments.joined(separator: "/") + link[path.endIndex...])
                }
            }
        }
        return texts.withoutRepetitions.compactMap(link)
    }

    /// What follows `://` in the probes of a variant and in what `url()` writes.
    private static func ends(of variant: Int, _ table: RouteTable, _ probes: Probes) -> [String] {
        let probed = probes.patterns[variant]
        var links = probes.ownLinks(of: probed)
        if probed.isWritten { links += written(links, table.variants[variant].matchers, table) }
        return links.compactMap { link in
            link.firstRange(of: "://").map { String(link[$0.upperBound...]) }
        }
    }

    /// What `url()` writes for the values in a pattern's probes, and for others, in case a rule
    /// matches only some.
    private static func written(
        _ links: [String], _ matchers: [Matcher], _ table: RouteTable
    ) -> [String] {
        let readings = links.compactMap { table.read(url: $0) }
        var written = readings.compactMap { table.write($0.values, by: $0.pattern, .url) }
        // A `.*` of Android ends at the first character of the text behind it, which a value may
        // contain.
        let ends = matchers.flatMap(\.textsBehindValues).compactMap(\.first)
        let words = ["word"] + ends.map { "word\($0)word" }
        // The first two have the fewest and the most items.
        for reading in readings.prefix(2) {
            let declared = table[reading.route].values
            for word in words {
                let values = zip(reading.values, declared).map { value, declared in
                    declared.type.otherValue(than: value, word) ?? value
                }
                if let url = table.write(values, by: reading.pattern, .url) { written.append(url) }
            }
        }
        return written
    }
}

/// A link that both a spec and files are asked about.
struct SpecLink {
    let url: String
    let parts: ClaimedURL
    /// What the link opens; nil if it opens nothing.
    let reading: RouteTable.Reading?
}

extension [SpecLink] {
    /// The patterns that one of the links opens with ordinary values.
    var patternsWithOrdinaryValues: Set<PatternID> {
        Set(compactMap(\.reading).filter(\.isOrdinary).map(\.pattern))
    }
}

extension RouteTable.Reading {
    var isOrdinary: Bool { values.allSatisfy(\.isOrdinary) }
}

extension RouteValue {
    /// Whether links with the value are like those that apps share: no negative or huge number, and
    /// no slash in a text.
    fileprivate var isOrdinary: Bool {
        switch self {
        case .integer(let number): (0...Int64(Int32.max)).contains(number)
        case .unsignedInteger(let number): number <= UInt64(Int32.max)
        case .string(let text): !text.contains("/") && !text.isEmpty
        case .float(let number): number.sign == .plus
        case .double(let number): number.sign == .plus
        case .list(let values): values.allSatisfy(\.isOrdinary)
        case .null, .bool, .items: true
        }
    }
}

extension RouteType {
    /// A value that differs from one, and is longer if the type has longer ones; nil if none is
    /// known.
    ///
    /// - Parameter word: the text to try first.
    fileprivate func otherValue(than value: RouteValue, _ word: String) -> RouteValue? {
        let listed = if case .closed(let type) = self { type.values } else { [String]() }
        let texts = [word, "12.5", "42", "12", "1.5", "2", "false", "true"] + listed
        let other = texts.lazy.compactMap { self.value(written: $0) }.first { $0 != value }
        switch value {
        case .null, .items: return nil
        case .list: return other.map { .list(Array(repeating: $0, count: 3)) }
        default: return other
        }
    }
}

extension Matcher {
    fileprivate var textsBehindValues: ArraySlice<String> {
        if case .mixed(let mixed) = self { mixed.literals.dropFirst() } else { [] }
    }
}
