import RouteAnalysis
import RouteLanguage
import RouteSpec

// Links to nest in other links, because the two specs may read them differently.
extension LinkComparison {
    /// Keeps a link that has different values in links of the two specs, one for each subject.
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

    /// Relative links that the two versions of a mounted spec read differently. If this spec's
    /// first base changed, also its own: they are read under that base, in which, without a host,
    /// the first segment ignores case.
    func relativeLinks(_ probes: Probes) -> [String] {
        var links: [String] = []
        for owner in [nil] + old.table.mounted.keys.sorted() {
            var type = LinkType(name: "")
            type.owner = owner
            guard let before = old.table.table(of: type), let after = new.table.table(of: type),
                owner != nil || old.spec.bases.first != new.spec.bases.first
            else { continue }
            let probes = owner == nil ? probes : Probes([before, after])
            let texts = probes.patterns.filter(\.isWritten).flatMap { probes.links(of: $0) }
                .compactMap { before.rawValue(of: $0) ?? after.rawValue(of: $0) }
            links += (texts + texts.map { $0.uppercased() }).lazy.filter { text in
                [before, after].contains { $0.read(rawValue: text) != nil }
                    && linkChange(type, text, text) != nil
            }.prefix(NestableLinks.limit)
        }
        return links
    }
}

extension RouteTable {
    /// The raw value of what a URL opens.
    fileprivate func rawValue(of url: String) -> String? {
        read(url: url).flatMap { write(route: $0.route, values: $0.values, .rawValue) }.map {
            $0.isEmpty ? "/" : $0
        }
    }
}
