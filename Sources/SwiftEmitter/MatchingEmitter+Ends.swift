import RouteLanguage
import RouteSpec

extension MatchingEmitter {
    /// Prints the patterns that end at a node. The first that matches the whole URL wins.
    mutating func emitEnds(
        _ ends: [PatternID], at place: Place, captures: [MatchingPlan.Capture],
        into code: inout CodeWriter
    ) {
        if ends.count > 1, !place.conditions.isEmpty {
            return code.when(place.conditions) {
                emitEnds(ends, at: place.asked, captures: captures, into: &$0)
            }
        }
        for pattern in ends {
            let reading = PatternReadingCode(pattern, self, at: place, captures: captures)
            mixedParts = reading.emitter.mixedParts
            let server: [SwiftText] =
                patternsOnNoServer.contains(pattern) ? ["!reader.isOnServer"] : []
            let route = table.route(of: pattern)
            let construction = route.construction(reading.values)
            // `.none` would be the case of Optional.
            let type = ["none", "some"].contains(route.path[0]) ? names.route : ""
            var conditions = place.conditions + server + reading.conditions
            if conditions.isEmpty, place.countBehind != nil { conditions.append(place.isReached) }
            // An `if` with nothing that can fail gets a warning.
            let isCertain = conditions.allSatisfy { $0.bytes.starts(with: "case let ".utf8) }
            if isCertain {
                for condition in conditions {
                    code.lines([SwiftText(condition.bytes.dropFirst("case ".utf8.count))])
                }
                conditions = []
            }
            code.when(conditions) { code in
                code.list(
                    "return \(type)\(construction.head)", construction.arguments,
                    end: construction.end)
            }
            if isCertain { return }
        }
    }
}

