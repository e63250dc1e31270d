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

    /// The name of the enum for a spec file: `routes.yaml` gives `AppRoute`, `Checkout.routes.yaml`
    /// gives `CheckoutRoute`. Nil if no Swift name can be derived from the file name.
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

/// The names in use at one level of the generated code.
struct NameScope {
    struct Claim {
        /// What has the name: "the group 'auth'".
        let owner: String
        let span: Span
    }

    private var claims: [String: Claim] = [:]

    /// Reserves a name, or returns what already has it. Canonically equivalent names are the same
    /// name.
    mutating func claim(_ name: String, _ owner: String, at span: Span) -> Claim? {
        if let claim = claims[name] { return claim }
        claims[name] = Claim(owner: owner, span: span)
        return nil
    }
}

/// Names that generated code uses, so that a spec can't.
enum ReservedName {
    /// Whether a case can't have the name, because the enum's members or the code in them use it.
    static func isCase(_ name: String) -> Bool {
        cases.contains(name) || isOfRuntime(name)
    }

    /// Whether a generated type can't have the name, because it would hide a type that generated
    /// code uses.
    static func isType(_ name: String) -> Bool {
        types.contains(name) || isOfRuntime(name)
    }

    /// Whether the name is reserved for names that only generated code uses.
    private static func isOfRuntime(_ name: String) -> Bool {
        [
            "_MixedParts", "_Cases", "_Deprecated", "_Matching", "_Path", "_Route", "_Writing",
            "_deprecated",
        ].contains {
            name.hasPrefix($0)
        }
    }

    private static let cases: Set<String> = [
        "Protocol", "RawValue", "Self", "Type", "bases", "host", "init", "scheme", "self",
    ]

    private static let types: Set<String> = [
        "Protocol", "RawValue", "RouteRuntime", "RouteURL", "RouteUUID", "Self", "Swift", "Type",
        "URLRoute",
    ]

    /// Members of a generated String enum.
    static let closedTypeCases: Set<String> = [
        "AllCases", "Protocol", "RawValue", "Self", "Type", "allCases", "init", "self",
    ]

    /// Names that navigation code uses, with descriptions: reserved only if the spec has tabs or a
    /// root.
    static let navigationTypes = [
        ("Tab", "the enum 'Tab' of the tabs"), ("RouteNavigation", "the module 'RouteNavigation'"),
    ]
}
