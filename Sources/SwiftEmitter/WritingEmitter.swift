import RouteAnalysis
import RouteSpec
import RoutePatterns
import RouteRuntime

/// Prints the functions that write a route, by the first pattern that can express its values.
struct WritingEmitter {
    let table: RouteTable
    let names: TypeNames
    let collisions: Collisions
    /// What the writer has written before the cases.
    let shared: Leading
    let patternNumbers: PatternNumbers
    var affixes: AffixTable

    /// The most cases in one function: the optimizer's time grows faster than the number of cases.
    static let casesInFunction = 160

    /// What comes before a call of the writer: nothing, or the name of the writer in a closure.
    private var writer: Code = ""

    init(
        table: RouteTable, names: TypeNames, collisions: Collisions, patternNumbers: PatternNumbers, affixes: AffixTable
    ) {
        self.table = table
        self.names = names
        self.collisions = collisions
        shared = table.leading
        self.patternNumbers = patternNumbers
        self.affixes = affixes
    }

    /// Prints the functions that write the cases, as methods of the writer.
    mutating func emitFunctions(into code: inout CodeWriter) {
        code.block("private nonisolated extension _RouteWriter") { code in
            let type = names.route
            code.switchFunctions("write", over: table.routes.map(\.name), most: Self.casesInFunction) { name in
                "mutating func \(name)(_ route: \(type), _ form: _RouteForm)"
            } emitCases: { range, next, code in
                for route in range.of(RouteID.self) { emitCase(route, into: &code) }
                if range.count < table.routes.count {
                    code.line("default: \(next.map { "\($0)(route, form)" } ?? "break")")
                }
            }
        }
    }

    /// Prints the functions that write a text with them.
    func emit(into code: inout CodeWriter) {
        code.line()
        code.block("static func text(of route: \(names.route), _ form: _RouteForm) -> Swift.String") {
            let base = shared.base + ([.host, .prefix].contains(shared.head) ? "/" : "")
            let prefix: Code = shared.prefix.isEmpty ? "" : ", prefix: \(literal: shared.prefix)"
            $0.line(
                "_RouteWriter.text(form, base: \(literal: base)\(prefix)) { text in text.write(route, form) }")
        }
        if collisions.isEmpty { return }
        let winners = winners()
        let dependsOnWriter = winners.contains { $0.paths.count > 1 }
        emitWinner(dependsOnWriter: dependsOnWriter, into: &code)
        emitMarks(of: winners, dependsOnWriter: dependsOnWriter, into: &code)
    }

