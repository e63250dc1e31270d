import RoutePatterns

/// Links that are made up to find out what patterns do: one or two tables then read them.
///
/// Every analysis makes its links here, and lets the tables read them. Nothing here decides what a pattern reads, so
/// each finding has a link that shows it. What no link shows isn't found: it would need several coincidences at once.
///
/// 1. `Rivals` finds the rivals of a pattern: those, of all tables, that may read some of its links, judging by each
///    slot of a URL on its own. An index of literal texts finds them, because comparing all pairs would take quadratic
///    time.
/// 2. `SlotWords` collects words for each slot from what the pattern and its rivals accept there. Of the words that all
///    of them read alike, it keeps one.
/// 3. `HalfLinks` puts words together: links that differ in one slot from the pattern's shortest or fullest link, and
///    links that a rival reads, too.
/// 4. `OddValues` finds values near those that the links open. They are written and read back to list overlaps.
///
/// A build reads only the plain link of most patterns, because it opens them; the other links are made if it doesn't,
/// or to list overlaps. Only errors need certainty, which comes from comparing two patterns slot by slot (`Certainty`).
package struct Probes: Sendable {
    /// The most links of one pattern under one base.
    private static let limit = 200
    /// The most links for one rival, and for all rivals together.
    private static let (rivalLimit, rivalsLimit) = (8, 100)

    package let tables: [RouteTable]
    /// The patterns of all tables under all their bases, by their places in matching order.
    package let patterns: [ProbedPattern]
    private let rivals: Rivals
    private let links: [String]
    /// The index of each table's variants in `patterns`.
    private let numbers: [[Int]]
    /// The indices of each table's patterns in `patterns`.
    private let ownNumbers: [[[Int]]]

    /// - Parameters:
    ///   - tables: one table or two, whose patterns are probed next to one another.
    ///   - links: further texts to try as nested links, such as those that a first pass found.
    package init(_ tables: [RouteTable], links: [String] = []) {
        self.tables = tables
        let all = tables.enumerated().flatMap { $1.probedPatterns(table: $0) }
        patterns = all.sorted { ($0.order, $0.table) < ($1.order, $1.table) }
        rivals = Rivals(patterns)
        let own = tables.contains(where: \.hasLinks) ? tables.flatMap(\.linksToNest) : []
        self.links = links + own
        var numbers = tables.map { Array(repeating: 0, count: $0.variants.count) }
        var ownNumbers = tables.map { Array(repeating: [Int](), count: $0.patternIDs.count) }
        for (index, pattern) in patterns.enumerated() {
            numbers[pattern.table][pattern.order] = index
            ownNumbers[pattern.table][pattern.pattern.index].append(index)
        }
        (self.numbers, self.ownNumbers) = (numbers, ownNumbers)
    }

    /// A pattern under each of its bases, in matching order.
    package func patterns(of pattern: PatternID, in table: Int = 0) -> [ProbedPattern] {
        ownNumbers[table][pattern.index].map { patterns[$0] }
    }

    /// The patterns that may read some of a pattern's links, the nearest in matching order first, and whether these are
    /// all of them.
    package func rivals(of pattern: ProbedPattern) -> (rivals: [ProbedPattern], areAll: Bool) {
        let (found, areAll) = rivals.rivals(of: numbers[pattern.table][pattern.order])
        return (found.map { patterns[$0] }, areAll)
    }

    /// The number of patterns of a pattern's table that are tried before it and may read some of its links.
    func earlierCount(of pattern: ProbedPattern) -> Int {
        rivals.earlierCount(of: numbers[pattern.table][pattern.order])
    }

    /// The simplest link of a pattern, made without looking at its rivals; nil if no text is known for a slot.
    package func plainLink(of pattern: ProbedPattern) -> String? {
        tables[pattern.table].plainLink(of: pattern, links: links)
    }

    /// All links of a pattern, the simplest first. Most of them open it, and the others nearly do.
    package func links(of pattern: ProbedPattern) -> [String] {
        links(of: pattern, rivals: rivals(of: pattern).rivals)
    }

    /// Links of a pattern that are made without looking at its rivals, the simplest first.
    package func ownLinks(of pattern: ProbedPattern) -> [String] { links(of: pattern, rivals: []) }

    /// A variant of a table, by its index.
    package subscript(variant index: Int) -> ProbedPattern { patterns[numbers[0][index]] }

    func links(of pattern: ProbedPattern, rivals: [ProbedPattern]) -> [String] {
        let isEarlier = rivals.map { $0.table == pattern.table && $0.order < pattern.order }
        let path = HalfLinks(pattern.path, rivals: rivals.map(\.path), isEarlier: isEarlier, links: links)
        guard let least = path.least, let fullest = path.fullest else { return [] }
        let fragments = FragmentLinks(pattern, rivals: rivals, isEarlier: isEarlier, links: links)
        guard let fragment = fragments.texts.first else { return [] }
        var found = LinkTexts(limit: Self.limit)
        let schemes = schemes(of: pattern, rivals)
        func add(_ half: HalfLink, _ fragment: String?, _ scheme: String) {
            found.add(pattern.text(half, fragment, scheme: scheme))
        }
        add(least, fragment, schemes.own)
        add(fullest, fragment, schemes.own)
        let count = max(1, min(Self.rivalLimit, Self.rivalsLimit / max(1, rivals.count)))
        for index in rivals.indices {
            let halves = path.shared(with: index, atMost: count)
            let texts = fragments.shared(with: index, atMost: count)
            guard let half = halves.first, let text = texts.first else { continue }
            let scheme = schemes.rivals[index]
            for half in halves { add(half, text, scheme) }
            for text in texts.dropFirst() { add(half, text, scheme) }
        }
        for text in fragments.texts.dropFirst() { add(least, text, schemes.own) }
        for half in path.varied { add(half, fragment, schemes.own) }
        if !pattern.isHosted { found.add(pattern.text(least, fragment, scheme: schemes.own, hasEmptyAuthority: true)) }
        if tables.contains(where: { $0.plusIsSpace != tables[0].plusIsSpace }) {
            for item in fullest.items where item.value != nil {
                // A type may take one character only.
                for value in ["a+a", "+"] {
                    add(fullest.setting(HalfLink.Item(name: item.name, value: value)), fragment, schemes.own)
                }
            }
        }
        return found.all
    }

    /// Links that a pattern and a rival both read, judging by each slot on its own.
    func links(of pattern: ProbedPattern, sharedWith rival: ProbedPattern) -> [String] {
        let isEarlier = [rival.table == pattern.table && rival.order < pattern.order]
        let path = HalfLinks(pattern.path, rivals: [rival.path], isEarlier: isEarlier, links: links)
        let fragments = FragmentLinks(pattern, rivals: [rival], isEarlier: isEarlier, links: links)
        let scheme = schemes(of: pattern, [rival]).rivals[0]
        return path.shared(with: 0, atMost: Self.rivalLimit).flatMap { half in
            fragments.shared(with: 0, atMost: Self.rivalLimit).map { pattern.text(half, $0, scheme: scheme) }
        }
    }

    /// The schemes of links for a pattern, and of those for each of its rivals.
    private func schemes(of pattern: ProbedPattern, _ rivals: [ProbedPattern]) -> (own: String, rivals: [String]) {
        let own = pattern.scheme ?? tables[pattern.table].anyScheme
        return (own, rivals.map { pattern.scheme ?? $0.scheme ?? own })
    }
}

