import RoutePatterns

/// Quoted scalars, on one line.
extension Parser {
    /// Reads the single-quoted scalar at an offset: `''` is a quote. Nil if it is invalid.
    mutating func singleQuoted(at start: Int) -> Scalar? {
        var text: [UInt8] = []
        var escapes: [Scalar.Escape] = []
        var offset = start + 1
        while let byte = byte(at: offset) {
            if byte != ASCII.singleQuote {
                text.append(byte)
                offset += 1
                continue
            }
            guard self.byte(at: offset + 1) == ASCII.singleQuote else {
                return Scalar(
                    text: String(decoding: text, as: UTF8.self), style: .singleQuoted,
                    span: source.span(start: start, end: offset + 1), escapes: escapes)
            }
            escapes.append(Scalar.Escape(decoded: text.count..<text.count + 1, source: offset..<offset + 2))
            text.append(byte)
            offset += 2
        }
        refuseOpenQuote(at: start)
        return nil
    }

    /// Reads the double-quoted scalar at an offset. Nil if it is invalid.
    mutating func doubleQuoted(at start: Int) -> Scalar? {
        var text: [UInt8] = []
        var escapes: [Scalar.Escape] = []
        var isValid = true
        var offset = start + 1
        while let byte = byte(at: offset) {
            if byte == ASCII.doubleQuote {
                let scalar = Scalar(
                    text: String(decoding: text, as: UTF8.self), style: .doubleQuoted,
                    span: source.span(start: start, end: offset + 1), escapes: escapes)
                // Those that aren't escaped were counted before.
                if !escapes.isEmpty, CombiningMarks.exceedLimit(in: scalar.text) {
                    refuse(
                        .yamlLimit, CombiningMarks.limitMessage, at: scalar.span, help: CombiningMarks.limitHelp)
                    isValid = false
                }
                return isValid ? scalar : nil
            }
            guard byte == ASCII.backslash else {
                text.append(byte)
                offset += 1
                continue
            }
            guard offset + 1 < lineEnd else { break }
            let escape = DoubleQuotedEscape(in: source, at: offset, end: lineEnd)
            if let character = escape.character {
                let decoded = text.count
                text.append(contentsOf: String(character).utf8)
                let source = offset..<escape.span.end
                escapes.append(Scalar.Escape(decoded: decoded..<text.count, source: source))
            } else if isValid {
                // One report is enough, even for text full of backslashes.
                diagnostics.append(escape.refusal(in: source))
                isValid = false
            }
            offset = escape.span.end
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
