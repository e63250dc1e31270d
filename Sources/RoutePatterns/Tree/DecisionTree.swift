/// All the ways to read a URL, segment by segment: the one description of matching.
///
/// The interpreter walks it and the emitter prints it. A reader tries the patterns that end at a node, then the node's edges
/// in their order, and goes back where nothing further on fits; so the first pattern found is the one that wins
/// (semantics.md, section 4). Equal subtrees are one node.
package struct DecisionTree: Hashable, Sendable {
    package struct Edge: Hashable, Sendable {
        package let matcher: Matcher
        package let node: Int

        package init(matcher: Matcher, node: Int) {
            self.matcher = matcher
            self.node = node
        }
    }

    package struct Node: Hashable, Sendable {
        /// The patterns whose path ends here, in matching order.
        package var ends: [Int] = []
        package var edges: [Edge] = []
    }

    package private(set) var nodes: [Node]
    package let root: Int

    /// Builds a tree whose edges and ends stand in the order of the variants.
    init(inOrder variants: [Variant]) {
        var trie = Trie()
        for variant in variants {
            let end = trie.insert(variant.matchers)
            // A pattern may come twice, under a base of the spec and one that reads the same: the first counts.
            if trie.nodes[end].ends.last != variant.pattern { trie.nodes[end].ends.append(variant.pattern) }
        }
        var shared: [Node: Int] = [:]
        var nodes: [Node] = []
        var canonical = Array(repeating: 0, count: trie.nodes.count)
        // Children have higher numbers than their parents, so backwards every child is known.
        for index in trie.nodes.indices.reversed() {
            var node = trie.nodes[index]
            node.edges = node.edges.map { Edge(matcher: $0.matcher, node: canonical[$0.node]) }
            if let known = shared[node] {
                canonical[index] = known
            } else {
                shared[node] = nodes.count
                canonical[index] = nodes.count
                nodes.append(node)
            }
        }
        self.nodes = nodes
        self.root = canonical[0]
    }
}

/// A tree in the making, in which every node has one parent.
struct Trie {
    private struct Key: Hashable {
        let node: Int
        let matcher: Matcher
    }

    var nodes = [DecisionTree.Node()]
    private var children: [Key: Int] = [:]

    init() {}

    /// Adds a path, if it is new, and gives the number of its last node.
    mutating func insert(_ matchers: [Matcher]) -> Int {
        var node = 0
        for matcher in matchers {
            let key = Key(node: node, matcher: matcher)
            if let child = children[key] {
                node = child
            } else {
                let child = nodes.count
                nodes.append(DecisionTree.Node())
                nodes[node].edges.append(DecisionTree.Edge(matcher: matcher, node: child))
                children[key] = child
                node = child
            }
        }
        return node
    }
}
