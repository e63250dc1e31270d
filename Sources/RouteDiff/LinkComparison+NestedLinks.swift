import RouteAnalysis
import RouteLanguage
import RouteSpec

// Links that the two specs read differently, to be nested in other links.
extension LinkComparison {
    /// Keeps a link if the two specs read it differently as a value: one for each subject.
    mutating func keepNestable(_ url: String, _ subject: Subject) {
        guard hasLinks, nestable.needs(subject) else { return }
        let type = LinkType(name: "")
        let before = old.table.value(written: url, as: .link(type))?.text
        let after = new.table.value(written: url, as: .link(type))?.text
        let isChanged =
            if let before, let after {
                linkChange(type, before, after) != nil
            } else {
                before != after
            }
        if isChanged { nestable.add(url, subject) }
    }

    /// The links that are kept, as URLs and as written below the first base.
    func nestableTexts() -> [String] {
        let urls = nestable.urls
        // Whole URLs come first: only they show that a parameter's type changed from a link to
        // text.
        return urls + urls.compactMap { old.table.rawValue(of: $0) ?? new.table.rawValue(of: $0) }
    }

    /// Relative links that the two versions of a mounted spec read differently; if this spec's
    /// first base changed, its own, too.
    ///
    /// They are also tried in upper case: under a base without
    /// a host, the case of the first segment doesn't count.
    func relativeLinks(_ probes: Probes) -> [String] {
        var links: [String] = []
        for owner in [nil] + old.table.mounted.keys.sorted() {
            var type = LinkType(name: "")
            type.owner = owner
            guard let before = old.table.table(of: type), let after = new.table.table(of: type),
                owner != nil || old.spec.bases.first != new.spec.bases.first
            else { continue }
            let probes = owner == nil ? probes : Probes([before, after])
            var texts: [String] = []
            for pattern in probes.patterns where pattern.isWritten {
                texts += probes.links(of: pattern).compactMap {
                    before.rawValue(of: $0) ?? after.rawValue(of: $0)
                }
            }
            texts += texts.map { $0.uppercased() }
            let changed = texts.lazy.filter { text in
                [before, after].contains { $0.read(rawValue: text) != nil }
                    && linkChange(type, text, text) != nil
            }
            links += changed.prefix(NestableLinks.limit)
        }
        return links
    }
}

extension RouteTable {
    /// The raw value of what a URL opens; nil if it opens nothing.
    fileprivate func rawValue(of url: String) -> String? {
        guard let reading = read(url: url),
            let text = write(route: reading.route, values: reading.values, .rawValue)
        else { return nil }
        return text.isEmpty ? "/" : text
    }
}
