import RouteLanguage

/// Links that are made up to find out what patterns do: one or two tables then read them.
///
/// Every analysis makes its links here, and lets the tables read them. Nothing here decides what a
/// pattern reads, so each finding has a link that shows it. What no link shows isn't found: it
/// would need several coincidences at once.
///
/// 1. `Rivals` finds the rivals of a pattern: those, of all tables, that may read some of its
///    links, judging by each slot of a URL on its own. An index of literal texts finds them,
///    because comparing all pairs would take quadratic time.
///    `UnchangedPatterns` tells which two tables have alike, so that their links need no comparing.
/// 2. `SlotWords` collects words for each slot from what the pattern and its rivals accept there.
///    Of the words that all of them read alike, it keeps one.
/// 3. `HalfLinks` puts words together: links that differ in one slot from the pattern's shortest or
///    fullest link, and links that a rival reads, too.
/// 4. `OddValues` finds values near those that the links open. They are written and read back to
///    list overlaps.
///
/// A build reads only the plain link of most patterns, because it opens them; the other links are
/// made if it doesn't, or to list overlaps. Only errors need certainty, which comes from comparing
/// two patterns slot by slot (`Certainty`).
package struct Probes: Sendable {
    /// The most links of one pattern under one base.
    private static let limit = 200
    /// The most links for one rival, and for all rivals together.
    private static let (rivalLimit, rivalsLimit) = (8, 100)

    package let tables: [RouteTable]
    /// The patterns of all tables under all their bases, by their places in matching order.
    package let patterns: [ProbedPattern]
    private let rivals: Rivals
    /// Texts to try as nested links.
    let links: [String]
    private let repeated: RepeatedHosts
    private let unchanged: UnchangedPatterns
    /// For each table, the patterns under all their bases.
    private let byID: [[PatternID: [ProbedPattern]]]

    /// - Parameters:
    ///   - tables: one table or two, whose patterns are probed next to one another.
    ///   - links: further texts to try as nested links, such as those that a first pass found.
    package init(_ tables: [RouteTable], links: [String] = []) {
        self.tables = tables
        let ignoresCase = tables.contains(where: \.ignoresCase)
        let all = tables.enumerated().flatMap {
            $1.probedPatterns(table: $0, ignoringCase: ignoresCase)
        }
        var sorted = all.sorted { ($0.order, $0.table) < ($1.order, $1.table) }
        for number in sorted.indices { sorted[number].number = number }
        patterns = sorted
        rivals = Rivals(sorted)
        repeated = RepeatedHosts(sorted)
        unchanged = UnchangedPatterns(tables, sorted)
        byID = tables.indices.map { table in
            Dictionary(grouping: sorted.filter { $0.table == table }, by: \.pattern)
        }
        self.links =
            links
            + (tables.contains(where: \.hasLinks)
                ? tables.flatMap { $0.linksToNest(atMost: 3) } : [])
    }

    /// A pattern under each of its bases, in matching order.
    package func patterns(of pattern: PatternID, in table: Int = 0) -> [ProbedPattern] {
        byID[table][pattern] ?? []
    }

    /// The patterns that may read some of a pattern's links, the nearest in matching order first.
    func rivals(of pattern: ProbedPattern) -> [ProbedPattern] {
        rivals.rivals(of: pattern.number).map { patterns[$0] }
    }

    /// The rivals that may read what a pattern writes, the nearest in matching order first.
    func writtenRivals(of pattern: ProbedPattern) -> [ProbedPattern] {
        rivals.writtenRivals(of: pattern.number).map { patterns[$0] }
    }

    /// All patterns of a pattern's table that are tried before it and may read some of its links.
    /// Any other certainly reads none.
    package func earlierRivals(of pattern: ProbedPattern) -> Set<PatternID> {
        rivals.earlierRivals(of: pattern.number)
    }

    /// Texts of links for odd values.
    var oddLinks: [String] {
        links + (tables[0].hasLinks ? tables[0].linksToNest(atMost: 12) : [])
    }

    /// The simplest link of a pattern, made without looking at its rivals; nil if no text is known
    /// for a slot.
    package func plainLink(of pattern: ProbedPattern) -> String? {
        tables[pattern.table].plainLink(of: pattern, links: links)
    }

    /// The links of a pattern that may show how two tables differ: all, or the simplest if the
    /// others show nothing new. They don't if the same patterns stand at an earlier host, too, or
    /// if both tables have the pattern and all its rivals alike. Then a second link opens it if
    /// the simplest doesn't.
    package func linksToCompare(of pattern: ProbedPattern) -> [String] {
        let plain = plainLink(of: pattern)
        if repeated.numbers.contains(pattern.number) { return plain.map { [$0] } ?? [] }
        let rivals = rivals.rivals(of: pattern.number)
        if let plain, unchanged.areAlike([pattern.number] + rivals) {
            let table = tables[pattern.table]
            func opens(_ link: String) -> Bool {
                table.read(url: link)?.pattern == pattern.pattern
            }
            let other = opens(plain) ? nil : ownLinks(of: pattern).first(where: opens)
            return [plain] + [other].compactMap(\.self)
        }
        return links(of: pattern, rivals: rivals.map { patterns[$0] })
    }

    /// All links of a pattern, the simplest first. Most of them open it, and the others nearly do.
    package func links(of pattern: ProbedPattern) -> [String] {
        links(of: pattern, rivals: rivals(of: pattern))
    }

    /// Links in which several slots differ at once, for a pattern that no other link opens.
    func combinedLinks(of pattern: ProbedPattern) -> [String] {
        // With one slot that varies, there are no combinations.
        if pattern.path.variedCount < 2 { return [] }
        let rivals = rivals(of: pattern)
        let isEarlier = rivals.map { $0.table == pattern.table && $0.order < pattern.order }
        let path = HalfLinks(
            pattern.path, rivals: rivals.map(\.path), isEarlier: isEarlier, links: links)
        let fragments = FragmentLinks(pattern, rivals: rivals, isEarlier: isEarlier, links: links)
        guard let fragment = fragments.texts.first else { return [] }
        let scheme = pattern.scheme ?? tables[pattern.table].anyScheme
        return path.combined(atMost: Self.limit).map {
            pattern.text($0, fragment, scheme: scheme)
        }
    }

    /// Links of a pattern that are made without looking at its rivals, the simplest first.
    package func ownLinks(of pattern: ProbedPattern) -> [String] { links(of: pattern, rivals: []) }

    func links(of pattern: ProbedPattern, rivals: [ProbedPattern]) -> [String] {
        let isEarlier = rivals.map { $0.table == pattern.table && $0.order < pattern.order }
        let path = HalfLinks(
            pattern.path, rivals: rivals.map(\.path), isEarlier: isEarlier, links: links)
        guard let least = path.least, let fullest = path.fullest else { return [] }
        let fragments = FragmentLinks(pattern, rivals: rivals, isEarlier: isEarlier, links: links)
        guard let fragment = fragments.texts.first else { return [] }
        var found: [String] = []
        let scheme = pattern.scheme ?? tables[pattern.table].anyScheme
        func add(_ half: HalfLink, _ fragment: String?, _ scheme: String) {
            found.append(pattern.text(half, fragment, scheme: scheme))
        }
        add(least, fragment, scheme)
        add(fullest, fragment, scheme)
        let count = max(1, min(Self.rivalLimit, Self.rivalsLimit / max(1, rivals.count)))
        for index in rivals.indices {
            let halves = path.shared(with: index, atMost: count)
            let texts = fragments.shared(with: index, atMost: count)
            guard let half = halves.first, let text = texts.first else { continue }
            let shared = pattern.scheme ?? rivals[index].scheme ?? scheme
            for half in halves { add(half, text, shared) }
            for text in texts.dropFirst() { add(half, text, shared) }
        }
        for text in fragments.texts.dropFirst() { add(least, text, scheme) }
        for half in path.varied { add(half, fragment, scheme) }
        if !pattern.isHosted {
            found.append(pattern.text(least, fragment, scheme: scheme, hasEmptyAuthority: true))
        }
        if tables.contains(where: { $0.plusIsSpace != tables[0].plusIsSpace }) {
            for half in path.withPluses { add(half, fragment, scheme) }
            for fragment in fragments.withPluses {
                for half in [least, fullest] { add(half, fragment, scheme) }
            }
        }
        if tables.contains(where: { $0.ignoresCase != tables[0].ignoresCase }) {
            for half in path.withOtherCases { add(half, fragment, scheme) }
            for fragment in fragments.withOtherCases { add(fullest, fragment, scheme) }
        }
        if tables.count > 1 {
            // Only some types read a host, or the first segment without one, in any case.
            if let first = least.segments.first {
                add(least.setting(0, first.uppercased()), fragment, scheme)
            }
            for half in path.evadingVaried { add(half, fragment, scheme) }
        }
        return Array(found.withoutRepetitions.prefix(Self.limit))
    }

}

