import RoutePatterns

/// The pairs of patterns whose paths share a URL: all that any rule about two patterns has to look at.
struct Meetings {
    struct Pair: Hashable {
        let earlier: Int
        let later: Int
    }

    /// Entries of the table, the one that is tried first in front.
    private(set) var pairs: Set<Pair> = []

    private let tree: DecisionTree
    private let questions: TextQuestions
    private var stack: [Visit] = []
    private var visited: Set<Visit> = []

    /// Two nodes that one URL reaches, the first earlier in matching order; or a rest and a node that it runs past.
    private struct Visit: Hashable {
        let earlier: Int
        let later: Int
        var earlierRest: RouteType?
        var laterRest: RouteType?
    }

    init(_ tree: DecisionTree, _ questions: TextQuestions) {
        self.tree = tree
        self.questions = questions
        push(Visit(earlier: tree.root, later: tree.root))
        while let visit = stack.popLast() {
            if let rest = visit.earlierRest {
                passRest(rest, ends: visit.earlier, over: visit.later, isRestEarlier: true)
            } else if let rest = visit.laterRest {
                passRest(rest, ends: visit.later, over: visit.earlier, isRestEarlier: false)
            } else if visit.earlier == visit.later {
                pairInside(visit.earlier)
            } else {
                pair(visit.earlier, visit.later)
            }
        }
    }

    private mutating func push(_ visit: Visit) {
        if visited.insert(visit).inserted { stack.append(visit) }
    }

    /// Pairs of what one node has.
    private mutating func pairInside(_ number: Int) {
        let node = tree.nodes[number]
        for (index, earlier) in node.ends.enumerated() {
            for later in node.ends[(index + 1)...] { pairs.insert(Pair(earlier: earlier, later: later)) }
        }
        for edge in node.edges { push(Visit(earlier: edge.node, later: edge.node)) }
        let firstOther = node.edges.firstIndex { !$0.matcher.isLiteral } ?? node.edges.count
        for later in firstOther..<node.edges.count {
            if case .rest(let type) = node.edges[later].matcher {
                for end in node.ends { meet(end, node.edges[later].node) }
                for earlier in node.edges[..<later] {
                    meetRest(type, node.edges[later].node, earlier, isRestEarlier: false)
                }
            } else {
                for earlier in node.edges[..<later] { meet(earlier, node.edges[later]) }
            }
        }
    }

    private mutating func meet(_ end: Int, _ restNode: Int) {
        for later in tree.nodes[restNode].ends { pairs.insert(Pair(earlier: end, later: later)) }
    }

    /// Pairs of what two nodes have, all of the first before all of the second.
    private mutating func pair(_ first: Int, _ second: Int) {
        let a = tree.nodes[first]
        let b = tree.nodes[second]
        addPairs(a.ends, b.ends)
        let literals = b.edges.reduce(into: [Matcher: DecisionTree.Edge]()) { found, edge in
            if edge.matcher.isLiteral { found[edge.matcher] = edge }
        }
        let others = b.edges.filter { !$0.matcher.isLiteral }
        for edge in a.edges {
            if edge.matcher.isLiteral {
                if let same = literals[edge.matcher] { meet(edge, same) }
                for other in others { meet(edge, other) }
            } else {
                for other in b.edges { meet(edge, other) }
            }
            if case .rest = edge.matcher { addPairs(tree.nodes[edge.node].ends, b.ends) }
        }
        for edge in others {
            if case .rest = edge.matcher { addPairs(a.ends, tree.nodes[edge.node].ends) }
        }
    }

    private mutating func addPairs(_ earlier: [Int], _ later: [Int]) {
        for first in earlier {
            for second in later where first != second { pairs.insert(Pair(earlier: first, later: second)) }
        }
    }

    private mutating func meet(_ earlier: DecisionTree.Edge, _ later: DecisionTree.Edge) {
        switch (earlier.matcher, later.matcher) {
        case (.rest, .rest): addPairs(tree.nodes[earlier.node].ends, tree.nodes[later.node].ends)
        case (.rest(let type), _): meetRest(type, earlier.node, later, isRestEarlier: true)
        case (_, .rest(let type)): meetRest(type, later.node, earlier, isRestEarlier: false)
        default:
            if questions.meet(earlier.matcher, later.matcher) {
                push(Visit(earlier: earlier.node, later: later.node))
            }
        }
    }

    private mutating func meetRest(_ type: RouteType, _ ends: Int, _ edge: DecisionTree.Edge, isRestEarlier: Bool) {
        if case .rest = edge.matcher {
            let pair = isRestEarlier ? (ends, edge.node) : (edge.node, ends)
            addPairs(tree.nodes[pair.0].ends, tree.nodes[pair.1].ends)
        } else if questions.meet(.rest(type), edge.matcher) {
            push(
                isRestEarlier
                    ? Visit(earlier: ends, later: edge.node, earlierRest: type)
                    : Visit(earlier: edge.node, later: ends, laterRest: type))
        }
    }

    private mutating func passRest(_ type: RouteType, ends: Int, over number: Int, isRestEarlier: Bool) {
        let node = tree.nodes[number]
        let restEnds = tree.nodes[ends].ends
        if isRestEarlier { addPairs(restEnds, node.ends) } else { addPairs(node.ends, restEnds) }
        for edge in node.edges { meetRest(type, ends, edge, isRestEarlier: isRestEarlier) }
    }
}