/// Different links in the order in which they were added.
private struct LinkTexts {
    let limit: Int
    private(set) var all: [String] = []
    private var known: Set<String> = []

    init(limit: Int) { self.limit = limit }

    mutating func add(_ link: String) {
        if all.count < limit, known.insert(link).inserted { all.append(link) }
    }
}

extension RouteTable {
    /// The simplest link of a pattern.
    fileprivate func plainLink(of pattern: ProbedPattern, links: [String]) -> String? {
        func least(_ half: ProbedHalf, _ slot: TextSlot) -> HalfLink? {
            var link = HalfLink()
            for part in half.segments {
                guard let text = SlotWords.first(part, links: links) else { return nil }
                link.segments.append(text.encodedLiteral(in: slot))
            }
            for item in half.items where item.isRequired {
                let text = item.part.map { SlotWords.first($0, links: links) }
                if case .some(nil) = text { return nil }
                let value = (text ?? nil)?.encodedLiteral(in: .itemValue(plusIsSpace: true))
                let name = item.name.encodedLiteral(in: .itemName(plusIsSpace: true))
                link.items.append(HalfLink.Item(name: name, value: value))
            }
            return link
        }
        guard let path = least(pattern.path, .pathSegment) else { return nil }
        let scheme = pattern.scheme ?? anyScheme
        guard let half = pattern.fragment else { return pattern.text(path, nil, scheme: scheme) }
        guard let fragment = least(half, .fragmentSegment) else { return nil }
        return pattern.text(path, fragment.fragment(isOnlyItems: pattern.isOnlyItems), scheme: scheme)
    }

