import RouteAnalysis
import RouteLanguage
import RouteRuntime
import RouteSpec

/// Prints the functions that write a route, by the first pattern that can express its values.
struct URLWritingEmitter {
    let table: RouteTable
    let names: TypeNames
    /// What most patterns begin with.
    let shared: Leading

    /// The most cases in one function: the optimizer's time grows faster than the number of cases.
    static let casesInFunction = 160

    func emit(into code: inout CodeWriter) {
        code.line("/// Writes a route by the first of its patterns that can express the values.")
        let parameters: SwiftText = "of route: \(names.route), _ form: _RouteForm"
        code.block("private nonisolated enum _Writing") { code in
            code.block("static func text(\(parameters)) -> \(names.string)") { code in
                code.block("_RouteWriter.text { writer in", closing: "}") { code in
                    emitBeginning(shared, into: &code)
                    code.line("write(route, to: &writer, form)")
                }
            }
            code.line()
            emitCases(into: &code)
        }
    }

    private func emitCases(into code: inout CodeWriter) {
        let cases = table.routes.map(\.name)
        func name(_ start: Int) -> String {
            if start == 0 { return "write" }
            let name = Identifier.camelCase(cases[start]).map(Identifier.capitalized)
            return "writeFrom" + (name ?? "_")
        }
        for range in NameHashes.ranges(of: cases, most: Self.casesInFunction) {
            if range.lowerBound > 0 { code.line() }
            let head: SwiftText = "static func \(name(range.lowerBound))(_ route: \(names.route)"
            code.block("\(head), to writer: inout _RouteWriter, _ form: _RouteForm)") { code in
                code.line("switch route {")
                for route in range.of(RouteID.self) { emitCase(route, into: &code) }
                if range.upperBound < cases.count {
                    let next = name(range.upperBound)
                    code.line("default: \(next)(route, to: &writer, form)")
                } else if range.count < cases.count {
                    code.line("default: break")
                }
                code.line("}")
            }
        }
    }

    private func emitCase(_ id: RouteID, into code: inout CodeWriter) {
        let route = table[id]
        let values = route.values.map { names.local($0.name) }
        let binding = values.isEmpty ? "" : "let "
        code.clause("case \(binding)\(route.caseCode("\(list: values)")):") { code in
            var choices = WritingChoice.choices(of: id, in: table)
            if let leading = WritingChoice.commonLeading(of: choices) {
                let steps = WritingChoice.removeCommonSteps(of: &choices, route)
                if leading != shared { emitBeginning(leading, into: &code) }
                for step in steps { emit(step, route, into: &code) }
                let isEmpty = leading == shared && steps.isEmpty
                if isEmpty, choices.allSatisfy(\.steps.isEmpty) { return code.line("break") }
                for index in choices.indices { choices[index].leading = nil }
            }
            emit(choices, route, into: &code)
        }
    }

