import RouteLanguage

extension String {
    /// The text, escaped for HTML text and for attributes in double quotes.
    var markupText: String {
        let escapes: [Unicode.Scalar: String] = [
            "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;",
        ]
        return escapingDeceptive.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }

    /// JSON, escaped for a script element: no `<` can end the element, or start a comment in it.
    var scriptData: String {
        // By scalars: a Character can be a letter and the `<` after it.
        let parts = unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
        return parts.map { String($0) }.joined(separator: "\\u003c")
    }

    /// JavaScript, escaped for a script element: it has `</` and `<!` only in strings, regular
    /// expressions and comments.
    var scriptElementText: String {
        let parts = unicodeScalars.split(separator: "<", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
            let isMarkup =
                part.first.map { $0.properties.isAlphabetic || $0 == "/" || $0 == "!" } ?? false
            text += (isMarkup ? "\\x3C" : "<") + String(part)
        }
    }
}
