import RouteLanguage
import RouteSpec

/// Which nodes of the decision trees become functions, and which are inlined into their parent's
/// code.
///
/// One giant function takes the optimizer more than linear time, deep nesting is unreadable, and a
/// function for each node costs calls. So a node becomes a function if it is a root, has several
/// parents, is too large or too deep, or would make its parent too large.
struct MatchingPlan {
    /// What the code on the way to a node keeps from a segment.
    enum Capture: Equatable {
        /// A value of a built-in or closed type, converted.
        case value(RouteType)
        /// The values of a list in one segment, converted.
        case list(RouteType)
        /// The segment `distance` segments back, which is converted after the whole path matches.
        case part(distance: Int)
        /// The same for a segment behind a rest, by its number from the last one, which is 1.
        case lastPart(Int)
        /// The parts of a mixed segment.
        case parts
        /// Where a rest begins.
        case rest

        /// - Parameter countBehind: how many segments behind a rest have been compared; nil before
        ///   one.
        init?(_ matcher: Matcher, countBehind: Int?) {
            switch matcher {
            case .literal, .label, .rest(nil): return nil
            case .mixed: self = .parts
            case .rest(_?): self = .rest
            case .value(let type, .list): self = .list(type)
            case .value(let type, _) where type.isConvertedLate:
                self = countBehind.map { .lastPart($0 + 1) } ?? .part(distance: 1)
            case .value(let type, _): self = .value(type)
            }
        }

        /// The same capture as seen from the next segment.
        var fromNextSegment: Capture {
            if case .part(let distance) = self { .part(distance: distance + 1) } else { self }
        }
    }

    /// The nodes of all the table's trees. Equal subtrees share a node.
    private(set) var nodes: [DecisionTree.Node] = []
    /// The root of each scheme's tree.
    private(set) var roots: [Int] = []
    /// For each node, the captures on the way to it.
    private(set) var captures: [[Capture]] = []
    /// For each node behind a rest, how many segments behind it have been compared; nil
    /// for others.
    private(set) var countsBehind: [Int?] = []
    /// For each node, whether the next segment is the first of a URL if the rest before it is
    /// empty and nothing else is behind the rest.
    private(set) var mayBeFirst: [Bool] = []
    /// For each node, the parameter names of the captures on the way to it; nil if patterns
    /// disagree.
    private var parameters: [[String?]] = []
    /// For each node, whether it becomes a function.
    private(set) var isFunction: [Bool] = []
    /// For each node that becomes a function, the index of its segment in the path that callers
    /// pass. If paths of different lengths lead to the node, callers drop the first segments,
    /// except those that the function converts.
    private(set) var depths: [Int] = []
    /// The functions in the order in which a walk in matching order first reaches them.
    private(set) var functionsInOrder: [Int] = []
    /// For each node, the name of its function; empty if it has none.
    private(set) var functionNames: [String] = []
    /// The node where a raw value without a base starts; nil unless only one path of the tree
    /// matches the first base.
    private(set) var relativeStart: Int?

    private static let mostWeight = 24
    /// A lighter node isn't worth a call.
    private static let leastWeight = 2
    private static let mostDepth = 5

    init(table: RouteTable) {
        nodes = table.tree.nodes
        roots = table.tree.roots
        relativeStart = relativeNode(table)
        chooseFunctions(table)
        findCaptures()
        findFirstSegments(table)
        findDepths()
        nameCaptures(table)
        nameFunctions(table)
    }

    private func relativeNode(_ table: RouteTable) -> Int? {
        let firstScheme = table.bases.first?.scheme
        guard let index = table.schemes.firstIndex(where: { $0.scheme == firstScheme }) else {
            return nil
        }
        guard let base = table.bases.first else { return roots[index] }
        var node = roots[index]
        for segment in base.leadingSegments {
            guard let text = segment.literal else { return nil }
            let matching = nodes[node].edges.filter { $0.matcher.accepts(text) }
            guard matching.count == 1, case .literal = matching[0].matcher else { return nil }
            node = matching[0].node
        }
        return node
    }

    /// The nodes where a URL's path, or a raw value, begins.
    private var starts: [Int] { roots + [relativeStart].compactMap(\.self) }

