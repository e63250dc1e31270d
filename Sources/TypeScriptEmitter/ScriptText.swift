import RouteLanguage

extension String {
    /// The text as a string literal.
    package var scriptLiteral: String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar == "\"" || scalar == "\\" {
                text += "\\" + String(scalar)
            } else if scalar.isDeceptive
                || (text.isEmpty && scalar.properties.isGraphemeExtend)
            {
                text += scalar.swiftEscape
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return "\"\(text)\""
    }

    /// The text, on one line and escaped for a comment.
    var scriptComment: String {
        let line = String(
            String.UnicodeScalarView(
                unicodeScalars.map { "\n\r\t".unicodeScalars.contains($0) ? " " : $0 }))
        var text = ""
        for scalar in line.escapingDeceptive.unicodeScalars {
            // Nothing in it can end the comment.
            if scalar == "/", text.utf8.last == UInt8(ascii: "*") { text += " " }
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}
