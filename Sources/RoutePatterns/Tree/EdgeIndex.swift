import RouteRuntime

/// Finds the edges of a node by their literal text, or by
/// the integers and the lengths of text that they accept.
struct EdgeIndex: Sendable {
    /// Literal text that a segment must have, in lower
    /// case: the matchers know whether case counts.
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
                // The longest text leaves the fewest edges to try.
                let longest = mixed.literals.indices.max { index, other in
                    mixed.literals[index].utf8.count < mixed.literals[other].utf8.count
                }
                guard let longest, !mixed.literals[longest].isEmpty else { return nil }
                let place: Place =
                    switch longest {
                    case 0: .start
                    case mixed.types.count: .end
                    default: .inside
                    }
                self.init(place, ArraySlice(mixed.literals[longest].utf8.map(lowercase)))
            case .mixed, .label, .value, .rest: return nil
            }
        }

        init(_ place: Place, _ text: ArraySlice<UInt8>) {
            self.place = place
            self.text = text
        }
    }

    /// The fewest edges of a kind that are indexed. Fewer are tried one by one.
    private static let fewest = 4
    /// The most ranges that a text may be in. If it is in more, the edges are tried one by one: an
    /// early one probably matches.
    private static let rangeLimit = 64

    private let edges: [DecisionTree.Edge]
    /// The position of each edge by its number.
    private let positions: [Int: Int]
    private let texts: KeyIndex<Key>
    private let textLengths: [Key.Place: Set<Int>]
    /// For each byte, whether a text inside others begins with it.
    private var beginsInside = Array(repeating: false, count: 256)
    private let integers: RangeIndex
    /// The lengths of constrained Strings.
    private let lengths: RangeIndex
    /// The edges that may match any segment.
    private let others: [Int]

    /// Indexes a node; nil if it has few edges that need something.
    init?(_ node: DecisionTree.Node) {
        edges = node.edges
        positions = Dictionary(edges.indices.map { (node.edges[$0].number, $0) }) { $1 }
        let types = edges.map(\.matcher.wholeType)
        let ranges = Self.many(types.map { $0?.integers })
        let lengthRanges = Self.many(types.map { $0?.textConstraint?.lengths })
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
    private static func many(
        _ ranges: [ClosedRange<WideInteger>?]
    ) -> [[ClosedRange<WideInteger>]] {
        let isMany = ranges.count { $0 != nil } >= fewest
        return ranges.map { range in isMany ? [range].compactMap(\.self) : [] }
    }

    /// The edge with a number; nil if the node has none.
    func edge(number: Int) -> DecisionTree.Edge? { positions[number].map { edges[$0] } }

    /// The edges that may match a segment, in order.
    func edges(for part: _RoutePart) -> [DecisionTree.Edge] {
        var found = others
        if let text = part.decoded()?.map(lowercase)[...] {
            for (place, lengths) in textLengths {
                for length in lengths where length <= text.count {
                    add(place, length, of: text, to: &found)
                }
            }
            let length = lengths.isEmpty ? nil : WideInteger(text.count { !isContinuation($0) })
            let number = integers.isEmpty ? nil : WideInteger(part)
            for (index, value) in [(lengths, length), (integers, number)] {
                guard let value else { continue }
                let met = index.positions(meeting: value...value, atMost: Self.rangeLimit)
                guard let met else { return edges }
                found += met
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
