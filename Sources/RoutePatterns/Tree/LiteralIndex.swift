import RouteRuntime

/// The literal edges of a node by their texts, for nodes with so many that comparing each one would be slow.
struct LiteralIndex: Sendable {
    private let edges: [[UInt8]: DecisionTree.Edge]
    private let ignoresCase: Bool
    private let others: [DecisionTree.Edge]

    private static let fewest = 4

    /// The index of a node; nil if it has few literal edges.
    init?(_ node: DecisionTree.Node) {
        var edges: [[UInt8]: DecisionTree.Edge] = [:]
        var others: [DecisionTree.Edge] = []
        var ignoresCase = false
        for edge in node.edges {
            if case .literal(let text, let ignoringCase) = edge.matcher {
                edges[Array(text.utf8)] = edge
                ignoresCase = ignoringCase
            } else {
                others.append(edge)
            }
        }
        guard edges.count >= Self.fewest else { return nil }
        self.edges = edges
        self.ignoresCase = ignoresCase
        self.others = others
    }

    /// The edges that may match a segment, in order. A text equals at most one literal, and literals come first.
    func edges(for part: _RoutePart) -> [DecisionTree.Edge] {
        guard let text = part.plainBytes(isLowercase: ignoresCase), let literal = edges[text] else { return others }
        return [literal] + others
    }
}
