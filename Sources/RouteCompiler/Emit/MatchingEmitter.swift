import RoutePatterns

/// Prints the decision trees as functions over a URL's bytes.
struct MatchingEmitter {
    let table: RouteTable
    let names: TypeNames
    let plan: MatchingPlan
    /// The patterns that a reader notes when they win: writing asks for it where marks may be needed.
    let winners: Set<Int>
    var affixes: AffixTable
    var closedReaders: [ClosedType: Int] = [:]

    mutating func emit(into code: inout CodeWriter) {
        emitRead(into: &code)
        emitMatch(into: &code)
        for node in plan.nodes.indices where plan.functions.contains(node) {
            code.line()
            emitFunction(node, into: &code)
        }
    }

    private func emitRead(into code: inout CodeWriter) {
        let first = table.bases.first?.text
        code.block("static func read(_ text: Swift.String, isRawValue: Swift.Bool) -> \(names.route)?") { code in
            code.line("var route: \(names.route)?")
            if plan.relativeStart == nil, let first {
                code.line("var isRelative = false")
                code.line("RouteReader.read(text, plusIsSpace: \(table.plusIsSpace), isRawValue: isRawValue) { url in")
                code.indented {
                    $0.line("isRelative = url.isRelative")
                    $0.line("if !isRelative { route = match(url) }")
                }
                code.line("}")
                code.block("if isRelative") {
                    $0.line("let url = routeText(text, after: \(first.swiftLiteral))")
                    $0.line("RouteReader.read(url, plusIsSpace: \(table.plusIsSpace)) { url in route = match(url) }")
                }
            } else {
                code.line("RouteReader.read(text, plusIsSpace: \(table.plusIsSpace), isRawValue: isRawValue) { url in")
                code.indented { $0.line("route = match(url)") }
                code.line("}")
            }
            code.line("return route")
        }
    }

    private func emitMatch(into code: inout CodeWriter) {
        code.line()
        code.block("static func match(_ url: RouteReader) -> \(names.route)?") { code in
            if let start = plan.relativeStart, table.bases.first != nil {
                code.line("if url.isRelative { return node\(start)(url, url.start) }")
            }
            for (scheme, root) in zip(table.schemes, plan.roots) {
                let call = "return node\(root)(url, url.\(scheme.isHosted ? "hostStart" : "start"))"
                if let name = scheme.scheme {
                    code.line("if url.hasScheme(\(name.swiftLiteral)) { \(call) }")
                } else {
                    code.line(call)
                }
            }
            if table.schemes.last?.scheme != nil || table.schemes.isEmpty { code.line("return nil") }
        }
    }

    private mutating func emitFunction(_ node: Int, into code: inout CodeWriter) {
        let captures = plan.captures[node] ?? []
        let parameters = captures.enumerated().map { ", _ c\($0.offset): \(typeName($0.element))" }.joined()
        code.open(
            "static func node\(node)(_ url: RouteReader, _ start: Swift.Int\(parameters)) -> \(names.route)?")
        emitNode(node, at: Place("start", depth: 0, isLast: true), captures: captures, into: &code)
        code.line("return nil")
        code.close()
    }

    private func typeName(_ capture: MatchingPlan.Capture) -> String {
        switch capture {
        case .value(let type): names.name(of: type)
        case .part: "RoutePart"
        case .parts: "[RoutePart]"
        case .rest: "Swift.Int"
        }
    }

    /// Where code for a node stands.
    struct Place {
        /// The offset at which the node's segment begins, as an expression.
        let offset: String
        /// How many segments the function has read before.
        let depth: Int
        /// Whether the function gives nil when the node's code ends.
        let isLast: Bool

        init(_ offset: String, depth: Int, isLast: Bool) {
            self.offset = offset
            self.depth = depth
            self.isLast = isLast
        }

        /// The name of the node's segment.
        var part: String {
            "s\(depth)"
        }

