import RoutePatterns
import RouteRuntime

/// Plain scalars: text without quotes, on one line.
extension Parser {
    /// Reads the plain scalar at an offset: up to `: `, ` #`, or the end of the line, and in a flow list up to `,[]{}`
    /// too.
    func plain(at start: Int, inFlow: Bool) -> Scalar {
        var offset = start
        // The end of the text without trailing white space.
        var end = start
        while let byte = byte(at: offset) {
            if byte == ASCII.colon, !isPlain(at: offset + 1, inFlow: inFlow) { break }
            if byte == ASCII.hash, offset > end { break }
            if inFlow, isFlowIndicator(byte) { break }
            offset += 1
            if byte != ASCII.space, byte != ASCII.tab { end = offset }
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return Scalar(
            text: text, style: .plain, span: source.span(start: start, end: end), escapes: [],
            comment: fragment(at: offset))
    }

    /// The comment at an offset, if it could be meant as a pattern's fragment: one word right after the `#`, or text
    /// that starts with `#/` or has a parameter.
    private func fragment(at offset: Int) -> Span? {
        guard byte(at: offset) == ASCII.hash else { return nil }
        let text = bytes[offset..<lineEnd]
        let words = text.split { $0 == ASCII.space || $0 == ASCII.tab || $0 == ASCII.carriageReturn }
        let isWord = words.count == 1 && words[0].contains { $0 != ASCII.hash }
        let hasParameter = zip(text, text.dropFirst()).contains { $0 == ASCII.dollar && $1 == ASCII.leftBrace }
        return isWord || hasParameter || text.starts(with: "#/".utf8) ? source.span(start: offset, end: lineEnd) : nil
    }

    /// Whether a plain scalar can start at an offset; reports it if not.
    mutating func canStartPlain(at offset: Int, inFlow: Bool) -> Bool {
        guard let byte = byte(at: offset) else { return false }
        let span = source.span(start: offset, end: offset + 1)
        switch byte {
        case ASCII.hyphen, ASCII.question, ASCII.colon:
            if isPlain(at: offset + 1, inFlow: inFlow) { return true }
            refuseLoneIndicator(byte, at: span, inFlow: inFlow)
        case ASCII.leftBrace:
            refuse(
                .yamlUnsupported, "mappings in braces are not supported", at: span,
                help: pattern(inBracesAt: offset, inFlow: inFlow).map { "write \($0)" }
                    ?? "write one key per line, indented, or quote the value if the braces are part of it")
        case ASCII.bar, ASCII.greater:
            refuse(
                .yamlUnsupported, "block scalars are not supported", at: span,
                help: "write the text on one line, in double quotes with \\n for a line break")
        case ASCII.asterisk:
            refuse(
                .yamlUnsupported, "aliases are not supported",
                at: source.span(start: offset, end: endOfWord(at: offset, inFlow: inFlow)),
                help: "repeat the value, or quote it if '*' is part of it")
        case ASCII.ampersand, ASCII.exclamation:
            refuseProperty(byte, at: source.span(start: offset, end: endOfWord(at: offset, inFlow: inFlow)))
        case ASCII.comma, ASCII.rightBracket, ASCII.rightBrace, ASCII.hash, ASCII.percent, UInt8(ascii: "@"),
            UInt8(ascii: "`"):
            refuse(
                .yamlQuoting, "an unquoted value cannot start with '\(Character(Unicode.Scalar(byte)))'", at: span,
                help: byte == ASCII.hash ? "quote the value, or put a space before a comment" : "quote the value")
        default:
            return true
        }
        return false
    }

    /// The line, or the item of a flow list, with `${name}` for each `{name}`; nil if the value doesn't seem to be a
    /// pattern.
    private func pattern(inBracesAt start: Int, inFlow: Bool) -> String? {
        var text = ""
        var offset = start
        while let byte = byte(at: offset), !isWhite(at: offset), !(inFlow && ",]".utf8.contains(byte)) {
            let end = bytes[offset..<lineEnd].firstIndex(of: ASCII.rightBrace)
            if byte == ASCII.leftBrace {
                guard let end, case let content = bytes[(offset + 1)..<end],
                    content.allSatisfy({ isLetterOrDigit($0) || $0 == ASCII.hyphen || $0 == UInt8(ascii: "_") }),
                    let name = Identifier.camelCase(String(decoding: content, as: UTF8.self))
                else { return nil }
                text += "${\(name)}"
                offset = end + 1
            } else {
                text.unicodeScalars.append(Unicode.Scalar(byte))
                offset += 1
            }
        }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != ASCII.doubleQuote }) else { return nil }
        if inFlow { return "\"\(text)\"" }
        guard isOver(after: offset), let line else { return nil }
        return String(decoding: bytes[line.content..<start], as: UTF8.self) + text
    }

    /// Whether the byte at an offset continues a plain scalar after one of `-?:`.
    private func isPlain(at offset: Int, inFlow: Bool) -> Bool {
        guard let byte = byte(at: offset), !isWhite(at: offset) else { return false }
        return !(inFlow && isFlowIndicator(byte))
    }

    private func isFlowIndicator(_ byte: UInt8) -> Bool {
        switch byte {
        case ASCII.comma, ASCII.leftBracket, ASCII.rightBracket, ASCII.leftBrace, ASCII.rightBrace: true
        default: false
        }
    }

    private func endOfWord(at start: Int, inFlow: Bool) -> Int {
        var end = start + 1
        while isPlain(at: end, inFlow: inFlow) { end += 1 }
        return end
    }

    private mutating func refuseLoneIndicator(_ byte: UInt8, at span: Span, inFlow: Bool) {
        switch byte {
        case ASCII.question:
            refuseComplexKey(at: span)
        case ASCII.colon:
            refuse(
                .yamlKey, "a value without a key", at: span,
                help: "write the key before ':', or quote the value if it is text")
        default:
            refuse(
                .yamlQuoting, "an unquoted value cannot be '-' alone", at: span, help: "quote the value")
        }
    }
}
