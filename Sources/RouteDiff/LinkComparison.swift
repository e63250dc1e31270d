import RouteAnalysis
import RouteLanguage
import RouteRuntime
import RouteSpec

/// Reads links with both specs, and notes what they answer differently.
struct LinkComparison {
    /// What is reported only once. `pattern` is the one that opened the links, or if none did, the
    /// one that opens them.
    private struct Subject: Hashable {
        let rule: Rule
        var pattern: PatternID?
        var route: RouteID?
        var base: String?
    }

    /// The most routes to which the links of one pattern are reported to move. Patterns that differ
    /// only in items can share links with one another, and a list of all pairs helps nobody.
    private static let mostMoves = 8
    /// How many links of a pattern have their neighbors tried, in addition to the links that show
    /// something new.
    private static let mostNeighbors = 4
    /// How many times the links found in one pass are nested in the links of the next.
    private static let passLimit = 3

    let old: Comparison.Side
    let new: Comparison.Side
    let routes: RouteMatching
    private let patterns: PatternMatching
    private(set) var found: [Change] = []
    /// For each previous route, a link that opens it in both specs; in `sharedWeb`, one of http or
    /// https.
    private(set) var shared: [RouteID: String] = [:]
    private(set) var sharedWeb: [RouteID: String] = [:]
    private var known: Set<Subject> = []
    private var moves: [PatternID: Int] = [:]

    init(
        _ old: Comparison.Side, _ new: Comparison.Side, _ routes: RouteMatching,
        _ patterns: PatternMatching
    ) {
        (self.old, self.new, self.routes, self.patterns) = (old, new, routes, patterns)
    }

    /// Compares all links: first the examples, which look best, then the probes, then those with
    /// nested links.
    mutating func compare(_ probes: Probes) {
        compareFirstBases()
        for example in (old.spec.routes + new.spec.routes).flatMap(\.examples) {
            compare(
                example.text.split(separator: " ", omittingEmptySubsequences: false).joined(
                    separator: "%20"))
        }
        // Links under the bases that are written look best.
        for pattern in probes.patterns.filter(\.isWritten)
            + probes.patterns.filter({ !$0.isWritten })
        {
            compare(probes.links(of: pattern), of: pattern)
        }
        // Perhaps only one spec reads URLs with an empty authority.
        for link in probes.patterns.compactMap(probes.plainLink) {
            compare("\(link.prefix { $0 != ":" }):///\(link.drop { $0 != "/" }.dropFirst(2))")
        }
        guard probes.tables.contains(where: \.hasLinks) else { return }
        var texts = relativeLinks(probes)
        for _ in 1...Self.passLimit {
            texts = (changedLinks() + texts).withoutRepetitions
            if texts.isEmpty { return }
            let count = found.count
            let further = Probes(probes.tables, links: texts)
            for pattern in further.patterns {
                let table = further.tables[pattern.table]
                guard table.route(of: pattern.pattern).values.contains(where: \.type.isLink) else {
                    continue
                }
                compare(further.links(of: pattern), of: pattern, nested: texts)
                let route = table.routeID(of: pattern.pattern)
                guard
                    let url = (pattern.table == 0 ? route : routes.previous(route)).flatMap({
                        shared[$0]
                    })
                else { continue }
                compareValues(like: url, of: pattern, nested: texts)
            }
            if found.count == count { return }
        }
    }

    private mutating func compareFirstBases() {
        guard let before = old.spec.bases.first, let after = new.spec.bases.first, before != after
        else { return }
        found.append(
            Change(
                .urlChanged, "URLs are written under \(after.text), not \(before.text)",
                previous: old.spec.span(of: before), current: new.spec.span(of: after)))
    }

    /// Compares the probes of a pattern, variations of the first one's values, and links similar to
    /// those that changed.
    private mutating func compare(
        _ links: [String], of pattern: ProbedPattern, nested: [String] = []
    ) {
        var changed: [String] = []
        let start = found.count
        var isAnySame = false
        for (index, link) in links.enumerated() {
            let count = found.count
            let isSame = compare(link)
            if isSame { isAnySame = true }
            if index == 0 { compareValues(like: link, of: pattern, nested: nested) }
            if found.count > count || !isSame && changed.count < Self.mostNeighbors {
                changed.append(link)
            }
        }
        // If the same change affects all links, it affects their neighbors too, so they would show
        // nothing new.
        guard isAnySame || found.count > start + 1 else { return }
        for link in changed.flatMap({ $0.neighbors(links) }).withoutRepetitions { compare(link) }
    }

