import RoutePatterns
import RouteSpec

extension MatchingEmitter {
    /// Prints the patterns that end at a node. The first that matches the whole URL wins.
    mutating func emitEnds(
        _ ends: [PatternID], at place: Place, captures: [MatchingPlan.Capture], into code: inout CodeWriter
    ) {
        if ends.count > 1, !place.conditions.isEmpty {
            return code.when(place.conditions) { emitEnds(ends, at: place.asked, captures: captures, into: &$0) }
        }
        for pattern in ends {
            let reading = PatternReadingCode(pattern, self, at: place, captures: captures)
            affixes = reading.emitter.affixes
            declaredTypes = reading.emitter.declaredTypes
            let server: [SwiftText] = patternsOnNoServer.contains(pattern) ? ["!\(names.reader).isOnServer"] : []
            code.when(place.conditions + server + reading.conditions) { code in
                code.wrap("return \(construction(of: pattern, values: reading.values))")
            }
            if server.isEmpty, reading.conditions.isEmpty { return }
        }
    }

    private func construction(of pattern: PatternID, values: [String]) -> SwiftText {
        let route = table.route(of: pattern)
        let code = route.caseCode("\(arguments: values, for: route.values)", isMade: true)
        // `.none` would be the case of Optional.
        return ["none", "some"].contains(route.path[0]) ? "\(names.route)\(code)" : code
    }
}

/// The code that reads a URL by a pattern: the conditions under which it matches, and the route's values.
private struct PatternReadingCode {
    var emitter: MatchingEmitter
    var conditions: [SwiftText] = []
    /// The expressions for the route's values; `nil` until a step reads them.
    private(set) var values: [String]

    private let place: MatchingEmitter.Place
    private let captures: [MatchingPlan.Capture]
    private let types: [RouteType]
    private var isOnlyItems = false
    private var fragmentSegmentCount = 0

    init(
        _ id: PatternID, _ emitter: MatchingEmitter, at place: MatchingEmitter.Place, captures: [MatchingPlan.Capture]
    ) {
        self.emitter = emitter
        self.place = place
        self.captures = captures
        var types: [RouteType] = []
        for value in emitter.table.route(of: id).values { types.append(value.type) }
        self.types = types
        values = Array(repeating: "nil", count: types.count)
        for step in emitter.table.readingSteps(of: id) { add(step) }
    }

    private mutating func add(_ step: ReadingStep) {
        switch step {
        case .literalItem(let item):
            let test: SwiftText = item.text.literal.map { "equals(\(literal: $0))" } ?? "isPresent"
            conditions.append("\(self.item(item)).\(test)")
        case .absentItem(let item): conditions.append("!\(self.item(item)).isPresent")
        case .fragment(let isOnlyItems):
            self.isOnlyItems = isOnlyItems
            conditions.append("\(url).hasFragment")
        case .capture(let index, let targets): addCapture(index, targets)
        case .item(let item, let target):
            if target.parameter.isLenient {
                bindLenient(target, item)
            } else {
                bind(target, itemValue(item, target.parameter))
            }
        case .affixedItem(let item, let affixed, let targets):
            split(self.item(item), affixed, into: "pieces\(conditions.count)", targets)
        case .otherItems(let item, let target, let names):
            let than: [SwiftText] = names.isEmpty ? [] : ["than: \(list: names.map(\.swiftLiteral))"]
            bind(target, "\(items(item)).others(\(list: than))")
        case .fragmentSegment(let segment, let matcher, let targets): addFragment(segment, matcher, targets)
        case .fragmentRest(let target):
            bind(target, "\(url).fragment.values(from: \(fragmentSegmentCount), \(closure(target.parameter.type)))")
        case .endFragment: conditions.append("\(url).fragment.count == \(fragmentSegmentCount)")
        case .constant(let constant, let value): values[value] = code(constant, as: types[value])
        }
    }

    private var names: TypeNames {
        emitter.names
    }

    /// The variable of the URL.
    private var url: String {
        names.reader
    }

    /// The conversion of a part to a parameter's value.
    private mutating func conversion(_ part: SwiftText, of parameter: Parameter) -> SwiftText {
        if let separator = parameter.presence.separator { return emitter.list(part, of: parameter.type, separator) }
        return parameter.isNonempty ? nonempty(part, parameter.type) : emitter.conversion(part, to: parameter.type)
    }

    /// The conversion of a part that must not be empty.
    private mutating func nonempty(_ part: SwiftText, _ type: RouteType) -> SwiftText {
        type == .string ? "\(part).nonemptyString()" : "\(part).nonempty(\(closure(type)))"
    }

