import RouteRuntime

/// Finds the elements of a long list that may match, without trying each. An element needs one of
/// its keys.
private struct KeyIndex<Key: Hashable & Sendable>: Sendable {
    private(set) var positions: [Key: [Int]] = [:]
    /// The positions of elements that need no key.
    private(set) var others: [Int] = []
    /// How many elements need a key.
    private(set) var keyedCount = 0

    /// - Parameter keys: the keys of each element, of which it needs one; none if it needs none.
    init(_ keys: [[Key]]) {
        for (position, keys) in keys.enumerated() {
            if keys.isEmpty { others.append(position) }
            for key in keys { positions[key, default: []].append(position) }
        }
        keyedCount = keys.count - others.count
    }
}

/// Finds the edges of a node by their literal text, or by the integers and the lengths of text that
/// they accept.
struct EdgeIndex: Sendable {
    /// Literal text that a segment must have, in lower case: the matchers know whether case counts.
    private struct Key: Hashable {
        enum Place {
            case whole, start, inside, end
        }

        let place: Place
        let text: ArraySlice<UInt8>

        /// Nil if a segment of any text may match.
        init?(_ matcher: Matcher) {
            switch matcher {
            case .literal(let text, _): self.init(.whole, ArraySlice(text.utf8.map(lowercase)))
            case .mixed(let mixed) where mixed.host == nil:
                // The longest text tells most.
                let longest = mixed.literals.indices.max { index, other in
                    mixed.literals[index].utf8.count < mixed.literals[other].utf8.count
                }
                guard let longest, !mixed.literals[longest].isEmpty else { return nil }
                let isLast = longest == mixed.types.count
                self.init(
                    longest == 0 ? .start : isLast ? .end : .inside,
                    ArraySlice(mixed.literals[longest].utf8.map(lowercase)))
            case .mixed, .label, .value, .rest: return nil
            }
        }

        init(_ place: Place, _ text: ArraySlice<UInt8>) {
            self.place = place
            self.text = text
        }
    }

    /// Fewer edges of a kind are tried one by one.
    private static let fewest = 4

    private let edges: [DecisionTree.Edge]
    private let texts: KeyIndex<Key>
    private let textLengths: [Key.Place: Set<Int>]
    /// For each byte, whether a text inside others begins with it.
    private var beginsInside = Array(repeating: false, count: 256)
    private let integers: RangeIndex<WideInteger>
    /// The lengths of constrained Strings.
    private let lengths: RangeIndex<Int>
    /// The edges that aren't found by what they need.
    private let others: [Int]

    /// Indexes a node; nil if it has few edges that need something.
    init?(_ node: DecisionTree.Node) {
        edges = node.edges
        let types = edges.map(\.matcher.wholeType)
        let ranges = Self.many(types.map { $0?.integers })
        let lengthRanges = Self.many(types.map { $0?.textConstraint?.length })
        let texts = KeyIndex(edges.map { edge in Key(edge.matcher).map { [$0] } ?? [] })
        others = texts.others.filter { ranges[$0].isEmpty && lengthRanges[$0].isEmpty }
        if edges.count - others.count < Self.fewest { return nil }
        integers = RangeIndex(ranges)
        lengths = RangeIndex(lengthRanges)
        textLengths = Dictionary(grouping: texts.positions.keys, by: \.place).mapValues {
            Set($0.map(\.text.count))
        }
        self.texts = texts
        for key in texts.positions.keys where key.place == .inside {
            beginsInside[Int(key.text[key.text.startIndex])] = true
        }
    }

    /// The range of each edge that has one; none if few have.
    private static func many<Bound>(_ ranges: [ClosedRange<Bound>?]) -> [[ClosedRange<Bound>]] {
        let isMany = ranges.count { $0 != nil } >= fewest
        return ranges.map { range in isMany ? [range].compactMap(\.self) : [] }
    }

    /// The edges that may match a segment, in order.
    func edges(for part: _RoutePart) -> [DecisionTree.Edge] {
        var found = others
        if let text = part.decoded()?.map(lowercase)[...] {
            for (place, lengths) in textLengths {
                for length in lengths where length <= text.count {
                    add(place, length, of: text, to: &found)
                }
            }
            let length = text.count { !isContinuation($0) }
            found += lengths.positions(meeting: length...length)
            if !integers.isEmpty, let number = WideInteger(part) {
                found += integers.positions(meeting: number...number)
            }
        }
        return Set(found).sorted().map { edges[$0] }
    }

    /// Adds the edges with a literal text of some length at a place in the text.
    private func add(
        _ place: Key.Place, _ length: Int, of text: ArraySlice<UInt8>, to found: inout [Int]
    ) {
        func add(_ part: ArraySlice<UInt8>) { found += texts.positions[Key(place, part)] ?? [] }
        switch place {
        case .whole: if length == text.count { add(text) }
        case .start: add(text.prefix(length))
        case .end: add(text.suffix(length))
        case .inside:
            for start in text.startIndex...(text.endIndex - length)
            where beginsInside[Int(text[start])] {
                add(text[start..<(start + length)])
            }
        }
    }
}

