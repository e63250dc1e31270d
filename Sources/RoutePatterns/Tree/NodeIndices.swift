import RouteRuntime

/// Finds the edges of a node by their literal text. For nodes with so many edges that comparing each would be slow.
struct EdgeIndex: Sendable {
    /// Literal text that a segment must have.
    private struct Key: Hashable {
        enum Place {
            case whole, start, end
        }

        let place: Place
        let text: ArraySlice<UInt8>

        /// Nil if a segment of any text may match.
        init?(_ matcher: Matcher) {
            switch matcher {
            case .literal(let text, _): self.init(.whole, text)
            case .affixed(let affixed) where affixed.host == nil:
                let texts = affixed.literals.map { affixed.ignoringCase ? $0.asciiLowercased : $0 }
                guard let first = texts.first, let last = texts.last, !first.isEmpty || !last.isEmpty else {
                    return nil
                }
                self.init(first.isEmpty ? .end : .start, first.isEmpty ? last : first)
            case .affixed, .label, .value, .rest: return nil
            }
        }

        private init(_ place: Place, _ text: String) {
            self.init(place, ArraySlice(text.utf8))
        }

        init(_ place: Place, _ text: ArraySlice<UInt8>) {
            self.place = place
            self.text = text
        }
    }

    private let edges: [DecisionTree.Edge]
    private var indices: [Key: [Int]] = [:]
    private let lengths: [Key.Place: Set<Int>]
    private let ignoresCase: Bool
    /// The indices of edges that any text may match.
    private var others: [Int] = []

    private static let fewest = 4

    /// Indexes a node; nil if it has few edges with literal text.
    init?(_ node: DecisionTree.Node) {
        edges = node.edges
        for (index, edge) in edges.enumerated() {
            if let key = Key(edge.matcher) {
                indices[key, default: []].append(index)
            } else {
                others.append(index)
            }
        }
        guard indices.count >= Self.fewest else { return nil }
        lengths = Dictionary(grouping: indices.keys, by: \.place).mapValues { Set($0.map(\.text.count)) }
        ignoresCase = edges.contains { edge in
            switch edge.matcher {
            case .literal(_, let ignoringCase): ignoringCase
            case .affixed(let affixed): affixed.ignoringCase
            case .label, .value, .rest: false
            }
        }
    }

    /// The edges that may match a segment, in order.
    func edges(for part: URLPart?) -> [DecisionTree.Edge] {
        guard let bytes = part?.decoded else { return others.map { edges[$0] } }
        let text = (ignoresCase ? bytes.map(lowercase) : Array(bytes))[...]
        var found = others
        for (place, lengths) in lengths {
            for length in lengths where place == .whole ? length == text.count : length <= text.count {
                let affix = place == .end ? text.suffix(length) : text.prefix(length)
                found += indices[Key(place, affix)] ?? []
            }
        }
        return found.sorted().map { edges[$0] }
    }
}

/// Finds the patterns that end at a node by an item that each needs. For nodes with so many patterns that trying each
/// would be slow.
struct EndIndex: Sendable {
    /// An item of a query, decoded: with this value, or with any if it is nil.
    private struct Item: Hashable {
        let name: ContiguousArray<UInt8>
        let value: ContiguousArray<UInt8>?
    }

    private let ends: [PatternID]
    /// The positions of patterns by the item, under each of its names.
    private var positions: [Item: [Int]] = [:]
    /// The positions of patterns that need no item.
    private var others: [Int] = []

    private static let fewest = 8

    /// Indexes the patterns that end at a node; nil if they are few, or if none needs an item.
    init?(_ ends: [PatternID], pattern: (PatternID) -> Pattern) {
        if ends.count < Self.fewest { return nil }
        self.ends = ends
        for (position, end) in ends.enumerated() {
            // The item with the fewest texts tells most.
            let needed = pattern(end).query.filter(\.isRequired)
            guard let item = needed.min(by: { $0.text.textCount < $1.text.textCount }) else {
                others.append(position)
                continue
            }
            let texts: [String?] = item.text.texts ?? [nil]
            for name in item.names {
                for text in texts {
                    let value = text.map { ContiguousArray($0.utf8) }
                    positions[Item(name: ContiguousArray(name.utf8), value: value), default: []].append(position)
                }
            }
        }
        if positions.isEmpty { return nil }
    }

    /// The patterns that may match a URL whose path ends at the node, in matching order.
    func ends(for url: URLParts) -> [PatternID] {
        var found = Set(others)
        for (name, parts) in url.queryItems.values {
            found.formUnion(positions[Item(name: name, value: nil)] ?? [])
            for value in parts.compactMap(\.decoded) {
                found.formUnion(positions[Item(name: name, value: value)] ?? [])
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
