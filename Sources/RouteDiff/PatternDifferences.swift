import RoutePatterns

/// Compares the parts of two patterns for a `PatternEdit`.
struct PatternDifferences {
    /// A part of an edit, and its kinds.
    typealias Difference = (part: PatternEdit.Part, kinds: Set<EditKind>)

    private let old: Comparison.Side
    private let from: Pattern
    private let to: Pattern
    /// Whether the patterns differ only in the places of parameters.
    private let isExchange: Bool

    init(_ old: Comparison.Side, _ from: Pattern, _ to: Pattern) {
        self.old = old
        self.from = from
        self.to = to
        let (parts, others) = (from.partsByName, to.partsByName)
        let isLike = parts.count == others.count && zip(parts, others).allSatisfy { $0.isLike($1) }
        let own = parts.parameters.map(\.sourceText)
        let now = others.parameters.map(\.sourceText)
        isExchange = isLike && own != now && own.sorted() == now.sorted()
    }

    func segments() -> [Difference] {
        let (path, otherPath) = (from.path.texts, to.path.texts)
        let first = zip(path, otherPath).prefix(while: isSame).count
        let (before, after) = (path.dropFirst(first), otherPath.dropFirst(first))
        let last = zip(before.reversed(), after.reversed()).prefix(while: isSame).count
        let (own, others) = (before.dropLast(last), after.dropLast(last))
        if own.count != others.count || isExchange, !own.isEmpty || !others.isEmpty {
            return [segments(Array(own), Array(others))]
        }
        // The runs of consecutive segments that differ.
        var runs: [(from: [TextPattern], to: [TextPattern])] = []
        var isOpen = false
        for (a, b) in zip(own, others) {
            if isSame(a, b) {
                isOpen = false
                continue
            }
            if !isOpen { runs.append(([], [])) }
            isOpen = true
            runs[runs.count - 1].from.append(a)
            runs[runs.count - 1].to.append(b)
        }
        var seen: Set<PatternEdit.Part> = []
        return runs.map { segments($0.from, $0.to) }.filter { seen.insert($0.part).inserted }
    }

    func items() -> [Difference] { items(from.query, to.query) }

    func fragment() -> [Difference] {
        let texts = [from, to].map(\.fragmentText)
        let items = items(from.fragmentItems, to.fragmentItems)
        let segments = (from.fragmentSegments.texts, to.fragmentSegments.texts)
        let isSame =
            segments.0.count == segments.1.count && zip(segments.0, segments.1).allSatisfy(isSame) && items.isEmpty
            && (texts[0] == nil) == (texts[1] == nil)
        if isSame { return [] }
        let own = (texts[0] == nil) == (texts[1] == nil) ? kinds(segments.0, segments.1) : nil
        return [difference(.fragment(from: texts[0], to: texts[1]), own?.union(items.flatMap(\.kinds)))]
    }

    private func isSame(_ a: TextPattern, _ b: TextPattern) -> Bool {
        isExchange ? a.sourceText == b.sourceText : ShownSegment(a) == ShownSegment(b)
    }

    private func segments(_ from: [TextPattern], _ to: [TextPattern]) -> Difference {
        difference(.segments(from: from.map(\.sourceText), to: to.map(\.sourceText)), kinds(from, to))
    }

    private func difference(_ part: PatternEdit.Part, _ kinds: Set<EditKind>?) -> Difference {
        if isExchange { return (part, [.exchanged]) }
        guard let kinds, !kinds.isEmpty else { return (part, [.part(part)]) }
        return (part, kinds)
    }

    private func items(_ from: [Pattern.Part], _ to: [Pattern.Part]) -> [Difference] {
        var left = to.named
        var differences: [Difference] = []
        var gone: [Pattern.Part] = []
        for item in from.named {
            guard let index = left.firstIndex(where: { !Set($0.names).isDisjoint(with: item.names) }) else {
                gone.append(item)
                continue
            }
            let other = left.remove(at: index)
            let isSame = !isExchange && ItemShape(item) == ItemShape(other) && item.defaults == other.defaults
            if !isSame, item.sourceText != other.sourceText {
                differences.append(
                    difference(.item(from: item.sourceText, to: other.sourceText), kinds(item, other)))
            }
        }
        for item in gone {
            // A renamed item has the same value.
            let renamed =
                left.firstIndex { $0.valueText == item.valueText && !$0.parameters.isEmpty }
                ?? left.firstIndex { kinds(item, $0) == [.respelled] }
            let other = renamed.map { left.remove(at: $0) }
            differences.append(
                difference(.item(from: item.sourceText, to: other?.sourceText), other.flatMap { kinds(item, $0) }))
        }
        differences += left.map { difference(.item(from: nil, to: $0.sourceText), nil) }
        let rests = [from.rest, to.rest].map { $0?.sourceText }
        if (rests[0] == nil) != (rests[1] == nil) {
            differences.append(difference(.item(from: rests[0], to: rests[1]), nil))
        }
        if differences.isEmpty, from.named.map(\.name) != to.named.map(\.name) {
            differences.append(difference(.itemOrder, nil))
        }
        return differences
    }