    private mutating func closure(_ type: RouteType) -> SwiftText {
        "{ \(emitter.conversion("$0", to: type)) }"
    }

    private mutating func bind(_ target: ReadingStep.Target, _ code: SwiftText) {
        let variable = names.local(target.parameter.name)
        conditions.append("let \(variable) = \(code)")
        values[target.value] = variable
    }

    private mutating func addCapture(_ index: Int, _ targets: [ReadingStep.Target]) {
        for (piece, target) in targets.enumerated() {
            switch captures[index] {
            case .value, .list: values[target.value] = place.locals[index]
            case .part(let distance):
                let (number, parameter) = (place.depth - distance, target.parameter)
                let isString = parameter.type == .string && parameter.presence == .required && !parameter.isNonempty
                bind(
                    target,
                    isString ? "\(url).string(\(number))" : conversion(emitter.segment(number), of: parameter))
            case .parts:
                bind(target, emitter.conversion("\(place.locals[index])[\(piece)]", to: target.parameter.type))
            case .rest:
                bind(target, "\(url).rest(from: \(place.depth), \(closure(target.parameter.type)))")
            }
        }
    }

    /// The expression for the part that is an item's value.
    private func item(_ item: Pattern.Part) -> SwiftText {
        "\(items(item))[\(list: item.names.map(\.swiftLiteral))]"
    }

    /// Splits a part and binds the values in it.
    private mutating func split(
        _ part: SwiftText, _ affixed: Matcher.Affixed, into parts: String, _ targets: [ReadingStep.Target]
    ) {
        let constant = emitter.affixes.constant(for: affixed, named: targets.map(\.parameter.name).joinedInCamelCase)
        conditions.append("let \(parts) = \(constant).split(\(part))")
        for (piece, target) in targets.enumerated() {
            bind(target, emitter.conversion("\(parts)[\(piece)]", to: target.parameter.type))
        }
    }

    /// The expression for all items of an item's slot.
    private func items(_ item: Pattern.Part) -> SwiftText {
        if item.slot == .query { return "\(url).query" }
        return isOnlyItems ? "\(url).fragmentItems" : "\(url).fragmentQuery"
    }

    private mutating func itemValue(_ item: Pattern.Part, _ parameter: Parameter) -> SwiftText {
        let part = self.item(item)
        let takesEmpty: [SwiftText] = parameter.type.acceptsEmptyItem ? ["takesEmpty: true"] : []
        switch parameter.presence {
        case .list(nil):
            let arguments = item.names.map(\.swiftLiteral) + takesEmpty + ["as: \(itemClosure(parameter.type))"]
            return "\(items(item)).values(\(list: arguments))"
        case .list(let separator?):
            let list: [SwiftText] = ["separatedBy: \(literal: String(separator))", closure(parameter.type)]
            return "\(part).optionalList(\(list: list))"
        case .optional: return "\(part).optional(\(closure(parameter.type)))"
        case .defaulting(let text):
            let value: [SwiftText] = ["to: \(self.names.literal(text, as: parameter.type).code)"]
            let arguments = value + takesEmpty + [itemClosure(parameter.type)]
            return "\(part).defaulting(\(list: arguments))"
        case .required, .rest, .otherItems:
            return parameter.isNonempty ? conversion(part, of: parameter) : itemConversion(part, to: parameter.type)
        }
    }

    /// Binds the value of an item that is not valid as that of a missing item.
    private mutating func bindLenient(_ target: ReadingStep.Target, _ item: Pattern.Part) {
        let (part, parameter) = (self.item(item), target.parameter)
        let type = parameter.type
        var code: SwiftText
        switch parameter.presence {
        case .list(nil):
            let takesEmpty: [SwiftText] = type.acceptsEmptyItem ? ["takesEmpty: true"] : []
            let arguments = item.names.map(\.swiftLiteral) + takesEmpty + ["as: \(itemClosure(type))"]
            code = "\(items(item)).validValues(\(list: arguments))"
        case .list(let separator?):
            let list: [SwiftText] = ["separatedBy: \(literal: String(separator))", closure(type)]
            code = "\(part).validList(\(list: list))"
        case .defaulting(let text):
            let value = names.literal(text, as: type)
            code = "\(itemConversion(part, to: type)) ?? \(value.code)"
            if value.isOptional { return bind(target, code) }
        case .optional, .required, .rest, .otherItems:
            code = type.acceptsEmptyText ? nonempty(part, type) : emitter.conversion(part, to: type)
        }
        let variable = names.local(parameter.name)
        conditions.append("case let \(variable) = \(code)")
        values[target.value] = variable
    }

