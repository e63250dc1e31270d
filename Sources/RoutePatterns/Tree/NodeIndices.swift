import RouteRuntime

/// Finds the elements of a long list that may match, without trying each. An element needs one of
/// its keys.
private struct KeyIndex<Key: Hashable & Sendable>: Sendable {
    private(set) var positions: [Key: [Int]] = [:]
    /// The positions of elements that need no key.
    private(set) var others: [Int] = []

    /// Nil if few elements need a key.
    ///
    /// - Parameter keys: the keys of each element, of which it needs one; none if it needs none.
    init?(_ keys: [[Key]], fewest: Int) {
        for (position, keys) in keys.enumerated() {
            if keys.isEmpty { others.append(position) }
            for key in keys { positions[key, default: []].append(position) }
        }
        if keys.count - others.count < fewest { return nil }
    }
}

/// Finds the edges of a node by their literal text.
struct EdgeIndex: Sendable {
    /// Literal text that a segment must have, in lower case: the matchers know whether case counts.
    private struct Key: Hashable {
        enum Place {
            case whole, start, end
        }

        let place: Place
        let text: ArraySlice<UInt8>

        /// Nil if a segment of any text may match.
        init?(_ matcher: Matcher) {
            switch matcher {
            case .literal(let text, _): self.init(.whole, ArraySlice(text.utf8.map(lowercase)))
            case .affixed(let affixed) where affixed.host == nil:
                let first = affixed.literals[0]
                let last = affixed.literals[affixed.types.count]
                if first.isEmpty, last.isEmpty { return nil }
                self.init(
                    first.isEmpty ? .end : .start,
                    ArraySlice((first.isEmpty ? last : first).utf8.map(lowercase)))
            case .affixed, .label, .value, .rest: return nil
            }
        }

        init(_ place: Place, _ text: ArraySlice<UInt8>) {
            self.place = place
            self.text = text
        }
    }

    private let edges: [DecisionTree.Edge]
    private let index: KeyIndex<Key>
    private let lengths: [Key.Place: Set<Int>]

    /// Indexes a node; nil if it has few edges with literal text.
    init?(_ node: DecisionTree.Node) {
        let keys = node.edges.map { edge in Key(edge.matcher).map { [$0] } ?? [] }
        guard let index = KeyIndex(keys, fewest: 4) else { return nil }
        self.index = index
        edges = node.edges
        lengths = Dictionary(grouping: index.positions.keys, by: \.place).mapValues {
            Set($0.map(\.text.count))
        }
    }

    /// The edges that may match a segment, in order.
    func edges(for part: _RoutePart) -> [DecisionTree.Edge] {
        var found = index.others
        if let text = part.decoded()?.map(lowercase)[...] {
            for (place, lengths) in lengths {
                for length in lengths
                where place == .whole ? length == text.count : length <= text.count {
                    let affix = place == .end ? text.suffix(length) : text.prefix(length)
                    found += index.positions[Key(place, affix)] ?? []
                }
            }
        }
        return found.sorted().map { edges[$0] }
    }
}

/// Finds the patterns that end at a node by an item that each needs.
struct EndIndex: Sendable {
    /// An item of a query, decoded: with this value, or with any if it is nil.
    private struct Item: Hashable {
        let name: ContiguousArray<UInt8>
        let value: ContiguousArray<UInt8>?
    }

    private let ends: [PatternID]
    private let index: KeyIndex<Item>

    /// Indexes the patterns that end at a node; nil if few need an item.
    init?(_ ends: [PatternID], pattern: (PatternID) -> Pattern) {
        let keys = ends.map { end -> [Item] in
            let needed = pattern(end).query.filter(\.isRequired)
            // An item that accepts few texts leaves few patterns to try.
            guard let item = needed.min(by: { $0.text.textCount < $1.text.textCount }) else {
                return []
            }
            let values = item.text.texts?.map { Optional(ContiguousArray($0.utf8)) } ?? [nil]
            return item.names.flatMap { name in
                values.map { Item(name: ContiguousArray(name.utf8), value: $0) }
            }
        }
        guard let index = KeyIndex(keys, fewest: 8) else { return nil }
        self.ends = ends
        self.index = index
    }

    /// The patterns that may match a URL whose path ends at the node, in matching order.
    func ends(for query: URLItems) -> [PatternID] {
        var found = Set(index.others)
        for (name, values) in query.values {
            found.formUnion(index.positions[Item(name: name, value: nil)] ?? [])
            for value in values {
                guard let value = query.part(value).decoded() else { continue }
                found.formUnion(index.positions[Item(name: name, value: value)] ?? [])
            }
        }
        return found.sorted().map { ends[$0] }
    }
}

extension TextPattern {
    /// All texts that it accepts, decoded; nil if they can't be listed.
    fileprivate var texts: [String]? {
        if let literal { return [literal] }
        guard case .parameter(let parameter) = self else { return nil }
        return parameter.type.finiteTexts
    }

    fileprivate var textCount: Int { texts?.count ?? .max }
}
