import RouteAnalysis
import RoutePatterns

/// The expression for the URL that a pattern writes.
struct PatternURL {
    let table: RouteTable
    let pattern: PatternID
    let types: ScriptTypes
    /// The variables of the route's values.
    let variables: [String]
    let isMarked: Bool

    /// The start of the URL, before the first segment: `${base}`, or text.
    private var leading = ScriptTemplate()
    private var segments = ScriptTemplate()
    private var segmentCount = 0
    private var isLastEmpty = false
    private var endsWithSlash = false
    private var firstIsRest = false
    private var hasFixedSegment = false
    private var items: [(code: ScriptTemplate, condition: String?, isList: Bool)] = []
    private var isInFragment = false
    private var isOnlyItems = false
    private var done = ScriptTemplate()

    init(table: RouteTable, pattern: PatternID, types: ScriptTypes, variables: [String], isMarked: Bool) {
        self.table = table
        self.pattern = pattern
        self.types = types
        self.variables = variables
        self.isMarked = isMarked
    }

    private var route: Route { table.route(of: pattern) }
    private var baseKind: Leading.BaseKind { table.leading(of: pattern).baseKind }

    mutating func url() -> String {
        let leading = table.leading(of: pattern)
        if !leading.isRelative {
            self.leading.append(text: leading.base)
        } else if !isMarked {
            self.leading.append(code: "base")
        } else {
            let canonical = table.bases.isEmpty ? "\(table.anyScheme)://".scriptLiteral : "$base"
            self.leading.append(code: "isCanonical ? \(canonical) : base")
        }
        if leading.isGuarded, baseKind == .noHost { self.leading.append(text: "/") }
        for step in table.writingSteps(of: pattern) { add(step) }
        endPart()
        return done.code
    }

    private mutating func add(_ step: WritingStep) {
        switch step {
        case .literal(let text, let count):
            addSegment(ScriptTemplate(text: text), count: count, mayBeEmpty: text.isEmpty)
        case .segment(let value):
            let type = route.values[value].type
            let mark = type == .string ? segmentMark(variables[value], index: "\(markIndex)") : nil
            let code = types.encoded(variables[value], as: type, mark: mark, isSegment: !isInFragment)
            addSegment(ScriptTemplate(code: code), mayBeEmpty: type.mayBeWrittenEmpty)
        case .listSegment(let value, let separator):
            let list = list(value, separator)
            addSegment(ScriptTemplate(code: isInFragment ? list : "$dots(\(list))"))
        case .affixed(let affixed, let first, let values):
            let code = joined(affixed, first, values) { segmentMark($0, index: "\(markIndex)") }
            addSegment(ScriptTemplate(code: code))
        case .rest(let value): addRest(value)
        case .slash: endsWithSlash = true
        case .literalItem(let text): items.append((ScriptTemplate(text: text), nil, false))
        case .item(let name, let value, let writeCondition): addItem(name, value, writeCondition)
        case .items(let name, let value, let separator?):
            items.append((item(name, list(value, separator)), "\(variables[value]).length > 0", false))
        case .items(let name, let value, nil): addItems(name, value)
        case .affixedItem(let name, let affixed, let first, let values):
            items.append((item(name, joined(affixed, first, values) { itemMark($0, name) }), nil, false))
        case .otherItems(let value, let names):
            let list = "[\(names.map(\.scriptLiteral).joined(separator: ", "))]"
            let marking = isMarked ? ["marking"] + (isInFragment ? ["\"fragmentItems\""] : []) : []
            let arguments = [variables[value], list] + marking
            items.append((ScriptTemplate(code: "$others(\(arguments.joined(separator: ", ")))"), nil, true))
        case .beginFragment(let isOnlyItems):
            endPart()
            done.append(text: "#")
            isInFragment = true
            self.isOnlyItems = isOnlyItems
        }
    }

    // MARK: Segments

    private mutating func addSegment(_ segment: ScriptTemplate, count: Int = 1, mayBeEmpty: Bool = false) {
        let isFirst = segmentCount == 0
        if hasSlash { segments.append(text: "/") }
        // Without a host, an empty first segment needs a `/` before it.
        let needsSlash = isFirst && mayBeEmpty && !isInFragment && baseKind == .noHost
        segments.append(needsSlash ? segment.orSlash : segment)
        segmentCount += count
        isLastEmpty = mayBeEmpty
        hasFixedSegment = true
        // The first segment is the host, which isn't a part of the path.
        if isFirst, !isInFragment, baseKind == .hostParameter || baseKind == .webHostParameter {
            leading.append(segments)
            segments = ScriptTemplate()
            (hasFixedSegment, isLastEmpty) = (false, false)
        }
    }

    /// Whether a `/` comes before the next segment.
    private var hasSlash: Bool {
        segmentCount > 0 || (!isInFragment && (baseKind == .host || baseKind == .prefix))
    }

    private mutating func addRest(_ value: Int) {
        let type = route.values[value].type
        let mark = type == .string ? segmentMark("element", index: "\(markIndex) + index") : nil
        let element = types.encoded("element", as: type, mark: mark, isSegment: !isInFragment)
        let variables = mark == nil ? "(element)" : "(element, index)"
        firstIsRest = !hasSlash
        segments.append(code: "$rest(\(self.variables[value]).map(\(variables) => \(element)))")
        isLastEmpty = isLastEmpty || type.mayBeWrittenEmpty
        segmentCount += 1
    }

