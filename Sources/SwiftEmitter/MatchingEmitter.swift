import RoutePatterns

/// Prints the decision trees as functions over a URL's bytes.
struct MatchingEmitter {
    let table: RouteTable
    let names: TypeNames
    let plan: MatchingPlan
    /// The patterns that the reader notes when they win, because writing may need marks against them.
    let winners: Set<PatternID>
    let patternNumbers: PatternNumbers
    /// See `RouteTable.patternsOnNoServer`.
    let patternsOnNoServer: Set<PatternID>
    var affixes: AffixTable
    /// The types of the spec whose readers the code calls.
    var declaredTypes: Set<RouteType> = []

    /// Prints the functions of the trees, as methods of a position in the path.
    mutating func emitFunctions(into code: inout CodeWriter) {
        code.block("private nonisolated extension _RouteReader.Path") { code in
            // Says of which type a route is: the reader that gets it takes any.
            code.line("@inline(__always) func found(_ route: \(names.route)) -> Swift.Bool { url.found(route) }")
            for node in plan.functionsInOrder {
                code.line()
                emitFunction(node, into: &code)
            }
        }
    }

    /// Prints the functions that read a text with them.
    func emit(into code: inout CodeWriter) {
        emitRead(into: &code)
        emitMatch(into: &code)
    }

    private func emitRead(into code: inout CodeWriter) {
        let first = table.bases.first?.text
        let plus = "plusIsSpace: \(table.plusIsSpace)"
        let segments = "segments: \(table.segmentCount)"
        let links = table.hasLinks ? ", links: _RouteLinks? = nil" : ""
        let server = patternsOnNoServer.isEmpty ? "" : ", isOnServer: Swift.Bool = false"
        let match = matchCode(of: "$0")
        let parameters = "_ text: Swift.String, isRawValue: Swift.Bool\(server)\(links)"
        code.block("static func read(\(parameters)) -> \(names.route)?") { code in
            guard plan.relativeStart == nil, let first else {
                let base: Code = quickBase.map { "base: \(literal: $0), " } ?? ""
                code.line("_RouteReader.route(text, \(plus), isRawValue: isRawValue, \(base)\(segments)) { \(match) }")
                return
            }
            code.line("var isRelative = false")
            code.line(
                "let route: \(names.route)? = _RouteReader.route(text, \(plus), isRawValue: isRawValue, \(segments)) { url in"
            )
            code.indented {
                $0.line("isRelative = url.isRelative")
                $0.line("return isRelative ? false : \(matchCode(of: "url"))")
            }
            code.line("}")
            code.line("if !isRelative { return route }")
            code.line(
                "return _RouteReader.route(_Route.text(text, after: \(literal: first)), \(plus), \(segments)) { \(match) }"
            )
        }
    }

    /// The code that matches a URL with what `read` knows about it.
    private func matchCode(of url: String) -> Code {
        let url: Code = patternsOnNoServer.isEmpty ? "\(url)" : "\(url).onServer(isOnServer)"
        return table.hasLinks ? "\(url).withLinks(links) { match($0) }" : "match(\(url))"
    }

    /// The text of the first base if a URL that starts with it can be read like a raw value, without parsing the host.
    private var quickBase: String? {
        guard plan.relativeStart != nil, let base = table.bases.first, case .literal = base.host else { return nil }
        return base.encodedText.utf8.contains(UInt8(ascii: "%")) ? nil : base.encodedText
    }

    private func emitMatch(into code: inout CodeWriter) {
        code.line()
        code.block("static func match(_ url: _RouteReader) -> Swift.Bool") { code in
            if let start = plan.relativeStart, table.bases.first != nil {
                code.line("if url.isRelative { return url.path.\(plan.functionNames[start])() }")
            }
            for (scheme, root) in zip(table.schemes, plan.roots) {
                if let name = scheme.scheme { code.open("if url.hasScheme(\(literal: name))") }
                if scheme.isHosted { code.line("guard let path = url.hostPath else { return false }") }
                code.line("return \(scheme.isHosted ? "path" : "url.path").\(plan.functionNames[root])()")
                if scheme.scheme != nil { code.close() }
            }
            if table.schemes.last?.scheme != nil || table.schemes.isEmpty { code.line("return false") }
        }
    }

    private mutating func emitFunction(_ node: Int, into code: inout CodeWriter) {
        let locals = plan.locals(at: node, names)
        let parameters = zip(plan.captures[node], locals).compactMap { capture, local -> Code? in
            typeName(capture).map { "_ \(local): \($0)" }
        }
        code.open("func \(plan.functionNames[node])(\(list: parameters)) -> Swift.Bool")
        emitNode(node, at: Place(depth: 0, isLast: true, locals: locals), into: &code)
        code.line("return false")
        code.close()
    }

    /// The type of the function parameter for a capture; nil if the function finds the capture in the path.
    private func typeName(_ capture: MatchingPlan.Capture) -> String? {
        switch capture {
        case .value(let type): names.name(of: type)
        case .list(let type): "[\(names.name(of: type))]"
        case .part, .rest: nil
        case .parts: "[_RoutePart]"
        }
    }

    /// The position of a node's code in its function.
    struct Place {
        /// The offset of the node's segment from the function's first.
        let depth: Int
        /// Whether the function returns false right after the node's code.
        let isLast: Bool
        /// The variables of the captures.
        let locals: [String]
        /// The conditions that haven't been printed yet, to be combined with the next ones.
        var conditions: [Code] = []

