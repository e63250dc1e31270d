extension PatternParser {
    /// The type that a parameter names, and whether it is a list. Reports a type that doesn't exist, and returns nil.
    mutating func type(_ text: ParameterText) -> (RouteType, isList: Bool)? {
        guard let written = text.type else { return (.string, false) }
        let isList = written.hasPrefix("[") && written.hasSuffix("]")
        let name = String(isList ? written.dropFirst().dropLast() : written)
        if let type = types[name] { return (type, isList) }
        let range = text.range(of: written)
        if name.isEmpty {
            report(.badType, at: range, "a parameter without a type", help: Self.typeExample)
        } else if !Identifier.isValidType(name) {
            report(.badType, at: range, "'\(name)' is not a type", help: helpForText(name, in: text))
        } else if let help = helpForName(name, in: text) {
            report(.badType, at: range, "'\(name)' is not a type", help: help)
        } else if let replacement = TypeTable.unsuitable[name] {
            report(.badType, at: range, "a parameter cannot be a \(name)", help: replacement)
        } else {
            return (.custom(name), isList)
        }
        return nil
    }

    private static let typeExample = "write a type's name, as in ${id:Int}"

    /// The help for a name that can't be one of the app's types; nil if it can.
    private func helpForName(_ name: String, in text: ParameterText) -> String? {
        let meant = types.namesMeant(by: name)
        if !meant.isEmpty {
            let question = "did you mean \(meant.map { "'\($0)'" }.joined(separator: " or "))?"
            return name.isTypeName
                ? question + " If '\(name)' is a type of the app, write '\(name): app' under 'types'" : question
        }
        if name.isTypeName { return nil }
        return String(text.name).isTypeName
            ? "write the name first: ${\(name):\(text.name)}" : "start a type's name with an uppercase letter"
    }

    /// The help for a text that is not a name at all.
    private func helpForText(_ type: String, in text: ParameterText) -> String {
        let values = type.split(omittingEmptySubsequences: false) { $0 == "|" || $0 == "," }
        if values.count > 1, values.allSatisfy({ Identifier.isValid(String($0)) }) {
            let name = text.name.prefix(1).uppercased() + text.name.dropFirst()
            return "list the values under 'types', as in \(name): [\(values.joined(separator: ", "))],"
                + " and write ${\(text.name):\(name)}"
        }
        if type.hasSuffix("[]"), Identifier.isValidType(String(type.dropLast(2))) {
            return "write [\(type.dropLast(2))]"
        }
        return Self.typeExample
    }
}