        func next(isLast: Bool) -> Place {
            Place("\(part).next", depth: depth + 1, isLast: isLast)
        }
    }

    private mutating func emitNode(
        _ number: Int, at place: Place, captures: [MatchingPlan.Capture], into code: inout CodeWriter
    ) {
        let node = plan.nodes[number]
        let edges = node.edges.filter { !$0.matcher.isRest }
        if !node.ends.isEmpty {
            code.open("if url.isEnd(\(place.offset))")
            emitEnds(node.ends, captures: captures, into: &code)
            code.close()
        }
        if !edges.isEmpty {
            code.line("let \(place.part) = url.segment(at: \(place.offset))")
            let isHost = plan.roots.contains(number) && isHosted(number)
            let isLast = place.isLast && edges.count == node.edges.count
            let others = edges.filter { !$0.matcher.isLiteral }
            emitLiterals(edges, place.next(isLast: isLast && others.isEmpty), place.part, captures, into: &code)
            for (index, edge) in others.enumerated() {
                let next = place.next(isLast: isLast && index == others.count - 1)
                emitEdge(edge, next, part: place.part, isHost: isHost, captures: captures, into: &code)
            }
        }
        for edge in node.edges where edge.matcher.isRest {
            let capture = "c\(captures.count)"
            code.open("do")
            code.line("let \(capture) = \(place.offset)")
            emitEnds(plan.nodes[edge.node].ends, captures: captures + [.rest], into: &code)
            code.close()
        }
    }

    private func isHosted(_ root: Int) -> Bool {
        zip(table.schemes, plan.roots).contains { $0.isHosted && $1 == root }
    }

    /// Prints what follows an edge: the child's code, or a call of its function.
    mutating func emitChild(
        _ edge: DecisionTree.Edge, _ place: Place, captures: [MatchingPlan.Capture], into code: inout CodeWriter
    ) {
        let captures = captures + (MatchingPlan.Capture(edge.matcher).map { [$0] } ?? [])
        if plan.functions.contains(edge.node) {
            let arguments = captures.indices.map { ", c\($0)" }.joined()
            let call = "node\(edge.node)(url, \(place.offset)\(arguments))"
            // Handed on as it is, a route need not be moved.
            code.line(place.isLast ? "return \(call)" : "if let route = \(call) { return route }")
        } else {
            emitNode(edge.node, at: place, captures: captures, into: &code)
        }
    }

    private mutating func emitEdge(
        _ edge: DecisionTree.Edge, _ place: Place, part: String, isHost: Bool, captures: [MatchingPlan.Capture],
        into code: inout CodeWriter
    ) {
        let capture = "c\(captures.count)"
        let condition: String
        switch edge.matcher {
        case .literal, .rest: return
        case .label(let suffix): condition = "RouteAffixes.isLabel(\(part), before: \(suffix.swiftLiteral))"
        case .affixed(let affixed):
            condition = "let \(capture) = \(affixes.reader(of: affixed))(\(part), url)"
        case .type(let type) where type.takesAnyText: condition = "\(part).isPresent"
        case .type(.closed(let type)):
            condition = "let \(capture) = \(closedReader(of: type))(\(part))"
        case .type(let type): condition = "let \(capture) = \(part).\(names.conversion(to: type))"
        }
        let port = isHost && edge.matcher.needsNoPort ? "url.hasNoPort, " : ""
        code.open("if \(port)\(condition)")
        if case .type(let type) = edge.matcher, type.takesAnyText { code.line("let \(capture) = \(part)") }
        emitChild(edge, place, captures: captures, into: &code)
        code.close()
    }

    mutating func closedReader(of type: ClosedType) -> String {
        let number = closedReaders[type] ?? closedReaders.count
        closedReaders[type] = number
        return "closed\(number)"
    }
}

extension Matcher {
    var isLiteral: Bool {
        if case .literal = self { true } else { false }
    }

    var isRest: Bool {
        if case .rest = self { true } else { false }
    }
}
