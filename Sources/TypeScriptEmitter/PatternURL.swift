import RoutePatterns

/// Prints the expression for the URL that a pattern writes.
struct PatternURL {
    let layout: URLLayout
    let types: ScriptTypes
    /// The variables of the route's values.
    let variables: [String]

    /// A call of `$under` with a base, the text after it, and the caller's options; or of `$added` with a whole URL.
    var code: String {
        let leading = layout.leading
        let isJoined = leading.isRelative || leading.baseKind == .noHost || leading.isRootless
        var text = ScriptTemplate(text: isJoined ? "" : leading.base)
        if let host = layout.host { text.append(segment(host, isPath: true)) }
        text.append(path)
        text.append(items(layout.path, delimiter: "?"))
        if let fragment = layout.fragment {
            text.append(text: "#")
            text.append(layout.isFragmentOnlyItems ? ScriptTemplate() : segments(of: fragment, isPath: false))
            text.append(items(fragment, delimiter: layout.isFragmentOnlyItems ? "" : "?"))
        }
        let arguments = "\(text.code), options\(names)"
        if !isJoined { return "$added(\(arguments))" }
        return "$under(\(leading.isRelative ? "base" : leading.base.scriptLiteral), \(arguments))"
    }

    /// An argument with the names of the query's items, if there are any.
    private var names: String {
        let names = layout.queryNames.map(\.scriptLiteral).joined(separator: ", ")
        return names.isEmpty ? "" : ", [\(names)]"
    }

    // MARK: Segments

    /// The path, which begins with a slash. Without segments it is empty, or a slash after a host.
    private var path: ScriptTemplate {
        let path = segments(of: layout.path, isPath: true)
        let isAfterHost = layout.leading.baseKind == .host || layout.leading.baseKind == .hostParameter
        let canBeEmpty = layout.path.segments.allSatisfy { if case .rest = $0 { true } else { false } }
        return isAfterHost && canBeEmpty ? path.orSlash : path
    }

    /// The segments: those of a path begin with a slash.
    private func segments(of part: URLLayout.Part, isPath: Bool) -> ScriptTemplate {
        var text = ScriptTemplate()
        for (index, step) in part.segments.enumerated() {
            let needsSlash = if case .rest = step { false } else { isPath || index > 0 }
            if needsSlash { text.append(text: "/") }
            text.append(segment(step, isPath: isPath))
        }
        if part.endsWithSlash { text.append(text: "/") }
        // A rest can have no segments, and then the one before it is the last.
        let last = part.segments.suffix(part.endsWithRest ? 2 : 1)
        let startsWithRest = if case .rest = part.segments.first { true } else { false }
        guard !part.endsWithSlash, last.contains(where: { $0.canBeEmpty(in: layout.route) }) else {
            return isPath || !startsWithRest ? text : ScriptTemplate(code: "\(text.code).slice(1)")
        }
        // An empty last segment has a slash after it.
        var rooted = ScriptTemplate(text: isPath || startsWithRest ? "" : "/")
        rooted.append(text)
        return ScriptTemplate(code: "$end(\(rooted.code))\(isPath ? "" : ".slice(1)")")
    }

    private func segment(_ step: WritingStep, isPath: Bool) -> ScriptTemplate {
        switch step {
        case .literal(let text, _): return ScriptTemplate(text: text)
        case .segment(let value): return ScriptTemplate(code: encoded(value, isSegment: isPath))
        case .listSegment(let value, let separator):
            let list = list(value, separator)
            return ScriptTemplate(code: isPath ? "$dots(\(list))" : list)
        case .affixed(let literals, let values): return joined(literals, values)
        case .rest(let value): return ScriptTemplate(code: "$rest(\(each(value, isSegment: isPath)))")
        default: return ScriptTemplate()
        }
    }

    // MARK: Values

