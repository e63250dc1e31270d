import RoutePatterns

extension ReadingEmitter {
    /// Prints the patterns whose path ends at a place. The first that matches the whole URL wins.
    func emitEnds(_ ends: [PatternID], _ place: Place, into code: inout ScriptWriter) {
        for (index, pattern) in ends.enumerated() {
            var reading = PatternCode(pattern, self, place)
            for step in table.readingSteps(of: pattern) { reading.add(step) }
            let first = reading.statements.prefix { $0.variable == nil }
            let others = reading.statements.dropFirst(first.count)
            // A block, because another pattern can have variables of the same names.
            let needsBlock = first.isEmpty && !others.isEmpty && index < ends.count - 1
            if needsBlock { code.line("{") }
            code.when(first.compactMap(\.condition)) { code in
                for declaration in others.compactMap(\.declaration) { code.line(declaration) }
                code.when(others.compactMap(\.condition)) { code in
                    code.line("return \(hidden.contains(pattern, of: table) ? "$hidden" : reading.result);")
                }
            }
            if needsBlock { code.line("}") }
            if !reading.canFail { return }
        }
    }
}

/// The code that matches the rest of a pattern whose path matches.
private struct PatternCode {
    /// A variable, a condition that the URL must meet, or both.
    struct Statement {
        var variable: (name: String, value: String)?
        var condition: String?

        var declaration: String? { variable.map { "const \($0.name) = \($0.value);" } }
    }

    private(set) var statements: [Statement] = []
    private var values: [String]
    private var place: ReadingEmitter.Place
    private let types: ScriptTypes
    private let route: Route
    private var fragmentItems = ""
    private var fragmentCount = 0

    init(_ pattern: PatternID, _ emitter: ReadingEmitter, _ place: ReadingEmitter.Place) {
        route = emitter.table.route(of: pattern)
        types = emitter.types
        self.place = place
        values = route.values.map { _ in "undefined" }
    }

    var canFail: Bool { statements.contains { $0.condition != nil } }

    /// The route as an object literal.
    var result: String { route.script(values) }

    mutating func add(_ step: ReadingStep) {
        switch step {
        case .literalItem(let item):
            let part = self.item(item)
            require(item.text.literal.map { "$text(\(part)) === \($0.scriptLiteral)" } ?? "\(part) !== undefined")
        case .absentItem(let item): require("\(self.item(item)) === undefined")
        case .fragment(let isOnlyItems):
            require("url.fragment !== undefined")
            let kind = isOnlyItems ? "items" : "fragment"
            fragmentItems = declare(kind, "$\(kind)(url.fragment)")
            if !isOnlyItems { fragmentItems += ".items" }
        case .capture(let index, let targets): addCapture(index, targets)
        case .item(let item, let target):
            let parameter = target.parameter
            values[target.value] = declare(
                parameter.name, itemValue(item, parameter), canFail: !parameter.isLenient)
        case .affixedItem(let item, let affixed, let targets): bind(targets, piecesOf: self.item(item), affixed)
        case .otherItems(let item, let target, let names): bind(target, call("$otherItems", item, names))
        case .fragmentSegment(let segment, let matcher, let targets): addFragment(segment, matcher, targets)
        case .fragmentRest(let target): bind(target, rest(of: "\(fragment).slice(\(fragmentCount))", target.parameter))
        case .endFragment: require("\(fragment).length === \(fragmentCount)")
        case .constant(let constant, let value):
            values[value] = types.literal(constant.value, as: route.values[value].type)
        }
    }

    /// The expression for the segments of the fragment.
    private var fragment: String { String(fragmentItems.dropLast("items".count)) + "segments" }

    private mutating func require(_ condition: String) { statements.append(Statement(condition: condition)) }

    /// Declares a variable, and returns its name.
    private mutating func declare(_ name: String, _ code: String, canFail: Bool = false) -> String {
        let variable = place.scope.variable(name)
        let condition = canFail ? "\(variable) !== null" : nil
        statements.append(Statement(variable: (variable, code), condition: condition))
        return variable
    }

    private mutating func bind(_ target: ReadingStep.Target, _ code: String) {
        values[target.value] = declare(target.parameter.name, code, canFail: true)
    }