    /// Prints how patterns differ in what they write.
    private func emit(
        _ choices: [WritingChoice], _ route: Route, into code: inout CodeWriter
    ) {
        let choices = WritingChoice.withoutEmptyFirst(choices)
        if choices.count == 1 {
            return emitSteps(of: choices[0], route, into: &code)
        }
        let tests = choices.map { self.tests(of: $0, route) }
        if choices.count == 2, choices[1].isEmpty, choices[1].binds.isEmpty {
            return code.when(tests[0]) { emitSteps(of: choices[0], route, into: &$0) }
        }
        for (index, choice) in choices.enumerated() {
            // Each value has a pattern that writes it: the analysis reports others.
            let isLast = index == choices.count - 1 && choice.binds.isEmpty
            let test: SwiftText = isLast ? "" : "if \(list: tests[index]) "
            code.line("\(index == 0 ? "" : "} else ")\(test){")
            code.indented { emitSteps(of: choice, route, into: &$0) }
        }
        code.line("}")
    }

    private func emitSteps(
        of choice: WritingChoice, _ route: Route, into code: inout CodeWriter
    ) {
        if let leading = choice.leading, leading != shared {
            emitBeginning(leading, into: &code)
        }
        for step in choice.steps { emit(step, route, into: &code) }
    }

    /// The tests of a choice's conditions.
    private func tests(of choice: WritingChoice, _ route: Route) -> [SwiftText] {
        var tests: [SwiftText] = []
        for (value, condition) in zip(route.values, choice.conditions) {
            if condition == .isPresent {
                tests += names.bindings(of: value)
            } else if let test = names.test(condition, of: value) {
                tests.append(test)
            }
        }
        return tests
    }

    private func emitBeginning(_ leading: Leading, into code: inout CodeWriter) {
        var arguments: [SwiftText] = [
            "form", "base: \(literal: leading.base)", ".\(String(describing: leading.baseKind))",
            "isRelative: \(leading.isRelative)",
        ]
        switch leading.guarding {
        case .never: break
        case .always: arguments.append("isGuarded: true")
        case .ifEmpty(let rest): arguments.append("isGuarded: \(names.local(rest)).isEmpty")
        }
        if !leading.prefix.isEmpty { arguments.append("prefix: \(literal: leading.prefix)") }
        if leading.form != .authority {
            arguments.append("separator: \(literal: leading.form.rawValue)")
        }
        code.call("writer.begin", arguments)
    }

    private func emit(_ step: WritingStep, _ route: Route, into code: inout CodeWriter) {
        func type(_ value: Int) -> RouteType { route.values[value].type }
        func local(_ value: Int) -> String { names.local(route.values[value].name) }
        func list(_ value: Int, _ separator: Unicode.Scalar) -> [SwiftText] {
            let texts: SwiftText = "\(local(value)).map { \(names.text("$0", as: type(value))) }"
            return ["list: \(texts)", "separatedBy: \(literal: String(separator))"]
        }
        func mixed(_ literals: [String], _ values: [Int]) -> [SwiftText] {
            let texts = values.map { names.text(local($0), as: type($0)) }
            return ["mixed: [\(list: literals.map(\.swiftLiteral))]", "[\(list: texts)]"]
        }
        func argument(_ value: Int) -> SwiftText { self.argument(local(value), type(value)) }
        func element(_ value: Int) -> SwiftText { self.argument("element", type(value)) }
        switch step {
        case .literal(let text): code.line("writer.literal(\(literal: text))")
        case .segment(let value):
            code.line("writer.segment(\(argument(value)))")
        case .mixed(let literals, let values):
            code.call("writer.segment", mixed(literals, values))
        case .mixedItem(let name, let literals, let values):
            code.call("writer.item", [name.swiftLiteral] + mixed(literals, values))
        case .listSegment(let value, let separator):
            code.call("writer.segment", list(value, separator))
        case .rest(let value):
            code.line("for element in \(local(value)) { writer.segment(\(element(value))) }")
        case .slash: code.line("writer.slash()")
        case .literalItem(let text): code.line("writer.literalItem(\(literal: text))")
        case .item(let name, let value, let writeCondition):
            code.when(condition(of: writeCondition, route.values[value])) { code in
                code.line("writer.item(\(literal: name), \(argument(value)))")
            }
        case .items(let name, let value, let separator?):
            code.call("writer.item", [name.swiftLiteral] + list(value, separator))
        case .items(let name, let value, nil):
            let item: SwiftText = "\(literal: name), \(element(value))"
            code.line("for element in \(local(value)) { writer.item(\(item)) }")
        case .otherItems(let value):
            let items: SwiftText = "\(local(value)).sorted(by: _Route.precedes)"
            code.line("for (key, value) in \(items) { writer.otherItem(key, value) }")
        case .beginFragment(let isOnlyItems):
            code.line("writer.beginFragment(\(isOnlyItems ? "isOnlyItems: true" : ""))")
        }
    }

    /// The argument of the writer's functions for a value: they take Strings and Ints, and other
    /// values as text.
    private func argument(_ value: String, _ type: RouteType) -> SwiftText {
        switch type {
        case .string, .integer(.int): SwiftText(value)
        case .bool: "\(value).description"
        default: names.text(value, as: type)
        }
    }

    private func condition(
        of writeCondition: WritingStep.WriteCondition, _ value: Route.Value
    ) -> [SwiftText] {
        switch writeCondition {
        case .always: []
        case .ifPresent: names.bindings(of: value)
        case .unless(let constant):
            [names.differs(names.local(value.name), constant.text, as: value.type)]
        }
    }
}
