/// All ways to read a URL, segment by segment: the only description of matching.
///
/// The interpreter walks it and the emitter prints it. A reader tries the patterns that end at a node, then the node's
/// edges in order, and backtracks if nothing below matches. So the first pattern that matches is the one that wins
/// (Semantics, section 4). Equal subtrees share a node.
package struct DecisionTree: Sendable {
    package struct Edge: Equatable, Sendable {
        package let matcher: Matcher
        package let node: Int

        package init(matcher: Matcher, node: Int) {
            self.matcher = matcher
            self.node = node
        }
    }

    package struct Node: Equatable, Sendable {
        /// The patterns whose path ends here, in matching order.
        package var ends: [PatternID] = []
        package var edges: [Edge] = []
    }

    package private(set) var nodes: [Node]
    package let root: Int

    /// Builds a tree whose edges and ends are in the order of the variants.
    init(inOrder variants: [Variant]) {
        var trie = Trie()
        for variant in variants {
            let end = trie.insert(variant.matchers.map(\.edge), variant.numbers)
            // A pattern can end here twice, under two bases that match the same URLs.
            if trie.nodes[end].ends.last != variant.pattern { trie.nodes[end].ends.append(variant.pattern) }
        }
        var shared: [[Int]: Int] = [:]
        var nodes: [Node] = []
        var canonical = Array(repeating: 0, count: trie.nodes.count)
        // In the trie, children come after their parents, so in reverse order every child is known.
        for index in trie.nodes.indices.reversed() {
            var node = trie.nodes[index]
            var key = [node.ends.count]
            for end in node.ends { key.append(end.index) }
            for (position, edge) in node.edges.enumerated() {
                let child = canonical[edge.node]
                node.edges[position] = Edge(matcher: edge.matcher, node: child)
                key.append(trie.matcherIDs[edge.node])
                key.append(child)
            }
            if let known = shared[key] {
                canonical[index] = known
            } else {
                shared[key] = nodes.count
                canonical[index] = nodes.count
                nodes.append(node)
            }
        }
        self.nodes = nodes
        self.root = canonical[0]
    }
}

// Matchers are not hashed: different nodes seldom have the same ends and children.
extension DecisionTree.Node: Hashable {
    package func hash(into hasher: inout Hasher) {
        for end in ends { hasher.combine(end.index) }
        for edge in edges { hasher.combine(edge.node) }
    }
}

/// A tree that is being built, in which every node has one parent.
struct Trie {
    private struct Step: Hashable {
        let node: Int
        let matcher: Int
    }

    var nodes = [DecisionTree.Node()]
    /// For each node, the id of the matcher that leads to it; -1 for the root.
    private(set) var matcherIDs = [-1]
    private var children: [Step: Int] = [:]

    /// Adds a path, if it is new, and returns the index of its last node.
    ///
    /// - Parameter matcherIDs: an id for each matcher. Equal matchers have the same id.
    mutating func insert(_ matchers: [Matcher], _ matcherIDs: [Int]) -> Int {
        var node = 0
        for (matcher, id) in zip(matchers, matcherIDs) {
            let key = Step(node: node, matcher: id)
            if let child = children[key] {
                node = child
            } else {
                let child = nodes.count
                nodes.append(DecisionTree.Node())
                self.matcherIDs.append(id)
                nodes[node].edges.append(DecisionTree.Edge(matcher: matcher, node: child))
                children[key] = child
                node = child
            }
        }
        return node
    }
}

/// The decision trees of all schemes as an emitter prints them: equal subtrees share a node, in different trees too.
package struct DecisionForest: Sendable {
    private struct SharedNode: Hashable {
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
        var known: [SharedNode: Int] = [:]
        for (scheme, tree) in zip(table.schemes, trees) {
            let ignoresCase = !scheme.closedTypesIgnoringCase.isEmpty
            var newIndices: [Int] = []
            for (index, node) in tree.nodes.enumerated() {
                var node = node
                for index in node.edges.indices {
                    let edge = node.edges[index]
                    node.edges[index] = DecisionTree.Edge(matcher: edge.matcher, node: newIndices[edge.node])
                }
                let key = SharedNode(node: node, ignoresCase: ignoresCase && index == tree.root)
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