    /// Compares links that differ from one in a single value. All probes of a pattern may have the
    /// same text in two places, so they don't show whether the places were swapped.
    ///
    /// - Parameter nested: the texts of links.
    private mutating func compareValues(
        like link: String, of pattern: ProbedPattern, nested: [String]
    ) {
        let table = pattern.table == 0 ? old.table : new.table
        guard let reading = table.read(url: link, by: pattern.pattern) else { return }
        let hasBase = !table[pattern.pattern].bases.isEmpty
        for (index, value) in table[reading.route].values.enumerated() {
            let links =
                value.type.isLink && value.shape != .list
                ? nested.map { RouteValue.string($0) } : []
            for sample in value.samples(for: [.equals(reading.values[index], "")]) + links {
                var values = reading.values
                values[index] = sample
                guard
                    let text = table.write(values, by: pattern.pattern, hasBase ? .url : .rawValue)
                else { continue }
                compare(hasBase ? text : link.prefix { $0 != ":" } + "://" + text)
            }
        }
    }

    /// Returns whether both specs open the same route, or none.
    @discardableResult
    private mutating func compare(_ url: String) -> Bool {
        // Nobody shares links that aren't UTF-8.
        if url.contains("%FF") { return true }
        switch (old.table.read(url: url), new.table.read(url: url)) {
        case (nil, nil): return true
        case (let was?, nil): noteLost(url, was)
        case (nil, let now?): noteNew(url, now)
        case (let was?, let now?):
            guard routes.current(was.route) == now.route else {
                noteMoved(url, was, now)
                return false
            }
            if shared[was.route] == nil { shared[was.route] = url }
            if sharedWeb[was.route] == nil, url.isWeb { sharedWeb[was.route] = url }
            compareValues(url, was, now)
            compareWriting(url, was, now)
            return true
        }
        return false
    }

    // MARK: - What was found

    private mutating func noteLost(_ url: String, _ was: RouteTable.Reading) {
        if let base = old.base(of: url, was, missingIn: new) {
            note(
                .baseDropped, "open nothing", old.spec.span(of: base), Pair(base.encodedText, nil),
                url)
        } else if known.insert(Subject(rule: .linkLost, pattern: was.pattern)).inserted {
            note(.linkLost, "links open nothing, such as \(url)", was.pattern, url: url)
        }
    }

    private mutating func noteMoved(
        _ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading
    ) {
        if isTaken(url, was, now) { return noteTaken(url, was, now) }
        if moves[was.pattern] == Self.mostMoves { return }
        let key = Subject(rule: .linkMoved, pattern: was.pattern, route: now.route)
        guard known.insert(key).inserted else { return }
        moves[was.pattern, default: 0] += 1
        let name = new.name(now.route)
        note(
            .linkMoved, "links open '\(name)', such as \(url)", was.pattern, now.pattern,
            detail: name, url: url)
    }

    /// Notes a link of a catch-all that a new route takes. All such routes share a line.
    private mutating func noteTaken(
        _ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading
    ) {
        let key = Subject(rule: .linkTaken, pattern: was.pattern, route: now.route)
        guard known.insert(key).inserted else { return }
        let name = old.name(was.route)
        found.append(
            Change(
                .linkTaken, .none, "links opened '\(name)' before, such as \(url)", detail: name,
                of: Pair(name, new.name(now.route)), previous: old.span(was.pattern),
                current: new.span(now.pattern), url: url))
    }

    private mutating func compareValues(
        _ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading
    ) {
        let key = Subject(rule: .linkValues, pattern: was.pattern)
        if known.contains(key) { return }
        guard let change = change(was, now) else { return }
        if change == .taken {
            let key = Subject(rule: .linkTaken, pattern: was.pattern)
            guard known.insert(key).inserted else { return }
            let outcome = "links in links open new routes, such as \(url)"
            note(.linkTaken, outcome, was.pattern, now.pattern, detail: "links in links", url: url)
            return
        }
        known.insert(key)
        let pairs = comparableParameters(of: was.route).filter { self.change($0, was, now) != nil }
        let before = old.table[was.route].text(of: was.values, at: pairs.map(\.old))
        let after = new.table[now.route].text(of: now.values, at: pairs.map(\.new))
        // The texts are equal if a value contains a link that opens something else.
        note(
            .linkValues,
            before == after
                ? "links in links open something else, such as \(url)"
                : "links open other values, such as \(url): \(after), not \(before)",
            was.pattern, now.pattern, url: url)
    }

