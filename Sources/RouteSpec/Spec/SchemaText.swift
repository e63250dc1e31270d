/// A regular expression of the JSON Schema, and the message that an editor shows if text doesn't match it. It catches
/// common mistakes; `routegen check` finds the rest.
package struct SchemaText: Sendable {
    let expression: String
    package let message: String

    /// The YAML language server shows `patternErrorMessage` instead of the expression.
    package var schema: JSON {
        .object([("pattern", .string(expression)), ("patternErrorMessage", .string(message))])
    }

    /// Any non-ASCII letter matches, because not every engine knows which ones Swift accepts.
    private static let nameCharacters = #"[^\x00-@\[-^`{-\x7f][^\x00-/:-@\[-^`{-\x7f]*"#

    package static let name = SchemaText(
        expression: "^\(nameCharacters)$", message: "a name must have only letters, digits, and '_', as in userProfile")

    package static let typeName = SchemaText(
        expression: #"^\#(nameCharacters)(\.\#(nameCharacters))*$"#,
        message: "a type's name must have only letters, digits, and '_', as in ProfileTab")

    /// Expressions that a pattern must match, one for each common mistake.
    package static let pattern: [SchemaText] = [
        SchemaText(
            expression: #"^(?!(?:[^?#]*/)?\#(foreign)(?:[/?#]|$))(?![^#]*#(?:[^?=]*/)?\#(foreign)(?:[/?]|$))"#
                + #"(?!.*[?&#][^/=&#]*=\#(foreign)(?:[&#]|$))"#,
            message: "a parameter is written ${name}"),
        SchemaText(
            expression: #"^(?:[^$]|\$(?!\$?\{)|\$\$\{|\$\{(?:[^$}]|\$(?!\{))*\})*$"#,
            message: "a parameter must end with '}'; '$${' is a literal '${'"),
        SchemaText(
            expression: #"^(?!.*\$\{[^}:=]*:\[?[a-z_][^}.=]*[}=])"#,
            message: "a type's name must start with an uppercase letter, as in ${id:Int}"),
    ]

    /// A parameter in the syntax of another language.
    private static let foreign =
        #"(?::\#(nameCharacters)|\$\#(nameCharacters)|\$\(\#(nameCharacters)\)|\\\(\#(nameCharacters)\)"#
        + #"|\{\#(nameCharacters)\}|<\#(nameCharacters)>|\[\#(nameCharacters)\]|\*\*?)"#
}
