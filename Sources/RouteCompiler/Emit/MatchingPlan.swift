import RoutePatterns

/// Which nodes of the decision trees become functions, and which stand inside their parent's code.
///
/// One giant function takes the optimizer more than linear time, and deep nesting is unreadable; a function for each node costs
/// calls. So a node is a function if it is a root, has several parents, or has grown to some size or depth.
struct MatchingPlan {
    struct NodeID: Hashable {
        let tree: Int
        let node: Int
    }

    /// A value on the way to a node: what the code has in hand after a segment.
    enum Capture: Hashable {
        /// A value of a built-in or closed type, converted.
        case value(RouteType)
        /// A part whose conversion waits until the whole pattern fits.
        case part
        /// The parts of an affixed segment.
        case parts
        /// Where a rest begins.
        case rest

        init?(_ matcher: Matcher) {
            switch matcher {
            case .literal, .label: return nil
            case .affixed: self = .parts
            case .rest: self = .rest
            case .type(let type): self = type.takesAnyText ? .part : .value(type)
            }
        }
    }

    /// One tree with all nodes of the table's trees, equal subtrees once.
    private(set) var nodes: [DecisionTree.Node] = []
    /// For each scheme its root.
    private(set) var roots: [Int] = []
    private(set) var captures: [Int: [Capture]] = [:]
    private(set) var functions: Set<Int> = []
    /// Where a raw value without a base begins to be read; nil if a base's host is read in several ways.
    private(set) var relativeStart: Int?

    private static let mostWeight = 24
    private static let mostDepth = 5

    init(table: RouteTable) {
        merge(table.schemes.map(\.tree))
        relativeStart = relativeNode(table)
        chooseFunctions()
        for root in roots { noteCaptures(from: root) }
    }

    private mutating func merge(_ trees: [DecisionTree]) {
        var known: [DecisionTree.Node: Int] = [:]
        for tree in trees {
            var number: [Int] = []
            for node in tree.nodes {
                var node = node
                node.edges = node.edges.map { DecisionTree.Edge(matcher: $0.matcher, node: number[$0.node]) }
                if let same = known[node] {
                    number.append(same)
                } else {
                    known[node] = nodes.count
                    number.append(nodes.count)
                    nodes.append(node)
                }
            }
            roots.append(number[tree.root])
        }
    }

    private func relativeNode(_ table: RouteTable) -> Int? {
        guard let index = table.schemes.firstIndex(where: { $0.scheme == table.bases.first?.scheme }) else {
            return nil
        }
        guard let base = table.bases.first else { return roots[index] }
        var node = roots[index]
        for segment in base.leadingSegments {
            guard case .literal(let text) = segment else { return nil }
            let taking = nodes[node].edges.filter { $0.matcher.accepts(text) }
            guard taking.count == 1, case .literal = taking[0].matcher else { return nil }
            node = taking[0].node
        }
        return node
    }

    private mutating func chooseFunctions() {
        var parents = Array(repeating: 0, count: nodes.count)
        for node in nodes { for edge in node.edges { parents[edge.node] += 1 } }
        functions = Set(roots)
        if let relativeStart { functions.insert(relativeStart) }
        var weight = Array(repeating: 0, count: nodes.count)
        var depth = Array(repeating: 0, count: nodes.count)
        // A node's children have lower numbers.
        for index in nodes.indices {
            weight[index] = nodes[index].ends.count + nodes[index].edges.count
            for edge in nodes[index].edges where !functions.contains(edge.node) {
                weight[index] += weight[edge.node]
                depth[index] = max(depth[index], depth[edge.node] + 1)
            }
            let isLarge = weight[index] > Self.mostWeight || depth[index] >= Self.mostDepth
            if isLarge || (parents[index] > 1 && weight[index] > 1) { functions.insert(index) }
        }
    }

    /// Notes what the code has in hand at each node. Wherever a shared node is reached from, it is the same.
    private mutating func noteCaptures(from root: Int) {
        var stack = [(node: root, captures: [Capture]())]
        while let (node, known) = stack.popLast() {
            if captures[node] != nil { continue }
            captures[node] = known
            for edge in nodes[node].edges {
                stack.append((edge.node, known + (Capture(edge.matcher).map { [$0] } ?? [])))
            }
        }
    }
}
