import RoutePatterns

/// The expression for the URL that a pattern writes.
struct PatternURL {
    let table: RouteTable
    let pattern: PatternID
    let types: ScriptTypes
    /// The variables of the route's values.
    let variables: [String]

    /// The start of the URL, before the first segment: `${base}`, or text.
    private var leading = ScriptTemplate()
    private var segments = ScriptTemplate()
    private var segmentCount = 0
    private var isLastEmpty = false
    private var endsWithSlash = false
    private var firstIsRest = false
    private var hasFixedSegment = false
    /// Whether the first segment under a base without a host may be empty.
    private var mayBeginEmpty = false
    private var items: [(code: ScriptTemplate, condition: String?, isList: Bool)] = []
    private var isInFragment = false
    private var isOnlyItems = false
    private var done = ScriptTemplate()

    init(table: RouteTable, pattern: PatternID, types: ScriptTypes, variables: [String]) {
        self.table = table
        self.pattern = pattern
        self.types = types
        self.variables = variables
    }

    private var route: Route { table.route(of: pattern) }
    private var baseKind: Leading.BaseKind { table.leading(of: pattern).baseKind }

    mutating func url() -> String {
        let leading = table.leading(of: pattern)
        if leading.isRelative {
            self.leading.append(code: "base")
        } else {
            self.leading.append(text: leading.base)
        }
        if leading.isGuarded, baseKind == .noHost { self.leading.append(text: "/") }
        for step in table.writingSteps(of: pattern) { add(step) }
        endPart()
        return leading.isRootless && !variables.isEmpty ? "$kept(\(done.code))" : done.code
    }

    private mutating func add(_ step: WritingStep) {
        switch step {
        case .literal(let text, let count):
            addSegment(ScriptTemplate(text: text), count: count, mayBeEmpty: text.isEmpty)
        case .segment(let value):
            let type = route.values[value].type
            let code = types.encoded(variables[value], as: type, isSegment: !isInFragment)
            addSegment(ScriptTemplate(code: code), mayBeEmpty: type.mayBeWrittenEmpty)
        case .listSegment(let value, let separator):
            let list = list(value, separator)
            addSegment(ScriptTemplate(code: isInFragment ? list : "$dots(\(list))"))
        case .affixed(let literals, let values): addSegment(joined(literals, values))
        case .rest(let value): addRest(value)
        case .slash: endsWithSlash = true
        case .literalItem(let text): items.append((ScriptTemplate(text: text), nil, false))
        case .item(let name, let value, let writeCondition): addItem(name, value, writeCondition)
        case .items(let name, let value, let separator?):
            let list = ScriptTemplate(code: list(value, separator))
            items.append((item(name, list), "\(variables[value]).length > 0", false))
        case .items(let name, let value, nil): addItems(name, value)
        case .affixedItem(let name, let literals, let values):
            items.append((item(name, joined(literals, values)), nil, false))
        case .otherItems(let value): items.append((ScriptTemplate(code: "$others(\(variables[value]))"), nil, true))
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
        mayBeginEmpty = mayBeginEmpty || needsSlash
        segments.append(needsSlash ? segment.orSlash : segment)
        segmentCount += count
        isLastEmpty = mayBeEmpty
        hasFixedSegment = true
        // The first segment is the host, which isn't a part of the path.
        if isFirst, !isInFragment, baseKind == .hostParameter {
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
        let element = types.encoded("element", as: type, isSegment: !isInFragment)
        firstIsRest = !hasSlash
        mayBeginEmpty = mayBeginEmpty || firstIsRest
        segments.append(code: "$rest(\(variables[value]).map((element) => \(element)))")
        isLastEmpty = isLastEmpty || type.mayBeWrittenEmpty
        segmentCount += 1
    }

    // MARK: Values

    private func list(_ value: Int, _ separator: Unicode.Scalar) -> String {
        let element = types.encoded("element", as: route.values[value].type, isSegment: false)
        return "\(variables[value]).map((element) => \(element)).join(\(String(separator).scriptLiteral))"
    }

    /// Literal texts with values between them.
    private func joined(_ literals: [String], _ values: [Int]) -> ScriptTemplate {
        var joined = ScriptTemplate(text: literals[0])
        for (value, literal) in zip(values, literals.dropFirst()) {
            joined.append(code: types.encoded(variables[value], as: route.values[value].type, isSegment: false))
            joined.append(text: literal)
        }
        return joined
    }

    // MARK: Items

    private func item(_ name: String, _ value: ScriptTemplate) -> ScriptTemplate {
        var item = ScriptTemplate(text: name + "=")
        item.append(value)
        return item
    }

    private mutating func addItem(_ name: String, _ value: Int, _ writeCondition: WritingStep.WriteCondition) {
        let (variable, type) = (variables[value], route.values[value].type)
        let code = ScriptTemplate(code: types.encoded(variable, as: type, isSegment: false))
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
        let element = item(name, ScriptTemplate(code: types.encoded("element", as: type, isSegment: false)))
        let code = "...\(variable).map((element) => \(element.code))"
        items.append((ScriptTemplate(code: code), nil, true))
    }

    // MARK: Parts

    /// Adds the segments and the items of a finished part, path and query or fragment, to `done`.
    private mutating func endPart() {
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
        let mayFollowAuthority = !isInFragment && mayBeginEmpty && table.leading(of: pattern).form != .authority
        if mayFollowAuthority {
            done.append(code: "$after(\(leading.code), \(segments.code))")
        } else {
            if !isInFragment { done.append(leading) }
            done.append(segments)
        }
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