extension RouteTable {
    /// The simplest link of a pattern.
    fileprivate func plainLink(of pattern: ProbedPattern, links: [String]) -> String? {
        func least(_ half: ProbedHalf, _ slot: TextSlot) -> HalfLink? {
            func text(_ part: ProbedPart?, _ slot: TextSlot) -> String? {
                part.flatMap { SlotWords.first($0, links: links) }?.encodedLiteral(in: slot)
            }
            return half.least(
                segment: { text(half.segments[$0], slot) },
                value: { text($0.part, .itemValue(plusIsSpace: true)) })
        }
        guard let path = least(pattern.path, .pathSegment) else { return nil }
        let scheme = pattern.scheme ?? anyScheme
        guard let half = pattern.fragment else { return pattern.text(path, nil, scheme: scheme) }
        guard let fragment = least(half, .fragmentSegment) else { return nil }
        return pattern.text(
            path, fragment.fragment(isOnlyItems: pattern.isOnlyItems), scheme: scheme)
    }

    /// A few links of different patterns, to be nested in others, as they are written; and one as a
    /// whole URL, which few other patterns read.
    fileprivate func linksToNest(atMost most: Int) -> [String] {
        var links: [String] = []
        var whole: String?
        let patterns = probedPatterns(table: 0, ignoringCase: ignoresCase)
        for pattern in patterns.prefix(most * 4) where links.count < most {
            guard let url = plainLink(of: pattern, links: links), let reading = read(url: url),
                let link = write(route: reading.route, values: reading.values, .rawValue)
            else { continue }
            if whole == nil { whole = url }
            let text = link.isEmpty ? "/" : link
            if !links.contains(text) { links.append(text) }
        }
        return links + [whole].compactMap { $0 }
    }
}

