/// What the schema says of a text: an expression that editors and validators understand, and what an editor says where
/// it does not match. It finds what is written wrong most often; the rest is for `routegen check` to say.
package struct SchemaText: Sendable {
    let expression: String
    package let message: String

    /// `patternErrorMessage` is what the language server for YAML shows instead of the expression.
    package var schema: JSON {
        .object([("pattern", .string(expression)), ("patternErrorMessage", .string(message))])
    }

    /// Letters outside ASCII are taken as they are: not every engine knows which of them Swift takes.
    private static let nameCharacters = #"[^\x00-@\[-^`{-\x7f][^\x00-/:-@\[-^`{-\x7f]*"#

    package static let name = SchemaText(
        expression: "^\(nameCharacters)$", message: "a name has letters, digits and '_', as in userProfile")

    package static let typeName = SchemaText(
        expression: #"^\#(nameCharacters)(\.\#(nameCharacters))*$"#,
        message: "a type's name has letters, digits and '_', as in ProfileTab")

    /// What a pattern must match, each for another mistake.
    package static let pattern: [SchemaText] = [
        SchemaText(
            expression: #"^(?!(?:[^?#]*/)?\#(foreign)(?:[/?#]|$))(?![^#]*#(?:[^?=]*/)?\#(foreign)(?:[/?]|$))"#
                + #"(?!.*[?&#][^/=&#]*=\#(foreign)(?:[&#]|$))"#,
            message: "a parameter is written ${name}"),
        SchemaText(
            expression: #"^(?:[^$]|\$(?!\$?\{)|\$\$\{|\$\{(?:[^$}]|\$(?!\{))*\})*$"#,
            message: "a parameter ends with '}'; '$${' is a literal '${'"),
        SchemaText(
            expression: #"^(?!.*\$\{[^}:=]*:\[?[a-z_][^}.=]*[}=])"#,
            message: "a type's name starts with an upper-case letter, as in ${id:Int}"),
    ]

    /// A parameter in the syntax of another language.
    private static let foreign =
        #"(?::\#(nameCharacters)|\$\#(nameCharacters)|\$\(\#(nameCharacters)\)|\\\(\#(nameCharacters)\)"#
        + #"|\{\#(nameCharacters)\}|<\#(nameCharacters)>|\[\#(nameCharacters)\]|\*\*?)"#
}
