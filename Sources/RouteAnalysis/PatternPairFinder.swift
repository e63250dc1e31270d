import RouteSpec
import RoutePatterns

/// The pairs of patterns whose paths can match the same URL. Rules about two patterns only need to look at these.
struct PatternPairFinder {
    struct Pair: Hashable {
        let earlier: PatternID
        let later: PatternID
    }

    /// Whether the budget ran out before all pairs were found. If so, any pattern may meet any other.
    private(set) var isIncomplete = false

    /// The pairs as numbers, with the later pattern in the high bits; unsorted and with duplicates.
    private var found: [Int] = []

    /// The pairs, each once, sorted by the later pattern, then by the earlier one.
    var pairs: [Pair] {
        var pairs: [Pair] = []
        var last: Int?
        for number in found.sorted() where number != last {
            pairs.append(
                Pair(earlier: PatternID(number & Self.idMask), later: PatternID(number >> Self.idBits)))
            last = number
        }
        return pairs
    }

    private static let idBits = 31
    private static let idMask = 1 << idBits - 1

    private struct Edge {
        /// The matcher's number.
        let number: Int
        /// For a rest, a node of its own.
        let node: Int
        let isLiteral: Bool
        let isRest: Bool
    }

    private struct Node {
        let ends: [PatternID]
        var edges: [Edge] = []
        /// The positions of the literal edges, by number.
        var literals: [Int: Int] = [:]
        var others: [Edge] = []
        /// The number of what each further segment must fit; nil unless this is a rest.
        var rest: Int?
        /// The pattern, if exactly one continues from here and has no rest.
        var onlyEnd: PatternID?
    }

    private var nodes: [Node]
    private let questions: TextQuestions
    /// Pairs of nodes that one URL reaches, with the earlier one in matching order in the high bits. If one node is a
    /// rest, the other one is a node that it runs past.
    private var stack: [Int] = []
    private var visited: Set<Int> = []

    init(_ scheme: RouteTable.SchemeTree, _ questions: TextQuestions) {
        let tree = scheme.tree
        self.questions = questions
        nodes = tree.nodes.map { Node(ends: $0.ends) }
        var rests: [Int: Int] = [:]
        for (index, node) in tree.nodes.enumerated() {
            for edge in node.edges {
                let number = questions.number(edge.matcher, .pathSegment)
                var target = edge.node
                if edge.matcher.isRest {
                    let key = number << Self.idBits | target
                    if rests[key] == nil {
                        rests[key] = nodes.count
                        nodes.append(Node(ends: nodes[target].ends, rest: number))
                    }
                    target = rests[key] ?? target
                }
                add(
                    Edge(
                        number: number, node: target, isLiteral: edge.matcher.isLiteral, isRest: edge.matcher.isRest),
                    to: index)
            }
        }
        // Children have lower numbers than their parents, so one pass is enough.
        for index in tree.nodes.indices {
            let node = nodes[index]
            if node.edges.isEmpty, node.ends.count == 1 { nodes[index].onlyEnd = node.ends[0] }
            if node.ends.isEmpty, node.edges.count == 1, !node.edges[0].isRest {
                nodes[index].onlyEnd = nodes[node.edges[0].node].onlyEnd
            }
        }
        push(tree.root, tree.root)
        while let visit = stack.popLast() {
            if stops() { return }
            let (earlier, later) = (visit >> Self.idBits, visit & Self.idMask)
            if earlier == later {
                pairInside(earlier)
            } else if let rest = nodes[earlier].rest {
                pass(Edge(number: rest, node: earlier, isLiteral: false, isRest: true), over: later, isEarlier: true)
            } else if let rest = nodes[later].rest {
                pass(Edge(number: rest, node: later, isLiteral: false, isRest: true), over: earlier, isEarlier: false)
            } else {
                pair(earlier, later)
            }
        }
    }

