import RouteSpec
import RoutePatterns

/// The pairs of patterns whose paths can match the same URL. Rules about two patterns only need to look at these.
struct Meetings {
    struct Pair: Hashable {
        let earlier: PatternID
        let later: PatternID
    }

    /// Whether the work ran out before all pairs were found. If so, any pattern may meet any other.
    private(set) var isIncomplete = false

    /// The pairs as numbers, with the later pattern in the high bits; unsorted and with duplicates.
    private var found: [Int] = []

    /// The pairs, each once, sorted by the later pattern, then by the earlier one.
    var pairs: [Pair] {
        var pairs: [Pair] = []
        var last: Int?
        for number in found.ordered() where number != last {
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
        let node: Int
        let isLiteral: Bool
        let isRest: Bool
    }

    private struct Node {
        let ends: [PatternID]
        let edges: [Edge]
        /// The literal edges by number.
        let literals: [Int: Edge]
        let others: [Edge]
        /// The pattern, if exactly one continues from here and has no rest.
        var onlyEnd: PatternID?
    }

    private var nodes: [Node]
    private let questions: TextQuestions
    private var stack: [Visit] = []
    private var visited: Set<Visit> = []

    /// Two nodes that one URL reaches, the earlier in matching order first. If one side is a rest, its number says what
    /// the rest accepts, and the other node is one that it runs past.
    private struct Visit: Hashable {
        let earlier: Int
        let later: Int
        var earlierRest: Int?
        var laterRest: Int?
    }

    init(_ scheme: RouteTable.SchemeTree, _ questions: TextQuestions) {
        let tree = scheme.tree
        self.questions = questions
        nodes = tree.nodes.map { node in
            let edges = node.edges.map { edge in
                Edge(
                    number: questions.number(edge.matcher, .pathSegment), node: edge.node,
                    isLiteral: edge.matcher.isLiteral, isRest: edge.matcher.isRest)
            }
            let literals = edges.filter(\.isLiteral).map { ($0.number, $0) }
            return Node(
                ends: node.ends, edges: edges, literals: Dictionary(literals) { first, _ in first },
                others: edges.filter { !$0.isLiteral })
        }
        // Children have lower numbers than their parents, so one pass is enough.
        for index in nodes.indices {
            let node = nodes[index]
            if node.edges.isEmpty, node.ends.count == 1 { nodes[index].onlyEnd = node.ends[0] }
            if node.ends.isEmpty, node.edges.count == 1, !node.edges[0].isRest {
                nodes[index].onlyEnd = nodes[node.edges[0].node].onlyEnd
            }
        }
        push(Visit(earlier: tree.root, later: tree.root))
        while let visit = stack.popLast() {
            if stops() { return }
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

    /// Whether the work ran out. If so, marks the result as incomplete.
    private mutating func stops() -> Bool {
        if questions.work.isDone { isIncomplete = true }
        return isIncomplete
    }

    private mutating func push(_ visit: Visit) {
        if visited.insert(visit).inserted { stack.append(visit) }
    }

    /// Pairs the ends and edges of one node with each other.
    private mutating func pairInside(_ number: Int) {
        let node = nodes[number]
        for (index, earlier) in node.ends.enumerated() { addPairs([earlier], node.ends[(index + 1)...]) }
        for edge in node.edges { push(Visit(earlier: edge.node, later: edge.node)) }
        let firstOther = node.edges.firstIndex { !$0.isLiteral } ?? node.edges.count
        for later in firstOther..<node.edges.count {
            if stops() { return }
            let edge = node.edges[later]
            if edge.isRest { addPairs(node.ends, nodes[edge.node].ends) }
            for earlier in node.edges[..<later] { meet(earlier, edge) }
        }
    }

    /// Pairs the ends and edges of two nodes. Everything in the first node comes before everything in the second.
    private mutating func pair(_ first: Int, _ second: Int) {
        if nodes[first].onlyEnd != nil, nodes[second].onlyEnd != nil { return pairPaths(first, second) }
        let (a, b) = (nodes[first], nodes[second])
        addPairs(a.ends, b.ends)
        for edge in a.edges {
            if stops() { return }
            if edge.isLiteral {
                if let same = b.literals[edge.number] { meet(edge, same) }
                for other in b.others { meet(edge, other) }
            } else {
                for other in b.edges { meet(edge, other) }
            }
            if edge.isRest { addPairs(nodes[edge.node].ends, b.ends) }
        }
        for edge in b.others where edge.isRest { addPairs(a.ends, nodes[edge.node].ends) }
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

    private mutating func addPairs(_ earlier: some Collection<PatternID>, _ later: some Collection<PatternID>) {
        if later.isEmpty { return }
        for first in earlier {
            if stops() { return }
            questions.work.spend(later.count)
            for second in later where first != second { found.append(second.index << Self.idBits | first.index) }
        }
    }

    private mutating func meet(_ earlier: Edge, _ later: Edge) {
        if earlier.isRest, later.isRest {
            addPairs(nodes[earlier.node].ends, nodes[later.node].ends)
        } else if questions.meet(earlier.number, later.number) {
            push(
                Visit(
                    earlier: earlier.node, later: later.node, earlierRest: earlier.isRest ? earlier.number : nil,
                    laterRest: later.isRest ? later.number : nil))
        }
    }

    private mutating func passRest(_ rest: Int, ends: Int, over number: Int, isRestEarlier: Bool) {
        let node = nodes[number]
        let restEnds = nodes[ends].ends
        if isRestEarlier { addPairs(restEnds, node.ends) } else { addPairs(node.ends, restEnds) }
        let own = Edge(number: rest, node: ends, isLiteral: false, isRest: true)
        for edge in node.edges {
            if isRestEarlier { meet(own, edge) } else { meet(edge, own) }
        }
    }
}
