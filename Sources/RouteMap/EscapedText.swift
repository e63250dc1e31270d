import RoutePatterns

extension String {
    /// The text, escaped for HTML text and for attributes in double quotes.
    var markupText: String {
        var text = ""
        for scalar in escapingDeceptive.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// JSON, escaped for a script element: no `<` can end the element, or start a comment in it.
    var scriptData: String { escapingElements(where: { _ in true }, as: "\\u003c") }

    /// JavaScript, escaped for a script element: it has `</` and `<!` only in strings, regular expressions and
    /// comments.
    var scriptElementText: String {
        escapingElements(where: { $0.properties.isAlphabetic || $0 == "/" || $0 == "!" }, as: "\\x3C")
    }

    /// Escapes each `<` before certain characters or at the end.
    private func escapingElements(where isStart: (Unicode.Scalar) -> Bool, as escape: String) -> String {
        var text = ""
        var rest = unicodeScalars[...]
        while let index = rest.firstIndex(of: "<") {
            text.unicodeScalars += rest[..<index]
            rest = rest[rest.index(after: index)...]
            text += rest.first.map(isStart) ?? true ? escape : "<"
        }
        text.unicodeScalars += rest
        return text
    }
}
