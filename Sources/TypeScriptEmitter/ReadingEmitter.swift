import RoutePatterns

/// Prints the decision trees as functions.
struct ReadingEmitter {
    let table: RouteTable
    let types: ScriptTypes
    let hidden: ExcludedRoutes

    private let forest: DecisionTree
    /// For each node, the segments with values before it, and how far they are from it.
    private var captures: [[(matcher: Matcher, distance: Int)]]
    /// For each node, the possible numbers of segments before it.
    private var depths: [Set<Int>]
    /// For each node, whether it has a function; if not, its code is part of its parent's.
    private var isFunction: [Bool]
    /// The names of the functions that have been called.
    private var functions: [Int: String] = [:]
    /// The functions to print, the next one last.
    private var unprinted: [Int] = []
    private var functionNames: Set<String> = []

    /// A place in the code.
    struct Place {
        /// The number of segments before it.
        var depth: Int
        /// Whether the depth is counted from the variable `at`.
        let isRelative: Bool
        /// The depth of each segment with values, and the variables of its values.
        var captures: [(depth: Int, variables: [String])] = []
        var scope: ScriptScope
        /// The name that a function would have here.
        var name = ""

        /// The expression for a depth.
        func index(_ depth: Int) -> String {
            if !isRelative { return "\(depth)" }
            return depth == 0 ? "at" : depth < 0 ? "at - \(-depth)" : "at + \(depth)"
        }

        var index: String { index(depth) }

        /// Whether the next segment is the URL's first, in which case doesn't count (rule 3.2). A root that needs to
        /// know is always a function of its own.
        var isFirst: Bool { depth == 0 && !isRelative }
    }

    private static let mostDepth = 6

    init(table: RouteTable, types: ScriptTypes, hidden: ExcludedRoutes) {
        self.table = table
        self.types = types
        self.hidden = hidden
        let forest = DecisionTree(table, where: hidden.patterns.contains)
        self.forest = forest
        captures = forest.nodes.map { _ in [] }
        depths = forest.nodes.map { _ in [] }
        isFunction = forest.nodes.map { _ in false }
        for root in forest.roots {
            depths[root].insert(0)
            isFunction[root] = true
        }
        var parents = forest.nodes.map { _ in 0 }
        // Parents have higher indices than their children.
        for index in forest.nodes.indices.reversed() {
            for edge in forest.nodes[index].edges {
                parents[edge.node] += 1
                depths[edge.node].formUnion(depths[index].map { $0 + 1 })
                captures[edge.node] =
                    captures[index].map { ($0.matcher, $0.distance + 1) }
                    + (edge.matcher.isCapture ? [(edge.matcher, 1)] : [])
            }
        }
        // Roots, nodes with several parents, and nodes at which the code would be nested too deeply get a function.
        var heights = forest.nodes.map { _ in 0 }
        for (index, node) in forest.nodes.enumerated() {
            for edge in node.edges where !isFunction[edge.node] {
                heights[index] = max(heights[index], heights[edge.node] + 1)
            }
            let isShared = parents[index] > 1 && !node.edges.isEmpty
            if isShared || heights[index] >= Self.mostDepth { isFunction[index] = true }
        }
    }

    /// Prints the function `$match`, which reads a URL by all patterns, and those that it calls.
    mutating func emit(into code: inout ScriptWriter) {
        code.line()
        code.block("function $match(url⟨: $URL⟩)⟨: Route | null⟩") { code in
            for (scheme, root) in zip(table.schemes, forest.roots) {
                let name = function(at: root, named: "$" + (Identifier.camelCase(scheme.scheme ?? "any") ?? ""))
                let call = "\(name)(url\(depths[root].count > 1 ? ", 0" : ""))"
                let result = scheme.isHosted ? "url.hasHost ? \(call) : null" : call
                let condition = scheme.scheme.map { "if (url.scheme === \($0.scriptLiteral)) " } ?? ""
                code.line("\(condition)return \(result);")
            }
            if table.schemes.last?.scheme != nil { code.line("return null;") }
        }
        while let node = unprinted.popLast() {
            code.line()
            emitFunction(node, into: &code)
        }
    }

    /// The name of a node's function.
    private mutating func function(at node: Int, named name: String) -> String {
        if let known = functions[node] { return known }
        let chosen = ScriptNames.name(name, &functionNames)
        functions[node] = chosen
        unprinted.append(node)
        return chosen
    }

    private mutating func emitFunction(_ node: Int, into code: inout ScriptWriter) {
        let isRelative = depths[node].count > 1
        let name = functions[node] ?? ""
        let scope = ScriptScope(types.names, reserved: ["url", "at"])
        var place = Place(depth: isRelative ? 0 : depths[node].first ?? 0, isRelative: isRelative, scope: scope)
        place.name = name
        var parameters = ["url⟨: $URL⟩"] + (isRelative ? ["at⟨: number⟩"] : [])
        for ((matcher, distance), names) in zip(captures[node], captureNames(at: node)) {
            let variables = names.map { place.scope.variable($0) }
            place.captures.append((place.depth - distance, variables))
            let isList = if case .value(_, .list) = matcher { true } else { false }
            for (variable, type) in zip(variables, matcher.types) {
                parameters.append("\(variable)⟨: \(isList ? types.listName(of: type) : types.name(of: type))⟩")
            }
        }
        code.block("function \(name)(\(parameters.joined(separator: ", ")))⟨: Route | null⟩") { code in
            emitNode(node, place, into: &code)
            code.line("return null;")
        }
    }