/// Finds the patterns that end at a node by an item, or by literal text of the fragment, that each
/// needs.
struct EndIndex: Sendable {
    /// What a URL must have, decoded, in lower case: the patterns know whether case counts.
    private struct Key: Hashable {
        enum Place: Hashable {
            case query, fragmentItems
            case fragmentSegment(Int)
        }

        let place: Place
        /// The name of an item, or the text of a segment.
        let text: ContiguousArray<UInt8>
        /// The value of an item; nil if it can be any.
        var value: ContiguousArray<UInt8>?

        init(
            _ place: Place, _ text: some Sequence<UInt8>, value: (some Sequence<UInt8>)?
        ) {
            self.place = place
            self.text = ContiguousArray(text.map(lowercase))
            self.value = value.map { ContiguousArray($0.map(lowercase)) }
        }

        init(_ place: Place, _ text: some Sequence<UInt8>) {
            self.init(place, text, value: nil as ContiguousArray<UInt8>?)
        }

        /// For each item and text that the pattern needs, keys of which some must be there for it
        /// to match.
        static func choices(of pattern: Pattern) -> [[Key]] {
            var choices = pattern.query.map { keys(of: $0, .query) }
            if pattern.fragment == .items {
                choices += pattern.fragmentItems.map { keys(of: $0, .fragmentItems) }
            }
            // What follows a rest has no place of its own.
            let segments = pattern.fragmentSegments.prefix { !$0.text.isRest }
            for (index, segment) in segments.prefix(segmentCount).enumerated() {
                guard let text = segment.text.literal, !text.isEmpty else { continue }
                choices.append([Key(.fragmentSegment(index), text.utf8)])
            }
            return choices.filter { !$0.isEmpty }
        }

        /// Empty if the item isn't required.
        private static func keys(of item: Pattern.Part, _ place: Place) -> [Key] {
            if !item.isRequired { return [] }
            let values = item.text.texts?.map { Optional($0.utf8) } ?? [nil]
            return item.names.flatMap { name in
                values.map { Key(place, name.utf8, value: $0) }
            }
        }

        /// How many segments of a fragment are looked at.
        static let segmentCount = 2
    }

    private static let fewest = 8

    private let ends: [PatternID]
    private let known: Set<PatternID>
    /// Nil if few need something.
    private let index: KeyIndex<Key>?
    private let needsFragment: Bool

    /// Indexes the patterns that end at a node; nil if they are few.
    init?(_ ends: [PatternID], pattern: (PatternID) -> Pattern) {
        if ends.count < Self.fewest { return nil }
        let choices = ends.map { Key.choices(of: pattern($0)) }
        var counts: [Key: Int] = [:]
        for key in choices.joined().joined() { counts[key, default: 0] += 1 }
        func count(_ keys: [Key]) -> Int { keys.reduce(0) { $0 + counts[$1, default: 0] } }
        // What the fewest patterns need tells most.
        let keys = choices.map { choices in choices.min { count($0) < count($1) } ?? [] }
        let keyed = KeyIndex(keys)
        index = keyed.keyedCount < Self.fewest ? nil : keyed
        self.ends = ends
        known = Set(ends)
        needsFragment = index?.positions.keys.contains { $0.place != .query } ?? false
    }

    func contains(_ pattern: PatternID) -> Bool { known.contains(pattern) }

    /// The patterns that may match a URL whose path ends at the node, in matching order.
    func ends(for path: URLPath) -> [PatternID] {
        guard let index else { return ends }
        var found = Set(index.others)
        add(path.query, .query, index, &found)
        if needsFragment, path.url.hasFragment {
            let items = URLItems(path.url.fragmentItems, ignoresCase: path.ignoresCase)
            add(items, .fragmentItems, index, &found)
            let segments = path.url.fragment.pieces.prefix(Key.segmentCount)
            for (number, segment) in segments.enumerated() {
                guard let text = _RoutePart(path.url.text, segment).decoded() else { continue }
                found.formUnion(index.positions[Key(.fragmentSegment(number), text)] ?? [])
            }
        }
        return found.sorted().map { ends[$0] }
    }

    private func add(
        _ items: borrowing URLItems, _ place: Key.Place, _ index: KeyIndex<Key>,
        _ found: inout Set<Int>
    ) {
        for item in items.all {
            found.formUnion(index.positions[Key(place, item.name)] ?? [])
            guard let value = items.part(item.value).decoded() else { continue }
            found.formUnion(index.positions[Key(place, item.name, value: value)] ?? [])
        }
    }
}

extension TextPattern {
    /// All texts that it accepts, decoded; nil if they can't be listed.
    fileprivate var texts: [String]? {
        if let literal { return [literal] }
        guard case .parameter(let parameter) = self else { return nil }
        return parameter.type.finiteItemTexts
    }
}
