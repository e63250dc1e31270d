import RoutePatterns

extension ReadingEmitter {
    /// Prints the patterns whose path ends at a place. The first that matches the whole URL wins.
    mutating func emitEnds(_ ends: [PatternID], _ place: Place, into code: inout ScriptWriter) {
        for (index, pattern) in ends.enumerated() {
            var reading = PatternCode(pattern, self, place)
            for step in table.readingSteps(of: pattern) { reading.add(step) }
            affixes = reading.affixes
            let note = winners.contains(pattern) ? ["url.winner = \(pattern.index);"] : []
            let result = note + ["return \(hidden.contains(pattern, of: table) ? "$hidden" : reading.result);"]
            // A block, because another pattern can have variables of the same names.
            let needsBlock = index < ends.count - 1 && reading.statements.first?.isCondition == false
            if needsBlock { code.line("{") }
            emit(reading.statements[...], result, into: &code)
            if needsBlock { code.line("}") }
            if !reading.canFail { return }
        }
    }

    private func emit(
        _ statements: ArraySlice<PatternCode.Statement>, _ result: [String], into code: inout ScriptWriter
    ) {
        guard let first = statements.first else { return result.forEach { code.line($0) } }
        switch first {
        case .condition:
            let conditions = statements.prefix(while: \.isCondition)
            code.when(conditions.map(\.text)) { emit(statements.dropFirst(conditions.count), result, into: &$0) }
        case .value:
            let values = statements.prefix { !$0.isCondition }
            for value in values { code.line(value.text) }
            let conditions = values.compactMap {
                if case .value(let name, _, true) = $0 { "\(name) !== null" } else { nil }
            }
            code.when(conditions) { emit(statements.dropFirst(values.count), result, into: &$0) }
        }
    }
}