    private mutating func compareWriting(
        _ url: String, _ was: RouteTable.Reading, _ now: RouteTable.Reading
    ) {
        let key = Subject(rule: .urlChanged, route: was.route)
        guard !known.contains(key), haveSameTexts(was, now) else { return }
        let (from, to) = (old.table.patternIDs(of: was.route), new.table.patternIDs(of: now.route))
        let (previous, current) = (from.lowerBound, to.lowerBound)
        // A base that differs is reported once, for all routes.
        let isRelative =
            old.table[previous].isRelative && new.table[current].isRelative
            || old.spec.bases.isEmpty
            || new.spec.bases.isEmpty
        guard
            let before = old.table.write(
                route: was.route, values: was.values, isRelative ? .rawValue : .url),
            let after = new.table.write(
                route: now.route, values: now.values, isRelative ? .rawValue : .url),
            !before.utf8.elementsEqual(after.utf8)
        else { return }
        known.insert(key)
        let texts = [before, after].map { $0.isEmpty ? "/" : $0 }
        note(
            .urlChanged, "written as \(texts[1]), not \(texts[0])", previous, current,
            edit: PatternEdit(old, previous, new, current), url: url)
    }

    /// Notes what becomes of the links of a previous pattern.
    ///
    /// - Parameters:
    ///   - taker: the current pattern that opens the link.
    ///   - edit: what was edited; by default, the previous pattern, or else the one that takes the
    ///     link.
    private mutating func note(
        _ rule: Rule, _ outcome: String, _ previous: PatternID, _ taker: PatternID? = nil,
        detail: String = "",
        edit: PatternEdit? = nil, url: String
    ) {
        let route = old.table.routeID(of: previous)
        let target = routes.current(route)
        let own = edit ?? self.edit(of: previous)
        let isOther = own == .none && taker.map { patterns.previous($0) != previous } ?? false
        let current = isOther ? taker : patterns.current(previous) ?? taker
        found.append(
            Change(
                rule, own, outcome, detail: own == .none ? detail : "",
                of: Pair(old.name(route), target.map(new.name)), pattern: previous,
                previous: old.span(previous),
                current: target == nil && taker == nil
                    ? nil : current.map(new.span) ?? target.map(new.span), url: url))
    }

    private mutating func noteNew(_ url: String, _ now: RouteTable.Reading) {
        if let base = new.base(of: url, now, missingIn: old) {
            note(
                .baseAdded, "open routes", new.spec.span(of: base), Pair(nil, base.encodedText), url
            )
            return
        }
        guard known.insert(Subject(rule: .urlsAdded, pattern: now.pattern)).inserted else { return }
        let previous = routes.previous(now.route)
        let before = patterns.previous(now.pattern)
        let similar =
            before
            ?? previous.flatMap {
                old.table.pattern(like: new.table[now.pattern], among: old.table.patternIDs(of: $0))
            }
        found.append(
            Change(
                before == nil ? .patternAdded : .urlsAdded,
                similar.map { PatternEdit(old, $0, new, now.pattern) } ?? .added,
                "links open it now, such as \(url)",
                of: Pair(previous.map(old.name), new.name(now.route)),
                pattern: now.pattern, previous: before.map(old.span) ?? previous.map(old.span),
                current: new.span(now.pattern), url: url))
    }

    /// Notes a base that only one of the specs has.
    private mutating func note(
        _ rule: Rule, _ outcome: String, _ place: Span, _ names: Pair<String?>, _ url: String
    ) {
        let base = names.old ?? names.new ?? ""
        guard known.insert(Subject(rule: rule, base: base)).inserted else { return }
        let isDropped = names.new == nil
        found.append(
            Change(
                rule, "URLs under \(base) \(outcome), such as \(url)", of: names,
                previous: isDropped ? place : nil,
                current: isDropped ? new.spec.bases.first.map(new.spec.span) : place, url: url))
    }

