import RoutePatterns
import RouteRuntime

/// Prints how values become texts: by the first pattern that can express them.
struct WritingEmitter {
    let table: RouteTable
    let names: TypeNames
    let collisions: Collisions
    var affixes: AffixTable

    mutating func emit(into code: inout CodeWriter) {
        let size = EqualityEmitter.casesInSwitch
        let routes = table.routes.indices
        for start in stride(from: 0, to: routes.count, by: size) {
            let end = min(start + size, routes.count)
            let number = start / size
            let name = number == 0 ? "text" : "text\(number)"
            code.line()
            code.line("static func \(name)(of route: \(names.route), _ form: RouteForm) -> Swift.String {")
            var body = CodeWriter()
            body.line("switch route {")
            for route in start..<end { emitCase(route, into: &body) }
            if routes.count > size {
                let next = end < routes.count ? "return text\(number + 1)(of: route, form)" : "return Swift.String()"
                body.line("default: \(next)")
            }
            body.line("}")
            code.indented { $0.append(body) }
            code.line("}")
        }
        if collisions.isEmpty { return }
        emitWinner(into: &code)
        emitMarks(into: &code)
    }

    private mutating func emitCase(_ number: Int, into code: inout CodeWriter) {
        let route = table.routes[number]
        let bindings = route.values.indices.map { "let v\($0)" }.joined(separator: ", ")
        let leaf = "." + SwiftName.escaped(route.path.last ?? "") + (bindings.isEmpty ? "" : "(\(bindings))")
        let pattern = route.path.dropLast().reversed().reduce(leaf) { ".\(SwiftName.escaped($1))(\($0))" }
        code.line("case \(pattern):")
        var body = CodeWriter()
        let entries = table.entries.indices.filter { table.entries[$0].route == number }
        for entry in entries {
            let conditions = conditions(of: entry, route)
            var writing = CodeWriter()
            emitWriting(entry, route, into: &writing)
            if conditions.isEmpty {
                body.append(writing)
                break
            }
            body.block("if \(conditions.joined(separator: ", "))") { $0.append(writing) }
            // The analysis has shown that some pattern writes every value.
            if entry == entries.last { body.line("return Swift.String()") }
        }
        code.indented { $0.append(body) }
    }

    private func conditions(of entry: Int, _ route: Route) -> [String] {
        zip(route.values, route.conditions(of: table.alternative(entry))).enumerated().flatMap {
            index, pair -> [String] in
            let (value, condition) = pair
            let name = "v\(index)"
            switch condition {
            case .any: return []
            case .isNil:
                return [value.type == .string ? "(\(name) ?? Swift.String()).isEmpty" : "routeIsNil(\(name))"]
            case .isPresent: return ["let \(name)"] + (value.type == .string ? ["!\(name).isEmpty"] : [])
            case .isEmpty: return ["\(name).isEmpty"]
            case .equals(_, let text): return [names.equals(name, text, as: value.type)]
            }
        }
    }

    private mutating func emitWriting(_ entry: Int, _ route: Route, into code: inout CodeWriter) {
        let steps = table.writingSteps(of: entry)
        var body = CodeWriter()
        for step in steps { emit(step, route, into: &body) }
        let leading = table.leading(of: entry)
        if collisions.earlier(than: entry).isEmpty {
            code.line("var text = \(writer(leading, "form"))")
            code.append(body)
            code.line("return text.finish()")
        } else {
            let canonical = table.bases.isEmpty ? ".rawValue" : ".url"
            code.line("return RouteWriter.write(")
            code.indented { $0.line("\(writer(leading, "form")),") }
            code.indented { $0.line("canonical: \(writer(leading, canonical)),") }
            code.indented { $0.line("baseCount: \(table.baseCount(of: entry)),") }
            code.indented { code in
                code.line("{ text in")
                code.indented { $0.append(body) }
                code.line("},")
                code.line("unlessReadBy: { winner($0, over: route, \(entry)) })")
            }
        }
    }

    private func writer(_ leading: Leading, _ form: String) -> String {
        var arguments = [
            form, "base: \(leading.base.swiftLiteral)", ".\(leading.head)", "isRelative: \(leading.isRelative)",
        ]
        if leading.isGuarded { arguments.append("isGuarded: true") }
        if !leading.prefix.isEmpty { arguments.append("prefix: \(leading.prefix.swiftLiteral)") }
        return "RouteWriter(\(arguments.joined(separator: ", ")))"
    }

    private mutating func emit(_ step: WritingStep, _ route: Route, into code: inout CodeWriter) {
        func type(_ value: Int) -> RouteType { route.values[value].type }
        func argument(_ name: String, _ type: RouteType) -> String {
            type == .string ? name : "plain: \(names.text(name, as: type))"
        }
        switch step {
        case .literal(let text, let count):
            code.line("text.literal(\(text.swiftLiteral)\(count == 1 ? "" : ", count: \(count)"))")
        case .segment(let value): code.line("text.segment(\(argument("v\(value)", type(value))))")
        case .affixed(let affixed, let first, let indices):
            let number = affixes.number(of: affixed)
            let values = indices.map { value in
                type(value) == .string ? ".string(v\(value))" : ".plain(\(names.text("v\(value)", as: type(value))))"
            }
            code.line("text.segment(")
            code.indented { code in
                code.line("affixes\(number), [\(values.joined(separator: ", "))], first: \(first.swiftLiteral),")
                code.line("isText: isText\(number), accepts: accepts\(number))")
            }
        case .rest(let value):
            code.line("for element in v\(value) { text.segment(\(argument("element", type(value)))) }")
        case .endSegments: code.line("text.endSegments()")
        case .literalItem(let item): code.line("text.literalItem(\(item.swiftLiteral))")
        case .item(let name, let value, let occasion):
            let call = "text.item(\(name.swiftLiteral), \(argument("v\(value)", type(value))))"
            switch occasion {
            case .always: code.line(call)
            case .ifPresent:
                let isText = type(value) == .string ? ", !v\(value).isEmpty" : ""
                code.line("if let v\(value)\(isText) { \(call) }")
            case .unless(let text):
                code.line("if !\(names.equals("v\(value)", text, as: type(value))) { \(call) }")
            }
        case .items(let name, let value):
            let values =
                type(value) == .string ? "v\(value)" : "plain: v\(value).map { \(names.text("$0", as: type(value))) }"
            code.line("text.items(\(name.swiftLiteral), \(values))")
        case .otherItems(let value, let names):
            let than = names.isEmpty ? "" : ", than: [\(names.map(\.swiftLiteral).joined(separator: ", "))]"
            code.line("text.otherItems(v\(value)\(than))")
        case .beginFragment(let isItemsAlone):
            code.line("text.beginFragment(\(isItemsAlone ? "isItemsAlone: true" : ""))")
        }
    }
}