    private mutating func bind(_ targets: [ReadingStep.Target], piecesOf part: String, _ affixed: Matcher.Affixed) {
        let pieces = declare("pieces", "$pieces(\(types.affixes[affixed]), \(part))")
        for (target, value) in zip(targets, types.conversions(of: affixed, pieces: pieces)) { bind(target, value) }
    }

    private mutating func addCapture(_ index: Int, _ targets: [ReadingStep.Target]) {
        guard index < place.captures.count else {
            for target in targets {
                let parts = "url.raw.slice(\(place.index))"
                bind(target, rest(of: parts, target.parameter, startsURL: place.isFirst))
            }
            return
        }
        let capture = place.captures[index]
        for (target, variable) in zip(targets, capture.variables) {
            values[target.value] = variable
            if target.parameter.isNonempty, target.parameter.type.acceptsEmptyText {
                require("url.raw[\(place.index(capture.depth))] !== \"\"")
            }
        }
    }

    private func rest(of parts: String, _ parameter: Parameter, startsURL: Bool = false) -> String {
        let type = parameter.type
        let convert = types.conversion(of: SegmentCode(raw: "part"), to: type)
        guard startsURL, case .closed = type else { return "$all(\(parts), (part) => \(convert))" }
        let first = types.conversion(of: SegmentCode(raw: "part"), to: type, ignoringCase: true)
        return "$all(\(parts), (part, index) => index === 0 ? \(first) : \(convert))"
    }

    /// The expression for all items of the query or fragment that an item belongs to.
    private func items(_ item: Pattern.Part) -> String { item.slot == .query ? "$query(url)" : fragmentItems }

    private func call(_ function: String, _ item: Pattern.Part, _ names: [String]) -> String {
        "\(function)(\(([items(item)] + names.map(\.scriptLiteral)).joined(separator: ", ")))"
    }

    private func item(_ item: Pattern.Part) -> String { call("$item", item, item.names) }

    /// The value of an item. A lenient one is that of a missing item if the text isn't valid.
    private func itemValue(_ item: Pattern.Part, _ parameter: Parameter) -> String {
        let (type, isLenient) = (parameter.type, parameter.isLenient)
        let convert = "(part) => \(types.itemConversion(of: SegmentCode(raw: "part"), to: type))"
        let part = self.item(item)
        switch parameter.presence {
        case .list(nil):
            let arguments = [items(item), type.acceptsEmptyItem.description] + item.names.map(\.scriptLiteral)
            return "\(isLenient ? "$valid" : "$all")($values(\(arguments.joined(separator: ", "))), \(convert))"
        case .list(let separator?):
            let list = types.list("$text(\(part))", separator, of: type, isLenient: isLenient)
            return isLenient ? "\(list) ?? []" : "\(part) ? \(list) : []"
        case .defaulting:
            let value = parameter.default.map { types.literal($0.value, as: type) } ?? "null"
            let conversion = types.itemConversion(of: SegmentCode(raw: part), to: type)
            if isLenient { return "\(conversion) ?? \(value)" }
            return "\(type.acceptsEmptyItem ? "\(part) === undefined" : "!\(part)") ? \(value) : \(conversion)"
        case .required where !isLenient, .rest, .otherItems:
            return types.itemConversion(of: SegmentCode(raw: parameter.present(part)), to: type)
        case .optional, .required: return "$optional(\(part), \(convert))\(isLenient ? " ?? undefined" : "")"
        }
    }

    private mutating func addFragment(_ segment: TextPattern, _ matcher: Matcher, _ targets: [ReadingStep.Target]) {
        let part = "\(fragment)[\(fragmentCount)]"
        fragmentCount += 1
        switch matcher {
        case .literal(let text, _): require("$text(\(part)) === \(text.scriptLiteral)")
        case .affixed(let affixed): bind(targets, piecesOf: part, affixed)
        case .value(let type, .list(let separator)):
            for target in targets { bind(target, types.list("$text(\(part))", separator, of: type)) }
        default:
            for target in targets {
                let present = SegmentCode(raw: target.parameter.present(part))
                bind(target, types.conversion(of: present, to: target.parameter.type))
            }
        }
    }
}

extension Parameter {
    /// The expression for a part, or null if it is empty and the value can be missing.
    fileprivate func present(_ part: String) -> String { isNonempty ? "$nonempty(\(part))" : part }
}