    private mutating func chooseFunctions(_ table: RouteTable) {
        var parentCounts = Array(repeating: 0, count: nodes.count)
        for edge in nodes.flatMap(\.edges) { parentCounts[edge.node] += 1 }
        isFunction = Array(repeating: false, count: nodes.count)
        for start in starts { isFunction[start] = true }
        var weights = Array(repeating: 0, count: nodes.count)
        var depths = Array(repeating: 0, count: nodes.count)
        // Children come before their parents.
        for (index, node) in nodes.enumerated() {
            // Each item adds code.
            let endWeight = node.ends.reduce(0) { $0 + 1 + table[$1].pattern.query.named.count }
            weights[index] = endWeight + weight(ofEdges: node.edges, weights)
            if weights[index] > Self.mostWeight {
                // Take all heavy children: one function can't have a thousand subtrees, and if
                // only some were taken, a new route would change which.
                for edge in node.edges where weights[edge.node] >= Self.leastWeight {
                    isFunction[edge.node] = !nodes[edge.node].isEndOfRest
                }
                weights[index] = endWeight + weight(ofEdges: node.edges, weights)
            }
            let inlined = node.edges.map(\.node).filter { !isFunction[$0] }
            depths[index] = inlined.map { depths[$0] + 1 }.max() ?? 0
            let isLarge = weights[index] > Self.mostWeight || depths[index] >= Self.mostDepth
            let isShared = parentCounts[index] > 1 && weights[index] > endWeight
            if isLarge || isShared { isFunction[index] = true }
            // The end of a rest is only printed in place.
            if node.isEndOfRest { isFunction[index] = false }
        }
    }

    /// How much code a node's edges take, with the code of the children that are inlined.
    private func weight(ofEdges edges: [DecisionTree.Edge], _ weights: [Int]) -> Int {
        var weight = edges.count
        for edge in edges where !isFunction[edge.node] { weight += weights[edge.node] }
        return weight
    }

    /// The readable part of a function's name, one word longer.
    ///
    /// - Parameter word: a literal or the name of a parameter; nil if patterns disagree.
    private static func path(_ path: String, _ word: String?) -> String {
        // More words would make it unreadable.
        if path.utf8.count > 60 { return path }
        let words = word?.split { $0 == "_" }.joined(separator: " ")
        return path + (words.flatMap(Identifier.camelCase).map(Identifier.capitalized) ?? "_")
    }

    /// Names each function after the path that first leads to it, without the scheme, and without
    /// the first base if the path starts with it: `afterUserIdPosts` matches what follows
    /// `user/${id}/posts`.
    private mutating func nameFunctions(_ table: RouteTable) {
        var isKnown = isFunction.map { _ in false }
        functionNames = isFunction.map { _ in "" }
        var numbered = NumberedNames()
        for (scheme, root) in zip(table.schemes, roots) {
            var stack = [NamedPath(node: root, text: Self.path("", scheme.scheme))]
            while let last = stack.popLast() {
                let node = last.node
                if isKnown[node] { continue }
                isKnown[node] = true
                let path = node == relativeStart ? "" : last.text
                if isFunction[node] {
                    functionsInOrder.append(node)
                    let name = path.isEmpty ? "start" : "after" + path
                    functionNames[node] = numbered.name(name, separator: "_")
                }
                let start = node == root ? "" : path
                for edge in nodes[node].edges.reversed() where !isKnown[edge.node] {
                    let text = Self.path(start, word(for: edge))
                    stack.append(NamedPath(node: edge.node, text: text))
                }
            }
        }
    }

    /// A way to a node, as a part of a function's name.
    private struct NamedPath {
        let node: Int
        let text: String
    }

    /// What an edge adds to a function's name.
    private func word(for edge: DecisionTree.Edge) -> String? {
        switch edge.matcher {
        case .literal(let text, _), .label(let text, _): text
        case .rest(nil): "rest"
        case .mixed, .value, .rest(_?): lastParameter(at: edge.node)
        }
    }

    /// The variables for the captures on the way to a node, in a function that begins there.
    func locals(at node: Int, _ names: TypeNames) -> [String] {
        var numbered = NumberedNames()
        return captures[node].indices.map { index in
            let parameter = parameters[node][index]
            if captures[node][index] == .parts {
                return numbered.name(names.parts(of: parameter), separator: "")
            }
            return parameter.map(names.local) ?? "value\(index)"
        }
    }