    /// The index of the next segment in `_RouteMarks`.
    private var markIndex: Int { segmentCount + (isInFragment ? 0 : table.baseCount(of: pattern)) }

    private func segmentMark(_ variable: String, index: String) -> String? {
        guard isMarked else { return nil }
        if segmentCount == 0, !isInFragment, baseKind == .webHostParameter {
            return "$mark(marking, \(variable), () => false)"
        }
        return "$markSegment(marking, \(variable), \(index)\(isInFragment ? ", \"fragment\"" : ""))"
    }

    // MARK: Values

    private func list(_ value: Int, _ separator: Unicode.Scalar) -> String {
        let element = types.encoded("element", as: route.values[value].type, isSegment: false)
        return "\(variables[value]).map((element) => \(element)).join(\(String(separator).scriptLiteral))"
    }

    private func joined(
        _ affixed: Matcher.Affixed, _ first: String, _ values: [Int], mark: (String) -> String?
    ) -> String {
        let texts = values.map { types.text(of: variables[$0], as: route.values[$0].type) }
        let marks = values.map { route.values[$0].type == .string ? mark(variables[$0]) : nil }
        var arguments = [types.affixes[affixed], first.scriptLiteral, "[\(texts.joined(separator: ", "))]"]
        if marks.contains(where: { $0 != nil }) {
            arguments.append("[\(marks.map { $0 ?? "undefined" }.joined(separator: ", "))]")
        }
        return "$joined(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Items

    private func itemMark(_ variable: String, _ name: String, isFirst: String? = nil) -> String? {
        guard isMarked else { return nil }
        var arguments = ["marking", variable, name.decodedLiteral.scriptLiteral]
        if isFirst != nil || isInFragment { arguments.append(isFirst ?? "true") }
        if isInFragment { arguments.append("\"fragmentItems\"") }
        return "$markItem(\(arguments.joined(separator: ", ")))"
    }

    private func item(_ name: String, _ value: String) -> ScriptTemplate {
        var item = ScriptTemplate(text: name + "=")
        item.append(code: value)
        return item
    }

    private mutating func addItem(_ name: String, _ value: Int, _ writeCondition: WritingStep.WriteCondition) {
        let (variable, type) = (variables[value], route.values[value].type)
        let mark = type == .string ? itemMark(variable, name) : nil
        let code = types.encoded(variable, as: type, mark: mark, isSegment: false)
        let condition: String? =
            switch writeCondition {
            case .always: nil
            case .ifPresent: type == .string ? variable : "\(variable) !== undefined"
            case .unless(let constant): types.compared(variable, false, constant.value, as: type)
            }
        items.append((item(name, code), condition, false))
    }

    private mutating func addItems(_ name: String, _ value: Int) {
        let (variable, type) = (variables[value], route.values[value].type)
        let mark = type == .string ? itemMark("element", name, isFirst: "index === 0") : nil
        let element = item(name, types.encoded("element", as: type, mark: mark, isSegment: false))
        let variables = mark == nil ? "(element)" : "(element, index)"
        let code = "...\(variable).map(\(variables) => \(element.code))"
        items.append((ScriptTemplate(code: code), nil, true))
    }

    // MARK: Parts

    /// Adds the segments and the items of a finished part, path and query or fragment, to `done`.
    private mutating func endPart() {
        if !isInFragment { done.append(leading) }
        if endsWithSlash {
            segments.append(text: "/")
            isLastEmpty = false
        }
        if isLastEmpty || firstIsRest {
            // An expression for the whole text: with a slash at the end if the last segment is empty.
            var code = segments.code
            if isLastEmpty {
                if segmentCount > 1 || firstIsRest || !isInFragment { code = "$end(\(code))" }
                // One empty segment, and no others in a rest.
                if isInFragment, !firstIsRest { code += " || \"/\"" }
            }
            if firstIsRest { code += isInFragment ? ".slice(1)" : ".replace(/^\\/(?!\\/)/, \"\")" }
            segments = ScriptTemplate(code: code)
        }
        if !hasFixedSegment, !endsWithSlash, !isInFragment, baseKind != .noHost, baseKind != .prefix {
            segments = segments.orSlash
        }
        done.append(segments)
        appendItems()
        segments = ScriptTemplate()
        (segmentCount, isLastEmpty, endsWithSlash, firstIsRest, hasFixedSegment, items) =
            (0, false, false, false, false, [])
    }

    private mutating func appendItems() {
        if items.isEmpty { return }
        let delimiter = isOnlyItems ? "" : "?"
        if items.allSatisfy({ $0.condition == nil && !$0.isList }) {
            for (index, item) in items.enumerated() {
                done.append(text: index == 0 ? delimiter : "&")
                done.append(item.code)
            }
            return
        }
        let arguments = items.map { item in
            // The code for a list is several arguments, or a text that can be empty.
            item.isList ? item.code.plainCode : (item.condition.map { "\($0) && " } ?? "") + item.code.code
        }
        done.append(code: "$join(\(([delimiter.scriptLiteral] + arguments).joined(separator: ", ")))")
    }
}

extension RouteType {
    /// Whether a value can be written as the empty text.
    fileprivate var mayBeWrittenEmpty: Bool { self == .string || isCustom }
}