    /// What was edited in a previous pattern. One that was removed is compared with the most
    /// similar one of its route.
    private func edit(of previous: PatternID) -> PatternEdit {
        guard let target = routes.current(old.table.routeID(of: previous)) else { return .removed }
        if let current = patterns.current(previous) {
            return PatternEdit(old, previous, new, current)
        }
        let similar = new.table.pattern(
            like: old.table[previous], among: new.table.patternIDs(of: target))
        let removed = similar.flatMap { PatternEdit(old, previous, new, $0).texts?.old } ?? ""
        return .text(from: removed.isEmpty ? old.table[previous].pattern.text : removed, to: "")
    }
}

extension String {
    fileprivate var isWeb: Bool {
        URLScheme.before(colonIn: self).map { URLScheme.isWeb($0.asciiLowercased) } ?? false
    }

    /// Links that differ from this one in a single segment, item, or fragment, which another link
    /// has.
    fileprivate func neighbors(_ links: [String]) -> [String] {
        let own = pieces
        var found: [String] = []
        for other in links.map(\.pieces) {
            if other.count == own.count + 1 { found.append((own + other.suffix(1)).joined()) }
            for (index, piece) in other.enumerated() where index < own.count && piece != own[index]
            {
                guard piece.first == own[index].first || index == 0 else { continue }
                found.append((own[..<index] + [piece] + own[(index + 1)...]).joined())
            }
        }
        return found.withoutRepetitions
    }

    /// The segments, items, and fragment, each with the character before it.
    private var pieces: [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        for index in indices.dropFirst() where "/?&#".contains(self[index]) {
            pieces.append(self[start..<index])
            start = index
        }
        return pieces + [self[start...]]
    }
}

// MARK: - Bases

extension Spec {
    /// The span of one of the spec's bases.
    func span(of base: Base) -> Span {
        let texts = [base.text, base.sourceText, base.encodedText]
        return texts.lazy.compactMap { settings?["bases", $0] }.first ?? settings?["scheme"]
            ?? nameSpan
    }
}

extension Comparison.Side {
    /// The spec's base that begins a link, if the other spec has bases but not this one.
    fileprivate func base(
        of url: String, _ reading: RouteTable.Reading, missingIn other: Comparison.Side
    ) -> Base? {
        guard table[reading.pattern].isRelative, !other.spec.bases.isEmpty else { return nil }
        return spec.bases.first { base in
            !other.spec.bases.contains { $0.reads(sameAs: base) } && base.begins(url)
        }
    }
}

extension Base {
    /// Whether a URL begins with the base.
    fileprivate func begins(_ url: String) -> Bool {
        guard let name = URLScheme.before(colonIn: url), name.asciiLowercased == scheme else {
            return false
        }
        let texts = url.dropFirst(name.count + 1).prefix { $0 != "?" && $0 != "#" }.split(
            separator: "/")
        let matchers = leadingSegments.matchers(host: hostKind)
        return texts.count >= matchers.count
            && zip(matchers, texts).allSatisfy { $0.accepts(String($1)) }
    }
}

// Links to nest in other links, because the two specs may read them differently.
extension LinkComparison {
    /// How many links with each rule are nested. More would not help: a slot tries only a few
    /// texts.
    private static let mostTexts = 4

    /// The links that the specs answer differently, as URLs and as written below the first base.
    func changedLinks() -> [String] {
        let rules: [Rule] = [
            .linkLost, .linkValues, .linkMoved, .linkTaken, .urlsAdded, .patternAdded, .baseDropped,
        ]
        let urls = rules.flatMap { rule in
            found.filter { $0.rule == rule }.compactMap(\.url).prefix(Self.mostTexts)
        }
        // Whole URLs come first: only they show that a parameter's type changed from a link to
        // text.
        return urls + urls.compactMap { old.table.rawValue(of: $0) ?? new.table.rawValue(of: $0) }
    }

    /// Relative links that the two versions of a mounted spec read differently, or those of this
    /// spec if its first base changed: they are read under that base, and without a host, the first
    /// segment ignores case.
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
            }.prefix(Self.mostTexts)
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
