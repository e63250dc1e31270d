/// All ways to read URLs, segment by segment, with a tree for each scheme: the only description of matching.
///
/// The interpreter walks it and the emitters print it. A reader tries the patterns that end at a node, then the node's
/// edges in order, and backtracks if nothing below matches. So the first pattern that matches is the one that wins
/// (Semantics, section 4). Equal subtrees share a node, in different trees too.
package struct DecisionTree: Sendable {
    package struct Edge: Sendable {
        package let matcher: Matcher
        package let node: Int
    }

    package struct Node: Sendable {
        /// The patterns whose path ends here, in matching order.
        package var ends: [PatternID] = []
        package var edges: [Edge] = []
    }

    /// Children come before their parents.
    package private(set) var nodes: [Node] = []
    /// The root of each scheme's tree.
    package private(set) var roots: [Int] = []

    /// The trees of a table's schemes, of some patterns.
    package init(_ table: RouteTable, where isWanted: (PatternID) -> Bool) {
        self.init(inOrder: table.schemes.map { $0.variants.filter { isWanted($0.pattern) } })
    }

    /// Builds trees whose edges and ends are in the order of the variants.
    init(inOrder trees: [[Variant]]) {
        var known: [[Int]: Int] = [:]
        for variants in trees { roots.append(add(variants, sharing: &known)) }
    }

    /// Adds the nodes of a tree that aren't known, and returns the root.
    private mutating func add(_ variants: [Variant], sharing known: inout [[Int]: Int]) -> Int {
        var trie = Trie()
        for variant in variants {
            let end = trie.insert(variant.matchers.map(\.edge), variant.numbers)
            // A pattern can end here twice, under two bases that match the same URLs.
            if trie.nodes[end].ends.last != variant.pattern { trie.nodes[end].ends.append(variant.pattern) }
        }
        var shared = Array(repeating: 0, count: trie.nodes.count)
        // In the trie, children come after their parents, so in reverse order every child is known.
        for index in trie.nodes.indices.reversed() {
            var node = trie.nodes[index]
            var key = [node.ends.count] + node.ends.map(\.index)
            for (position, edge) in node.edges.enumerated() {
                node.edges[position] = Edge(matcher: edge.matcher, node: shared[edge.node])
                key += [trie.matcherIDs[edge.node], shared[edge.node]]
            }
            // The matchers of a root depend on the kind of its hosts, and may ignore the case of closed types, unlike
            // equal ones elsewhere.
            if index == 0, node.edges.contains(where: \.matcher.needsHostName) { key.append(1) }
            if index == 0, !node.closedTypesIgnoringCase.isEmpty { key.append(2) }
            if known[key] == nil {
                known[key] = nodes.count
                nodes.append(node)
            }
            shared[index] = known[key] ?? 0
        }
        return shared[0]
    }
}

extension DecisionTree.Node {
    /// The closed types of the first segment, if this is a root. Their values are compared without ASCII case there
    /// (rule 3.2), unless the host is in lower case anyway.
    var closedTypesIgnoringCase: Set<RouteType> {
        let types = edges.filter { !$0.matcher.needsHostName }.flatMap(\.matcher.types)
        return Set(types.filter { if case .closed = $0 { true } else { false } })
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