    // MARK: - Kinds

    /// The kinds of the differences between segments; nil if one of them is of no common kind.
    private func kinds(_ from: [TextPattern], _ to: [TextPattern]) -> Set<EditKind>? {
        if from.count != to.count { return nil }
        let own = zip(from, to).map { kinds($0, $1) }
        return own.contains(nil) ? nil : Set(own.compactMap { $0 }.joined())
    }

    private func kinds(_ item: Pattern.Part, _ other: Pattern.Part) -> Set<EditKind>? {
        guard let kinds = kinds(item.text, other.text), item.isAbsent == other.isAbsent else { return nil }
        if item.names == other.names { return kinds }
        if item.names.areSpelled(like: other.names) { return kinds.union([.respelled]) }
        let isRenamed = Set(item.names).isDisjoint(with: other.names)
        return isRenamed ? kinds.union([.renamedItem(from: item.name, to: other.name)]) : nil
    }

    private func kinds(_ from: TextPattern, _ to: TextPattern) -> Set<EditKind>? {
        if from.parameters.count != to.parameters.count { return nil }
        var kinds: Set<EditKind> = []
        for (a, b) in zip(from.parameters, to.parameters) where a.presence != b.presence {
            // A different default is of no common kind.
            if case (.defaulting, .defaulting) = (a.presence, b.presence) { return nil }
            kinds.insert(.presence(from: a.presence.withoutDefault, to: b.presence.withoutDefault))
        }
        if from.literals != to.literals {
            guard from.literals.areSpelled(like: to.literals) else { return nil }
            kinds.insert(.respelled)
        }
        for (a, b) in zip(from.parameters, to.parameters) where a.type.name != b.type.name {
            kinds.insert(.retyped(a.type, b.type, old))
        }
        return kinds
    }
}

extension Parameter.Presence {
    /// The presence with an empty default in place of any default.
    fileprivate var withoutDefault: Self {
        if case .defaulting = self { .defaulting("") } else { self }
    }
}

extension Pattern {
    /// The parts, with the items in the order of their names.
    fileprivate var partsByName: [Part] {
        path + fragmentSegments
            + [query, fragmentItems].flatMap { items in
                items.named.sorted { $0.name < $1.name } + items.filter(\.names.isEmpty)
            }
    }
}

extension Pattern.Part {
    /// Whether two parts differ at most in their parameters.
    fileprivate func isLike(_ other: Self) -> Bool {
        isItem == other.isItem && (!isItem || slot == other.slot) && names == other.names
            && text.literals == other.text.literals && parameters.count == other.parameters.count
    }

    /// The value of an item in the pattern's syntax; nil if it has none.
    fileprivate var valueText: String? {
        text == .any || text == .absent ? nil : text.sourceText
    }
}

extension [String] {
    /// Whether the words are the same, ignoring case and separators.
    func areSpelled(like others: [String]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0.words == $1.words }
    }
}

extension String {
    fileprivate var words: [UInt8] {
        asciiLowercased.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    }
}

/// A segment, compared by text and by what it matches. Values that a type gained or lost are ignored: they are a part
/// of the edit of their own.
struct ShownSegment: Equatable {
    let text: String
    let matcher: Matcher

    init(_ segment: TextPattern) {
        text = segment.sourceText
        matcher = Matcher(segment).withoutTypeNames
    }

    static func == (a: Self, b: Self) -> Bool { a.text == b.text || a.matcher == b.matcher }
}

extension Pattern {
    fileprivate var fragmentText: String? {
        guard fragment != nil else { return nil }
        let segments = fragmentSegments.texts.map(\.sourceText).joined(separator: "/")
        let items = fragmentItems.named.map(\.sourceText).joined(separator: "&")
        return segments + (segments.isEmpty || items.isEmpty ? "" : "?") + items
    }
}

extension Pattern.Part {
    /// The defaults of the parameters; nil for a parameter without one.
    fileprivate var defaults: [String?] {
        parameters.map { if case .defaulting(let text) = $0.presence { text } else { nil } }
    }
}