    private mutating func add(_ edge: Edge, to node: Int) {
        if !edge.isLiteral {
            nodes[node].others.append(edge)
        } else if nodes[node].literals[edge.number] == nil {
            nodes[node].literals[edge.number] = nodes[node].edges.count
        }
        nodes[node].edges.append(edge)
    }

    /// Whether the budget ran out. If so, marks the result as incomplete.
    private mutating func stops() -> Bool {
        if questions.budget.isDone { isIncomplete = true }
        return isIncomplete
    }

    private mutating func push(_ earlier: Int, _ later: Int) {
        let visit = earlier << Self.idBits | later
        if visited.insert(visit).inserted { stack.append(visit) }
    }

    /// Pairs the ends and edges of one node with each other.
    private mutating func pairInside(_ number: Int) {
        let node = nodes[number]
        for (index, earlier) in node.ends.enumerated() { addPairs([earlier], node.ends[(index + 1)...]) }
        for edge in node.edges { push(edge.node, edge.node) }
        let firstOther = node.edges.firstIndex { !$0.isLiteral } ?? node.edges.count
        for later in firstOther..<node.edges.count {
            if stops() { return }
            let edge = node.edges[later]
            if edge.isRest { addPairs(node.ends[...], nodes[edge.node].ends[...]) }
            for earlier in node.edges[..<later] { meet(earlier, edge) }
        }
    }

    /// Pairs the ends and edges of two nodes. Everything in the first node comes before everything in the second.
    private mutating func pair(_ first: Int, _ second: Int) {
        if nodes[first].onlyEnd != nil, nodes[second].onlyEnd != nil { return pairPaths(first, second) }
        let (a, b) = (nodes[first], nodes[second])
        addPairs(a.ends[...], b.ends[...])
        for edge in a.edges {
            if stops() { return }
            if edge.isLiteral {
                if let same = b.literals[edge.number] { meet(edge, b.edges[same]) }
                for other in b.others { meet(edge, other) }
            } else {
                for other in b.edges { meet(edge, other) }
            }
            if edge.isRest { addPairs(nodes[edge.node].ends[...], b.ends[...]) }
        }
        for edge in b.others where edge.isRest { addPairs(a.ends[...], nodes[edge.node].ends[...]) }
    }

    /// Pairs two nodes that each lead to a single pattern.
    private mutating func pairPaths(_ first: Int, _ second: Int) {
        var (first, second) = (first, second)
        while let a = nodes[first].edges.first, let b = nodes[second].edges.first {
            guard questions.meet(a.number, b.number) else { return }
            (first, second) = (a.node, b.node)
            if first == second { break }
        }
        guard nodes[first].edges.isEmpty == nodes[second].edges.isEmpty else { return }
        if let earlier = nodes[first].onlyEnd, let later = nodes[second].onlyEnd, earlier != later {
            addPairs([earlier], [later])
        }
    }

    private mutating func addPairs(_ earlier: ArraySlice<PatternID>, _ later: ArraySlice<PatternID>) {
        if later.isEmpty { return }
        for first in earlier {
            if stops() { return }
            questions.budget.spend(later.count)
            for second in later where first != second { found.append(second.index << Self.idBits | first.index) }
        }
    }

    private mutating func meet(_ earlier: Edge, _ later: Edge) {
        if earlier.isRest, later.isRest {
            addPairs(nodes[earlier.node].ends[...], nodes[later.node].ends[...])
        } else if questions.meet(earlier.number, later.number) {
            push(earlier.node, later.node)
        }
    }

    private mutating func pass(_ rest: Edge, over number: Int, isEarlier: Bool) {
        let (ends, node) = (nodes[rest.node].ends[...], nodes[number])
        if isEarlier { addPairs(ends, node.ends[...]) } else { addPairs(node.ends[...], ends) }
        for edge in node.edges {
            if isEarlier { meet(rest, edge) } else { meet(edge, rest) }
        }
    }
}
