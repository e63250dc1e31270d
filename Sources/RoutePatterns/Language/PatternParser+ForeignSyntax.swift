import RouteRuntime

extension PatternParser {
    /// Reports a segment or an item's value that is a parameter in another language's syntax.
    ///
    /// - Parameter item: the name of the item whose value it is.
    mutating func reportForeignSyntax(at range: Range<Int>, ofItem item: String? = nil) {
        let bytes = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
        // Nearly all begin with a letter or `${`, and the rest of this takes a while.
        guard let first = bytes.first, !isLetterOrDigit(first), !bytes.starts(with: "${".utf8) else { return }
        let written = String(decoding: bytes, as: UTF8.self)
        guard let parameter = Self.parameter(meantBy: written) ?? wildcard(written, item) else { return }
        if rule == .badBase {
            report(at: range, "a base cannot have parameters", help: "write a full-URL pattern instead")
        } else {
            report(at: range, "'\(written)' is not valid parameter syntax", help: "write \(parameter)")
        }
    }

    /// What comes before and after a name in other languages.
    private static let brackets = [(":", ""), ("$", ""), ("{", "}"), ("<", ">"), ("[", "]"), ("\\(", ")"), ("$(", ")")]

    private func wildcard(_ text: String, _ item: String?) -> String? {
        guard rule != .badBase, text == "*" || text == "**" else { return nil }
        if let item { return Identifier.isValid(item) ? "${\(item)}" : "${name}" }
        return text == "*" ? "${name}" : "${name...} for the rest of the path, or ${name} for one segment"
    }

    @_optimize(none)
    private static func parameter(meantBy text: String) -> String? {
        for (opening, closing) in brackets where text.hasPrefix(opening) && text.hasSuffix(closing) {
            let content = String(text.dropFirst(opening.count).dropLast(closing.count))
            if Identifier.isValid(content) { return "${\(content)}" }
            let parameter = ParameterText(content, range: 0..<0)
            let isParameter =
                parameter.isMarked && Identifier.isValid(String(parameter.name))
                && parameter.type.map { Identifier.isValidType(String($0)) } != false
            if opening == "{", isParameter { return "${\(content)}" }
        }
        return nil
    }
}
