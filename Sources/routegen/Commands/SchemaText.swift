import RouteJSON

/// A regular expression of the JSON Schema, and the message that an editor shows if text doesn't
/// match it. It catches common mistakes; `routegen check` finds the rest.
struct SchemaText {
    let expression: String
    let message: String

    /// The YAML language server shows `patternErrorMessage` instead of the expression.
    var schema: JSON {
        .object([("pattern", .string(expression)), ("patternErrorMessage", .string(message))])
    }

    /// Any non-ASCII letter matches, because not every engine knows which ones Swift accepts.
    private static let nameCharacters = #"[^\x00-@\[-^`{-\x7f][^\x00-/:-@\[-^`{-\x7f]*"#

    static let name = SchemaText(
        expression: "^\(nameCharacters)$",
        message: "a name must have only letters, digits, and '_', as in userProfile")

    static let typeName = SchemaText(
        expression: #"^\#(nameCharacters)(\.\#(nameCharacters))*$"#,
        message: "a type's name must have only letters, digits, and '_', as in ProfileTab")
}
