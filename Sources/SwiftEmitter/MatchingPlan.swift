import RouteSpec
import RoutePatterns

/// Which nodes of the decision trees become functions, and which stand inside their parent's code.
///
/// One giant function takes the optimizer more than linear time, and deep nesting is unreadable; a function for each
/// node costs calls. So a node is a function if it is a root, has several parents, has grown to some size or depth, or
/// would make its parent too large.
struct MatchingPlan {
    /// A value on the way to a node: what the code has in hand after a segment.
    enum Capture: Hashable {
        /// A value of a built-in or closed type, converted.
        case value(RouteType)
        /// A segment so many places before, whose conversion waits until the whole pattern fits.
        case part(distance: Int)
        /// The parts of an affixed segment.
        case parts
        /// Where a rest begins.
        case rest

        init?(_ matcher: Matcher) {
            switch matcher {
            case .literal, .label: return nil
            case .affixed: self = .parts
            case .rest: self = .rest
            case .type(let type), .host(let type): self = type.takesAnyText ? .part(distance: 1) : .value(type)
            case .someText: self = .part(distance: 1)
            }
        }

        /// The same a segment further on.
        var further: Capture {
            if case .part(let distance) = self { .part(distance: distance + 1) } else { self }
        }
    }

    /// One tree with all nodes of the table's trees, equal subtrees once.
    private(set) var nodes: [DecisionTree.Node] = []
    /// For each scheme its root.
    private(set) var roots: [Int] = []
    private(set) var captures: [Int: [Capture]] = [:]
    /// For each node, the parameters that the captures on the way to it are; nil where patterns differ.
    private var parameters: [Int: [String?]] = [:]
    private(set) var functions: Set<Int> = []
    /// The functions, each before those that it calls: a pattern's stand where the pattern does in the matching order.
    private(set) var functionsInOrder: [Int] = []
    private var functionNames: [Int: String] = [:]
    /// Where a raw value without a base begins to be read; nil if a base's host is read in several ways.
    private(set) var relativeStart: Int?

    private static let mostWeight = 24
    /// Less than this is not worth a call.
    private static let leastWeight = 2
    private static let mostDepth = 5

    init(table: RouteTable) {
        merge(table.schemes.map(\.tree))
        relativeStart = relativeNode(table)
        chooseFunctions(table)
        for root in roots { noteCaptures(from: root) }
        nameFunctions(table)
        nameCaptures(table)
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

    private mutating func chooseFunctions(_ table: RouteTable) {
        var parents = Array(repeating: 0, count: nodes.count)
        for node in nodes { for edge in node.edges { parents[edge.node] += 1 } }
        functions = Set(roots)
        if let relativeStart { functions.insert(relativeStart) }
        var weight = Array(repeating: 0, count: nodes.count)
        var depth = Array(repeating: 0, count: nodes.count)
        // A node's children have lower numbers.
        for index in nodes.indices {
            let node = nodes[index]
            func inlined() -> [Int] { node.edges.map(\.node).filter { !functions.contains($0) } }
            // Every item is some code.
            let ends = node.ends.reduce(0) { $0 + 1 + table[$1].pattern.query.named.count }
            func ownWeight() -> Int { ends + node.edges.count + inlined().reduce(0) { $0 + weight[$1] } }
            // All children that are worth it, for of a thousand subtrees no function can be made; and not some of them,
            // for then a new route would move others.
            if ownWeight() > Self.mostWeight {
                functions.formUnion(inlined().filter { weight[$0] >= Self.leastWeight })
            }
            weight[index] = ownWeight()
            depth[index] = inlined().reduce(0) { max($0, depth[$1] + 1) }
            let isLarge = weight[index] > Self.mostWeight || depth[index] >= Self.mostDepth
            if isLarge || (parents[index] > 1 && weight[index] > ends) { functions.insert(index) }
        }
    }

    /// Names each function by the path that first leads to it, from what follows the first base if that is on its way.
    private mutating func nameFunctions(_ table: RouteTable) {
        var known: Set<Int> = []
        var names = FunctionNames()
        for (scheme, root) in zip(table.schemes, roots) {
            var stack = [(node: root, path: names.path(to: scheme.scheme ?? ""))]
            while let (node, path) = stack.popLast() {
                guard known.insert(node).inserted else { continue }
                let path = node == relativeStart ? FunctionNames.Path() : path
                if functions.contains(node) {
                    functionsInOrder.append(node)
                    functionNames[node] = names.name(of: path)
                }
                for edge in nodes[node].edges.reversed() where !known.contains(edge.node) {
                    stack.append((edge.node, names.path(to: edge.matcher, after: path)))
                }
            }
        }
    }

    /// The name of a node's function.
    func function(of node: Int) -> String {
        functionNames[node] ?? ""
    }

    /// The variables of the captures on the way to a node, as the code of a function that begins there has them.
    func locals(at node: Int, _ names: TypeNames) -> [String] {
        (captures[node] ?? []).indices.map { index in
            if captures[node]?[index] == .parts { return "parts\(index)" }
            return (parameters[node]?[index]).flatMap { $0 }.map(names.local) ?? "value\(index)"
        }
    }

    /// Notes which parameters the captures at each node are.
    private mutating func nameCaptures(_ table: RouteTable) {
        // A node's children have lower numbers.
        for index in nodes.indices {
            let count = captures[index]?.count ?? 0
            let ends = nodes[index].ends.map { table[$0].pattern.capturedParameters }
            let below = ends + nodes[index].edges.map { parameters[$0.node] ?? [] }
            parameters[index] = (0..<count).map { capture in
                let names = Set(below.map { capture < $0.count ? $0[capture] : nil })
                return names.count == 1 ? names.first.flatMap { $0 } : nil
            }
        }
    }

    /// Notes what the code has in hand at each node. Wherever a shared node is reached from, it is the same.
    private mutating func noteCaptures(from root: Int) {
        var stack = [(node: root, captures: [Capture]())]
        while let (node, known) = stack.popLast() {
            if captures[node] != nil { continue }
            captures[node] = known
            for edge in nodes[node].edges {
                stack.append((edge.node, known.map(\.further) + (Capture(edge.matcher).map { [$0] } ?? [])))
            }
        }
    }
}

extension Pattern {
    /// The parameters that the host and the path capture, one for each segment; nil for a segment that has several.
    fileprivate var capturedParameters: [String?] {
        ((base?.host.map { [$0] } ?? []) + path).filter { !$0.parameters.isEmpty }.map {
            $0.parameters.count == 1 ? $0.parameters[0].name : nil
        }
    }
}
