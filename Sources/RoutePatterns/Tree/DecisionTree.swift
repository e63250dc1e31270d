/// All ways to read URLs, segment by segment, with a tree for each scheme: the only description of
/// matching.
///
/// The interpreter walks it and the emitters print it. A reader tries the patterns that end at a
/// node, then the node's edges in order, and backtracks if nothing below matches. So the first
/// pattern that matches is the one that wins (Semantics, section 4). Equal subtrees share a node,
/// in different trees too.
///
/// What follows a rest is compared from the last segment on. There, the edges are tried before the
/// ends.
package struct DecisionTree: Sendable {
    package struct Edge: Sendable {
        package let matcher: Matcher
        /// The number of the matcher in the paths that the edge belongs to.
        let number: Int
        package let node: Int
    }

    package struct Node: Sendable {
        /// The patterns whose path ends here, in matching order.
        package var ends: [PatternID] = []
        package var edges: [Edge] = []
        /// Whether the node comes after the edge of a rest.
        package fileprivate(set) var isBehindRest = false
    }

    /// Children come before their parents.
    package private(set) var nodes: [Node] = []
    /// The root of each scheme's tree.
    package private(set) var roots: [Int] = []

    /// The trees of a table's schemes, with only some of its patterns.
    package init(_ table: RouteTable, where isWanted: (PatternID) -> Bool) {
        self.init(inOrder: table.schemes.map { $0.variants.filter { isWanted($0.pattern) } })
    }

    /// Builds trees whose edges and ends are in the order of the variants.
    init(inOrder trees: [[Variant]]) {
        var known: [[Int]: Int] = [:]
        for variants in trees { roots.append(add(variants[...], at: 0, sharing: &known)) }
    }

    /// Adds the nodes of a subtree that aren't known, and returns its root.
    ///
    /// - Parameter variants: variants with the same segments before `depth`, those that end there
    ///   first.
    private mutating func add(
        _ variants: ArraySlice<Variant>, at depth: Int, sharing known: inout [[Int]: Int]
    ) -> Int {
        // Segments that all variants have don't recurse: a path can have 256, and the stack of a
        // thread is small.
        guard let first = variants.first?.compared else {
            return share(Node(), [0], at: depth, &known)
        }
        let common = (depth..<first.count).prefix { depth in
            variants.allSatisfy {
                $0.compared.count > depth && $0.compared.numbers[depth] == first.numbers[depth]
            }
        }
        var index = addBranches(variants, at: depth + common.count, sharing: &known)
        for depth in common.reversed() {
            let number = first.numbers[depth]
            let edge = Edge(matcher: first.matchers[depth].edge, number: number, node: index)
            let node = Node(edges: [edge], isBehindRest: first.isBehindRest(depth))
            index = share(node, [0, number, index], at: depth, &known)
        }
        return index
    }

    /// Adds a node where variants end, or differ.
    private mutating func addBranches(
        _ variants: ArraySlice<Variant>, at depth: Int, sharing known: inout [[Int]: Int]
    ) -> Int {
        var node = Node()
        node.isBehindRest = variants.first?.compared.isBehindRest(depth) ?? false
        var edgeKey: [Int] = []
        var others = variants
        while let first = others.first {
            if first.compared.count == depth {
                // A pattern can end here twice, under two bases that match the same URLs.
                if node.ends.last != first.pattern { node.ends.append(first.pattern) }
                others.removeFirst()
                continue
            }
            let number = first.compared.numbers[depth]
            let run = others.prefix {
                $0.compared.count > depth && $0.compared.numbers[depth] == number
            }
            let child = add(run, at: depth + 1, sharing: &known)
            let matcher = first.compared.matchers[depth].edge
            node.edges.append(Edge(matcher: matcher, number: number, node: child))
            edgeKey += [number, child]
            others = others.dropFirst(run.count)
        }
        let key = [node.ends.count] + node.ends.map(\.index) + edgeKey
        return share(node, key, at: depth, &known)
    }

    /// The index of a node, which is added if none has its key.
    private mutating func share(
        _ node: Node, _ key: [Int], at depth: Int, _ known: inout [[Int]: Int]
    ) -> Int {
        var key = key
        // The matchers of a root depend on the kind of its hosts, and may ignore the case of
        // closed types, unlike equal ones elsewhere.
        if depth == 0, node.edges.contains(where: \.matcher.needsHostName) { key.append(1) }
        if depth == 0, !node.closedTypesIgnoringCase.isEmpty { key.append(2) }
        if node.isBehindRest { key.append(3) }
        if let index = known[key] { return index }
        known[key] = nodes.count
        nodes.append(node)
        return nodes.count - 1
    }
}

extension DecisionTree.Node {
    /// The closed types of the first segment, if this is a root, whose values are compared without
    /// ASCII case there.
    var closedTypesIgnoringCase: Set<RouteType> {
        edges.map(\.matcher).filter { !$0.needsHostName }.closedTypes
    }
}

extension Variant {
    /// The closed types of the segment after a rest that comes first. If the rest is empty, that
    /// segment is the first of a URL.
    var closedTypesBehindFirstRest: Set<RouteType> {
        matchers.first?.isRest == true ? matchers.dropFirst().prefix(1).closedTypes : []
    }
}

extension Collection<Matcher> {
    fileprivate var closedTypes: Set<RouteType> {
        Set(flatMap(\.types).filter(\.isClosed))
    }
}
