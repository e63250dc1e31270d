import RouteLanguage

/// Prints the decision trees as functions.
struct MatchingEmitter {
    let table: RouteTable
    let names: TypeNames
    let plan: MatchingPlan
    /// See `RouteTable.patternsOnNoServer`.
    let patternsOnNoServer: Set<PatternID>
    var mixedParts = MixedPartTable()

    /// The type of the functions' results.
    private var result: SwiftText { "\(names.route)?" }

    mutating func emit(into code: inout CodeWriter) {
        code.line("/// Finds the first pattern that matches all of a URL.")
        code.line("///")
        code.line("/// Each function is named after the segments that lead to it.")
        code.block("private nonisolated enum _Matching") { code in
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
        let links = table.hasLinks ? ", depth: \(names.standard("Int")) = 1" : ""
        let server = patternsOnNoServer.isEmpty ? "" : ", isOnServer: \(names.bool) = false"
        let parameters = "of text: \(names.string), isRawValue: \(names.bool)\(server)\(links)"
        code.block("static func route(\(parameters)) -> \(result)") { code in
            guard plan.relativeStart == nil,
                let first = table.bases.first.flatMap({ $0.isLiteral ? $0.text : nil })
            else {
                let base: [SwiftText] = quickBase.map { ["base: \(literal: $0)"] } ?? []
                emitRead("", "text", ["isRawValue: isRawValue"] + base, into: &code)
                return
            }
            code.block("guard isRawValue, !_Route.isURL(text) else") {
                emitRead("return ", "text", [], into: &$0)
            }
            emitRead("return ", "_Route.text(text, after: \(literal: first))", [], into: &code)
        }
    }

    /// Prints the call that reads a text.
    private func emitRead(
        _ head: SwiftText, _ text: SwiftText, _ arguments: [SwiftText], into code: inout CodeWriter
    ) {
        var arguments: [SwiftText] = [text] + arguments
        if table.plusIsSpace { arguments.append("plusIsSpace: true") }
        arguments.append("segments: \(table.segmentCount)")
        if !patternsOnNoServer.isEmpty { arguments.append("isOnServer: isOnServer") }
        if table.hasLinks { arguments.append("depth: depth") }
        code.list("\(head)_RouteReader.read(", arguments, end: ") { route(of: $0) }")
    }

    /// The text of the first base, under which a URL is read like a raw value; nil if a raw
    /// value's first segment takes a host's place.
    private var quickBase: String? {
        guard plan.relativeStart != nil, let base = table.bases.first else { return nil }
        return base.leadingSegments.isEmpty ? nil : base.encodedText
    }

    private func emitMatch(into code: inout CodeWriter) {
        code.block("static func route(of reader: _RouteReader) -> \(result)") { code in
            if let start = plan.relativeStart, table.bases.first != nil {
                code.line("if reader.isRelative { return \(plan.functionNames[start])(reader) }")
            }
            for (scheme, root) in zip(table.schemes, plan.roots) {
                let function = plan.functionNames[root]
                var match: SwiftText = "\(function)(reader.path)"
                if scheme.isHosted {
                    let host = scheme.needsHostName ? "reader.lowercasedHost" : "reader"
                    match = "reader.hasHost ? \(function)(\(host)) : nil"
                }
                var conditions: [SwiftText] = []
                if let name = scheme.scheme {
                    conditions.append("reader.hasScheme(\(literal: name))")
                }
                code.when(conditions) { $0.line("return \(match)") }
            }
            if table.schemes.last?.scheme != nil || table.schemes.isEmpty {
                code.line("return nil")
            }
        }
    }

    private mutating func emitFunction(_ node: Int, into code: inout CodeWriter) {
        let locals = plan.locals(at: node, names)
        var captures: [SwiftText] = []
        for (capture, local) in zip(plan.captures[node], locals) {
            if let type = typeName(capture) { captures.append("_ \(local): \(type)") }
        }
        let name = plan.functionNames[node]
        let place = Place(
            depth: plan.depths[node], countBehind: plan.countsBehind[node], isLast: true,
            locals: locals)
        let parameters: [SwiftText] = ["_ reader: _RouteReader"] + captures
        code.block("static func \(name)(\(list: parameters)) -> \(result)") { code in
            emitNode(node, at: place, into: &code)
            code.line("return nil")
        }
        let literals = plan.nodes[node].edges.filter(\.matcher.isLiteral)
        if literals.count <= Self.mostCasesInPlace { return }
        let more: [SwiftText] = ["_ reader: _RouteReader", "_ part: _RoutePart"] + captures
        code.line()
        code.block("static func \(name)(\(list: more)) -> \(result)") { code in
            emitLiterals(literals, of: node, place, part: "part", isLast: true, into: &code)
            code.line("return nil")
        }
    }

    /// The type of the function parameter for a capture; nil if the function gets the capture from
    /// the path.
    private func typeName(_ capture: MatchingPlan.Capture) -> String? {
        switch capture {
        case .value(let type): names.name(of: type)
        case .list(let type): "[\(names.name(of: type))]"
        case .part, .lastPart, .rest: nil
        case .parts: "_RouteTexts"
        }
    }

    /// The most literals that are compared where a segment is read. More are compared in a
    /// function that gets the segment as a parameter: of a variable, the compiler makes a copy for
    /// each literal, and looks at all uses of the variable each time.
    private static let mostCasesInPlace = 50

    /// The segment with a number.
    func segment(_ depth: Int) -> SwiftText {
        "reader[\(depth)]"
    }

    /// Prints the code of a node: its ends and its edges.
    private mutating func emitNode(_ number: Int, at place: Place, into code: inout CodeWriter) {
        let node = plan.nodes[number]
        let isBranching = node.edges.count + (node.ends.isEmpty ? 0 : 1) > 1
        if isBranching, !place.conditions.isEmpty {
            return code.when(place.conditions) { emitNode(number, at: place.asked, into: &$0) }
        }
        if !node.ends.isEmpty, !node.isBehindRest {
            var end = place
            end.conditions.append("reader.count == \(place.depth)")
            emitEnds(node.ends, at: end, captures: plan.captures[number], into: &code)
        }
        let literals = node.edges.filter(\.matcher.isLiteral)
        let rests = node.edges.filter(\.matcher.isRest)
        let others = node.edges.filter { !$0.matcher.isLiteral && !$0.matcher.isRest }
        let hasEndsLast = node.isBehindRest && !node.ends.isEmpty
        let isLast = place.isLast && rests.isEmpty && !hasEndsLast
        let areLiteralsLast = isLast && others.isEmpty
        if literals.count > Self.mostCasesInPlace, plan.isFunction[number] {
            emitLiteralsCall(of: number, place, isLast: areLiteralsLast, into: &code)
        } else {
            emitLiterals(
                literals, of: number, place, part: place.part, isLast: areLiteralsLast,
                into: &code)
        }
        for (index, edge) in others.enumerated() {
            emitEdge(
                edge, place, isLast: isLast && index == others.count - 1,
                isHost: isHostedRoot(number), into: &code)
        }
        for (index, edge) in rests.enumerated() {
            let isLast = place.isLast && index == rests.count - 1
            emitRest(edge, place, isLast: isLast, into: &code)
        }
        if hasEndsLast {
            emitEnds(node.ends, at: place, captures: plan.captures[number], into: &code)
        }
    }

    /// Whether a node's segment is a host.
    private func isHostedRoot(_ node: Int) -> Bool {
        zip(table.schemes, plan.roots).contains { scheme, root in
            scheme.isHosted && root == node
        }
    }

    /// The variable for what an edge captures; nil if it captures nothing.
    private func local(capturedBy edge: DecisionTree.Edge, at place: Place) -> String? {
        plan.locals(at: edge.node, names).dropFirst(place.locals.count).first
    }

    private mutating func emitRest(
        _ edge: DecisionTree.Edge, _ place: Place, isLast: Bool, into code: inout CodeWriter
    ) {
        let local = local(capturedBy: edge, at: place)
        var child = place.behindRest(isLast: isLast, capturing: local)
        if isLast, child.conditions.isEmpty, plan.isFunction[edge.node] {
            child.conditions.append(place.isReached)
        }
        emitChild(edge, child, into: &code)
    }

    /// Prints the code after an edge: the child's code, or a call to its function.
    mutating func emitChild(_ edge: DecisionTree.Edge, _ place: Place, into code: inout CodeWriter)
    {
        guard plan.isFunction[edge.node] else {
            emitNode(edge.node, at: place, into: &code)
            return
        }
        let start = place.depth - plan.depths[edge.node]
        let reader: SwiftText = start == 0 ? "reader" : "reader.from(\(start))"
        emitCall(of: edge.node, [reader], place, into: &code)
    }

    /// Prints the call of the function that compares a node's literals.
    private func emitLiteralsCall(
        of node: Int, _ place: Place, isLast: Bool, into code: inout CodeWriter
    ) {
        // Without a condition, code after a call would be unreachable.
        let next = place.next(isLast ? [place.hasPart] : [], isLast: isLast)
        emitCall(of: node, ["reader", place.part], next, into: &code)
    }

    private func emitCall(
        of node: Int, _ arguments: [SwiftText], _ place: Place, into code: inout CodeWriter
    ) {
        var arguments = arguments
        for (capture, local) in zip(plan.captures[node], place.locals)
        where typeName(capture) != nil {
            arguments.append(SwiftText(local))
        }
        let call: SwiftText = "\(plan.functionNames[node])(\(list: arguments))"
        if place.isLast {
            code.when(place.conditions) { $0.line("return \(call)") }
        } else {
            code.when(place.conditions + ["let route = \(call)"]) { $0.line("return route") }
        }
    }

    private mutating func emitEdge(
        _ edge: DecisionTree.Edge, _ place: Place, isLast: Bool, isHost: Bool,
        into code: inout CodeWriter
    ) {
        let part = place.part
        let local = local(capturedBy: edge, at: place)
        func reading(_ code: SwiftText) -> SwiftText { "let \(local ?? "_") = \(code)" }
        var conditions: [SwiftText] = []
        if isHost, edge.matcher.needsNoPort { conditions.append("reader.hasNoPort") }
        if edge.matcher.needsHostName { conditions.append("reader.hasHostName") }
        switch edge.matcher {
        case .literal, .rest: return
        case .label(let suffix, _):
            conditions.append("_RouteMixedPart.isLabel(\(part), before: \(literal: suffix))")
        case .mixed(let mixed):
            let name = plan.lastParameter(at: edge.node)
            conditions.append(reading(mixedParts.split(of: part, mixed, named: name)))
        case .value(let type, .list(let separator)):
            conditions.append(reading(list(part, of: type, separator)))
        case .value(let type, _):
            // A value that is converted late needs no condition here: without the segment, its
            // conversion fails. But code after a call without a condition would be unreachable.
            if !type.isConvertedLate {
                conditions.append(reading(conversion(part, to: type)))
            } else if isLast, place.conditions.isEmpty, plan.isFunction[edge.node] {
                conditions.append(place.hasPart)
            }
        }
        let child = place.next(conditions, isLast: isLast, capturing: local)
        emitChild(edge, child, into: &code)
    }

    /// The conversion of a part to a type.
    ///
    /// - Parameter takesEmpty: whether an empty text is converted if the type may accept it; nil
    ///   for what holds in a path.
    func conversion(
        _ part: SwiftText, to type: RouteType, takesEmpty: Bool? = nil, isItem: Bool = false
    ) -> SwiftText {
        let takesEmpty = takesEmpty ?? type.acceptsEmptyText
        let part: SwiftText = type.hasEmptyValue && !takesEmpty ? "\(part).nonempty" : part
        if type.isLink { return "reader.link(\(part), \(names.name(of: type)).self)" }
        return "\(part).\(names.conversion(to: type, isItem: isItem))"
    }

    /// The conversion of a part to the values of a list.
    func list(_ part: SwiftText, of type: RouteType, _ separator: Unicode.Scalar) -> SwiftText {
        let closure: SwiftText = "{ \(conversion("$0", to: type)) }"
        return "\(part).list(separatedBy: \(literal: String(separator)), \(closure))"
    }
}
