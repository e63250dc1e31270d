/// What a file contains: a module in one of the languages, or only the types of a module in
/// JavaScript.
enum ScriptForm: Equatable {
    case module(ScriptDialect)
    case declarations

    var hasTypes: Bool { self != .module(.javaScript) }
    var hasBodies: Bool { self != .declarations }

    /// A type after a colon, if the form has types.
    func annotation(_ type: String) -> String { hasTypes ? ": \(type)" : "" }

    /// An expression as one of another type.
    func cast(_ code: String, to type: String) -> String {
        hasTypes ? "\(code) as \(type)" : code
    }
}
