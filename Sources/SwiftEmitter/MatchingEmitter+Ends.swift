import RouteSpec
import RoutePatterns

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
            let server: [Code] = patternsOnNoServer.contains(pattern) ? ["!url.isOnServer"] : []
            code.when(place.conditions + server + reading.conditions) { code in
                if winners.contains(pattern) { code.line("url.won(\(patternNumbers[pattern]))") }
                code.line("return found(\(construction(of: pattern, values: reading.values)))")
            }
            if server.isEmpty, reading.conditions.isEmpty { return }
        }
    }

    private func construction(of pattern: PatternID, values: [String]) -> Code {
        let route = table.route(of: pattern)
        return route.caseCode("\(arguments: values, for: route.values)")
    }
}

/// The code that reads a pattern: the conditions under which it matches a URL, and the route's values.
private struct PatternReadingCode {
    var emitter: MatchingEmitter
    var conditions: [Code] = []
    /// The expressions for the route's values; `nil` until a step reads them.
    private(set) var values: [String]

    private let place: MatchingEmitter.Place
    private let captures: [MatchingPlan.Capture]
    private let types: [RouteType]
    private var isItemsAlone = false
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
        case .literalItem(let names, nil, let slot): conditions.append("\(item(names, slot)).isPresent")
        case .absentItem(let name, let slot): conditions.append("!\(item([name], slot)).isPresent")
        case .literalItem(let names, let value?, let slot):
            conditions.append("\(item(names, slot)).equals(\(literal: value))")
        case .fragment(let isItemsAlone):
            self.isItemsAlone = isItemsAlone
            conditions.append("url.hasFragment")
        case .capture(let index, let targets): addCapture(index, targets)
        case .item(let names, let target, let slot): bind(target, itemValue(names, target.parameter, slot))
        case .affixedItem(let item, let affixed, let targets, let slot):
            let part = self.item(item.names, slot).description
            split(.variable(part), affixed, into: "values\(conditions.count)", targets)
        case .otherItems(let target, let names, let slot):
            let than: [Code] = names.isEmpty ? [] : ["than: \(list: names.map(\.swiftLiteral))"]
            let call = slot == .query ? "otherItems" : "otherFragmentItems"
            bind(target, "url.\(call)(\(list: than + itemsAlone(slot)))")
        case .fragmentSegment(let segment, let matcher, let targets): addFragment(segment, matcher, targets)
        case .fragmentRest(let target):
            bind(target, "url.fragmentRest(from: \(fragmentPosition), \(closure(target.parameter.type)))")
        case .endFragment: conditions.append("url.isFragmentEnd(\(fragmentPosition))")
        case .constant(let constant, let value): values[value] = code(constant, as: types[value])
        }
    }

    private var names: TypeNames {
        emitter.names
    }

    /// The conversion of a part to a parameter's value.
    private mutating func conversion(_ part: PartCode, of parameter: Parameter) -> Code {
        if parameter.presence == .commaList { return emitter.commaList(part, of: parameter.type) }
        if !parameter.isNonempty { return emitter.conversion(part, to: parameter.type) }
        return parameter.type == .string
            ? "\(part.part).nonemptyString()" : "\(part.part).nonempty(\(closure(parameter.type)))"
    }

    private mutating func closure(_ type: RouteType) -> Code {
        "{ \(emitter.conversion(.variable("$0"), to: type)) }"
    }

    private mutating func bind(_ target: ReadingStep.Target, _ code: Code) {
        let variable = names.local(target.parameter.name)
        conditions.append("let \(variable) = \(code)")
        values[target.value] = variable
    }

    private mutating func addCapture(_ index: Int, _ targets: [ReadingStep.Target]) {
        for (piece, target) in targets.enumerated() {
            switch captures[index] {
            case .value, .list: values[target.value] = place.locals[index]
            case .part(let distance): bind(target, conversion(place.segment(back: distance), of: target.parameter))
            case .parts:
                let part = PartCode.variable("\(place.locals[index])[\(piece)]")
                bind(target, emitter.conversion(part, to: target.parameter.type))
            case .rest:
                bind(target, "url.rest(from: from(\(place.depth)), \(closure(target.parameter.type)))")
            }
        }
    }

    /// The expression for the part that is an item's value.
    private func item(_ names: [String], _ slot: ReadingStep.ItemSlot) -> Code {
        let call = slot == .query ? "item" : "fragmentItem"
        return "url.\(call)(\(list: arguments(names) + itemsAlone(slot)))"
    }

    /// The arguments for an item's names.
    private func arguments(_ names: [String]) -> [Code] {
        names.enumerated().map { "\($0 == 1 ? "or: " : "")\(literal: $1)" }
    }

    /// Splits a part and binds the values in it.
    private mutating func split(
        _ part: PartCode, _ affixed: Matcher.Affixed, into parts: String, _ targets: [ReadingStep.Target]
    ) {
        conditions.append("let \(parts) = \(emitter.affixes.reader(of: affixed))(\(part.part), url)")
        for (piece, target) in targets.enumerated() {
            bind(target, emitter.conversion(.variable("\(parts)[\(piece)]"), to: target.parameter.type))
        }
    }

    private func itemsAlone(_ slot: ReadingStep.ItemSlot) -> [Code] {
        slot == .fragment && isItemsAlone ? ["isItemsAlone: true"] : []
    }

    private mutating func itemValue(
        _ names: [String], _ parameter: Parameter, _ slot: ReadingStep.ItemSlot
    ) -> Code {
        let isPlain = slot == .query && !parameter.isNonempty && names.count == 1
        if isPlain, let value = plainItemValue(names[0], parameter) { return value }
        let takesEmpty: [Code] = parameter.type.takesEmptyItem ? ["takesEmpty: true"] : []
        switch parameter.presence {
        case .list:
            let arguments = arguments(names) + itemsAlone(slot) + takesEmpty + [itemClosure(parameter.type)]
            return "url.\(slot == .query ? "items" : "fragmentItems")(\(list: arguments))"
        case .commaList: return "\(item(names, slot)).commaListIfAny(\(closure(parameter.type)))"
        case .optional: return "\(item(names, slot)).optional(\(closure(parameter.type)))"
        case .defaulting(let text):
            let value: [Code] = ["to: \(self.names.literal(text, as: parameter.type).code)"]
            let arguments = value + takesEmpty + [itemClosure(parameter.type)]
            return "\(item(names, slot)).defaulting(\(list: arguments))"
        case .required, .rest, .otherItems:
            let part = PartCode.variable(item(names, slot).description)
            return parameter.isNonempty ? conversion(part, of: parameter) : itemConversion(part, to: parameter.type)
        }
    }

    /// The conversion of an item's value, in which the app's types may take the empty text.
    private mutating func itemConversion(_ part: PartCode, to type: RouteType) -> Code {
        type.isCustom
            ? "\(part.part).itemValue(\(names.name(of: type)).self)" : emitter.conversion(part, to: type)
    }

    private mutating func itemClosure(_ type: RouteType) -> Code {
        "{ \(itemConversion(.variable("$0"), to: type)) }"
    }

    /// The single call that reads a query item of a common type; nil for lists and other types.
    private func plainItemValue(_ name: String, _ parameter: Parameter) -> Code? {
        guard let conversion = names.plainConversion(to: parameter.type) else { return nil }
        let arguments: Code = "\(list: [name.swiftLiteral] + conversion.arguments)"
        switch parameter.presence {
        case .list, .commaList: return nil
        case .optional: return "\(conversion.name)IfAny(\(arguments))"
        case .defaulting(let text):
            return "\(conversion.name)(\(arguments), default: \(names.literal(text, as: parameter.type).code))"
        case .required, .rest, .otherItems: return "\(conversion.name)(\(arguments))"
        }
    }

    /// Where the fragment's next segment begins.
    private var fragmentPosition: Code {
        fragmentSegmentCount == 0 ? "url.fragmentStart" : "part\(fragmentSegmentCount - 1).next"
    }

    private mutating func addFragment(_ segment: Segment, _ matcher: Matcher, _ targets: [ReadingStep.Target]) {
        let index = fragmentSegmentCount
        let part = "part\(index)"
        conditions.append("case let \(part) = url.fragmentSegment(at: \(fragmentPosition))")
        if case .literal(let text) = segment { conditions.append("\(part).equals(\(literal: text))") }
        if case .affixed(let affixed) = matcher {
            split(.variable(part), affixed, into: "parts\(index)", targets)
        } else {
            for target in targets { bind(target, conversion(.variable(part), of: target.parameter)) }
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