    private func encoded(_ value: Int, isSegment: Bool = false, isItem: Bool = false) -> String {
        let (variable, declared) = (variables[value], layout.route.values[value])
        return types.encoded(variable, declared.name, as: declared.type, isSegment: isSegment, isItem: isItem)
    }

    /// The encoded elements of a list.
    private func each(
        _ value: Int, isSegment: Bool = false, isItem: Bool = false, _ convert: (String) -> String = { $0 }
    ) -> String {
        let declared = layout.route.values[value]
        let element = types.encoded(
            "element", declared.name, as: declared.type, isSegment: isSegment, isItem: isItem)
        return "$each(\(variables[value]), \(declared.name.scriptLiteral), (element) => \(convert(element)))"
    }

    private func list(_ value: Int, _ separator: Unicode.Scalar) -> String {
        "\(each(value)).join(\(String(separator).scriptLiteral))"
    }

    /// Literal texts with values between them.
    private func joined(_ literals: [String], _ values: [Int]) -> ScriptTemplate {
        var joined = ScriptTemplate(text: literals[0])
        for (value, literal) in zip(values, literals.dropFirst()) {
            joined.append(code: encoded(value))
            joined.append(text: literal)
        }
        return joined
    }

    // MARK: Items

    private struct Item {
        var code: ScriptTemplate
        var condition: String?
        /// Whether the code is several arguments, or a text that can be empty.
        var isList = false
    }

    /// The items of a path or a fragment, after a delimiter.
    private func items(_ part: URLLayout.Part, delimiter: String) -> ScriptTemplate {
        let items = part.items.map(item)
        var text = ScriptTemplate()
        guard items.contains(where: { $0.condition != nil || $0.isList }) else {
            for (index, item) in items.enumerated() {
                text.append(text: index == 0 ? delimiter : "&")
                text.append(item.code)
            }
            return text
        }
        let arguments = items.map { item in
            item.isList ? item.code.plainCode : (item.condition.map { "\($0) && " } ?? "") + item.code.code
        }
        return ScriptTemplate(code: "$join(\(([delimiter.scriptLiteral] + arguments).joined(separator: ", ")))")
    }

    private func item(_ step: WritingStep) -> Item {
        func named(_ name: String, _ value: ScriptTemplate) -> ScriptTemplate {
            var item = ScriptTemplate(text: name + "=")
            item.append(value)
            return item
        }
        switch step {
        case .literalItem(let text): return Item(code: ScriptTemplate(text: text))
        case .item(let name, let value, let condition):
            return Item(
                code: named(name, ScriptTemplate(code: encoded(value, isItem: true))),
                condition: self.condition(condition, value))
        case .items(let name, let value, let separator?):
            let item = named(name, ScriptTemplate(code: list(value, separator)))
            return Item(code: item, condition: "\(variables[value])?.length !== 0")
        case .items(let name, let value, nil):
            let elements = each(value, isItem: true) { named(name, ScriptTemplate(code: $0)).code }
            return Item(code: ScriptTemplate(code: "...\(elements)"), isList: true)
        case .affixedItem(let name, let literals, let values):
            return Item(code: named(name, joined(literals, values)))
        case .otherItems(let value):
            let name = layout.route.values[value].name.scriptLiteral
            return Item(code: ScriptTemplate(code: "$others(\(variables[value]), \(name))"), isList: true)
        default: return Item(code: ScriptTemplate())
        }
    }

    private func condition(_ condition: WritingStep.WriteCondition, _ value: Int) -> String? {
        switch condition {
        case .always: nil
        case .ifPresent: types.isPresent(variables[value], as: layout.route.values[value].type)
        case .unless(let constant):
            types.compared(variables[value], false, constant.value, as: layout.route.values[value].type)
        }
    }
}

extension WritingStep {
    /// Whether the segment can be written as the empty text.
    fileprivate func canBeEmpty(in route: Route) -> Bool {
        switch self {
        case .literal(let text, _): text.isEmpty
        case .segment(let value), .rest(let value):
            route.values[value].type == .string
        default: false
        }
    }
}
