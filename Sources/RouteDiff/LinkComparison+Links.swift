import RouteAnalysis
import RoutePatterns
import RouteRuntime
import RouteSpec

/// Compares links in links: if a text opens something else in the current spec, then a pattern with a link parameter
/// matches other URLs, or gets other values from them.
extension LinkComparison {
    /// The maximum number of texts to try as links, for each kind of change.
    private static let mostTexts = 4

    /// Puts the URLs of known changes into links, and looks for changes of the URLs around them.
    mutating func compareLinks(in schemes: [Scheme]) {
        let values = (old.table.routes + new.table.routes).flatMap(\.values)
        let types = values.compactMap { value -> LinkType? in
            if case .link(let type) = value.type { type } else { nil }
        }
        let owners = types.map(\.owner).withoutRepetitions
        var tried: Set<[String?]> = []
        // Each round's URLs become links in the next round.
        for depth in 1..._RouteLinks.depthLimit {
            let count = found.count
            for type in owners.compactMap({ owner in types.first { $0.owner == owner } }) {
                let (changed, same) = linkTexts(type)
                let texts = changed.filter { tried.insert([type.owner, $0]).inserted }
                if texts.isEmpty { continue }
                for scheme in schemes {
                    compare(texts, type, same, in: scheme, from: old, scheme.old, to: new, scheme.new, depth == 1)
                    compare(texts, type, same, in: scheme, from: new, scheme.new, to: old, scheme.old, depth == 1)
                }
            }
            if found.count == count { break }
        }
        // If a change couldn't be decided, neither could changes of links to it.
        guard found.contains(where: { $0.rule == .linkUnknown }) else { return }
        for scheme in schemes {
            for id in scheme.old.all where old.table.route(of: scheme.old[id].pattern).hasLinks {
                noteUnknown(scheme.old[id])
            }
        }
    }

    /// A few texts that as links open something else in the current spec, and a few that open the same.
    private func linkTexts(_ type: LinkType) -> (changed: [String], same: [String]) {
        guard let before = old.table.table(of: type), let after = new.table.table(of: type) else { return ([], []) }
        let urls = found.compactMap(\.url)
        let relative = [before, after].flatMap { table in urls.compactMap(table.relativeText) }
        var texts: [Rule?: [String]] = [:]
        for text in (relative + urls + before.plainLinks + after.plainLinks).withoutRepetitions {
            let rule: Rule?
            switch (before.read(rawValue: text), after.read(rawValue: text)) {
            case (nil, nil): continue
            case (_?, nil): rule = .linkLost
            case (nil, _?): rule = .urlsAdded
            case (_?, _?): rule = isSameLink(type, text, text) ? nil : .linkValues
            }
            if texts[rule, default: []].count < Self.mostTexts { texts[rule, default: []].append(text) }
        }
        return ([.linkLost, .linkValues, .urlsAdded].flatMap { texts[$0] ?? [] }, texts[nil] ?? [])
    }

    /// Reports what changes for URLs of one table's patterns that have one of the texts as a link.
    ///
    /// - Parameters:
    ///   - others: Texts for other links in the same URL.
    ///   - sharesTexts: Whether to also try links that a pattern of the other table matches in the same slot.
    private mutating func compare(
        _ texts: [String], _ type: LinkType, _ others: [String], in scheme: Scheme, from side: Comparison.Side,
        _ index: VariantIndex, to other: Comparison.Side, _ readers: VariantIndex, _ sharesTexts: Bool
    ) {
        for id in index.all where side.table.route(of: index[id].pattern).hasLinks {
            let path = index.member(id).path
            let earlier = index.meeting(path, questions).filter { $0 < id }.flatMap { index.alternatives($0) }
            let meeting = readers.meeting(path, questions)
            let plain = meeting.filter { !other.table.route(of: readers[$0].pattern).hasLinks }
            var isComplete = true
            for own in index.alternatives(id) {
                // First search for URLs that match none of the other table's patterns without links, then for others.
                let members = texts.flatMap { own.holding($0, of: type.owner, others: others, questions) }
                for member in members {
                    let avoided = earlier + plain.flatMap { readers.alternatives($0) }
                    if !look(for: [member], avoiding: avoided, in: scheme) { isComplete = false }
                }
                for reader in meeting.prefix(Self.maximumMoves) {
                    let before = plain.prefix { $0 < reader }.flatMap { readers.alternatives($0) }
                    for alternative in readers.alternatives(reader) {
                        if sharesTexts { shareTexts(own, alternative, in: scheme) }
                        for member in members
                        where !look(for: [member, alternative], avoiding: earlier + before, in: scheme) {
                            isComplete = false
                        }
                    }
                }
            }
            if !isComplete, side.table === old.table { noteUnknown(index[id]) }
        }
    }

    /// Searches for a URL that required patterns match, and reports what changes for it; false if the search gives up.
    private mutating func look(
        for required: [PatternConstraints], avoiding others: [PatternConstraints], in scheme: Scheme
    ) -> Bool {
        var search = search(required, avoiding: others, in: scheme)
        if let url = search.url() {
            questions.budget.spend(100 + others.count)
            note(url, in: scheme)
        }
        return !search.isExhausted
    }

    /// Searches for a URL that a pattern with links and a pattern of the other table both match, and reports what
    /// changes for it.
    private mutating func shareTexts(_ own: PatternConstraints, _ other: PatternConstraints, in scheme: Scheme) {
        var search = search([own, other], avoiding: [], in: scheme)
        search.focus = own.linkSlots(questions)
        let url = search.url { [self] url in
            let (was, now) = (old.table.read(url: url), new.table.read(url: url))
            return was.flatMap { matching.current($0.route) } != now?.route
        }
        if let url { note(url, in: scheme) }
    }

    /// Reports what a URL opened and opens now, if that differs.
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

    /// Whether a link's text opens in the previous spec what another text opens in the current spec.
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
    /// A URL without the table's first base, as in a raw value; nil if the URL has another base.
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