    /// The names of the parameters in each segment with values before a node, from the first pattern below it.
    private func captureNames(at node: Int) -> [[String]] {
        var node = node
        while forest.nodes[node].ends.isEmpty {
            guard let edge = forest.nodes[node].edges.first else { return [] }
            node = edge.node
        }
        return table[forest.nodes[node].ends[0]].pattern.capturedSegments.map { $0.parameters.map(\.name) }
    }

    /// Prints the code for a node. The printed code returns if a pattern matches.
    private mutating func emitNode(_ index: Int, _ place: Place, into code: inout ScriptWriter) {
        var place = place
        let node = forest.nodes[index]
        if !node.ends.isEmpty {
            code.block("if (url.raw.length === \(place.index))") { emitEnds(node.ends, place, into: &$0) }
        }
        emitLiterals(node.edges, place, into: &code)
        let isHost = zip(table.schemes, forest.roots).contains { $0.isHosted && $1 == index }
        let edges = node.edges.filter { !$0.matcher.isLiteral && !$0.matcher.isRest }
        for edge in edges {
            // Each in a block, because they have variables of the same names.
            if edges.count == 1 {
                emitEdge(edge, &place, isHost: isHost, into: &code)
            } else {
                var own = place
                code.line("{")
                code.indented { emitEdge(edge, &own, isHost: isHost, into: &$0) }
                code.line("}")
            }
        }
        let rests = node.edges.filter(\.matcher.isRest).flatMap { forest.nodes[$0.node].ends }
        emitEnds(rests, place, into: &code)
    }

    private mutating func emitChild(_ edge: DecisionTree.Edge, _ place: Place, into code: inout ScriptWriter) {
        var next = place
        next.depth += 1
        if case .literal(let text, _) = edge.matcher, next.name.utf8.count < 60 {
            next.name += Identifier.camelCase(text).map(Identifier.capitalized) ?? ""
        }
        guard isFunction[edge.node] else { return emitNode(edge.node, next, into: &code) }
        let position = depths[edge.node].count > 1 ? [next.index] : []
        let arguments = ["url"] + position + next.captures.flatMap(\.variables)
        let found = next.scope.variable("found")
        let function = function(at: edge.node, named: next.name)
        code.line("const \(found) = \(function)(\(arguments.joined(separator: ", ")));")
        code.line("if (\(found)) return \(found);")
    }

    private mutating func emitLiterals(_ edges: [DecisionTree.Edge], _ place: Place, into code: inout ScriptWriter) {
        var segment = "url.text[\(place.index)]"
        let literals = edges.compactMap { edge -> (edge: DecisionTree.Edge, text: String)? in
            guard case .literal(let text, let ignoresCase) = edge.matcher else { return nil }
            if ignoresCase, !segment.hasPrefix("$") { segment = "$lower(\(segment))" }
            return (edge, text.scriptLiteral)
        }
        guard let (edge, text) = literals.first else { return }
        if literals.count == 1 {
            return code.block("if (\(segment) === \(text))") { emitChild(edge, place, into: &$0) }
        }
        code.block("switch (\(segment))") { code in
            for (edge, text) in literals {
                // A block, because the case can declare variables.
                code.line("case \(text): {")
                code.indented { code in
                    emitChild(edge, place, into: &code)
                    code.line("break;")
                }
                code.line("}")
            }
        }
    }

    private mutating func emitEdge(
        _ edge: DecisionTree.Edge, _ place: inout Place, isHost: Bool, into code: inout ScriptWriter
    ) {
        var conditions: [String] = []
        if isHost, edge.matcher.needsNoPort { conditions.append("!url.hasPort") }
        if edge.matcher.needsHostName { conditions.append("$hasHostName(url)") }
        let part = SegmentCode(at: place.index)
        if case .label(let suffix, _) = edge.matcher {
            conditions.append("$isLabel(\(part.text), \(suffix.scriptLiteral))")
        }
        if !edge.matcher.isCapture { return code.when(conditions) { emitChild(edge, place, into: &$0) } }
        var next = place
        code.when(conditions) { code in
            let variables = emitCapture(
                edge, part, ignoringCase: place.isFirst && !edge.matcher.needsHostName, &next.scope, into: &code)
            next.captures.append((place.depth, variables))
            code.when(variables.map { "\($0) != null" }) { emitChild(edge, next, into: &$0) }
        }
        place.scope = next.scope
    }

    /// Prints variables for the values of a segment, and returns their names.
    private func emitCapture(
        _ edge: DecisionTree.Edge, _ part: SegmentCode, ignoringCase: Bool, _ scope: inout ScriptScope,
        into code: inout ScriptWriter
    ) -> [String] {
        let values: [String]
        switch edge.matcher {
        case .affixed(let affixed):
            let pieces = scope.variable("pieces")
            code.line("const \(pieces) = $pieces(\(types.affixes[affixed]), \(part.raw));")
            values = types.conversions(of: affixed, pieces: pieces)
        case .value(let type, .list(let separator)):
            values = [types.list(part.text, separator, of: type, ignoringCase: ignoringCase)]
        case .value(let type, _): values = [types.conversion(of: part, to: type, ignoringCase: ignoringCase)]
        case .literal, .label, .rest: values = []
        }
        let names = captureNames(at: edge.node).dropFirst(captures[edge.node].count - 1).first ?? []
        return zip(names, values).map { name, value in
            let variable = scope.variable(name)
            code.line("const \(variable) = \(value);")
            return variable
        }
    }
}
