import RouteLanguage

/// Prints the expression for the URL that a pattern writes.
struct PatternURL {
    let layout: URLLayout
    let types: ScriptTypes
    /// The variables of the route's values.
    let variables: [String]

    /// A call of `$under` with the text after a base and the options; or of `$added` with a
    /// whole URL.
    var code: String {
        let leading = layout.leading
        let isJoined = leading.isRelative || leading.baseKind == .noHost
        var texts = isJoined ? [] : [leading.base.scriptLiteral]
        if let host = layout.host { texts.append(segment(host, isPath: true)) }
        texts += path
        texts += items(layout.path, delimiter: "?")
        if let fragment = layout.fragment {
            texts.append("\"#\"")
            if !layout.isFragmentOnlyItems { texts.append(segments(of: fragment, isPath: false)) }
            texts += items(fragment, delimiter: layout.isFragmentOnlyItems ? "" : "?")
        }
        let text = texts.isEmpty ? "\"\"" : texts.joined(separator: " + ")
        let names = layout.queryNames.map(\.scriptLiteral).joined(separator: ", ")
        var arguments = [text, "options"]
        let hasOwnBase = isJoined && !leading.isRelative
        if !names.isEmpty || hasOwnBase { arguments.append("[\(names)]") }
        if hasOwnBase { arguments.append(leading.base.scriptLiteral) }
        return "\(isJoined ? "$under" : "$added")(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Segments

    /// The path. Without segments there is none, or a slash after a host.
    private var path: [String] {
        let isAfterHost =
            layout.leading.baseKind == .host || layout.leading.baseKind == .hostParameter
        if layout.path.segments.isEmpty {
            return isAfterHost || layout.path.endsWithSlash ? ["\"/\""] : []
        }
        let path = segments(of: layout.path, isPath: true)
        let canBeEmpty = layout.path.segments.allSatisfy {
            if case .rest = $0 { true } else { false }
        }
        return [isAfterHost && canBeEmpty ? "(\(path) || \"/\")" : path]
    }

    /// The segments, in a path with a slash before each.
    private func segments(of part: URLLayout.Part, isPath: Bool) -> String {
        if part.segments.isEmpty { return part.endsWithSlash ? "\"/\"" : "\"\"" }
        let segments = part.segments.map { segment($0, isPath: isPath) }.joined(separator: ", ")
        let path = part.endsWithSlash ? "$slashed($path([\(segments)]))" : "$path([\(segments)])"
        return isPath ? path : path + ".slice(1)"
    }

    private func segment(_ step: WritingStep, isPath: Bool) -> String {
        switch step {
        case .literal(let text): return text.scriptLiteral
        case .segment(let value): return encoded(value, isSegment: isPath)
        case .listSegment(let value, let separator):
            let list = list(value, separator)
            return isPath ? "$segment(\(list))" : list
        case .mixed(let literals, let values): return joined(literals, values)
        case .rest(let value): return "...\(each(value, isSegment: isPath))"
        default: return ""
        }
    }

    // MARK: Values

    private func encoded(_ value: Int, isSegment: Bool = false, isItem: Bool = false) -> String {
        encoded(
            value, isSegment: isSegment, isItem: isItem,
            raw: layout.leading.rawCharacters(inItem: isItem))
    }

    private func encoded(
        _ value: Int, isSegment: Bool = false, isItem: Bool = false, raw: String
    ) -> String {
        let declared = layout.route.values[value]
        return types.encoded(
            variables[value], declared.name, as: declared.type, isSegment: isSegment,
            isItem: isItem,
            raw: raw)
    }

    /// The encoded elements of a list, each after some text.
    private func each(
        _ value: Int, isSegment: Bool = false, isItem: Bool = false, isInItem: Bool = false,
        after start: String = ""
    ) -> String {
        let declared = layout.route.values[value]
        let element = types.encoded(
            "element", declared.name, as: declared.type, isSegment: isSegment, isItem: isItem,
            raw: layout.leading.rawCharacters(inItem: isItem || isInItem))
        let name = declared.name.scriptLiteral
        return "$each(\(variables[value]), \(name), (element) => \(start)\(element))"
    }

    private func list(_ value: Int, _ separator: Unicode.Scalar, inItem: Bool = false) -> String {
        "\(each(value, isInItem: inItem)).join(\(String(separator).scriptLiteral))"
    }

    /// Literal texts with values between them.
    private func joined(_ literals: [String], _ values: [Int], inItem: Bool = false) -> String {
        let raw = layout.leading.rawCharacters(inItem: inItem, besides: literals)
        return zip(literals, values.map { [encoded($0, raw: raw)] } + [[]])
            .flatMap { literal, value in (literal.isEmpty ? [] : [literal.scriptLiteral]) + value }
            .joined(separator: " + ")
    }

    // MARK: Items

    /// The items of a path or a fragment, after a delimiter.
    private func items(_ part: URLLayout.Part, delimiter: String) -> [String] {
        if part.items.isEmpty { return [] }
        return [
            "$join(\(delimiter.scriptLiteral), [\(part.items.map(item).joined(separator: ", "))])"
        ]
    }

    /// An element for `$join`: the text of an item, several, or something false for none.
    private func item(_ step: WritingStep) -> String {
        func start(_ name: String) -> String { "\((name + "=").scriptLiteral) + " }
        switch step {
        case .literalItem(let text): return text.scriptLiteral
        case .item(let name, let value, let condition):
            return self.condition(condition, value) + start(name) + encoded(value, isItem: true)
        case .items(let name, let value, let separator?):
            let list = list(value, separator, inItem: true)
            return "\(variables[value])?.length !== 0 && \(start(name))\(list)"
        case .items(let name, let value, nil):
            return "...\(each(value, isItem: true, after: start(name)))"
        case .mixedItem(let name, let literals, let values):
            return start(name) + joined(literals, values, inItem: true)
        case .otherItems(let value):
            let raw = layout.leading.rawCharacters(inItem: true)
            let more = raw.isEmpty ? "" : ", \(raw.scriptLiteral)"
            let name = layout.route.values[value].name.scriptLiteral
            return "$others(\(variables[value]), \(name)\(more))"
        default: return ""
        }
    }

    /// The condition under which an item is written, before the item.
    private func condition(_ condition: WritingStep.WriteCondition, _ value: Int) -> String {
        let variable = variables[value]
        let type = layout.route.values[value].type
        switch condition {
        case .always: return ""
        case .ifPresent: return types.isPresent(variable, as: type) + " && "
        case .unless(let constant):
            return types.compared(variable, false, constant.value, as: type) + " && "
        }
    }
}
