import RoutePatterns

/// Prints the decision trees as functions.
package struct ReadingEmitter {
    package let table: RouteTable
    package let types: ScriptTypes
    /// The patterns that are recorded in the URL that they match, because functions that write URLs look for them.
    let winners: Set<PatternID>
    package let hidden: ExcludedRoutes
    package var affixes: AffixConstants

    private let forest: DecisionForest
    /// For each node, the segments before it that have values.
    private var captures: [[Matcher]]
    /// For each node, the possible numbers of segments before it.
    private var depths: [Set<Int>]
    /// For each node, the name of its function; nil if its code is part of its parent's.
    private var functions: [String?]
    /// The nodes with functions, in depth-first order.
    private var order: [Int] = []

    /// A place in the code.
    struct Place {
        /// The number of segments before it.
        var depth: Int
        /// Whether the depth is counted from the variable `at`.
        let isRelative: Bool
        /// The variables of each segment with values.
        var captures: [[String]]
        var scope: ScriptScope

        /// The index of the next segment.
        var index: String { index(before: 0) }

        /// The index of an earlier segment.
        func index(before distance: Int) -> String {
            let depth = depth - distance
            if !isRelative { return "\(depth)" }
            return depth == 0 ? "at" : depth < 0 ? "at - \(-depth)" : "at + \(depth)"
        }
    }

    private static let mostDepth = 6

    init(
        table: RouteTable, types: ScriptTypes, winners: Set<PatternID>, hidden: ExcludedRoutes, affixes: AffixConstants
    ) {
        self.table = table
        self.types = types
        self.winners = winners
        self.hidden = hidden
        self.affixes = affixes
        let forest = DecisionForest(table, where: hidden.patterns.contains)
        self.forest = forest
        captures = forest.nodes.map { _ in [] }
        depths = forest.nodes.map { _ in [] }
        functions = forest.nodes.map { _ in nil }
        for root in forest.roots { depths[root].insert(0) }
        var parents = forest.nodes.map { _ in 0 }
        // Parents have higher indices than their children.
        for index in forest.nodes.indices.reversed() {
            for edge in forest.nodes[index].edges {
                parents[edge.node] += 1
                depths[edge.node].formUnion(depths[index].map { $0 + 1 })
                captures[edge.node] = captures[index] + (edge.matcher.isCapture ? [edge.matcher] : [])
            }
        }
        chooseFunctions(parents)
    }

    /// Roots, nodes with several parents, and nodes at which the code would be nested too deeply get a function.
    private mutating func chooseFunctions(_ parents: [Int]) {
        var heights = forest.nodes.map { _ in 0 }
        for (index, node) in forest.nodes.enumerated() {
            for edge in node.edges where functions[edge.node] == nil {
                heights[index] = max(heights[index], heights[edge.node] + 1)
            }
            let isShared = parents[index] > 1 && !node.edges.isEmpty
            if isShared || heights[index] >= Self.mostDepth || forest.roots.contains(index) { functions[index] = "" }
        }
        var taken: Set<String> = []
        for (scheme, root) in zip(table.schemes, forest.roots) {
            var stack = [(node: root, name: "$" + (Identifier.camelCase(scheme.scheme ?? "any") ?? ""))]
            while let (node, name) = stack.popLast() {
                if functions[node] == "" {
                    functions[node] = ScriptNames.name(name, &taken)
                    order.append(node)
                }
                for edge in forest.nodes[node].edges.reversed() where functions[edge.node]?.isEmpty ?? true {
                    stack.append((edge.node, self.name(of: edge.matcher, after: name)))
                }
            }
        }
    }

    private func name(of matcher: Matcher, after name: String) -> String {
        guard case .literal(let text, _) = matcher, name.utf8.count < 60 else { return name }
        return name + (Identifier.camelCase(text).map(Identifier.capitalized) ?? "")
    }

    /// The name of the function at the root of a tree.
    func function(ofTree index: Int) -> String { functions[forest.roots[index]] ?? "" }

    /// The argument for the depth at which a tree starts, if its function is called at several depths.
    func startArgument(ofTree index: Int) -> String { depths[forest.roots[index]].count > 1 ? ", 0" : "" }

    mutating func emit(into code: inout ScriptWriter) {
        for node in order {
            code.line()
            emitFunction(node, into: &code)
        }
    }

    private mutating func emitFunction(_ node: Int, into code: inout ScriptWriter) {
        let isRelative = depths[node].count > 1
        var scope = ScriptScope(types.names, reserved: ["url", "raw", "text", "at", "fragment"])
        let names = captureNames(at: node)
        var parameters = ["url⟨: $URL⟩"] + (isRelative ? ["at⟨: number⟩"] : [])
        var locals: [[String]] = []
        for (index, matcher) in captures[node].enumerated() {
            var group: [String] = []
            for (number, type) in matcher.types.enumerated() {
                let local = scope.variable(
                    index < names.count && number < names[index].count ? names[index][number] : "value")
                let isList = if case .value(_, .list) = matcher { true } else { false }
                let name = types.name(of: type)
                parameters.append("\(local)⟨: \(isList ? (name.contains(" ") ? "(\(name))[]" : name + "[]") : name)⟩")
                group.append(local)
            }
            locals.append(group)
        }
        code.block("function \(functions[node] ?? "")(\(parameters.joined(separator: ", ")))⟨: Route | null⟩") { code in
            let depth = isRelative ? 0 : depths[node].first ?? 0
            var body = ScriptWriter()
            emitNode(node, Place(depth: depth, isRelative: isRelative, captures: locals, scope: scope), into: &body)
            let names = Set(body.text.names)
            let used = ["raw", "text"].filter(names.contains)
            if !used.isEmpty { code.line("const { \(used.joined(separator: ", ")) } = url;") }
            code.lines(body.text.trimmed)
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
            code.block("if (text.length === \(place.index))") { emitEnds(node.ends, place, into: &$0) }
        }
        emitLiterals(node.edges.filter(\.matcher.isLiteral), place, into: &code)
        let isHost = zip(table.schemes, forest.roots).contains { $0.isHosted && $1 == index }
        for edge in node.edges where !edge.matcher.isLiteral && !edge.matcher.isRest {
            emitEdge(edge, &place, isHost: isHost, into: &code)
        }
        let rests = node.edges.filter(\.matcher.isRest).flatMap { forest.nodes[$0.node].ends }
        emitEnds(rests, place, into: &code)
    }

    private mutating func emitChild(_ edge: DecisionTree.Edge, _ place: Place, into code: inout ScriptWriter) {
        var next = place
        next.depth += 1
        guard let function = functions[edge.node] else { return emitNode(edge.node, next, into: &code) }
        let position = depths[edge.node].count > 1 ? [next.index] : []
        let arguments = ["url"] + position + next.captures.flatMap { $0 }
        var scope = place.scope
        let found = scope.variable("found")
        code.line("const \(found) = \(function)(\(arguments.joined(separator: ", ")));")
        code.line("if (\(found)) return \(found);")
    }

    private mutating func emitLiterals(_ edges: [DecisionTree.Edge], _ place: Place, into code: inout ScriptWriter) {
        func literal(_ edge: DecisionTree.Edge) -> (text: String, ignoresCase: Bool) {
            if case .literal(let text, let ignoresCase) = edge.matcher {
                (text.scriptLiteral, ignoresCase)
            } else {
                ("", false)
            }
        }
        guard let first = edges.first else { return }
        let segment = "text[\(place.index)]"
        let compared = literal(first).ignoresCase ? "$lower(\(segment))" : segment
        if edges.count == 1 {
            return code.block("if (\(compared) === \(literal(first).text))") { emitChild(first, place, into: &$0) }
        }
        code.block("switch (\(compared))") { code in
            for edge in edges {
                // A block, because the case can declare variables.
                code.line("case \(literal(edge).text): {")
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
        let part = SegmentCode(raw: "raw[\(place.index)]", text: "text[\(place.index)]")
        if case .label(let suffix, _) = edge.matcher {
            conditions.append("$isLabel(\(part.text), \(suffix.scriptLiteral))")
        }
        if !edge.matcher.isCapture { return code.when(conditions) { emitChild(edge, place, into: &$0) } }
        var next = place
        code.when(conditions) { code in
            let locals = emitCapture(edge, part, &next, into: &code)
            code.block("if (\(locals.map { "\($0) !== null" }.joined(separator: " && ")))") { code in
                next.captures.append(locals)
                emitChild(edge, next, into: &code)
            }
        }
        place.scope = next.scope
    }

    /// Prints variables for the values of a segment, and returns their names.
    private mutating func emitCapture(
        _ edge: DecisionTree.Edge, _ part: SegmentCode, _ place: inout Place, into code: inout ScriptWriter
    ) -> [String] {
        let names = captureNames(at: edge.node)
        let position = place.captures.count
        var locals: [String] = []
        func declare(_ code: inout ScriptWriter, _ place: inout Place, _ value: String) {
            let isNamed = position < names.count && locals.count < names[position].count
            let local = place.scope.variable(isNamed ? names[position][locals.count] : "value")
            code.line("const \(local) = \(value);")
            locals.append(local)
        }
        switch edge.matcher {
        case .affixed(let affixed):
            let pieces = place.scope.variable("pieces")
            code.line("const \(pieces) = $pieces(\(affixes.constant(for: affixed, types)), \(part.raw));")
            for (index, type) in affixed.types.enumerated() {
                let piece = SegmentCode(raw: "\(pieces)?.[\(index)]")
                declare(&code, &place, types.conversion(of: piece, to: type))
            }
        case .value(let type, .list(let separator)):
            declare(&code, &place, types.list(part.text, separator, of: type))
        case .value(let type, _): declare(&code, &place, types.conversion(of: part, to: type))
        case .literal, .label, .rest: break
        }
        return locals
    }
}
