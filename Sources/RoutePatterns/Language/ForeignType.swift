import RouteRuntime

/// The type of a parameter in the syntax of another language or framework.
struct ForeignType {
    /// The name of RouteGen's type; nil for String.
    private var name: String?
    /// Whether the value can be several segments.
    private(set) var isRest = false

    /// The type of a parameter that has none.
    init() {}

    /// RouteGen's type of that name.
    init(_ name: String) {
        self.name = name == "String" ? nil : name
    }

    /// The type that a word names; nil if it doesn't seem to name one.
    init?(namedBy word: String, among types: TypeTable) {
        if types[word] != nil {
            self.init(word)
        } else if let meant = types.namesMeant(by: word).first ?? Self.names[word.lowercased()] {
            self.init(meant)
        } else if word == "path" {
            self.init()
            isRest = true
        } else {
            return nil
        }
    }

    /// The type that a parameter declares by a name or a regular expression.
    init(meantBy text: String, among types: TypeTable) {
        if let named = ForeignType(namedBy: text, among: types) {
            self = named
        } else if Identifier.isValidType(text) {
            self.init(text)
        } else {
            self.init(expression: text)
        }
    }

    /// The type of what a regular expression matches.
    init(expression: String) {
        name = Self.matchesOnlyDigits(expression) ? "Int" : nil
        isRest = expression == ".*" || expression == ".+"
    }

    /// The types of other languages and frameworks whose names don't resemble RouteGen's.
    private static let names = ["alpha": "String", "guid": "UUID", "slug": "String"]

    /// The text after a parameter's name, such as `:Int`; empty for String.
    var annotation: String {
        name.map { ":" + $0 } ?? ""
    }

    /// A parameter to suggest for foreign syntax that has no name.
    var example: String {
        name == "Int" ? "${id:Int}" : "${name}"
    }

    /// Whether text in parentheses is a regular expression, and not ordinary text such as "(band)".
    static func isExpression(_ text: String) -> Bool {
        text.utf8.contains { "\\[|^".utf8.contains($0) }
            || zip(text.utf8, text.utf8.dropFirst()).contains { $0 == UInt8(ascii: ".") && "*+".utf8.contains($1) }
    }

    private static func matchesOnlyDigits(_ expression: String) -> Bool {
        var rest = expression.utf8[...]
        var hasDigits = false
        while let first = rest.first {
            if let digits = ["\\d", "[0-9]"].first(where: { rest.starts(with: $0.utf8) }) {
                hasDigits = true
                rest = rest.dropFirst(digits.utf8.count)
            } else if "+*?{},0123456789^$".utf8.contains(first) {
                rest = rest.dropFirst()
            } else {
                return false
            }
        }
        return hasDigits
    }
}