    /// The conversion of an item's value. A type of the app may accept the empty text there.
    private mutating func itemConversion(_ part: SwiftText, to type: RouteType) -> SwiftText {
        type.isCustom
            ? "\(part).value(\(names.name(of: type)).self, takesEmpty: true)" : emitter.conversion(part, to: type)
    }

    private mutating func itemClosure(_ type: RouteType) -> SwiftText {
        "{ \(itemConversion("$0", to: type)) }"
    }

    private mutating func addFragment(_ segment: TextPattern, _ matcher: Matcher, _ targets: [ReadingStep.Target]) {
        let index = fragmentSegmentCount
        let part: SwiftText = "\(url).fragment[\(index)]"
        if let text = segment.literal { conditions.append("\(part).equals(\(literal: text))") }
        if case .affixed(let affixed) = matcher {
            split(part, affixed, into: "pieces\(index)", targets)
        } else {
            for target in targets { bind(target, conversion(part, of: target.parameter)) }
        }
        fragmentSegmentCount += 1
    }

    private mutating func code(_ constant: Constant, as type: RouteType) -> String {
        switch constant.value {
        case .null: return "nil"
        case .list: return "[]"
        case .items: return "[:]"
        default: break
        }
        let literal = names.literal(constant.text, as: type)
        if !literal.isOptional { return literal.code.description }
        let variable = "default\(conditions.count)"
        conditions.append("let \(variable) = \(literal.code)")
        return variable
    }
}

extension MatchingEmitter {
    /// Prints the literal edges of a node: a comparison, or a switch, which the compiler makes a binary search.
    mutating func emitLiterals(
        _ edges: [DecisionTree.Edge], _ place: Place, isLast: Bool, into code: inout CodeWriter
    ) {
        let part = segment(place.depth)
        var texts: [(edge: DecisionTree.Edge, text: String)] = []
        for edge in edges {
            guard case .literal(let text, let ignoringCase) = edge.matcher else { continue }
            if ignoringCase {
                let condition: SwiftText = "\(part).equalsIgnoringCase(\(literal: text))"
                emitChild(edge, place.next([condition], isLast: isLast && edges.count == 1), into: &code)
            } else {
                texts.append((edge, text))
            }
        }
        if texts.count == 1 {
            let condition: SwiftText = "\(part).equals(\(literal: texts[0].text))"
            return emitChild(texts[0].edge, place.next([condition], isLast: isLast), into: &code)
        }
        if texts.isEmpty { return }
        code.line("switch \(part) {")
        for (edge, text) in texts {
            code.clause("case \(literal: text):") { emitChild(edge, place.next([], isLast: isLast), into: &$0) }
        }
        code.line("default: break")
        code.line("}")
    }

    /// Prints the functions that read the values of declared types.
    func emitReaders(into code: inout CodeWriter) {
        if declaredTypes.isEmpty { return }
        code.line()
        code.block("private nonisolated extension _RoutePart") { code in
            let types = declaredTypes.sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
            for (index, type) in types.enumerated() {
                if index > 0 { code.line() }
                let name = names.name(of: type)
                code.block("func \(TypeNames.reader(of: type))() -> \(name)?") { code in
                    switch type {
                    case .closed(let closed): emitReader(of: closed, into: &code)
                    case .constrained(let constrained):
                        // Only a String accepts the empty text.
                        let base =
                            constrained.base == .string ? "nonemptyString()" : names.conversion(to: constrained.base)
                        code.line("\(base).flatMap { \(name)(rawValue: $0) }")
                    default: return
                    }
                }
            }
        }
    }

    private func emitReader(of type: ClosedType, into code: inout CodeWriter) {
        let fallback = type.fallback.map { names.literal($0, as: .closed(type)).code }
        let other: SwiftText = fallback.map { "isText ? \($0) : nil" } ?? "nil"
        let ignoresCase = table.schemes.contains { $0.closedTypesIgnoringCase.contains(.closed(type)) }
        code.line("switch self {")
        for value in type.values {
            code.clause("case \(literal: value):") { $0.line("return \(names.literal(value, as: .closed(type)).code)") }
        }
        code.line("default: \(ignoresCase ? "if !ignoresCase { return \(other) }" : "return \(other)")")
        code.line("}")
        if !ignoresCase { return }
        for value in type.values {
            let condition: SwiftText = "equalsIgnoringCase(\(literal: value.asciiLowercased))"
            code.when([condition]) { $0.line("return \(names.literal(value, as: .closed(type)).code)") }
        }
        code.line("return \(other)")
    }
}
