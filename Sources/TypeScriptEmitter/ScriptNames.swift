import RoutePatterns

/// The names of an exported file: what a spec calls a thing, or nearly so where the language or another name is in the
/// way.
struct ScriptNames {
    /// The functions that write routes.
    private(set) var functions: [String] = []
    private var types: [RouteType: String] = [:]
    /// The types of the spec that routes have, in the order of their first use.
    private(set) var declaredTypes: [RouteType] = []

    init(_ table: RouteTable, _ hidden: HiddenRoutes) {
        var taken: Set<String> = ["parse", "url", "Route", "route", "base"]
        let read = Set(hidden.patterns.map(table.routeID))
        let routes = table.routeIDs.filter(read.contains)
        for value in routes.flatMap({ table[$0].values }) where types[value.type] == nil {
            switch value.type {
            case .closed, .constrained:
                types[value.type] = Self.name(value.type.name, &taken)
                declaredTypes.append(value.type)
            default: continue
            }
        }
        for route in table.routes {
            let words = route.path.dropFirst().map(Identifier.capitalized)
            functions.append(Self.name(words.reduce(route.path[0], +), &taken))
        }
    }

    /// The function that writes a route.
    subscript(route: RouteID) -> String { functions[route.index] }

    /// The name of a closed or constrained type.
    subscript(type: RouteType) -> String { types[type] ?? type.name }

    /// A name that isn't taken, which is taken then.
    static func name(_ name: String, _ taken: inout Set<String>) -> String {
        var candidate = reserved.contains(name) ? name + "_" : name
        // No name of a spec has a `$`, and none of the file's own ends with one.
        while !taken.insert(candidate).inserted { candidate += "$" }
        return candidate
    }

    /// The property of a route with a value. `route` itself is the name of the route.
    static func property(_ name: String) -> String { name == "route" ? "route$" : name }

    /// The words that can't be the name of a function or a variable in a module.
    private static let reserved: Set<String> = [
        "arguments", "async", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default",
        "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for", "function", "if",
        "implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private",
        "protected", "public", "return", "static", "super", "switch", "this", "throw", "true", "try", "typeof",
        "undefined", "var", "void", "while", "with", "yield", "any", "bigint", "boolean", "never", "number", "object",
        "string", "symbol", "unknown", "NaN", "Infinity", "Array", "BigInt", "JSON", "Map", "Math", "Number", "Object",
        "RangeError", "Readonly", "Record", "String", "TextEncoder", "Uint16Array", "decodeURIComponent",
        "encodeURIComponent", "parseInt",
    ]
}
