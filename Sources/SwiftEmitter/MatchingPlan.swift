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
    /// For each node behind a rest, how many segments behind it have been compared; nil for others.
    private(set) var countsBehind: [Int?] = []
    /// For each node, whether the next segment is the first of a URL if the rest before it is empty
    /// and nothing else is behind the rest.
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
        (nodes, roots) = (table.tree.nodes, table.tree.roots)
        relativeStart = relativeNode(table)
        chooseFunctions(table)
        findCaptures()
        findFirstSegments(table)
        findDepths()
        nameCaptures(table)
        nameFunctions(table)
    }

    private func relativeNode(_ table: RouteTable) -> Int? {
        guard
            let index = table.schemes.firstIndex(where: { $0.scheme == table.bases.first?.scheme })
        else {
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

    private mutating func chooseFunctions(_ table: RouteTable) {
        var parents = Array(repeating: 0, count: nodes.count)
        for node in nodes { for edge in node.edges { parents[edge.node] += 1 } }
        isFunction = Array(repeating: false, count: nodes.count)
        for start in roots + (relativeStart.map { [$0] } ?? []) { isFunction[start] = true }
        var weight = Array(repeating: 0, count: nodes.count)
        var depth = Array(repeating: 0, count: nodes.count)
        // Children come before their parents.
        for index in nodes.indices {
            let node = nodes[index]
            // Each item adds code.
            let ends = node.ends.reduce(0) { $0 + 1 + table[$1].pattern.query.named.count }
            func ownWeight() -> Int {
                var own = ends + node.edges.count
                for edge in node.edges where !isFunction[edge.node] { own += weight[edge.node] }
                return own
            }
            // Take all heavy children: one function can't have a thousand subtrees, and if only
            // some were taken, a new route would change which.
            if ownWeight() > Self.mostWeight {
                for edge in node.edges where weight[edge.node] >= Self.leastWeight {
                    let child = nodes[edge.node]
                    isFunction[edge.node] = !child.isBehindRest || !child.edges.isEmpty
                }
            }
            weight[index] = ownWeight()
            for edge in node.edges where !isFunction[edge.node] {
                depth[index] = max(depth[index], depth[edge.node] + 1)
            }
            let isLarge = weight[index] > Self.mostWeight || depth[index] >= Self.mostDepth
            if isLarge || (parents[index] > 1 && weight[index] > ends) { isFunction[index] = true }
            // The end of a rest is only printed in place.
            if node.isBehindRest, node.edges.isEmpty { isFunction[index] = false }
        }
    }

    /// The readable part of a function's name, one word longer: a literal or the name of a
    /// parameter; nil if patterns disagree.
    private static func path(_ path: String, _ word: String?) -> String {
        // Long enough to be unreadable.
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
            var stack = [(node: root, path: Self.path("", scheme.scheme))]
            while let (node, path) = stack.popLast() {
                if isKnown[node] { continue }
                isKnown[node] = true
                let path = node == relativeStart ? "" : path
                if isFunction[node] {
                    functionsInOrder.append(node)
                    functionNames[node] = numbered.name(
                        path.isEmpty ? "start" : "after" + path, separator: "_")
                }
                for edge in nodes[node].edges.reversed() where !isKnown[edge.node] {
                    let word: String? =
                        switch edge.matcher {
                        case .literal(let text, _), .label(let text, _): text
                        case .rest(nil): "rest"
                        case .mixed, .value, .rest(_?): lastParameter(at: edge.node)
                        }
                    stack.append((edge.node, Self.path(node == root ? "" : path, word)))
                }
            }
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
            // Of a pattern, one for each segment of the host and the path: several are joined in
            // camel case.
            let own = nodes[index].ends.map { end in
                table[end].pattern.capturedSegments.map {
                    $0.parameters.map(\.name).joinedInCamelCase
                }
            }
            let below = own + nodes[index].edges.map { parameters[$0.node] }
            parameters.append(
                captures[index].indices.map { capture in
                    guard let first = below.first?[capture] else { return nil }
                    return below.allSatisfy { $0[capture] == first } ? first : nil
                })
        }
    }

    private mutating func findDepths() {
        depths = Array(repeating: 0, count: nodes.count)
        var found: [Set<Int>] = Array(repeating: [], count: nodes.count)
        for start in roots + (relativeStart.map { [$0] } ?? []) { found[start].insert(0) }
        // Parents come after their children.
        for node in nodes.indices.reversed() {
            if isFunction[node] {
                let distances = captures[node].map {
                    if case .part(let distance) = $0 { distance } else { 0 }
                }
                depths[node] =
                    found[node].count == 1 ? found[node].first ?? 0 : distances.max() ?? 0
                found[node] = [depths[node]]
            }
            for edge in nodes[node].edges {
                // The place of a rest is that of all segments behind it.
                let step = nodes[edge.node].isBehindRest ? 0 : 1
                found[edge.node].formUnion(found[node].map { $0 + step })
            }
        }
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
                if isBehindRest { countsBehind[edge.node] = countsBehind[node].map { $0 + 1 } ?? 0 }
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
            for edge in nodes[root].edges where edge.matcher.isRest { mayBeFirst[edge.node] = true }
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

extension [String] {
    /// The names as one, in camel case.
    var joinedInCamelCase: String? {
        count == 1 ? self[0] : Identifier.camelCase(joined(separator: " "))
    }
}

/// Hashes of names. Long functions are split by them, so that a new route seldom moves the places
/// of the splits.
enum NameHashes {
    /// 31 bits of 64-bit FNV-1a, mixed so that similar texts are far apart.
    private static func hash(of text: String) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return UInt32(((hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 33)
    }

    /// Splits a list into ranges of at most `most` names each.
    ///
    /// The cuts are at the names with the lowest hashes, so inserting a name rarely moves a cut.
    static func ranges(of names: [String], most: Int) -> [Range<Int>] {
        var cuts = [0, names.count]
        let hashes = names.count > most ? names.map(hash) : []
        for index in hashes.indices.dropFirst().sorted(by: { (hashes[$0], $0) < (hashes[$1], $1) })
        {
            guard let end = cuts.firstIndex(where: { $0 > index }), cuts[end] - cuts[end - 1] > most
            else { continue }
            cuts.insert(index, at: end)
        }
        return zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    }
}

/// Names that differ: a name that is used already gets a number.
struct NumberedNames {
    private var taken: Set<String> = []
    /// The numbers to try next, so that a thousand equal names don't try each other's numbers.
    private var numbers: [String: Int] = [:]

    mutating func name(_ base: String, separator: String) -> String {
        var name = base
        while !taken.insert(name).inserted {
            let number = numbers[base, default: 2]
            numbers[base] = number + 1
            name = "\(base)\(separator)\(number)"
        }
        return name
    }
}
