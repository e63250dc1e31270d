import RouteLanguage

/// Links that are made up to find out what patterns do: one or two tables then read them.
///
/// Every analysis makes its links here, and lets the tables read them. Nothing here decides what a
/// pattern reads, so each finding has a link that shows it. What no link shows isn't found: it
/// would need several coincidences at once.
///
/// 1. `Rivals` finds the rivals of a pattern: those, of all tables, that may read some of its
///    links, judging by each slot of a URL on its own. An index of literal texts finds them,
///    because comparing all pairs would take quadratic time. `UnchangedPatterns` tells which two
///    tables have alike, so that their links need no comparing.
/// 2. `SlotWords` collects words for each slot from what the pattern and its rivals accept there.
///    Of the words that all of them read alike, it keeps one.
/// 3. `HalfLinks` puts words together: links that differ in one slot from the pattern's shortest
///    or fullest link, and links that a rival reads, too.
/// 4. `OddValues` finds values near those that the links open. They are written and read back to
///    list overlaps.
///
/// A build reads only the plain link of most patterns, because it opens them; the other links are
/// made if it doesn't, or to list overlaps. Only errors need certainty, which comes from comparing
/// two patterns slot by slot (`Certainty`).
package struct Probes: Sendable {
    /// The most links of one pattern under one base.
    private static let limit = 200
    /// The most links for one rival.
    private static let rivalLimit = 8
    /// The most links for all rivals together.
    private static let rivalsLimit = 100

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
        let all = tables.indices.flatMap { index in
            tables[index].probedPatterns(table: index, ignoringCase: ignoresCase)
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
        let hasLinks = tables.contains(where: \.hasLinks)
        self.links = links + (hasLinks ? tables.flatMap { $0.linksToNest(atMost: 3) } : [])
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
        guard let parts = parts(of: pattern, rivals: rivals(of: pattern)) else { return [] }
        return parts.path.combined(atMost: Self.limit).map(parts.text)
    }

    /// Links of a pattern that are made without looking at its rivals, the simplest first.
    package func ownLinks(of pattern: ProbedPattern) -> [String] { links(of: pattern, rivals: []) }

    func links(of pattern: ProbedPattern, rivals: [ProbedPattern]) -> [String] {
        guard let parts = parts(of: pattern, rivals: rivals), let least = parts.path.least,
            let fullest = parts.path.fullest
        else { return [] }
        var found = [parts.text(least), parts.text(fullest)]
        found += sharedLinks(parts)
        found += parts.fragments.texts.dropFirst().map { parts.text(least, fragment: $0) }
        found += parts.path.varied.map(parts.text)
        if !pattern.isHosted { found.append(parts.textWithEmptyAuthority(least)) }
        if tables.contains(where: { $0.plusIsSpace != tables[0].plusIsSpace }) {
            found += parts.path.withPluses.map(parts.text)
            for fragment in parts.fragments.withPluses {
                found.append(parts.text(least, fragment: fragment))
                found.append(parts.text(fullest, fragment: fragment))
            }
        }
        if tables.contains(where: { $0.ignoresCase != tables[0].ignoresCase }) {
            found += parts.path.withOtherCases.map(parts.text)
            found += parts.fragments.withOtherCases.map { parts.text(fullest, fragment: $0) }
        }
        if tables.count > 1 {
            // Only some types read a host, or the first segment without one, in any case.
            if let first = least.segments.first {
                found.append(parts.text(least.setting(0, first.uppercased())))
            }
            found += parts.path.evadingVaried.map(parts.text)
        }
        return Array(found.withoutRepetitions.prefix(Self.limit))
    }

    /// Links that one of the rivals reads, too, judging by each slot on its own.
    private func sharedLinks(_ parts: LinkParts) -> [String] {
        let rivals = parts.rivals
        let limit = max(1, min(Self.rivalLimit, Self.rivalsLimit / max(1, rivals.count)))
        var found: [String] = []
        for (index, rival) in rivals.enumerated() {
            let halves = parts.path.shared(with: index, atMost: limit)
            let fragments = parts.fragments.shared(with: index, atMost: limit)
            guard let half = halves.first, let fragment = fragments.first else { continue }
            let scheme = parts.pattern.scheme ?? rival.scheme ?? parts.scheme
            found += halves.map { parts.text($0, fragment: fragment, scheme: scheme) }
            found += fragments.dropFirst().map { parts.text(half, fragment: $0, scheme: scheme) }
        }
        return found
    }

    /// Nil if no text is known for a slot of the fragment.
    private func parts(of pattern: ProbedPattern, rivals: [ProbedPattern]) -> LinkParts? {
        let table = tables[pattern.table]
        return LinkParts(pattern, rivals: rivals, anyScheme: table.anyScheme, links: links)
    }
}

extension RouteTable {
    /// The simplest link of a pattern.
    fileprivate func plainLink(of pattern: ProbedPattern, links: [String]) -> String? {
        func text(_ part: ProbedPart?, _ slot: TextSlot) -> String? {
            part.flatMap { SlotWords.first($0, links: links) }?.encodedLiteral(in: slot)
        }
        func least(_ half: ProbedHalf, _ slot: TextSlot) -> HalfLink? {
            half.least(
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

    /// A few links of different patterns, to be nested in others, as they are written; and one as
    /// a whole URL, which few other patterns read.
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
