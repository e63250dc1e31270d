import RouteRuntime

/// The literal edges of a node by their texts, for nodes with so many that comparing each one would be slow.
struct LiteralIndex: Sendable {
    private let edges: [DecisionTree.Edge]
    /// The indices of the literal edges by their texts.
    private let indices: [[UInt8]: Int]
    private let ignoresCase: Bool
    private let others: [DecisionTree.Edge]

    private static let fewest = 4

    /// Indexes a node; nil if it has few literal edges.
    init?(_ node: DecisionTree.Node) {
        var indices: [[UInt8]: Int] = [:]
        var others: [DecisionTree.Edge] = []
        var ignoresCase = false
        for (index, edge) in node.edges.enumerated() {
            if case .literal(let text, let ignoringCase) = edge.matcher {
                indices[Array(text.utf8)] = index
                ignoresCase = ignoringCase
            } else {
                others.append(edge)
            }
        }
        guard indices.count >= Self.fewest else { return nil }
        self.edges = node.edges
        self.indices = indices
        self.ignoresCase = ignoresCase
        self.others = others
    }

    /// The edges that may match a segment, in order. A text equals at most one literal, and literals come first.
    func edges(for part: _RoutePart) -> [DecisionTree.Edge] {
        guard let text = part.plainBytes(isLowercase: ignoresCase), let index = indices[text] else { return others }
        return [edges[index]] + others
    }
}
