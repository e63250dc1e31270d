import RoutePatterns

/// Prints the decision trees as functions of a struct that holds the URL.
struct MatchingEmitter {
    let table: RouteTable
    let names: TypeNames
    let plan: MatchingPlan
    /// See `RouteTable.patternsOnNoServer`.
    let patternsOnNoServer: Set<PatternID>
    var affixes: AffixTable
    /// The types of the spec whose readers the code calls.
    var declaredTypes: Set<RouteType> = []

    /// The type of the functions' results.
    private var result: SwiftText { "\(names.route)?" }

    mutating func emit(into code: inout CodeWriter) {
        code.line("private typealias _Path = _RouteReader.Path")
        code.line()
        code.line("/// Finds the first pattern that matches all of a URL.")
        code.line("///")
        code.line("/// Each function is named after the segments that lead to it.")
        code.block("private nonisolated struct _Matching") { code in
            code.line("let \(names.reader): _RouteReader")
            if !patternsOnNoServer.isEmpty { code.line("let isOnServer: \(names.bool)") }
            if table.hasLinks { code.line("let \(names.links): _RouteLinks") }
            code.line()
            emitRead(into: &code)
            code.line()
            emitMatch(into: &code)
            for node in plan.functionsInOrder {
                code.line()
                emitFunction(node, into: &code)
            }
        }
    }

    private func emitRead(into code: inout CodeWriter) {
        let first = table.bases.first.flatMap { $0.isLiteral ? $0.text : nil }
        let plus = "plusIsSpace: \(table.plusIsSpace)"
        let segments = "segments: \(table.segmentCount)"
        let links = table.hasLinks ? ", links: _RouteLinks? = nil" : ""
        let server = patternsOnNoServer.isEmpty ? "" : ", isOnServer: \(names.bool) = false"
        let parameters = "of text: \(names.string), isRawValue: \(names.bool)\(server)\(links)"
        code.block("static func route(\(parameters)) -> \(result)") { code in
            guard plan.relativeStart == nil, let first else {
                let base: SwiftText = quickBase.map { "base: \(literal: $0), " } ?? ""
                code.block(
                    "_RouteReader.read(text, \(plus), isRawValue: isRawValue, \(base)\(segments)) { url in",
                    closing: "}"
                ) {
                    $0.line(matching())
                }
                return
            }
            code.line("var isRelative = false")
            code.block(
                "let route = _RouteReader.read(text, \(plus), isRawValue: isRawValue, \(segments)) { url -> \(result) in",
                closing: "}"
            ) {
                $0.line("isRelative = url.isRelative")
                $0.line("return isRelative ? nil : \(matching())")
            }
            code.line("if !isRelative { return route }")
            code.block(
                "return _RouteReader.read(_Route.text(text, after: \(literal: first)), \(plus), \(segments)) { url in",
                closing: "}"
            ) { $0.line(matching()) }
        }
    }

    /// The expression that matches `url`, with the arguments of `route(of:isRawValue:)`.
    func matching(isOnServer: SwiftText = "isOnServer", links: SwiftText = "links") -> SwiftText {
        let server: SwiftText = patternsOnNoServer.isEmpty ? "" : ", isOnServer: \(isOnServer)"
        if !table.hasLinks { return "_Matching(\(names.reader): url\(server)).route()" }
        return "_RouteLinks.with(\(links)) { _Matching(\(names.reader): url\(server), \(names.links): $0).route() }"
    }

    /// The text of the first base if a URL that starts with it can be read like a raw value, without parsing the host.
    private var quickBase: String? {
        guard plan.relativeStart != nil, let base = table.bases.first, base.host?.literal != nil else { return nil }
        return base.encodedText.utf8.contains(UInt8(ascii: "%")) ? nil : base.encodedText
    }

    private func emitMatch(into code: inout CodeWriter) {
        let url = names.reader
        code.block("func route() -> \(result)") { code in
            if let start = plan.relativeStart, table.bases.first != nil {
                code.line("if \(url).isRelative { return \(call(start, "\(url).path")) }")
            }
            for (scheme, root) in zip(table.schemes, plan.roots) {
                let match: SwiftText =
                    scheme.isHosted ? "\(url).hostPath.flatMap { \(call(root, "$0")) }" : call(root, "\(url).path")
                let condition: [SwiftText] = scheme.scheme.map { ["\(url).hasScheme(\(literal: $0))"] } ?? []
                code.when(condition) { $0.line("return \(match)") }
            }
            if table.schemes.last?.scheme != nil || table.schemes.isEmpty { code.line("return nil") }
        }
    }

    /// The call of a node's function. A root ignores the case of closed types in its first segment (rule 3.2).
    private func call(_ node: Int, _ path: SwiftText) -> SwiftText {
        let ignoresCase = zip(table.schemes, plan.roots).contains {
            $1 == node && !$0.closedTypesIgnoringCase.isEmpty
        }
        return "\(plan.functionNames[node])(\(ignoresCase ? "\(names.reader).ignoringCase(\(path))" : path))"
    }

