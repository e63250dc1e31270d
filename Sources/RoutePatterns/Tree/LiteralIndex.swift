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
    /// The indices of the affixed edges by one of their literal texts, the one that the fewest others have in its place.
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
