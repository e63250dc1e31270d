import RouteAnalysis
import RoutePatterns
import RouteRuntime

/// Links in links: a pattern with a link reads other URLs, or reads them as other values, if the two specs read a text
/// differently.
extension LinkComparison {
    /// The most texts of each kind of change that are tried as links.
    private static let mostTexts = 4

    /// Puts the URLs of known changes into links, and looks for what changes around them.
    mutating func compareLinks(in schemes: [Scheme]) {
        let values = (old.table.routes + new.table.routes).flatMap(\.values)
        let types = values.compactMap { value -> LinkType? in
            if case .link(let type) = value.type { type } else { nil }
        }
        let owners = types.map(\.owner).withoutRepetitions
        var tried: Set<[String?]> = []
        // What is found around a link may be in another link.
        for _ in 1..._RouteLinks.depthLimit {
            let count = found.count
            for type in owners.compactMap({ owner in types.first { $0.owner == owner } }) {
                let (changed, same) = linkTexts(type)
                for text in changed where tried.insert([type.owner, text]).inserted {
                    for scheme in schemes { compare(text, type, same, in: scheme) }
                }
            }
            if found.count == count { return }
        }
    }

    /// A few texts that the two specs read differently as links, and some that they read alike.
    private func linkTexts(_ type: LinkType) -> (changed: [String], same: [String]) {
        guard let before = old.table.table(of: type), let after = new.table.table(of: type) else { return ([], []) }
        let urls = found.compactMap(\.url)
        let relative = [before, after].flatMap { table in urls.compactMap(table.relativeText) }
        var texts: [ChangeKind?: [String]] = [:]
        for text in (relative + urls + before.plainLinks + after.plainLinks).withoutRepetitions {
            let kind: ChangeKind?
            switch (before.read(rawValue: text), after.read(rawValue: text)) {
            case (nil, nil): continue
            case (_?, nil): kind = .linkLost
            case (nil, _?): kind = .urlsAdded
            case (_?, _?): kind = isSameLink(type, text, text) ? nil : .linkValues
            }
            if texts[kind, default: []].count < Self.mostTexts { texts[kind, default: []].append(text) }
        }
        return ([.linkLost, .linkValues, .urlsAdded].flatMap { texts[$0] ?? [] }, texts[nil] ?? [])
    }

    /// Notes what changes for the URLs with a text as a link.
    private mutating func compare(_ text: String, _ type: LinkType, _ others: [String], in scheme: Scheme) {
        for (side, index, other) in [(old, scheme.old, scheme.new), (new, scheme.new, scheme.old)] {
            let otherTable = side.table === old.table ? new.table : old.table
            for id in index.all where side.table.route(of: index[id].pattern).hasLinks {
                let path = index.member(id).path
                let earlier = index.meeting(path, questions).filter { $0 < id }.flatMap { index.alternatives($0) }
                let readers = other.meeting(path, questions).filter {
                    !otherTable.route(of: other[$0].pattern).hasLinks
                }.flatMap { other.alternatives($0) }
                let members = index.alternatives(id).flatMap {
                    $0.holding(text, of: type.owner, others: others, questions)
                }
                for (member, avoided) in members.flatMap({ [($0, earlier + readers), ($0, earlier)] }) {
                    var search = search([member], avoiding: avoided, in: scheme)
                    if let url = search.url() { note(url, in: scheme) }
                    if search.isExhausted, side.table === old.table { noteUnknown(index[id]) }
                }
            }
        }
    }

    /// Notes what a URL opened and opens now, if that differs.
    private mutating func note(_ url: String, in scheme: Scheme) {
        let now = new.table.read(url: url)
        guard let was = old.table.read(url: url) else {
            let added = now.flatMap { now in scheme.new.all.first { scheme.new[$0].pattern == now.pattern } }
            if let added { noteNewURL(url, scheme.new[added]) }
            return
        }
        guard let id = scheme.old.all.first(where: { scheme.old[$0].pattern == was.pattern }) else { return }
        if now == nil {
            _ = noteLost(url, scheme.old[id], isAnyNear: true)
        } else if !noteMoved(url, scheme.old[id]) {
            noteValues(url, scheme.old[id], comparableParameters(of: was.route))
        }
    }

    /// Whether a text of a link in the previous spec means what a text of one in the current spec means.
    func isSameLink(_ type: LinkType, _ text: String, _ other: String) -> Bool {
        guard let before = old.table.table(of: type), let after = new.table.table(of: type) else {
            return text.utf8.elementsEqual(other.utf8)
        }
        guard let was = before.read(rawValue: text), let now = after.read(rawValue: other) else { return false }
        if type.owner != nil {
            return before[was.route].path == after[now.route].path && was.values.isSame(as: now.values)
        }
        return matching.current(was.route) == now.route
            && comparableParameters(of: was.route).allSatisfy { isSame($0, was, now) }
    }
}

extension RouteTable {
    /// A URL without the base of raw values; nil if it has another one.
    fileprivate func relativeText(of url: String) -> String? {
        let rest: Substring
        if let base = bases.first {
            guard url.hasPrefix(base.encodedText) else { return nil }
            rest = url.dropFirst(base.encodedText.count)
        } else {
            rest = url.drop { $0 != ":" }.dropFirst("://".count)
        }
        let text = rest.first == "/" ? rest.dropFirst() : rest
        return text.isEmpty ? "/" : String(text)
    }
}

extension Route {
    fileprivate var hasLinks: Bool { values.contains { $0.type.isLink } }
}
