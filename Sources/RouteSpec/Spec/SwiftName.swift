import RouteLanguage

/// Swift names in generated code.
package enum SwiftName {
    /// A name as code spells it: in backquotes if it is a keyword.
    package static func escaped(_ name: String) -> String {
        keywords.contains(name) ? "`\(name)`" : name
    }

    /// A name as an argument label: only `inout` needs backquotes there, and Swift warns about
    /// others.
    package static func label(_ name: String) -> String {
        name == "inout" ? "`inout`" : name
    }

    /// The name of a group's nested enum: `auth` gives `Auth`.
    package static func typeName(ofGroup name: String) -> String {
        Identifier.capitalized(name)
    }

    /// The name of the enum for a spec file: `routes.yaml` gives
    /// `AppRoute`, `Checkout.routes.yaml` gives `CheckoutRoute`.
    /// Nil if no Swift name can be derived from the file name.
    package static func enumName(ofFile fileName: String) -> String? {
        var words = fileName.split(separator: ".", omittingEmptySubsequences: false).map(
            String.init)
        if let last = words.last, words.count > 1, ["yaml", "yml"].contains(last.asciiLowercased) {
            words.removeLast()
        }
        if words.last?.asciiLowercased == "routes" { words.removeLast() }
        if words.isEmpty { return "AppRoute" }
        let stem = words.joined(separator: ".")
        guard let name = Identifier.camelCase(stem), name.first != "_" || stem.first == "_" else {
            return nil
        }
        return Identifier.capitalized(name) + "Route"
    }

    /// The keywords that can't be used as a name in generated code.
    private static let keywords = Set(
        """
        Any Protocol Self Type any as associatedtype await borrowing break case catch class
        consuming continue default defer deinit do each else enum extension fallthrough false
        fileprivate for func guard if import in init inout internal is isolated let nil operator
        precedencegroup private protocol public repeat rethrows return self sending some static
        struct subscript super switch throw throws true try typealias var where while
        """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
