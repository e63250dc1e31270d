import RouteLanguage

/// What an exported file calls for a kind of built-in type.
struct ScriptKind {
    /// The type of a value, unless it is an integer that a number can't hold.
    let name: String
    /// The function that makes a value of a text; nil if the value is the text.
    var conversion: String?
    /// The function that makes the text of a value. It throws if the value isn't one of the type.
    let text: String
    /// The function's arguments after the value and its name.
    var textArguments: [String] = []
    /// Whether the text of a value has only characters that are never escaped.
    var isUnreserved = false
    /// Whether two values are equal that differ in ASCII case.
    var ignoresCase = false
}

extension RouteType {
    /// What an exported file calls for a built-in type; nil for a type that a spec or the app
    /// declares.
    var script: ScriptKind? {
        switch self {
        case .string: ScriptKind(name: "string", text: "$string")
        case .bool:
            ScriptKind(name: "boolean", conversion: "$bool", text: "$flag", isUnreserved: true)
        case .integer:
            ScriptKind(name: "number", conversion: "$integer", text: "$digits", isUnreserved: true)
        case .float: ScriptKind(name: "number", conversion: "$float", text: "$decimal32")
        case .double: ScriptKind(name: "number", conversion: "$double", text: "$decimal")
        case .uuid:
            ScriptKind(
                name: "string", conversion: "$uuid", text: "$converted",
                textArguments: ["$uuid", "\"a UUID\""], isUnreserved: true, ignoresCase: true)
        case .url:
            ScriptKind(
                name: "string", conversion: "$url", text: "$converted",
                textArguments: ["$url", "\"a URL, or its host is not ASCII\""])
        case .closed, .constrained, .link, .custom: nil
        }
    }
}
