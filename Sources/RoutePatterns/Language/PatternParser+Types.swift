extension PatternParser {
    /// What is written after the colon of a parameter.
    struct WrittenType {
        /// The type of a value, or of the elements of a list.
        let type: RouteType
        let isList: Bool
    }

    /// The type that a parameter names. Reports a type that doesn't exist, and returns nil.
    mutating func type(_ text: ParameterText, _ slot: ParameterPlace) -> WrittenType? {
        guard let written = text.type else { return WrittenType(type: .string, isList: false) }
        let isList = written.hasPrefix("[") && written.hasSuffix("]")
        let name = String(isList ? written.dropFirst().dropLast() : written)
        if let type = types[name] { return WrittenType(type: type, isList: isList) }
        let range = text.range(of: written)
        if !Identifier.isValidType(name) {
            report(
                .badType, at: range,
                name.isEmpty ? "a parameter without a type" : "'\(name)' is not a type",
                help: name.looksLikeExpression
                    ? Self.expressionHelp
                    : "write a type's name, as in ${id:Int}"
                        + (slot == .segment ? "" : ", or [Int] for a list"))
        } else if let help = helpForName(name) {
            report(.badType, at: range, "'\(name)' is not a type", help: help)
        } else if let replacement = TypeTable.unsuitable[name] {
            report(.badType, at: range, "a parameter cannot be a \(name)", help: replacement)
        } else {
            return WrittenType(type: .custom(name), isList: isList)
        }
        return nil
    }

    /// What to write in the place of a regular expression.
    static let expressionHelp =
        "write ${id:Int} for a number, or declare a String with 'characters' and 'length' under "
        + "'types', as in characters: 0-9 and length: 13"

    /// The help for a name that can't be one of the app's types; nil if it can.
    private func helpForName(_ name: String) -> String? {
        if let meant = types.name(meantBy: name) {
            let question = "did you mean '\(meant)'?"
            return name.isTypeName
                ? question
                    + " If '\(name)' is a type of the app, write '\(name): app' under 'types'"
                : question
        }
        return name.isTypeName
            ? nil : "write a type's name after the colon; it starts with an uppercase letter"
    }
}

extension String {
    /// Whether the text has a character that is common in regular expressions.
    var looksLikeExpression: Bool { utf8.contains { "\\[(*+^|{".utf8.contains($0) } }
}
