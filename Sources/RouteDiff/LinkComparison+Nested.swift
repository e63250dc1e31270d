import RouteAnalysis
import RoutePatterns
import RouteSpec

// Texts to nest in links: as links, the specs may answer them differently.
extension LinkComparison {
    /// The most texts of each rule to nest in links: a slot tries few.
    private static let mostTexts = 4

    /// The links that the specs answer differently, as URLs and as written below the first base.
    func changedLinks() -> [String] {
        let rules: [Rule] = [.linkLost, .linkValues, .linkMoved, .urlsAdded, .patternAdded, .baseDropped]
        let urls = rules.flatMap { rule in
            found.filter { $0.rule == rule }.compactMap(\.url).prefix(Self.mostTexts)
        }
        // As URLs first: only these show that a link becomes text.
        return urls + urls.compactMap { old.table.rawValue(of: $0) ?? new.table.rawValue(of: $0) }
    }

    /// Links to mounted specs that the two versions of these answer differently.
    func mountedLinks() -> [String] {
        var links: [String] = []
        for (name, before) in old.table.mounted.sorted(by: { $0.key < $1.key }) {
            guard let after = new.table.mounted[name] else { continue }
            let probes = Probes([before, after])
            let urls = probes.patterns.lazy.flatMap { probes.links(of: $0) }.filter { url in
                let (was, now) = (before.read(url: url), after.read(url: url))
                return was.map { before[$0.route].path } != now.map { after[$0.route].path }
                    || !(was?.values ?? []).isSame(as: now?.values ?? [])
            }
            links += urls.compactMap { before.rawValue(of: $0) ?? after.rawValue(of: $0) }.prefix(Self.mostTexts)
        }
        return links
    }

    /// Links below the first base, if that changed: they are read under another base, perhaps without case.
    func relativeLinks(_ probes: Probes) -> [String] {
        if old.spec.bases.first == new.spec.bases.first { return [] }
        let texts = probes.patterns.lazy.filter(\.isWritten).flatMap { probes.links(of: $0) }.compactMap { link in
            old.table.rawValue(of: link) ?? new.table.rawValue(of: link)
        }
        let changed = (texts + texts.map { $0.uppercased() }).filter { text in
            (old.table.read(rawValue: text) == nil) != (new.table.read(rawValue: text) == nil)
        }
        return Array(changed.prefix(Self.mostTexts))
    }
}

extension RouteTable {
    /// What a URL opens, as the table writes it below the first base.
    fileprivate func rawValue(of url: String) -> String? {
        read(url: url).flatMap { write(route: $0.route, values: $0.values, .rawValue) }.map { $0.isEmpty ? "/" : $0 }
    }
}