/// The code that reads a URL by a pattern: the conditions under which it matches, and the route's
/// values.
private struct PatternReadingCode {
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
                let value = itemValue(item, target.parameter)
                bind(target, value.code, isOptional: value.isOptional)
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
            switch captures[index] {
            case .value, .list: values[target.value] = place.locals[index]
            case .part(let distance):
                let (number, parameter) = (place.depth - distance, target.parameter)
                let isString =
                    parameter.type == .string && parameter.presence.isRequired
                    && !parameter.isNonempty
                bind(
                    target,
                    isString
                        ? "reader.string(\(number))"
                        : conversion(emitter.segment(number), of: parameter))
            case .lastPart(let number):
                let part: SwiftText = "reader.last(\(number), after: \(place.depth))"
                bind(target, conversion(part, of: target.parameter))
            case .parts:
                bind(
                    target,
                    emitter.conversion(
                        "\(place.locals[index])[\(piece)]", to: target.parameter.type))
            case .rest:
                let behind = place.countBehind.map { $0 == 0 ? "" : ", before: \($0)" } ?? ""
                let range: SwiftText = "from: \(place.depth)\(behind)"
                bind(target, "reader.rest(\(range), \(closure(target.parameter.type)))")
            }
        }
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
        let items: SwiftText =
            item.slot == .query
            ? "reader.query" : isOnlyItems ? "reader.fragmentItems" : "reader.fragmentQuery"
        return ignoresCase ? "\(items).folded" : items
    }

    private var ignoresCase: Bool {
        emitter.table.ignoresCase
    }

    /// The expression for an item's value, and whether it is nil for a URL that doesn't match.
    private func itemValue(
        _ item: Pattern.Part, _ parameter: Parameter
    ) -> (code: SwiftText, isOptional: Bool) {
        let (part, type, isLenient) = (self.item(item), parameter.type, parameter.isLenient)
        let takesEmpty: [SwiftText] = type.acceptsEmptyItem ? ["takesEmpty: true"] : []
        let lenient: [SwiftText] = isLenient ? ["isLenient: true"] : []
        switch parameter.presence {
        case .list(nil):
            let options = takesEmpty + lenient + ["as: \(itemClosure(type))"]
            return (
                "\(items(item)).values(\(list: names(of: item) + options))", true
            )
        case .list(let separator?):
            let options =
                ["separatedBy: \(literal: String(separator))", "isOptional: true"] + lenient
            return (
                "\(part).list(\(list: options + [closure(type)]))\(isLenient ? " ?? []" : "")",
                !isLenient
            )
        case .optional:
            return isLenient
                ? (emitter.conversion(part, to: type, takesEmpty: false, isItem: true), false)
                : (
                    "\(part).optional(\(list: (type.isFlag ? takesEmpty : []) + [itemClosure(type)]))",
                    true
                )
        case .defaulting(let text):
            let value = names.literal(text, as: type)
            if isLenient {
                let code = emitter.conversion(part, to: type, takesEmpty: true, isItem: true)
                return ("\(code) ?? \(value)", type.hasOptionalLiteral)
            }
            let arguments = ["to: \(value)"] + takesEmpty + [itemClosure(type)]
            return ("\(part).defaulting(\(list: arguments))", true)
        case .required, .rest, .otherItems, .absent, .implied:
            return (
                emitter.conversion(
                    part, to: type, takesEmpty: !parameter.isNonempty, isItem: true), true
            )
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
        let behind = countBehind == 0 ? "" : ", before: \(countBehind)"
        let range: SwiftText = "from: \(fragmentSegmentCount)\(behind)"
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

extension MatchingEmitter {
    /// Prints the literal edges of a node: a comparison, or a switch, which the compiler makes a
    /// binary search.
    mutating func emitLiterals(
        _ edges: [DecisionTree.Edge], of node: Int, _ place: Place, part: SwiftText, isLast: Bool,
        into code: inout CodeWriter
    ) {
        let texts = edges.compactMap { edge in
            if case .literal(let text, let ignoringCase) = edge.matcher {
                (edge, text, ignoringCase)
            } else {
                nil
            }
        }
        if texts.isEmpty { return }
        let mayBeFirst = edges.contains { plan.mayBeFirst($0, of: node) }
        if texts.count == 1 || !table.ignoresCase && (texts.contains(where: \.2) || mayBeFirst) {
            for (edge, text, ignoringCase) in texts {
                let isFirst = !ignoringCase && plan.mayBeFirst(edge, of: node)
                let test: SwiftText =
                    isFirst
                    ? "\(part).equalsAsFirst(\(literal: text))"
                    : equals(part, text, ignoringCase: ignoringCase)
                let next = place.next([test], isLast: isLast && texts.count == 1)
                emitChild(edge, next, into: &code)
            }
            return
        }
        code.line("switch \(table.ignoresCase ? "\(part).folded" : part) {")
        for (edge, text, _) in texts {
            code.clause("case \(literal: text):") {
                emitChild(edge, place.next([], isLast: isLast), into: &$0)
            }
        }
        code.line("default: break")
        code.line("}")
    }

    /// The condition that a part is a literal text.
    func equals(_ part: SwiftText, _ text: String, ignoringCase: Bool) -> SwiftText {
        let test = ignoringCase ? "equalsIgnoringCase" : "equals"
        return "\(part).\(test)(\(literal: text.folded(ignoringCase)))"
    }

    /// The types of the spec and the app that the patterns have, in the order of their names.
    private var typesWithReader: [RouteType] {
        let patterns = table.routes.flatMap(\.patterns)
        let types = Set(patterns.flatMap(\.pattern.parameters).map(\.type))
        let own = types.filter { $0.isGenerated || $0.isCustom }
        return own.sorted { ($0.name, $0.owner ?? "") < ($1.name, $1.owner ?? "") }
    }

    /// Prints the functions that read the values of types of the spec and the app.
    func emitReaders(into code: inout CodeWriter) {
        let types = typesWithReader
        if types.isEmpty { return }
        code.line()
        code.block("private nonisolated extension _RoutePart") { code in
            for (index, type) in types.enumerated() {
                if index > 0 { code.line() }
                let name = names.name(of: type)
                code.block("func \(TypeNames.reader(of: type))() -> \(name)?") { code in
                    switch type {
                    case .closed(let closed): emitReader(of: closed, into: &code)
                    case .custom: code.line("string().flatMap { _Route.value(\(name).self, $0) }")
                    case .constrained(let constrained):
                        code.line(
                            "\(names.conversion(to: constrained.base)).flatMap { \(name)(rawValue: $0) }"
                        )
                    default: return
                    }
                }
            }
        }
    }

    private func emitReader(of type: ClosedType, into code: inout CodeWriter) {
        let fallback = type.fallback.map { names.literal($0, as: .closed(type)) }
        let other: SwiftText = fallback.map { "isText ? \($0) : nil" } ?? "nil"
        if table.ignoresCase { return emitFoldedReader(of: type, other: other, into: &code) }
        let ignoresCase = table.schemes.contains {
            $0.closedTypesIgnoringCase.contains(.closed(type))
        }
        code.line("switch self {")
        for value in type.values {
            code.clause("case \(literal: value):") {
                $0.line("return \(names.literal(value, as: .closed(type)))")
            }
        }
        code.line(
            "default: \(ignoresCase ? "if !ignoresCase { return \(other) }" : "return \(other)")")
        code.line("}")
        if !ignoresCase { return }
        for value in type.values {
            let condition: SwiftText = "equalsIgnoringCase(\(literal: value.asciiLowercased))"
            code.when([condition]) { $0.line("return \(names.literal(value, as: .closed(type)))") }
        }
        code.line("return \(other)")
    }

    /// Prints the reader of a type whose case doesn't count: of two values that differ in case
    /// alone, the equal one counts, or else the first (rule 3.2).
    ///
    /// - Parameter other: the value of any other text.
    private func emitFoldedReader(
        of type: ClosedType, other: SwiftText, into code: inout CodeWriter
    ) {
        var first: [(text: String, value: String)] = []
        var known: Set<[UInt8]> = []
        for value in type.values {
            let folded = value.asciiLowercased
            if known.insert(Array(folded.utf8)).inserted { first.append((folded, value)) }
        }
        func emitCases(of texts: [(text: String, value: String)]) {
            for (text, value) in texts {
                code.clause("case \(literal: text):") {
                    $0.line("return \(names.literal(value, as: .closed(type)))")
                }
            }
        }
        if first.count < type.values.count {
            code.line("switch self {")
            emitCases(of: type.values.map { ($0, $0) })
            code.line("default: break")
            code.line("}")
        }
        code.line("switch folded {")
        emitCases(of: first)
        code.line("default: return \(other)")
        code.line("}")
    }
}
