/// The decision trees of all schemes as an emitter prints them: equal subtrees share a node, in different trees too.
package struct DecisionForest: Sendable {
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
        var known: [DecisionTree.Node: Int] = [:]
        for tree in trees {
            var newIndices: [Int] = []
            for node in tree.nodes {
                var node = node
                for index in node.edges.indices {
                    let edge = node.edges[index]
                    node.edges[index] = DecisionTree.Edge(matcher: edge.matcher, node: newIndices[edge.node])
                }
                if let same = known[node] {
                    newIndices.append(same)
                } else {
                    known[node] = nodes.count
                    newIndices.append(nodes.count)
                    nodes.append(node)
                }
            }
            roots.append(newIndices[tree.root])
        }
    }
}
