/// The decision trees of all schemes as an emitter prints them: equal subtrees share a node, in different trees too.
package struct DecisionForest: Sendable {
    private struct Key: Hashable {
        let node: DecisionTree.Node
        /// Whether the node is a root that ignores the case of closed types, unlike an equal node elsewhere.
        let ignoresCase: Bool
    }

    /// Children come before their parents.
    package private(set) var nodes: [DecisionTree.Node] = []
    /// The root of each scheme's tree.
    package private(set) var roots: [Int] = []

    /// - Parameter isWanted: whether to include a pattern; nil to include all.
    package init(_ table: RouteTable, where isWanted: ((PatternID) -> Bool)? = nil) {
        let trees = table.schemes.map { scheme in
            isWanted.map { isWanted in DecisionTree(inOrder: scheme.variants.filter { isWanted($0.pattern) }) }
                ?? scheme.tree
        }
        // In one tree, equal nodes are shared already.
        if trees.count == 1 {
            nodes = trees[0].nodes
            roots = [trees[0].root]
            return
        }
        var known: [Key: Int] = [:]
        for (scheme, tree) in zip(table.schemes, trees) {
            let ignoresCase = !scheme.closedTypesIgnoringCase.isEmpty
            var newIndices: [Int] = []
            for (index, node) in tree.nodes.enumerated() {
                var node = node
                for index in node.edges.indices {
                    let edge = node.edges[index]
                    node.edges[index] = DecisionTree.Edge(matcher: edge.matcher, node: newIndices[edge.node])
                }
                let key = Key(node: node, ignoresCase: ignoresCase && index == tree.root)
                if let same = known[key] {
                    newIndices.append(same)
                } else {
                    known[key] = nodes.count
                    newIndices.append(nodes.count)
                    nodes.append(node)
                }
            }
            roots.append(newIndices[tree.root])
        }
    }
}