    /// A few links of different patterns, to be nested in others, as they are written.
    fileprivate var linksToNest: [String] {
        var links: [String] = []
        for pattern in probedPatterns(table: 0) where links.count < 3 {
            let link = plainLink(of: pattern, links: links).flatMap { read(url: $0) }.flatMap { reading in
                write(route: reading.route, values: reading.values, .rawValue)
            }
            guard let link else { continue }
            let text = link.isEmpty ? "/" : link
            if !links.contains(text) { links.append(text) }
        }
        return links
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
        let own = HalfLinks(fragment, rivals: halves, isEarlier: isEarlier, isFragment: true, links: links)
        self.own = own
        texts = ([own.least, own.fullest].compactMap { $0 } + own.varied).map { half in
            half.fragment(isOnlyItems: pattern.isOnlyItems)
        }
    }

    /// Fragments that a rival reads, too, judging by each slot on its own.
    func shared(with index: Int, atMost limit: Int) -> [String?] {
        let rival = rivals[index]
        guard let half = rival.fragment else { return Array(texts.prefix(1)) }
        if let own, rival.isOnlyItems == pattern.isOnlyItems {
            return own.shared(with: index, atMost: limit).map { $0.fragment(isOnlyItems: pattern.isOnlyItems) }
        }
        let other = HalfLinks(half, rivals: [], isEarlier: [], isFragment: true, links: links)
        guard let theirs = other.least else { return [] }
        guard let own, let ours = own.least else {
            let all = [theirs] + other.varied.prefix(limit - 1)
            return all.map { $0.fragment(isOnlyItems: rival.isOnlyItems) }
        }
        let fullest = pattern.isOnlyItems ? own.fullest : other.fullest
        return [pattern.isOnlyItems ? ours : theirs, fullest ?? ours].flatMap { items in
            Self.mixed(pattern.isOnlyItems ? theirs : ours, items)
        }
    }

    /// Fragments that one pattern reads as segments, and another as items, which are split at each `&`.
    private static func mixed(_ segments: HalfLink, _ items: HalfLink) -> [String?] {
        let list = items.fragment(isOnlyItems: true)
        let plain = HalfLink(segments: segments.segments).fragment(isOnlyItems: false)
        let own = segments.fragment(isOnlyItems: false)
        var texts = [own + (segments.items.isEmpty ? "?&" : "&") + list, plain + "&" + list, list]
        for item in items.items where segments.segments.count == 1 {
            texts.append(item.name)
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
            || !first.isEmpty && !first.utf8.contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") }
        var text = scheme + (isAuthority && !hasEmptyAuthority ? "://" : ":///") + half.joinedSegments
        if isHosted, half.segments.count == 1 { text += "/" }
        if !half.items.isEmpty { text += "?" + half.items.map(\.text).joined(separator: "&") }
        if let fragment { text += "#" + fragment }
        return text
    }
}