/// The fragments of a pattern's links, which count as one slot. Nil is no fragment.
private struct FragmentLinks {
    private let pattern: ProbedPattern
    private let rivals: [ProbedPattern]
    private let own: HalfLinks?
    private let links: [String]
    /// The pattern's own, the simplest first; empty if none can be made.
    let texts: [String?]

    init(_ pattern: ProbedPattern, rivals: [ProbedPattern], isEarlier: [Bool], links: [String]) {
        self.pattern = pattern
        self.rivals = rivals
        self.links = links
        guard let fragment = pattern.fragment else {
            own = nil
            texts = [nil]
            return
        }
        let halves = rivals.map { $0.isOnlyItems == pattern.isOnlyItems ? $0.fragment : nil }
        let own = HalfLinks(
            fragment, rivals: halves, isEarlier: isEarlier, isFragment: true, links: links)
        self.own = own
        texts = ([own.least, own.fullest].compactMap { $0 } + own.varied).map { half in
            half.fragment(isOnlyItems: pattern.isOnlyItems)
        }
    }

    /// Fragments with a `+` in an item.
    var withPluses: [String] {
        (own?.withPluses ?? []).map { $0.fragment(isOnlyItems: pattern.isOnlyItems) }
    }

    /// Fragments with an item's name in another case.
    var withOtherCases: [String] {
        (own?.withOtherCases ?? []).map { $0.fragment(isOnlyItems: pattern.isOnlyItems) }
    }

    /// Fragments that a rival reads, too, judging by each slot on its own.
    func shared(with index: Int, atMost limit: Int) -> [String?] {
        let rival = rivals[index]
        guard let half = rival.fragment else { return Array(texts.prefix(1)) }
        if let own, rival.isOnlyItems == pattern.isOnlyItems {
            return own.shared(with: index, atMost: limit).map {
                $0.fragment(isOnlyItems: pattern.isOnlyItems)
            }
        }
        let other = HalfLinks(half, rivals: [], isEarlier: [], isFragment: true, links: links)
        guard let theirs = other.least else { return [] }
        guard let own, let ours = own.least else {
            let all = [theirs] + other.varied.prefix(limit - 1)
            return all.map { $0.fragment(isOnlyItems: rival.isOnlyItems) }
        }
        // One reads segments, and the other items, which are split at each `&`. A segment can also
        // be the name of an item without a value.
        let segments = pattern.isOnlyItems ? theirs : ours
        let start = segments.fragment(isOnlyItems: false) + (segments.items.isEmpty ? "?&" : "&")
        let items = pattern.isOnlyItems ? [ours, own.fullest] : [theirs, other.fullest]
        var texts = items.compactMap { $0 }.map { start + $0.fragment(isOnlyItems: true) }
        if let name = items[0]?.items.first?.name, !segments.segments.isEmpty {
            texts.append(segments.setting(0, name).fragment(isOnlyItems: false))
        }
        return texts
    }
}

extension HalfLink {
    /// The text as a fragment.
    fileprivate func fragment(isOnlyItems: Bool) -> String {
        let path = isOnlyItems ? "" : joinedSegments
        let items = items.map(\.text).joined(separator: "&")
        return path + (items.isEmpty || isOnlyItems ? "" : "?") + items
    }

    /// One `/` at the end is ignored, so an empty last segment needs another one.
    fileprivate var joinedSegments: String {
        segments.joined(separator: "/") + (segments.last == "" ? "/" : "")
    }
}

extension ProbedPattern {
    /// The text of a link.
    fileprivate func text(
        _ half: HalfLink, _ fragment: String?, scheme: String, hasEmptyAuthority: Bool = false
    ) -> String {
        let first = half.segments.first ?? ""
        let isAuthority =
            isHosted || half.segments.isEmpty
            || !first.isEmpty
                && !first.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") }
        var text =
            scheme + (isAuthority && !hasEmptyAuthority ? "://" : ":///") + half.joinedSegments
        if isHosted, half.segments.count == 1 { text += "/" }
        if !half.items.isEmpty { text += "?" + half.items.map(\.text).joined(separator: "&") }
        if let fragment { text += "#" + fragment }
        return text
    }
}
