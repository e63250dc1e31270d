import RoutePatterns

/// What differs between a pattern and what it became. Patterns with equal edits were changed alike.
struct PatternEdit: Hashable {
    enum Part: Hashable {
        /// Segments of the path, as patterns write them. Either list can be empty.
        case segments(from: [String], to: [String])
        /// An item of the query, as patterns write it; nil where it is missing.
        case item(from: String?, to: String?)
        case itemOrder
        /// The text after `#`; nil without a fragment.
        case fragment(from: String?, to: String?)
        /// The bases, as specs write them; empty for any scheme and host.
        case bases(from: [String], to: [String])
        /// A type of the spec, by its name, which has other values.
        case type(String)
        case plus(isSpace: Bool)
        case implied
    }

    let parts: [Part]

    init(_ old: Comparison.Side, _ previous: PatternID, _ new: Comparison.Side, _ current: PatternID) {
        let (before, after) = (old.table[previous], new.table[current])
        let (from, to) = (before.pattern, after.pattern)
        var parts = Self.segments(from, to) + Self.items(from.query, to.query)
        let fragments = [from, to].map(\.fragmentText)
        let isSameFragment =
            from.fragmentSegments.map(ShownSegment.init) == to.fragmentSegments.map(ShownSegment.init)
            && Self.items(from.fragmentItems, to.fragmentItems).isEmpty
            && (fragments[0] == nil) == (fragments[1] == nil)
        if !isSameFragment { parts.append(.fragment(from: fragments[0], to: fragments[1])) }
        // What becomes of the spec's bases is reported once.
        let areSpecBases = before.isRelative && after.isRelative && !old.spec.bases.isEmpty && !new.spec.bases.isEmpty
        if before.bases != after.bases, !areSpecBases {
            parts.append(.bases(from: before.bases.map(\.text), to: after.bases.map(\.text)))
        }
        let types = Set(from.parameters.map(\.type)).subtracting(to.parameters.map(\.type)).map(\.name)
        let changed = types.filter { name in to.parameters.contains { $0.type.name == name } }
        parts += changed.sorted().map(Part.type)
        if old.table.plusIsSpace != new.table.plusIsSpace { parts.append(.plus(isSpace: new.table.plusIsSpace)) }
        if before.implied != after.implied { parts.append(.implied) }
        self.parts = parts
    }

    /// The segments before the first one that differs, as the previous pattern writes them.
    static func leading(_ from: Pattern, _ to: Pattern) -> [String] {
        zip(from.path, to.path).prefix { ShownSegment($0) == ShownSegment($1) }.map { $0.0.sourceText }
    }

    private static func segments(_ from: Pattern, _ to: Pattern) -> [Part] {
        let first = leading(from, to).count
        let (before, after) = (from.path.dropFirst(first), to.path.dropFirst(first))
        let last = zip(before.reversed(), after.reversed()).prefix { ShownSegment($0) == ShownSegment($1) }.count
        let (own, others) = (before.dropLast(last), after.dropLast(last))
        if own.count != others.count {
            return [.segments(from: own.map(\.sourceText), to: others.map(\.sourceText))]
        }
        // Each segment that differs, or several in a row.
        var parts: [(from: [String], to: [String])] = []
        var isOpen = false
        for (a, b) in zip(own, others) {
            if ShownSegment(a) == ShownSegment(b) {
                isOpen = false
                continue
            }
            if !isOpen { parts.append(([], [])) }
            isOpen = true
            parts[parts.count - 1].from.append(a.sourceText)
            parts[parts.count - 1].to.append(b.sourceText)
        }
        return parts.map { .segments(from: $0.from, to: $0.to) }.withoutRepetitions
    }

    private static func items(_ from: Items, _ to: Items) -> [Part] {
        var left = to.named
        var parts: [Part] = []
        var gone: [Item] = []
        for item in from.named {
            guard let index = left.firstIndex(where: { !Set($0.names).isDisjoint(with: item.names) }) else {
                gone.append(item)
                continue
            }
            let other = left.remove(at: index)
            let isSame = ItemShape(item) == ItemShape(other) && item.defaults == other.defaults
            if !isSame, item.sourceText != other.sourceText {
                parts.append(.item(from: item.sourceText, to: other.sourceText))
            }
        }
        for item in gone {
            // A renamed item has the same value.
            let renamed = left.firstIndex { $0.valueText == item.valueText && !$0.parameters.isEmpty }
            parts.append(.item(from: item.sourceText, to: renamed.map { left.remove(at: $0).sourceText }))
        }
        parts += left.map { .item(from: nil, to: $0.sourceText) }
        let rests = [from.rest, to.rest].map { $0?.sourceText }
        if (rests[0] == nil) != (rests[1] == nil) { parts.append(.item(from: rests[0], to: rests[1])) }
        if parts.isEmpty, from.named.map(\.name) != to.named.map(\.name) { parts.append(.itemOrder) }
        return parts
    }
}

/// A segment, compared by what it matches. A type that only has other values is another part of an edit.
private struct ShownSegment: Equatable {
    let text: String
    let matcher: Matcher

    init(_ segment: Segment) {
        text = segment.sourceText
        matcher = Matcher(segment, isFirst: false).withoutTypeNames
    }

    static func == (a: Self, b: Self) -> Bool { a.text == b.text || a.matcher == b.matcher }
}

extension Pattern {
    fileprivate var fragmentText: String? {
        guard fragment != nil else { return nil }
        let segments = fragmentSegments.map(\.sourceText).joined(separator: "/")
        let items = fragmentItems.named.map(\.sourceText).joined(separator: "&")
        return segments + (segments.isEmpty || items.isEmpty ? "" : "?") + items
    }
}

extension Item {
    /// The item as a pattern writes it.
    fileprivate var sourceText: String {
        if case .absent = value { return "!" + name }
        return names.joined(separator: "|") + (valueText.map { "=" + $0 } ?? "")
    }

    /// What a missing item means.
    fileprivate var defaults: [String?] {
        parameters.map { if case .defaulting(let text) = $0.presence { text } else { nil } }
    }

    /// Nil for an item without a value.
    fileprivate var valueText: String? {
        switch value {
        case .literal(let text): text
        case .absent: nil
        case .parameter(let parameter): parameter.sourceText
        case .affixed(let literals, let parameters):
            zip(literals, parameters).map { $0 + $1.sourceText }.joined() + (literals.last ?? "")
        }
    }
}
