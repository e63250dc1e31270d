import RoutePatterns

/// Quoted scalars, on one line.
extension Parser {
    /// Reads the quoted scalar at an offset; nil if it is invalid. In single quotes, `''` is a quote; in double quotes,
    /// a backslash starts an escape.
    mutating func quoted(at start: Int) -> Scalar? {
        let quote = bytes[start]
        let isDouble = quote == ASCII.doubleQuote
        var text: [UInt8] = []
        var escapes: [Scalar.Escape] = []
        var isValid = true
        var offset = start + 1
        while let byte = byte(at: offset) {
            let isEscape =
                isDouble ? byte == ASCII.backslash : byte == quote && self.byte(at: offset + 1) == quote
            if byte == quote, !isEscape {
                let scalar = Scalar(
                    text: String(decoding: text, as: UTF8.self), style: isDouble ? .doubleQuoted : .singleQuoted,
                    span: source.span(start: start, end: offset + 1), escapes: escapes)
                // Marks written as escapes; `InputChecks` has counted the others.
                if !escapes.isEmpty, CombiningMarks.exceedLimit(in: scalar.text) {
                    refuse(
                        .yamlLimit, CombiningMarks.limitMessage, at: scalar.span, help: CombiningMarks.limitHelp)
                    isValid = false
                }
                return isValid ? scalar : nil
            }
            let decoded = text.count
            var end = offset + 1
            if !isEscape || !isDouble {
                text.append(byte)
                end += isEscape ? 1 : 0
            } else {
                guard end < lineEnd else { break }
                let escape = DoubleQuotedEscape(in: source, at: offset, end: lineEnd)
                end = escape.span.end
                if let character = escape.character {
                    text.append(contentsOf: String(character).utf8)
                } else if isValid {
                    // One report is enough, even for text full of backslashes.
                    diagnostics.append(escape.refusal(in: source))
                    isValid = false
                }
            }
            if isEscape { escapes.append(Scalar.Escape(decoded: decoded..<text.count, source: offset..<end)) }
            offset = end
        }
        refuseOpenQuote(at: start)
        return nil
    }

    private mutating func refuseOpenQuote(at start: Int) {
        let quote = Character(Unicode.Scalar(bytes[start]))
        refuse(
            .yamlMultiline, "the quote is not closed on its line", at: source.span(start: start, end: start + 1),
            help: "close it with \(quote), and write the whole value on one line")
    }
}
