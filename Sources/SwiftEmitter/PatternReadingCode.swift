import RouteLanguage
import RouteSpec

/// The code that reads a URL by a pattern: the conditions under which it matches, and the route's
/// values.
struct PatternReadingCode {
    var emitter: MatchingEmitter
    var conditions: [SwiftText] = []
    /// The expressions for the route's values; `nil` until a step reads them.
    private(set) var values: [String]

    private let place: MatchingEmitter.Place
    private let captures: [MatchingPlan.Capture]
    private let types: [RouteType]
    private var isOnlyItems = false
    /// The variables for the parts of segments and items.
    private var partNames = NumberedNames()
    private var hasFragmentVariable = false
    private var fragmentSegmentCount = 0
    /// How many segments of the fragment follow a rest and have not been read yet.
    private var fragmentCountBehind = 0

    init(
        _ id: PatternID, _ emitter: MatchingEmitter, at place: MatchingEmitter.Place,
        captures: [MatchingPlan.Capture]
    ) {
        self.emitter = emitter
        self.place = place
        self.captures = captures
        types = emitter.table.route(of: id).values.map(\.type)
        values = Array(repeating: "nil", count: types.count)
        for local in place.locals { _ = partNames.name(local, separator: "") }
        for step in emitter.table.readingSteps(of: id) { add(step) }
    }

    private mutating func add(_ step: ReadingStep) {
        switch step {
        case .fragment(let isOnlyItems):
            self.isOnlyItems = isOnlyItems
            conditions.append("reader.hasFragment")
        case .capture(let index, let targets): addCapture(index, targets)
        case .item(let item, let matcher, let targets): addItem(item, matcher, targets)
        case .anyItem(let item): conditions.append("\(self.item(item)).isPresent")
        case .absentItem(let item): conditions.append("!\(self.item(item)).isPresent")
        case .fragmentSegment(let segment, let matcher, let targets):
            addFragment(segment, matcher, targets)
        case .fragmentRest(let targets, let behind):
            addFragmentRest(targets, countBehind: behind.count)
        case .endFragment:
            bindFragment()
            conditions.append("fragment.count == \(fragmentSegmentCount)")
        case .constant(let constant, let value): values[value] = code(constant, as: types[value])
        }
    }

    private var names: TypeNames {
        emitter.names
    }

    /// The conversion of a part to a parameter's value.
    private func conversion(_ part: SwiftText, of parameter: Parameter) -> SwiftText {
        if let separator = parameter.presence.separator {
            return emitter.list(part, of: parameter.type, separator)
        }
        return emitter.conversion(
            part, to: parameter.type, takesEmpty: parameter.isNonempty ? false : nil)
    }

    private func closure(_ type: RouteType) -> SwiftText {
        "{ \(emitter.conversion("$0", to: type)) }"
    }

    /// Converts the value of an item.
    private func itemClosure(_ type: RouteType) -> SwiftText {
        "{ \(emitter.conversion("$0", to: type, takesEmpty: true, isItem: true)) }"
    }

    /// - Parameter isOptional: whether the code is nil for a URL that doesn't match.
    private mutating func bind(
        _ target: ReadingStep.Target, _ code: SwiftText, isOptional: Bool = true
    ) {
        let variable = names.local(target.parameter.name)
        conditions.append("\(isOptional ? "let" : "case let") \(variable) = \(code)")
        values[target.value] = variable
    }

    private mutating func addItem(
        _ item: Pattern.Part, _ matcher: Matcher, _ targets: [ReadingStep.Target]
    ) {
        switch item.text {
        case .literal(let text):
            conditions.append(emitter.equals(self.item(item), text, ignoringCase: ignoresCase))
        case .parameter:
            for target in targets {
                let parameter = target.parameter
                bind(target, itemValue(item, parameter), isOptional: canFail(parameter))
            }
        case .mixed:
            if case .mixed(let mixed) = matcher {
                split(self.item(item), mixed, targets)
            }
        case .rest:
            let names = self.names(of: item)
            let than: [SwiftText] = names.isEmpty ? [] : ["than: \(list: names)"]
            for target in targets { bind(target, "\(items(item)).others(\(list: than))") }
        case .label, .any, .absent: break
        }
    }

    private mutating func addCapture(_ index: Int, _ targets: [ReadingStep.Target]) {
        for (piece, target) in targets.enumerated() {
            let parameter = target.parameter
            switch captures[index] {
            case .value, .list: values[target.value] = place.locals[index]
            case .part(let distance):
                bind(target, conversion(ofSegment: place.depth - distance, of: parameter))
            case .lastPart(let number):
                let part: SwiftText = "reader.last(\(number), after: \(place.depth))"
                bind(target, conversion(part, of: parameter))
            case .parts:
                let part: SwiftText = "\(place.locals[index])[\(piece)]"
                bind(target, emitter.conversion(part, to: parameter.type))
            case .rest:
                let range = range(from: place.depth, countBehind: place.countBehind ?? 0)
                bind(target, "reader.rest(\(range), \(closure(parameter.type)))")
            }
        }
    }

    /// The conversion of a whole segment, by its number.
    private func conversion(ofSegment number: Int, of parameter: Parameter) -> SwiftText {
        let isAnyString =
            parameter.type == .string && parameter.presence.isRequired && !parameter.isNonempty
        if isAnyString { return "reader.string(\(number))" }
        return conversion(emitter.segment(number), of: parameter)
    }

    /// The arguments for the segments of a rest.
    private func range(from start: Int, countBehind: Int) -> SwiftText {
        countBehind == 0 ? "from: \(start)" : "from: \(start), before: \(countBehind)"
    }

