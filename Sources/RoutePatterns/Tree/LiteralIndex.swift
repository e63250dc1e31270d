import RouteRuntime

/// Finds the edges of a node by their literal text. For nodes with so many edges that comparing each would be slow.
struct LiteralIndex: Sendable {
    /// A literal text of an affixed segment.
    private struct Affix: Hashable {
        enum Place {
            case start, inside, end
        }

        let place: Place
        let text: ArraySlice<UInt8>
    }

    private let edges: [DecisionTree.Edge]
    /// The indices of the literal edges by their texts.
    private let texts: [[UInt8]: Int]
    /// The indices of the affixed edges by one of their literal texts, the one that the fewest have in its place.
    private let affixes: [Affix: [Int]]
    private let lengths: [Affix.Place: Set<Int>]
    private let ignoresCase: Bool
    /// The indices of edges without literal text.
    private let others: [Int]

    private static let fewest = 4

    /// Indexes a node; nil if it has few edges with literal text.
    init?(_ node: DecisionTree.Node) {
        var texts: [[UInt8]: Int] = [:]
        var affixed: [(index: Int, affixes: [Affix])] = []
        var others: [Int] = []
        var ignoresCase = false
        for (index, edge) in node.edges.enumerated() {
            switch edge.matcher {
            case .literal(let text, let ignoringCase):
                texts[Array(text.utf8)] = index
                ignoresCase = ignoringCase
            case .affixed(let matcher) where matcher.host == nil:
                affixed.append((index, Self.affixes(of: matcher)))
                ignoresCase = matcher.ignoringCase
            default: others.append(index)
            }
        }
        guard max(texts.count, affixed.count) >= Self.fewest else { return nil }
        edges = node.edges
        (self.texts, self.others, self.ignoresCase) = (texts, others, ignoresCase)
        affixes = Self.byRarest(affixed)
        lengths = Dictionary(grouping: affixes.keys, by: \.place).mapValues { Set($0.map(\.text.count)) }
    }

    private static func affixes(of matcher: Matcher.Affixed) -> [Affix] {
        let last = matcher.literals.count - 1
        return matcher.literals.enumerated().compactMap { index, literal in
            let text = matcher.ignoringCase ? literal.asciiLowercased : literal
            let place: Affix.Place = index == 0 ? .start : index == last ? .end : .inside
            return text.isEmpty ? nil : Affix(place: place, text: ArraySlice(text.utf8))
        }
    }

    private static func byRarest(_ edges: [(index: Int, affixes: [Affix])]) -> [Affix: [Int]] {
        let counts = Dictionary(edges.flatMap(\.affixes).map { ($0, 1) }, uniquingKeysWith: +)
        var found: [Affix: [Int]] = [:]
        for edge in edges {
            guard let rarest = edge.affixes.min(by: { counts[$0, default: 0] < counts[$1, default: 0] }) else {
                continue
            }
            found[rarest, default: []].append(edge.index)
        }
        return found
    }

    /// The edges that may match a segment, in order. A text equals at most one literal, and literals come first.
    func edges(for part: URLPart?) -> [DecisionTree.Edge] {
        guard let bytes = part?.decoded else { return others.map { edges[$0] } }
        let text = ignoresCase ? bytes.map(lowercase) : Array(bytes)
        var found: Set<Int> = []
        for (place, lengths) in lengths {
            for length in lengths where length <= text.count {
                let last = text.count - length
                let starts =
                    switch place {
                    case .start: 0...0
                    case .inside: 0...last
                    case .end: last...last
                    }
                for start in starts {
                    let affix = Affix(place: place, text: text[start..<(start + length)])
                    if let indices = affixes[affix] { found.formUnion(indices) }
                }
            }
        }
        let indices = found.isEmpty ? others : (others + found).sorted()
        return ((texts[text].map { [$0] } ?? []) + indices).map { edges[$0] }
    }
}

/// Finds the patterns that end at a node by the items that they need. For nodes with so many patterns that trying each
/// would be slow.
struct EndIndex: Sendable {
    /// An item of a query, decoded: with this value, or with any if it is nil.
    private struct Item: Hashable {
        let name: ContiguousArray<UInt8>
        let value: ContiguousArray<UInt8>?
    }

    private let ends: [PatternID]
    /// The positions of patterns by an item that they need, the one that the fewest others need. A pattern that needs
    /// one of several items is under each of them.
    private let positions: [Item: [Int]]
    /// The positions of patterns that need no item.
    private let others: [Int]

    private static let fewest = 8

    /// Indexes the patterns that end at a node; nil if they are few, or if none needs an item.
    init?(_ ends: [PatternID], steps: (PatternID) -> [ReadingStep]) {
        if ends.count < Self.fewest { return nil }
        let needs = ends.map { steps($0).compactMap(Self.items) }
        let counts = Dictionary(needs.flatMap { $0 }.flatMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
        func count(_ items: [Item]) -> Int { items.reduce(0) { $0 + counts[$1, default: 0] } }
        var positions: [Item: [Int]] = [:]
        var others: [Int] = []
        for (position, needs) in needs.enumerated() {
            guard let rarest = needs.min(by: { count($0) < count($1) }) else {
                others.append(position)
                continue
            }
            for item in rarest { positions[item, default: []].append(position) }
        }
        if positions.isEmpty { return nil }
        (self.ends, self.positions, self.others) = (ends, positions, others)
    }

    /// The items of which a URL needs at least one for a step to succeed; nil if the step needs none.
    private static func items(neededBy step: ReadingStep) -> [Item]? {
        switch step {
        case .literalItem(let part) where part.slot == .query:
            return items(part, values: part.text.literal.map { [$0] })
        case .affixedItem(let part, _, _) where part.slot == .query: return items(part, values: nil)
        case .item(let part, let target) where part.slot == .query && target.parameter.presence == .required:
            guard case .closed(let type) = target.parameter.type, type.fallback == nil, !target.parameter.isLenient
            else {
                return items(part, values: nil)
            }
            return items(part, values: type.values)
        default: return nil
        }
    }

    private static func items(_ part: Pattern.Part, values: [String]?) -> [Item] {
        part.names.flatMap { name -> [Item] in
            let name = ContiguousArray(name.utf8)
            guard let values else { return [Item(name: name, value: nil)] }
            return values.map { Item(name: name, value: ContiguousArray($0.utf8)) }
        }
    }

    /// The patterns that may match a URL whose path ends at the node, in matching order.
    func ends(for url: URLParts) -> [PatternID] {
        var found = Set(others)
        let items = url.items(url.queryRange)
        var offset = 0
        while let item = items.next(&offset) {
            guard let name = url.name(of: item).decoded else { continue }
            found.formUnion(positions[Item(name: name, value: nil)] ?? [])
            guard let value = url.value(of: item).decoded else { continue }
            found.formUnion(positions[Item(name: name, value: value)] ?? [])
        }
        return found.sorted().map { ends[$0] }
    }
}