    /// The name of the parameter in the segment before a node, or of its parameters in camel case;
    /// nil if patterns disagree.
    func lastParameter(at node: Int) -> String? {
        parameters[node].last ?? nil
    }

    /// Finds the parameter name of each capture.
    private mutating func nameCaptures(_ table: RouteTable) {
        // Children come before their parents.
        for index in nodes.indices {
            let own = nodes[index].ends.map { Self.parameterNames(of: table[$0].pattern) }
            let below = own + nodes[index].edges.map { parameters[$0.node] }
            let names = captures[index].indices.map { capture -> String? in
                guard let first = below.first?[capture] else { return nil }
                return below.allSatisfy { $0[capture] == first } ? first : nil
            }
            parameters.append(names)
        }
    }

    /// For each segment of the host and the path that has parameters, their names in camel case.
    private static func parameterNames(of pattern: Pattern) -> [String?] {
        pattern.capturedSegments.map { $0.parameters.map(\.name).joinedInCamelCase }
    }

    private mutating func findDepths() {
        depths = Array(repeating: 0, count: nodes.count)
        var found: [Set<Int>] = Array(repeating: [], count: nodes.count)
        for start in starts { found[start].insert(0) }
        // Parents come after their children.
        for node in nodes.indices.reversed() {
            if isFunction[node] {
                depths[node] = found[node].first ?? 0
                if found[node].count != 1 { depths[node] = longestDistance(at: node) }
                found[node] = [depths[node]]
            }
            for edge in nodes[node].edges {
                // The place of a rest is that of all segments behind it.
                let step = nodes[edge.node].isBehindRest ? 0 : 1
                found[edge.node].formUnion(found[node].map { $0 + step })
            }
        }
    }

    /// How far back the first segment is that a node's function converts; 0 if there is none.
    private func longestDistance(at node: Int) -> Int {
        var longest = 0
        for case .part(let distance) in captures[node] { longest = max(longest, distance) }
        return longest
    }

    /// Finds the captures at each node. They are the same on every path to a shared node.
    private mutating func findCaptures() {
        captures = Array(repeating: [], count: nodes.count)
        countsBehind = Array(repeating: nil, count: nodes.count)
        // Parents come after their children.
        for node in nodes.indices.reversed() {
            for edge in nodes[node].edges {
                let isBehindRest = nodes[edge.node].isBehindRest
                captures[edge.node] = captures[node].map { isBehindRest ? $0 : $0.fromNextSegment }
                if isBehindRest {
                    countsBehind[edge.node] = countsBehind[node].map { $0 + 1 } ?? 0
                }
                if let capture = Capture(edge.matcher, countBehind: countsBehind[node]) {
                    captures[edge.node].append(capture)
                }
            }
        }
    }

    /// Finds the nodes behind a rest that is first in its path, under a base without a host.
    private mutating func findFirstSegments(_ table: RouteTable) {
        mayBeFirst = Array(repeating: false, count: nodes.count)
        for (scheme, root) in zip(table.schemes, roots) where !scheme.isHosted {
            for edge in nodes[root].edges where edge.matcher.isRest {
                mayBeFirst[edge.node] = true
            }
        }
        // Parents come after their children.
        for node in nodes.indices.reversed() where mayBeFirst[node] {
            for edge in nodes[node].edges { mayBeFirst[edge.node] = true }
        }
    }

    /// Whether the segment of an edge may be the first of a URL although its node isn't a root: it
    /// comes right after a rest, which can be empty.
    func mayBeFirst(_ edge: DecisionTree.Edge, of node: Int) -> Bool {
        mayBeFirst[node] && !nodes[edge.node].ends.isEmpty
    }
}

extension DecisionTree.Node {
    /// Whether only the end of a rest is behind the node.
    fileprivate var isEndOfRest: Bool { isBehindRest && edges.isEmpty }
}

extension [String] {
    /// The names as one, in camel case.
    var joinedInCamelCase: String? {
        count == 1 ? self[0] : Identifier.camelCase(joined(separator: " "))
    }
}
