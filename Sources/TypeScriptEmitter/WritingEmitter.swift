import RouteAnalysis
import RouteLanguage

/// Prints the functions that write routes, each by the first pattern that can express its values.
struct WritingEmitter {
    let table: RouteTable
    let types: ScriptTypes
    /// The routes of the file.
    let routes: [RouteID]
    let documentation: (RouteID) -> [String]
    /// Whether some route is written under the spec's own base.
    private let hasBases: Bool

    init(
        table: RouteTable, types: ScriptTypes, routes: [RouteID],
        documentation: @escaping (RouteID) -> [String]
    ) {
        self.table = table
        self.types = types
        self.routes = routes
        self.documentation = documentation
        hasBases = routes.contains(where: table.isWrittenUnderBase)
    }

    /// The parameters of a route's function.
    private func parameters(of id: RouteID, variables: [String]) -> [ScriptFunction.Parameter] {
        let route = table[id]
        let canBeMissing = route.values.allSatisfy { $0.leftOut != nil }
        let others = options(hasBase: table.isWrittenUnderBase(id))
        if route.values.isEmpty { return [others] }
        let members = zip(route.values, variables).map { value, variable in
            let name = ScriptNames.property(value.name)
            let leftOut = value.shape == .optional ? nil : value.leftOut
            let missing = leftOut.map { " = \(types.literal($0.value))" } ?? ""
            return (name == variable ? name : "\(name): \(variable)") + missing
        }
        // No parameter that may be left out comes before one that may not.
        var type = "Params<\(route.name.scriptLiteral)>"
        if canBeMissing, !others.isOptional { type += " | undefined" }
        let values = ScriptFunction.Parameter(
            name: "values", type: type,
            pattern: "{ \(members.joined(separator: ", ")) }",
            isOptional: canBeMissing && others.isOptional, missing: canBeMissing ? "{}" : nil)
        return [values, others]
    }

    private func options(hasBase: Bool) -> ScriptFunction.Parameter {
        let isMember = hasBase || !hasBases
        let type = isMember ? "LinkOptions" : "Omit<LinkOptions, \"base\">"
        let isOptional = !(hasBase && table.bases.isEmpty)
        return ScriptFunction.Parameter(name: "options", type: type, isOptional: isOptional)
    }

    func emit(into code: inout ScriptWriter) {
        for id in routes {
            code.line()
            code.documentation(documentation(id))
            emitRoute(id, into: &code)
        }
        code.line()
        code.documentation([
            "The URL of a route. It needs the same values as the route's own function."
        ])
        let route = ScriptFunction.Parameter(name: "route", type: "$Link")
        let parameters = [route, options(hasBase: hasBases)]
        code.function(ScriptFunction(name: "url", parameters: parameters, result: "string")) {
            code in
            code.line("const $name\(code.form.annotation("string")) = route?.route;")
            code.block("switch (route?.route)") { code in
                for id in routes {
                    let arguments = table[id].values.isEmpty ? "options" : "route, options"
                    let call = "\(types.names[id])(\(arguments))"
                    code.line("case \(table[id].name.scriptLiteral): return \(call);")
                }
            }
            code.line("return $checked($name, \"route\", false, \"a route\");")
        }
    }

    private func emitRoute(_ id: RouteID, into code: inout ScriptWriter) {
        let route = table[id]
        var taken = Set(types.names.declaredTypes.map { types.names[$0] }).union([
            "options", "element", "url",
        ])
        let variables = route.values.map {
            ScriptNames.name(ScriptNames.property($0.name), &taken)
        }
        let function = ScriptFunction(
            name: types.names[id], parameters: parameters(of: id, variables: variables),
            result: "string")
        code.function(function) { code in
            for pattern in table.writtenPatternIDs(of: id) {
                let required = table.conditions(of: pattern)
                let conditions = required.indices.compactMap { index in
                    condition(required[index], route.values[index], variables[index])
                }
                let url = PatternURL(
                    layout: table.layout(of: pattern), types: types, variables: variables)
                if conditions.isEmpty { return code.line("return \(url.code);") }
                code.block("if (\(conditions.joined(separator: " && ")))") {
                    $0.line("return \(url.code);")
                }
            }
            let names = route.values.map(\.name).joined(separator: ", ")
            let message = "\(names): no pattern writes these values"
            code.line("throw new RangeError(\(message.scriptLiteral));")
        }
    }

    private func condition(_ condition: Condition, _ value: Route.Value, _ variable: String)
        -> String?
    {
        let isPresent = types.isPresent(variable, as: value.type)
        switch condition {
        case .any: return nil
        case .isNil: return isPresent == variable ? "!\(variable)" : "\(variable) === undefined"
        case .isPresent: return isPresent
        case .isEmpty:
            return value.shape == .items
                ? "Object.keys(\(variable)).length === 0" : "\(variable)?.length === 0"
        case .isNotEmpty: return "\(variable)?.length !== 0"
        case .equals(let constant, _):
            return types.compared(variable, true, constant, as: value.type)
        }
    }
}

extension RouteTable {
    /// Whether some pattern of a route is written under the spec's own base.
    func isWrittenUnderBase(_ id: RouteID) -> Bool {
        writtenPatternIDs(of: id).contains { self[$0].isRelative }
    }
}