/// The code that matches the rest of a pattern whose path matches.
package struct PatternCode {
    package enum Statement {
        case condition(String)
        case value(String, String, canFail: Bool)

        var isCondition: Bool { if case .condition = self { true } else { false } }

        package var text: String {
            switch self {
            case .condition(let text): text
            case .value(let name, let value, _): "const \(name) = \(value);"
            }
        }
    }

    package private(set) var statements: [Statement] = []
    package var affixes: AffixConstants
    private var values: [String]
    private var place: ReadingEmitter.Place
    private let types: ScriptTypes
    private let route: Route
    private let pattern: Pattern
    private var fragmentItems = ""
    private var fragmentCount = 0

    init(_ pattern: PatternID, _ emitter: ReadingEmitter, _ place: ReadingEmitter.Place) {
        route = emitter.table.route(of: pattern)
        self.pattern = emitter.table[pattern].pattern
        types = emitter.types
        affixes = emitter.affixes
        self.place = place
        values = route.values.map { _ in "undefined" }
    }

    /// The code for a pattern alone.
    ///
    /// - Parameter reserved: the names that its variables can't have.
    package init(_ pattern: PatternID, _ emitter: ReadingEmitter, reserved: [String]) {
        let scope = ScriptScope(emitter.types.names, reserved: reserved)
        self.init(pattern, emitter, ReadingEmitter.Place(depth: 0, isRelative: false, captures: [], scope: scope))
    }

    var canFail: Bool {
        statements.contains { if case .value(_, _, false) = $0 { false } else { true } }
    }

    /// The route as an object literal.
    var result: String {
        let members = zip(route.values, values).map { value, code in
            let name = ScriptNames.property(value.name)
            return name == code ? name : "\(name): \(code)"
        }
        return "{ \((["route: \(route.name.scriptLiteral)"] + members).joined(separator: ", ")) }"
    }

    package mutating func add(_ step: ReadingStep) {
        switch step {
        case .literalItem(let item):
            let part = self.item(item)
            require(item.text.literal.map { "$plain(\(part)) === \($0.scriptLiteral)" } ?? "\(part) !== undefined")
        case .absentItem(let item): require("\(self.item(item)) === undefined")
        case .fragment(let isOnlyItems):
            require("url.fragment !== undefined")
            fragmentItems = variable(isOnlyItems ? "items" : "fragment")
            statements.append(
                .value(fragmentItems, isOnlyItems ? "$items(url.fragment)" : "$fragment(url.fragment)", canFail: false)
            )
            if !isOnlyItems { fragmentItems += ".items" }
        case .capture(let index, let targets): addCapture(index, targets)
        case .item(let item, let target): bind(target, itemValue(item, target.parameter), canFail: true)
        case .affixedItem(let item, let affixed, let targets): bind(targets, piecesOf: self.item(item), affixed)
        case .otherItems(let item, let target, let names):
            bind(target, call("$otherItems", item, names), canFail: true)
        case .fragmentSegment(let segment, let matcher, let targets): addFragment(segment, matcher, targets)
        case .fragmentRest(let target):
            bind(target, rest(of: "\(fragment).segments.slice(\(fragmentCount))", target.parameter), canFail: true)
        case .endFragment: require("\(fragment).segments.length === \(fragmentCount)")
        case .constant(let constant, let value):
            values[value] = types.literal(constant.value, as: route.values[value].type)
        }
    }

    private var fragment: String { String(fragmentItems.dropLast(".items".count)) }

    private mutating func require(_ condition: String) { statements.append(.condition(condition)) }

    private mutating func variable(_ name: String) -> String { place.scope.variable(name) }

    private mutating func bind(_ target: ReadingStep.Target, _ code: String, canFail: Bool) {
        let name = variable(target.parameter.name)
        statements.append(.value(name, code, canFail: canFail))
        values[target.value] = name
    }

    private mutating func bind(_ targets: [ReadingStep.Target], piecesOf part: String, _ affixed: Matcher.Affixed) {
        let pieces = variable("pieces")
        statements.append(
            .value(pieces, "$pieces(\(affixes.constant(for: affixed, types)), \(part))", canFail: false))
        for (index, target) in targets.enumerated() {
            let piece = SegmentCode(raw: "\(pieces)?.[\(index)]")
            bind(target, types.conversion(of: piece, to: target.parameter.type), canFail: true)
        }
    }

    private mutating func addCapture(_ index: Int, _ targets: [ReadingStep.Target]) {
        guard index < place.captures.count else {
            for target in targets {
                bind(target, rest(of: "raw.slice(\(place.index))", target.parameter), canFail: true)
            }
            return
        }
        for (target, local) in zip(targets, place.captures[index]) {
            values[target.value] = local
            if target.parameter.isNonempty, target.parameter.type.acceptsEmptyText {
                require("raw[\(place.index(before: distance(toCapture: index)))] !== \"\"")
            }
        }
    }

    /// The number of segments from one with values to the end of the path, or to its rest.
    private func distance(toCapture index: Int) -> Int {
        let hasHost = pattern.base?.host?.parameters.isEmpty == false
        let indices = pattern.path.indices.filter { !pattern.path[$0].parameters.isEmpty }
        let end = pattern.path.count { if case .rest = $0.text { false } else { true } }
        return hasHost && index == 0 ? end + 1 : end - indices[index - (hasHost ? 1 : 0)]
    }

    private func rest(of parts: String, _ parameter: Parameter) -> String {
        "$all(\(parts), (part) => \(types.conversion(of: SegmentCode(raw: "part"), to: parameter.type)))"
    }

    /// The expression for all items of the query or fragment that an item belongs to.
    private func items(_ item: Pattern.Part) -> String { item.slot == .query ? "$query(url)" : fragmentItems }

    private func call(_ function: String, _ item: Pattern.Part, _ names: [String]) -> String {
        "\(function)(\(([items(item)] + names.map(\.scriptLiteral)).joined(separator: ", ")))"
    }

    private func item(_ item: Pattern.Part) -> String { call("$item", item, item.names) }

    private func itemValue(_ item: Pattern.Part, _ parameter: Parameter) -> String {
        let type = parameter.type
        let convert = "(part) => \(types.itemConversion(of: SegmentCode(raw: "part"), to: type))"
        let part = self.item(item)
        switch parameter.presence {
        case .list(nil):
            let arguments = [items(item), type.acceptsEmptyItem.description] + item.names.map(\.scriptLiteral)
            return "$all($values(\(arguments.joined(separator: ", "))), \(convert))"
        case .list(let separator?):
            return "\(part) ? \(types.list("$plain(\(part))", separator, of: type)) : []"
        case .optional: return "$optional(\(part), \(convert))"
        case .defaulting:
            let value = parameter.default.map { types.literal($0.value, as: type) } ?? "null"
            let condition = type.acceptsEmptyItem ? "\(part) === undefined" : "!\(part)"
            return "\(condition) ? \(value) : \(types.itemConversion(of: SegmentCode(raw: part), to: type))"
        case .required, .rest, .otherItems:
            let value = types.itemConversion(of: SegmentCode(raw: part), to: type)
            return parameter.isNonempty ? "$nonempty(\(value))" : value
        }
    }

    private mutating func addFragment(_ segment: TextPattern, _ matcher: Matcher, _ targets: [ReadingStep.Target]) {
        let part = SegmentCode(
            raw: "\(fragment).segments[\(fragmentCount)]", text: "\(fragment).texts[\(fragmentCount)]")
        fragmentCount += 1
        switch matcher {
        case .literal(let text, _): require("\(part.text) === \(text.scriptLiteral)")
        case .affixed(let affixed): bind(targets, piecesOf: part.raw, affixed)
        case .value(let type, .list(let separator)):
            for target in targets { bind(target, types.list(part.text, separator, of: type), canFail: true) }
        default:
            for target in targets {
                let value = types.conversion(of: part, to: target.parameter.type)
                let isNonempty = target.parameter.isNonempty && target.parameter.type.acceptsEmptyText
                bind(target, isNonempty ? "$nonempty(\(value))" : value, canFail: true)
            }
        }
    }
}
