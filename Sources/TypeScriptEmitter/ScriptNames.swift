import RouteLanguage

/// The names in an exported file: those of the spec, changed only if they are reserved or already
/// taken.
package struct ScriptNames {
    /// The functions that write routes.
    private(set) var functions: [String] = []
    private var types: [RouteType: String] = [:]
    /// The spec's types that the file's routes use, in the order of first use.
    private(set) var declaredTypes: [RouteType] = []

    init(_ table: RouteTable, _ hidden: ExcludedRoutes) {
        var taken: Set = [
            "parse", "url", "Route", "route", "bases", "options", "Params", "LinkOptions",
        ]
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

    /// Takes a free name like the given one.
    static func name(_ name: String, _ taken: inout Set<String>) -> String {
        // No name of a spec contains a `$`, and none of the file's own names ends with one.
        var candidate = reserved.contains(name) ? name + "$" : name
        while !taken.insert(candidate).inserted { candidate += "$" }
        return candidate
    }

    /// The property for a value of a route. The property `route` is the route's name, and every
    /// object has those of its prototype.
    package static func property(_ name: String) -> String {
        inherited.contains(name) ? name + "$" : name
    }

    private static let inherited: Set<String> = [
        "route", "__proto__", "constructor", "hasOwnProperty", "isPrototypeOf",
        "propertyIsEnumerable", "toString",
        "toLocaleString", "valueOf", "__defineGetter__", "__defineSetter__", "__lookupGetter__",
        "__lookupSetter__",
    ]

    /// The words that can't be the name of a function or a variable in a module. With a function
    /// `then`, a module that is imported by `await import(…)` would be a promise.
    static let reserved: Set<String> = [
        "arguments", "async", "await", "break", "case", "catch", "class", "const", "continue",
        "debugger", "default",
        "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally", "for",
        "function", "if",
        "implements", "import", "in", "instanceof", "interface", "let", "new", "null", "package",
        "private",
        "protected", "public", "return", "static", "super", "switch", "this", "throw", "true",
        "try", "typeof",
        "undefined", "var", "void", "while", "with", "yield", "any", "bigint", "boolean", "never",
        "number", "object",
        "string", "symbol", "then", "unknown", "NaN", "Infinity", "Array", "Awaited", "BigInt",
        "Intl", "JSON", "Map",
        "Math", "Number", "Object", "Omit", "RangeError", "Readonly", "ReadonlySet", "Record",
        "RegExp", "Set", "String", "Symbol",
        "decodeURIComponent", "encodeURIComponent", "globalThis", "parseInt",
    ]
}
