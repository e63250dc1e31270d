import RouteRuntime

/// The edges of a node by their literal text, for nodes with so many that comparing each one would be slow.
struct LiteralIndex: Sendable {
    private let edges: [DecisionTree.Edge]
    /// The indices of the literal edges by their texts.
    private let texts: [[UInt8]: Int]
    /// The indices of the affixed edges by the texts that they begin with.
    private let starts: [[UInt8]: [Int]]
    private let startLengths: [Int]
    private let ignoresCase: Bool
    /// The indices of edges that can begin with any text.
    private let others: [Int]

    private static let fewest = 4

    /// Indexes a node; nil if it has few edges with literal text.
    init?(_ node: DecisionTree.Node) {
        var texts: [[UInt8]: Int] = [:]
        var starts: [[UInt8]: [Int]] = [:]
        var others: [Int] = []
        var ignoresCase = false
        for (index, edge) in node.edges.enumerated() {
            switch edge.matcher {
            case .literal(let text, let ignoringCase):
                texts[Array(text.utf8)] = index
                ignoresCase = ignoringCase
            case .affixed(let affixed) where affixed.host == nil && affixed.literals.first?.isEmpty == false:
                let start = affixed.literals[0]
                starts[Array((affixed.ignoringCase ? start.asciiLowercased : start).utf8), default: []].append(index)
                ignoresCase = affixed.ignoringCase
            default: others.append(index)
            }
        }
        guard max(texts.count, starts.count) >= Self.fewest else { return nil }
        edges = node.edges
        startLengths = Set(starts.keys.map(\.count)).sorted()
        (self.texts, self.starts, self.others, self.ignoresCase) = (texts, starts, others, ignoresCase)
    }

    /// The edges that may match a segment, in order. A text equals at most one literal, and literals come first.
    func edges(for part: URLPart?) -> [DecisionTree.Edge] {
        guard let bytes = part?.decoded else { return others.map { edges[$0] } }
        let text = ignoresCase ? bytes.map(lowercase) : Array(bytes)
        var found = others
        for length in startLengths where length <= text.count {
            found += starts[Array(text.prefix(length))] ?? []
        }
        if found.count > others.count { found.sort() }
        return ((texts[text].map { [$0] } ?? []) + found).map { edges[$0] }
    }
}
