import RouteAnalysis
import RouteLanguage

/// Prints the functions that write routes, each by the first pattern that can express its values.
struct WritingEmitter {
    let table: RouteTable
    let types: ScriptTypes
    /// The routes of the file.
    let routes: [RouteID]
    let documentation: (RouteID) -> [String]

    /// The parameters of a route's function.
    private func parameters(of id: RouteID, variables: [String]) -> String {
        let route = table[id]
        guard !route.values.isEmpty else { return otherParameters(of: hasBase(id)) }
        let members = zip(route.values, variables).map { value, variable in
            let name = ScriptNames.property(value.name)
            let leftOut = value.shape == .optional ? nil : value.leftOut
            let missing = leftOut.map { "⟪ = \(types.literal($0.value))⟫" } ?? ""
            return (name == variable ? name : "\(name): \(variable)") + missing
        }
        let type = "Params<\(route.name.scriptLiteral)>"
        var values = "{ \(members.joined(separator: ", ")) }"
        if !route.values.allSatisfy({ $0.leftOut != nil }) {
            values += "⟨: \(type)⟩"
        } else if hasBase(id), table.bases.isEmpty {
            values += "⟨: \(type)⟩⦃ | undefined⦄⟪ = {}⟫"
        } else {
            values += "⦃?⦄⟨: \(type)⟩⟪ = {}⟫"
        }
        return values + ", " + otherParameters(of: hasBase(id))
    }

    private func otherParameters(of hasBase: Bool) -> String {
        let base = table.bases.isEmpty ? "base⟨: string⟩, " : "base⦃?: string⦄⟪ = $base⟫, "
        return (hasBase ? base : "") + "options⟨?: LinkOptions⟩"
    }

    /// Whether some pattern of a route is written under the spec's own base.
    private func hasBase(_ id: RouteID) -> Bool {
        table.writtenPatternIDs(of: id).contains { table[$0].isRelative }
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
        let hasBase = routes.contains(where: hasBase)
        code.block("export function url(route⟨: $Link⟩, \(otherParameters(of: hasBase)))⟨: string⟩")
        { code in
            code.block("switch (route?.route)") { code in
                for id in routes {
                    let arguments =
                        (table[id].values.isEmpty ? [] : ["route"])
                        + (self.hasBase(id) ? ["base"] : []) + ["options"]
                    let call = "\(types.names[id])(\(arguments.joined(separator: ", ")))"
                    code.line("case \(table[id].name.scriptLiteral): return \(call);")
                }
            }
            code.line("return $checked(route?.route, \"route\", false, \"a route\");")
        }
    }

    private func emitRoute(_ id: RouteID, into code: inout ScriptWriter) {
        let route = table[id]
        var taken = Set(types.names.declaredTypes.map { types.names[$0] }).union([
            "base", "options", "element",
        ])
        let variables = route.values.map { ScriptNames.name(ScriptNames.property($0.name), &taken) }
        let parameters = parameters(of: id, variables: variables)
        code.block("export function \(types.names[id])(\(parameters))⟨: string⟩") { code in
            for pattern in table.writtenPatternIDs(of: id) {
                let conditions = zip(route.values, route.conditions(of: table[pattern]))
                    .enumerated()
                    .compactMap { index, pair in condition(pair.1, pair.0, variables[index]) }
                let url = PatternURL(
                    layout: URLLayout(of: pattern, in: table), types: types, variables: variables)
                if conditions.isEmpty { return code.line("return \(url.code);") }
                code.block("if (\(conditions.joined(separator: " && ")))") {
                    $0.line("return \(url.code);")
                }
            }
            let names = route.values.map(\.name).joined(separator: ", ")
            code.line(
                "throw new RangeError(\("\(names): no pattern writes these values".scriptLiteral));"
            )
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