    private mutating func emitCase(_ id: RouteID, into code: inout CodeWriter) {
        let route = table[id]
        let values = route.values.map { names.local($0.name) }
        code.clause("case \(values.isEmpty ? "" : "let ")\(route.caseCode("\(list: values)")):") { code in
            var isFirst = true
            for pattern in table.patternIDs(of: id) {
                let conditions: Code = "\(list: conditions(of: pattern, route))"
                if isFirst, conditions.isEmpty { return emitWriting(pattern, route, into: &code) }
                let test: Code = conditions.isEmpty ? "" : "if \(conditions) "
                code.line("\(isFirst ? "" : "} else ")\(test){")
                code.indented { emitWriting(pattern, route, into: &$0) }
                // The analysis has shown that some pattern writes every value.
                if conditions.isEmpty { break }
                isFirst = false
            }
            code.line("}")
        }
    }

    private func conditions(of pattern: PatternID, _ route: Route) -> [Code] {
        zip(route.values, route.conditions(of: table[pattern])).flatMap { value, condition -> [Code] in
            let name = names.local(value.name)
            switch condition {
            case .any: return []
            case .isNil:
                return [value.type == .string ? "(\(name) ?? Swift.String()).isEmpty" : "_Route.isNil(\(name))"]
            case .isPresent: return ["let \(name)"] + (value.type == .string ? ["!\(name).isEmpty"] : [])
            case .isEmpty: return ["\(name).isEmpty"]
            case .isNotEmpty: return ["!\(name).isEmpty"]
            case .equals(_, let text): return [names.equals(name, text, as: value.type)]
            }
        }
    }

    private mutating func emitWriting(_ pattern: PatternID, _ route: Route, into code: inout CodeWriter) {
        let isMarked = collisions.isRead(pattern)
        if isMarked {
            let canonical = table.bases.isEmpty ? ".rawValue" : ".url"
            let baseCount = table.baseCount(of: pattern)
            code.line("write(form, canonical: \(canonical), baseCount: \(baseCount)) { text, form in")
            code.indent()
            writer = "text."
        }
        let leading = table.leading(of: pattern)
        let plan = WritingPlan(
            table.writingSteps(of: pattern), leading: leading, shared: shared, types: route.values.map(\.type),
            isMarked: isMarked)
        emit(plan.calls, leading, route, into: &code)
        if plan.calls.isEmpty { code.line("break") }
        if isMarked {
            writer = ""
            code.outdent()
            code.line("} unlessReadBy: { _Matching.winner($0, over: route, \(patternNumbers[pattern])) }")
        }
    }

    private func beginning(_ leading: Leading) -> Code {
        var arguments: [Code] = [
            "form", "base: \(literal: leading.base)", ".\(leading.head.rawValue)",
            "isRelative: \(leading.isRelative)",
        ]
        if leading.isGuarded { arguments.append("isGuarded: true") }
        if !leading.prefix.isEmpty { arguments.append("prefix: \(literal: leading.prefix)") }
        return "\(writer)begin(\(list: arguments))"
    }

    /// Prints calls. A text and the value after it become one call.
    private mutating func emit(
        _ calls: [WritingPlan.Call], _ leading: Leading, _ route: Route, into code: inout CodeWriter
    ) {
        var text: Code?
        for call in calls {
            if let value = valueArgument(call, route) {
                let before: Code = text.map { "\($0), " } ?? "add("
                code.line("\(writer)\(before)\(value))")
                text = nil
                continue
            }
            if let text { code.line("\(writer)\(text))") }
            text = nil
            switch call {
            case .begin: code.line(beginning(leading))
            case .step(let step): emit(step, route, into: &code)
            case .text(let literal): text = "add(\(literal: literal)"
            case .item(let literal): text = "item(\(literal: literal)"
            case .occasionally(let occasion, let value, let calls):
                if let call = itemCall(occasion, route.values[value], calls) {
                    code.line(call)
                    continue
                }
                code.when([condition(of: occasion, route.values[value])]) { emit(calls, leading, route, into: &$0) }
            case .segment, .lastSegment, .value: break
            }
        }
        if let text { code.line("\(writer)\(text))") }
    }

    /// The argument of `add` for a value; nil for calls that write something else.
    private func valueArgument(_ call: WritingPlan.Call, _ route: Route) -> Code? {
        func text(_ value: Int) -> Code { names.text(local(value, route), as: route.values[value].type) }
        switch call {
        case .segment(let value): return "segment: \(text(value))"
        case .lastSegment(let value): return "last: \(text(value))"
        case .value(let value):
            let (local, type) = (local(value, route), route.values[value].type)
            if case .integer = type { return "\(local)" }
            return argument(local, type, "value: ")
        case .begin, .step, .text, .item, .occasionally: return nil
        }
    }

    /// The single call that adds an item unless its value can be left out; nil for types that few items have.
    private func itemCall(
        _ occasion: WritingStep.Occasion, _ value: Route.Value, _ calls: [WritingPlan.Call]
    ) -> Code? {
        guard case .item(let text) = calls.first, calls.count == 2, value.type.hasItemCalls else { return nil }
        let name = names.local(value.name)
        let argument: Code
        switch occasion {
        case .always: return nil
        case .ifPresent: argument = "ifAny: \(name)"
        case .unless(let constant):
            argument = "\(name), unless: \(names.literal(constant.text, as: value.type).code)"
        }
        return "\(writer)item(\(literal: text), \(argument))"
    }

    /// The argument for a value: as an integer or a Bool, or as text after a label.
    private func argument(_ value: String, _ type: RouteType, _ label: Code) -> Code {
        switch type {
        case .integer: "integer: \(value)"
        case .bool: "bool: \(value)"
        default: "\(label)\(names.text(value, as: type))"
        }
    }

    private func local(_ value: Int, _ route: Route) -> String {
        names.local(route.values[value].name)
    }

    private func condition(of occasion: WritingStep.Occasion, _ value: Route.Value) -> Code {
        let (name, type) = (names.local(value.name), value.type)
        switch occasion {
        case .always: return "true"
        case .ifPresent: return "let \(name)\(type == .string ? ", !\(name).isEmpty" : "")"
        case .unless(let constant): return "!\(names.equals(name, constant.text, as: type))"
        }
    }

    /// Prints a step for which the writer finds the delimiter.
    private mutating func emit(_ step: WritingStep, _ route: Route, into code: inout CodeWriter) {
        func type(_ value: Int) -> RouteType { route.values[value].type }
        func local(_ value: Int) -> String { self.local(value, route) }
        func texts(_ value: Int) -> Code { "\(local(value)).map { \(names.text("$0", as: type(value))) }" }
        func argument(_ name: String, _ type: RouteType) -> Code {
            self.argument(name, type, type == .string ? "" : "plain: ")
        }
        switch step {
        case .literal(let text, let count):
            code.line("\(writer)literal(\(literal: text)\(count == 1 ? "" : ", count: \(count)"))")
        case .segment(let value): code.line("\(writer)segment(\(argument(local(value), type(value))))")
        case .affixed(let affixed, let first, let indices):
            emitAffixed("segment", [], affixed, first, indices, route, into: &code)
        case .affixedItem(let name, let affixed, let first, let indices):
            emitAffixed("item", [name.swiftLiteral], affixed, first, indices, route, into: &code)
        case .commaSegment(let value): code.line("\(writer)segment(commaList: \(texts(value)))")
        case .commaItem(let name, let value):
            code.line("\(writer)item(\(literal: name), commaList: \(texts(value)))")
        case .rest(let value):
            code.line("for element in \(local(value)) { \(writer)segment(\(argument("element", type(value)))) }")
        case .endSegments: code.line("\(writer)endSegments()")
        case .items(let name, let value):
            let values: Code = type(value) == .string ? "\(local(value))" : "plain: \(texts(value))"
            code.line("\(writer)items(\(literal: name), \(values))")
        case .otherItems(let value, let names):
            let than: Code = names.isEmpty ? "" : ", than: [\(list: names.map(\.swiftLiteral))]"
            code.line("\(writer)otherItems(\(local(value))\(than))")
        case .beginFragment(let isItemsAlone):
            code.line("\(writer)beginFragment(\(isItemsAlone ? "isItemsAlone: true" : ""))")
        case .item(let name, let value, _): code.line("\(writer)item(\(literal: name), \(local(value)))")
        case .literalItem: break
        }
    }

    /// Prints the call that writes an affixed segment or item.
    private mutating func emitAffixed(
        _ function: String, _ arguments: [Code], _ affixed: Matcher.Affixed, _ first: String, _ indices: [Int],
        _ route: Route, into code: inout CodeWriter
    ) {
        let number = affixes.number(of: affixed)
        let values = indices.map { value -> Code in
            let (local, type) = (local(value, route), route.values[value].type)
            return type == .string ? ".string(\(local))" : ".plain(\(names.text(local, as: type)))"
        }
        let list = arguments + ["_Matching.affixes\(number)", "[\(list: values)]"]
        code.line("\(writer)\(function)(")
        code.indented { code in
            code.line("\(list: list), first: \(literal: first), isText: _Matching.isText\(number),")
            code.line("accepts: _Matching.accepts\(number))")
        }
    }
}

extension RouteType {
    /// Whether there are calls for items of the type that may be left out.
    fileprivate var hasItemCalls: Bool {
        switch self {
        case .integer, .bool, .string: true
        default: false
        }
    }
}