        /// The segment `distance` segments before the node's; 0 is the node's own.
        func segment(back distance: Int) -> PartCode {
            .segment(depth - distance)
        }

        /// The position of a child that has one more condition.
        func next(_ condition: Code, isLast: Bool, capturing local: String? = nil) -> Place {
            Place(
                depth: depth + 1, isLast: isLast, locals: locals + (local.map { [$0] } ?? []),
                conditions: conditions + [condition])
        }

        /// The same position, with the condition that the path ends here.
        var ending: Place {
            var place = self
            let last = place.conditions.last.flatMap(segment(back: 1).isLast)
            if last != nil { place.conditions.removeLast() }
            place.conditions.append(last ?? "isEnd(\(depth))")
            return place
        }

        /// The same position after the conditions have been printed.
        var asked: Place {
            Place(depth: depth, isLast: isLast, locals: locals)
        }
    }

    private mutating func emitNode(_ number: Int, at place: Place, into code: inout CodeWriter) {
        let node = plan.nodes[number]
        var (literals, others, rests): ([DecisionTree.Edge], [DecisionTree.Edge], [DecisionTree.Edge]) = ([], [], [])
        for edge in node.edges {
            if edge.matcher.isLiteral {
                literals.append(edge)
            } else if edge.matcher.isRest {
                rests.append(edge)
            } else {
                others.append(edge)
            }
        }
        if (node.ends.isEmpty ? 0 : 1) + literals.count + others.count + rests.count > 1, !place.conditions.isEmpty {
            return code.when(place.conditions) { emitNode(number, at: place.asked, into: &$0) }
        }
        let captures = plan.captures[number]
        if !node.ends.isEmpty {
            emitEnds(node.ends, at: place.ending, captures: captures, into: &code)
        }
        let isLast = place.isLast && rests.isEmpty
        emitLiterals(literals, place, isLast: isLast && others.isEmpty, into: &code)
        let isHost = plan.roots.contains(number) && isHosted(number)
        for (index, edge) in others.enumerated() {
            emitEdge(edge, place, isLast: isLast && index == others.count - 1, isHost: isHost, into: &code)
        }
        for edge in rests {
            emitEnds(plan.nodes[edge.node].ends, at: place, captures: captures + [.rest], into: &code)
        }
    }

    private func isHosted(_ root: Int) -> Bool {
        zip(table.schemes, plan.roots).contains { $0.isHosted && $1 == root }
    }

    /// Prints what follows an edge: the child's code, or a call to its function.
    mutating func emitChild(_ edge: DecisionTree.Edge, _ place: Place, into code: inout CodeWriter) {
        guard plan.isFunction[edge.node] else { return emitNode(edge.node, at: place, into: &code) }
        let arguments = zip(plan.captures[edge.node], place.locals).compactMap { capture, local -> String? in
            typeName(capture) == nil ? nil : local
        }
        let call: Code = "from(\(place.depth)).\(plan.functionNames[edge.node])(\(list: arguments))"
        code.when(place.conditions + (place.isLast ? [] : [call])) {
            $0.line("return \(place.isLast ? call : "true")")
        }
    }

    private mutating func emitEdge(
        _ edge: DecisionTree.Edge, _ place: Place, isLast: Bool, isHost: Bool, into code: inout CodeWriter
    ) {
        let part = place.segment(back: 0)
        let local = plan.locals(at: edge.node, names).dropFirst(place.locals.count).first
        func reading(_ code: Code) -> Code { "let \(local ?? "_") = \(code)" }
        let condition: Code
        switch edge.matcher {
        case .literal, .rest: return
        case .label(let suffix, _): condition = "_RouteAffixes.isLabel(\(part.part), before: \(literal: suffix))"
        case .affixed(let affixed): condition = reading("\(affixes.reader(of: affixed))(\(part.part), url)")
        case .commaList(let type): condition = reading(commaList(part, of: type))
        case .type(let type), .host(let type), .nonempty(let type):
            condition = type.isConvertedLate ? part.isPresent : reading(conversion(part, to: type))
        }
        let port: Code = isHost && edge.matcher.needsNoPort ? "url.hasNoPort, " : ""
        let name: Code = edge.matcher.needsHostName ? "url.hasHostName, " : ""
        emitChild(edge, place.next("\(port)\(name)\(condition)", isLast: isLast, capturing: local), into: &code)
    }

    /// The conversion of a part to a type.
    mutating func conversion(_ part: PartCode, to type: RouteType) -> Code {
        if case .link = type { return "url.link(\(part.part), \(names.name(of: type)).self)" }
        return reader(of: type).map { "_Matching.\($0)(\(part.part))" } ?? part.conversion(to: type, names)
    }

    /// The conversion of a part to the values of a comma list.
    mutating func commaList(_ part: PartCode, of type: RouteType) -> Code {
        "\(part.part).commaList({ \(conversion(.variable("$0"), to: type)) })"
    }

    /// The name of the function that reads a type of the spec; nil for other types.
    mutating func reader(of type: RouteType) -> String? {
        switch type {
        case .closed, .constrained:
            declaredTypes.insert(type)
            return TypeNames.reader(of: type)
        case .string, .bool, .integer, .float, .double, .uuid, .url, .link, .custom: return nil
        }
    }
}
