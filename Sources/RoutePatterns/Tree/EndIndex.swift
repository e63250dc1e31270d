import RouteRuntime

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

        /// Lists of keys: a URL that the pattern matches has a key of each list.
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
        // A key that few patterns need leaves the fewest to try.
        let keys = choices.map { choices in choices.min { count($0) < count($1) } ?? [] }
        let keyed = KeyIndex(keys)
        index = keyed.keyedCount < Self.fewest ? nil : keyed
        self.ends = ends
        needsFragment = index?.positions.keys.contains { $0.place != .query } ?? false
    }

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