    private mutating func emitFunction(_ node: Int, into code: inout CodeWriter) {
        let locals = plan.locals(at: node, names)
        let parameters = zip(plan.captures[node], locals).compactMap { capture, local -> SwiftText? in
            typeName(capture).map { "_ \(local): \($0)" }
        }
        let list: SwiftText = "\(list: ["_ \(names.parts): _Path"] + parameters)"
        code.block("func \(plan.functionNames[node])(\(list)) -> \(result)") { code in
            emitNode(node, at: Place(depth: 0, isLast: true, locals: locals), into: &code)
            code.line("return nil")
        }
    }

    /// The type of the function parameter for a capture; nil if the function gets the capture from the path.
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
        /// Whether the function returns nil right after the node's code.
        let isLast: Bool
        /// The variables of the captures.
        let locals: [String]
        /// The conditions that haven't been printed yet, to be combined with the next ones.
        var conditions: [SwiftText] = []

        /// The position of a child that has one more condition.
        func next(_ condition: [SwiftText], isLast: Bool, capturing local: String? = nil) -> Place {
            Place(
                depth: depth + 1, isLast: isLast, locals: locals + (local.map { [$0] } ?? []),
                conditions: conditions + condition)
        }

        /// The same position, with one more condition.
        func with(_ condition: SwiftText) -> Place {
            Place(depth: depth, isLast: isLast, locals: locals, conditions: conditions + [condition])
        }

        /// The same position after the conditions have been printed.
        var asked: Place {
            Place(depth: depth, isLast: isLast, locals: locals)
        }
    }

    /// The segment at an offset from the function's first.
    func segment(_ depth: Int) -> SwiftText {
        "\(names.parts)[\(depth)]"
    }

    /// Prints the code of a node: its ends and its edges.
    private mutating func emitNode(_ number: Int, at place: Place, into code: inout CodeWriter) {
        let node = plan.nodes[number]
        let literals = node.edges.filter(\.matcher.isLiteral)
        let rests = node.edges.filter(\.matcher.isRest)
        let others = node.edges.filter { !$0.matcher.isLiteral && !$0.matcher.isRest }
        if (node.ends.isEmpty ? 0 : 1) + literals.count + others.count + rests.count > 1, !place.conditions.isEmpty {
            return code.when(place.conditions) { emitNode(number, at: place.asked, into: &$0) }
        }
        let captures = plan.captures[number]
        if !node.ends.isEmpty {
            emitEnds(node.ends, at: place.with("\(names.parts).isEnd(\(place.depth))"), captures: captures, into: &code)
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

    /// Prints the code after an edge: the child's code, or a call to its function.
    mutating func emitChild(_ edge: DecisionTree.Edge, _ place: Place, into code: inout CodeWriter) {
        guard plan.isFunction[edge.node] else { return emitNode(edge.node, at: place, into: &code) }
        let arguments = zip(plan.captures[edge.node], place.locals).compactMap { capture, local -> SwiftText? in
            typeName(capture) == nil ? nil : SwiftText(local)
        }
        let position: SwiftText = "\(names.parts).from(\(place.depth))"
        let call: SwiftText = "\(plan.functionNames[edge.node])(\(list: [position] + arguments))"
        code.when(place.conditions + (place.isLast ? [] : ["let route = \(call)"])) {
            $0.line("return \(place.isLast ? call : "route")")
        }
    }

    private mutating func emitEdge(
        _ edge: DecisionTree.Edge, _ place: Place, isLast: Bool, isHost: Bool, into code: inout CodeWriter
    ) {
        let part = segment(place.depth)
        let local = plan.locals(at: edge.node, names).dropFirst(place.locals.count).first
        func reading(_ code: SwiftText) -> SwiftText { "let \(local ?? "_") = \(code)" }
        var conditions: [SwiftText] = []
        if isHost, edge.matcher.needsNoPort { conditions.append("\(names.reader).hasNoPort") }
        if edge.matcher.needsHostName { conditions.append("\(names.reader).hasHostName") }
        switch edge.matcher {
        case .literal, .rest: return
        case .label(let suffix, _): conditions.append("_RouteAffixes.isLabel(\(part), before: \(literal: suffix))")
        case .affixed(let affixed):
            let constant = affixes.constant(for: affixed, named: plan.lastParameter(at: edge.node))
            conditions.append(reading("\(constant).split(\(part))"))
        case .value(let type, .list(let separator)): conditions.append(reading(list(part, of: type, separator)))
        case .value(let type, _):
            conditions.append(type.isConvertedLate ? "\(part).isPresent" : reading(conversion(part, to: type)))
        }
        emitChild(edge, place.next(conditions, isLast: isLast, capturing: local), into: &code)
    }

    /// The conversion of a part to a type.
    mutating func conversion(_ part: SwiftText, to type: RouteType) -> SwiftText {
        if case .link = type { return "\(names.links).route(\(part), \(names.name(of: type)).self)" }
        if type.isDeclared { declaredTypes.insert(type) }
        return "\(part).\(names.conversion(to: type))"
    }

    /// The conversion of a part to the values of a list.
    mutating func list(_ part: SwiftText, of type: RouteType, _ separator: Unicode.Scalar) -> SwiftText {
        "\(part).list(separatedBy: \(literal: String(separator)), { \(conversion("$0", to: type)) })"
    }
}

extension RouteType {
    /// Whether the type is declared in a spec.
    var isDeclared: Bool {
        switch self {
        case .closed, .constrained: true
        case .string, .bool, .integer, .float, .double, .uuid, .url, .link, .custom: false
        }
    }
}
