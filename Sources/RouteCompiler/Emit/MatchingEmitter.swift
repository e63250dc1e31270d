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
        var body = CodeWriter()
        emitNode(node, at: "start", captures: captures, depth: 0, into: &body)
        code.block("static func node\(node)(_ url: RouteReader, _ start: Swift.Int\(parameters)) -> \(names.route)?") {
            $0.append(body)
            $0.line("return nil")
        }
    }

    private func typeName(_ capture: MatchingPlan.Capture) -> String {
        switch capture {
        case .value(let type): names.name(of: type)
        case .part: "RoutePart"
        case .parts: "[RoutePart]"
        case .rest: "Swift.Int"
        }
    }

    private mutating func emitNode(
        _ number: Int, at position: String, captures: [MatchingPlan.Capture], depth: Int, into code: inout CodeWriter
    ) {
        let node = plan.nodes[number]
        let edges = node.edges.filter { !$0.matcher.isRest }
        if !node.ends.isEmpty {
            var body = CodeWriter()
            emitEnds(node.ends, captures: captures, into: &body)
            code.block("if url.isEnd(\(position))") { $0.append(body) }
        }
        if !edges.isEmpty {
            let part = "s\(depth)"
            code.line("let \(part) = url.segment(at: \(position))")
            let isHost = plan.roots.contains(number) && isHosted(number)
            emitLiterals(edges, part: part, captures: captures, depth: depth, into: &code)
            for edge in edges where !edge.matcher.isLiteral {
                emitEdge(edge, part: part, isHost: isHost, captures: captures, depth: depth, into: &code)
            }
        }
        for edge in node.edges where edge.matcher.isRest {
            let capture = "c\(captures.count)"
            code.block("do") { code in
                code.line("let \(capture) = \(position)")
                var body = CodeWriter()
                emitEnds(plan.nodes[edge.node].ends, captures: captures + [.rest], into: &body)
                code.append(body)
            }
        }
    }

    private func isHosted(_ root: Int) -> Bool {
        zip(table.schemes, plan.roots).contains { $0.isHosted && $1 == root }
    }

    /// Prints what follows an edge: the child's code, or a call of its function.
    mutating func emitChild(
        _ edge: DecisionTree.Edge, part: String, captures: [MatchingPlan.Capture], depth: Int,
        into code: inout CodeWriter
    ) {
        let captures = captures + (MatchingPlan.Capture(edge.matcher).map { [$0] } ?? [])
        if plan.functions.contains(edge.node) {
            let arguments = captures.indices.map { ", c\($0)" }.joined()
            code.line("if let route = node\(edge.node)(url, \(part).next\(arguments)) { return route }")
        } else {
            emitNode(edge.node, at: "\(part).next", captures: captures, depth: depth + 1, into: &code)
        }
    }

    private mutating func emitEdge(
        _ edge: DecisionTree.Edge, part: String, isHost: Bool, captures: [MatchingPlan.Capture], depth: Int,
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
        var body = CodeWriter()
        if case .type(let type) = edge.matcher, type.takesAnyText { body.line("let \(capture) = \(part)") }
        emitChild(edge, part: part, captures: captures, depth: depth, into: &body)
        code.block("if \(port)\(condition)") { $0.append(body) }
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