    /// The expression for the part that is an item's value.
    private func item(_ item: Pattern.Part) -> SwiftText {
        "\(items(item))[\(list: names(of: item))]"
    }

    /// The literals of an item's names.
    private func names(of item: Pattern.Part) -> [SwiftText] {
        item.names.map { $0.folded(ignoresCase).swiftLiteral }
    }

    /// Splits a part and binds the values in it.
    private mutating func split(
        _ part: SwiftText, _ mixed: Matcher.Mixed, _ targets: [ReadingStep.Target]
    ) {
        let name = targets.map(\.parameter.name).joinedInCamelCase
        let parts = partNames.name(names.parts(of: name), separator: "")
        let call = emitter.mixedParts.split(of: part, mixed, named: name)
        conditions.append("let \(parts) = \(call)")
        for (piece, target) in targets.enumerated() {
            bind(target, emitter.conversion("\(parts)[\(piece)]", to: target.parameter.type))
        }
    }

    /// The expression for all items of an item's slot.
    private func items(_ item: Pattern.Part) -> SwiftText {
        var items = "reader.query"
        if item.slot != .query {
            items = isOnlyItems ? "reader.fragmentItems" : "reader.fragmentQuery"
        }
        return SwiftText(ignoresCase ? items + ".folded" : items)
    }

    private var ignoresCase: Bool {
        emitter.table.ignoresCase
    }

    /// The expression for an item's value.
    private func itemValue(_ item: Pattern.Part, _ parameter: Parameter) -> SwiftText {
        let part = self.item(item)
        let type = parameter.type
        let isLenient = parameter.isLenient
        let takesEmpty: [SwiftText] = type.acceptsEmptyItem ? ["takesEmpty: true"] : []
        let lenient: [SwiftText] = isLenient ? ["isLenient: true"] : []
        switch parameter.presence {
        case .list(nil):
            let options = takesEmpty + lenient + ["as: \(itemClosure(type))"]
            return "\(items(item)).values(\(list: names(of: item) + options))"
        case .list(let separator?):
            let options: [SwiftText] =
                ["separatedBy: \(literal: String(separator))", "isOptional: true"] + lenient
            let list: SwiftText = "\(part).list(\(list: options + [closure(type)]))"
            return isLenient ? "\(list) ?? []" : list
        case .optional:
            if isLenient {
                return emitter.conversion(part, to: type, takesEmpty: false, isItem: true)
            }
            let options = type.isFlag ? takesEmpty : []
            return "\(part).optional(\(list: options + [itemClosure(type)]))"
        case .defaulting(let text):
            let value = names.literal(text, as: type)
            if isLenient {
                let code = emitter.conversion(part, to: type, takesEmpty: true, isItem: true)
                return "\(code) ?? \(value)"
            }
            let arguments = ["to: \(value)"] + takesEmpty + [itemClosure(type)]
            return "\(part).defaulting(\(list: arguments))"
        case .required, .rest, .otherItems, .absent, .implied:
            return emitter.conversion(
                part, to: type, takesEmpty: !parameter.isNonempty, isItem: true)
        }
    }

    /// Whether the expression for an item's value is nil for a URL that doesn't match.
    private func canFail(_ parameter: Parameter) -> Bool {
        guard parameter.isLenient else { return true }
        switch parameter.presence {
        case .list(_?), .optional: return false
        case .defaulting: return parameter.type.hasOptionalLiteral
        case .list(nil), .required, .rest, .otherItems, .absent, .implied: return true
        }
    }

    /// Splits the fragment once for a pattern.
    private mutating func bindFragment() {
        if hasFragmentVariable { return }
        hasFragmentVariable = true
        conditions.append("case let fragment = reader.fragment")
    }

    private mutating func addFragmentRest(_ targets: [ReadingStep.Target], countBehind: Int) {
        if targets.isEmpty, countBehind == 0 { return }
        bindFragment()
        let range = range(from: fragmentSegmentCount, countBehind: countBehind)
        for target in targets {
            bind(target, "fragment.values(\(range), \(closure(target.parameter.type)))")
        }
        if targets.isEmpty, countBehind > 0 {
            conditions.append("fragment.count >= \(fragmentSegmentCount + countBehind)")
        }
        fragmentCountBehind = countBehind
    }

    private mutating func addFragment(
        _ segment: TextPattern, _ matcher: Matcher, _ targets: [ReadingStep.Target]
    ) {
        bindFragment()
        let part: SwiftText
        if fragmentCountBehind > 0 {
            part = "fragment[fragment.count - \(fragmentCountBehind)]"
            fragmentCountBehind -= 1
        } else {
            part = "fragment[\(fragmentSegmentCount)]"
            fragmentSegmentCount += 1
        }
        if let text = segment.literal {
            conditions.append(emitter.equals(part, text, ignoringCase: ignoresCase))
        }
        switch matcher {
        case .mixed(let mixed): split(part, mixed, targets)
        case .literal, .label, .value, .rest:
            for target in targets { bind(target, conversion(part, of: target.parameter)) }
        }
    }

    private mutating func code(_ constant: Constant, as type: RouteType) -> String {
        switch constant.value {
        case .null: return "nil"
        case .list: return "[]"
        case .items: return "[:]"
        default: break
        }
        let literal = names.literal(constant.text, as: type)
        if !type.hasOptionalLiteral { return literal.description }
        let variable = "default\(conditions.count)"
        conditions.append("let \(variable) = \(literal)")
        return variable
    }
}
