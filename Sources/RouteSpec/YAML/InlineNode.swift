import RoutePatterns
import RouteRuntime

/// Nodes that are a value or a key: scalars, on one line, and flow lists, `[a, b]`, on one line or several.
extension Parser {
    /// Reads the scalar or flow list at an offset, and moves to the line in which it ends; nil if it is invalid.
    mutating func head(at offset: Int, parent: Int, depth: Int, inFlow: Bool = false) -> Node? {
        guard let byte = byte(at: offset) else { return nil }
        switch byte {
        case ASCII.doubleQuote, ASCII.singleQuote: return quoted(at: offset).map { .scalar($0) }
        case ASCII.leftBracket: return flowList(at: offset, parent: parent, depth: depth).map { .list($0) }
        case ASCII.hyphen, ASCII.question, ASCII.colon:
            if isPlain(at: offset + 1, inFlow: inFlow) { return .scalar(plain(at: offset, inFlow: inFlow)) }
        case _ where !"&!*{|>,]}#%@`".utf8.contains(byte): return .scalar(plain(at: offset, inFlow: inFlow))
        default: break
        }
        var end = offset + 1
        while isPlain(at: end, inFlow: inFlow) { end += 1 }
        refuse(Refusal(ofValueStartingWith: byte), at: source.span(start: offset, end: end))
        return nil
    }

    // MARK: Plain scalars

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
        let words = text.split { $0 == ASCII.space || $0 == ASCII.tab }
        let isWord = words.count == 1 && words[0].contains { $0 != ASCII.hash }
        let hasParameter = zip(text, text.dropFirst()).contains { $0 == ASCII.dollar && $1 == ASCII.leftBrace }
        return isWord || hasParameter || text.starts(with: "#/".utf8) ? source.span(start: offset, end: lineEnd) : nil
    }

    /// Whether the byte at an offset continues a plain scalar after one of `-?:`.
    private func isPlain(at offset: Int, inFlow: Bool) -> Bool {
        guard let byte = byte(at: offset), !isWhite(at: offset) else { return false }
        return !(inFlow && isFlowIndicator(byte))
    }

    private func isFlowIndicator(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }

    // MARK: Quoted scalars

    /// Reads the quoted scalar at an offset; nil if it is invalid. In single quotes, `''` is a quote; in double quotes,
    /// a backslash starts an escape.
    private mutating func quoted(at start: Int) -> Scalar? {
        let quote = bytes[start]
        let isDouble = quote == ASCII.doubleQuote
        var text: [UInt8] = []
        var escapes: [Scalar.Escape] = []
        var offset = start + 1
        while let byte = byte(at: offset) {
            var end = offset + 1
            let decoded = text.count
            if isDouble, byte == ASCII.backslash {
                guard end < lineEnd else { break }
                guard let escape = escape(at: end) else {
                    refuse(
                        .yamlQuoting, "this backslash does not start an escape", at: byteSpan(at: offset),
                        help: "write \\\\ for a backslash, or use single quotes")
                    return nil
                }
                text += String(escape.character).utf8
                end += escape.count
            } else if byte == quote {
                guard !isDouble, self.byte(at: end) == quote else {
                    return scalar(text, isDouble ? .doubleQuoted : .singleQuoted, from: start, to: end, escapes)
                }
                text.append(byte)
                end += 1
            } else {
                text.append(byte)
            }
            if end > offset + 1 { escapes.append(Scalar.Escape(decoded: decoded..<text.count, source: offset..<end)) }
            offset = end
        }
        refuse(
            .yamlMultiline, "the quote is not closed on its line", at: byteSpan(at: start),
            help: "close it with \(Character(Unicode.Scalar(quote))), and write the whole value on one line")
        return nil
    }

    private mutating func scalar(
        _ text: [UInt8], _ style: Scalar.Style, from start: Int, to end: Int, _ escapes: [Scalar.Escape]
    ) -> Scalar? {
        let scalar = Scalar(
            text: String(decoding: text, as: UTF8.self), style: style, span: source.span(start: start, end: end),
            escapes: escapes)
        // Marks written as escapes; the others have been counted in the file.
        if escapes.isEmpty || !CombiningMarks.exceedLimit(in: scalar.text) { return scalar }
        refuse(.yamlLimit, CombiningMarks.limitMessage, at: scalar.span, help: CombiningMarks.limitHelp)
        return nil
    }

    /// The character that the escape with a letter means, and the bytes of the escape after the backslash; nil if YAML
    /// has no such escape.
    private func escape(at start: Int) -> (character: Unicode.Scalar, count: Int)? {
        let letter = Unicode.Scalar(bytes[start])
        if let character = Self.escapes[letter] { return (character, 1) }
        guard let count = Self.hexadecimalEscapes[letter] else { return nil }
        let digits = bytes[start..<lineEnd].dropFirst().prefix(count)
        guard digits.count == count, digits.allSatisfy({ hexadecimalValue($0) != nil }) else { return nil }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        return value.flatMap(Unicode.Scalar.init).map { ($0, 1 + count) }
    }

    /// The number of hexadecimal digits that must follow a letter.
    private static let hexadecimalEscapes: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}",
        "r": "\r", "e": "\u{1B}", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}", " ": " ",
        "\"": "\"", "/": "/", "\\": "\\",
    ]

    // MARK: Flow lists

    /// Reads the list at an offset, up to the line where it ends. Nil after the first error: one report is enough, and
    /// the rest of the list is skipped.
    private mutating func flowList(at start: Int, parent: Int, depth: Int) -> Node.List? {
        guard canNest(depth, at: start) else { return nil }
        let bracket = byteSpan(at: start)
        var items: [Node] = []
        var offset = start + 1
        while let next = skippingFlowSpace(from: offset, parent: parent, bracket: bracket) {
            if bytes[next] == ASCII.rightBracket {
                return Node.List(items: items, span: source.span(start: start, end: next + 1))
            }
            if bytes[next] == ASCII.comma {
                refuse(
                    .yamlFlowList, "a comma without an item before it", at: byteSpan(at: next),
                    help: "remove the comma, or write \"\" for an empty string")
                return nil
            }
            guard let item = head(at: next, parent: parent, depth: depth + 1, inFlow: true),
                let end = skippingFlowSpace(from: item.span.end, parent: parent, bracket: bracket),
                isSeparated(item, from: end)
            else { return nil }
            items.append(item)
            offset = bytes[end] == ASCII.comma ? end + 1 : end
        }
        return nil
    }

    /// Whether a comma or the closing bracket follows an item; reports it if not.
    private mutating func isSeparated(_ item: Node, from offset: Int) -> Bool {
        switch bytes[offset] {
        case ASCII.comma, ASCII.rightBracket:
            return true
        case ASCII.colon:
            refuse(.pair, at: byteSpan(at: offset))
        case ASCII.leftBrace where item.scalar?.style == .plain:
            refuse(
                .yamlFlowList, "an unquoted item of a list in brackets cannot contain '{'", at: byteSpan(at: offset),
                help: "quote the item")
        default:
            refuse(
                .yamlFlowList, "a comma is missing between two items", at: byteSpan(at: offset),
                help: "add ',' here, or quote the whole item on one line")
        }
        return false
    }

    /// The offset of the next byte that isn't white space, a comment, or a line break. Reports and returns nil if the
    /// list has none.
    private mutating func skippingFlowSpace(from start: Int, parent: Int, bracket: Span) -> Int? {
        var offset = skippingWhite(from: start)
        while offset >= lineEnd || (bytes[offset] == ASCII.hash && offset > start) {
            let next = current + 1 < lines.count ? lines[current + 1] : nil
            guard let next, next.indent > parent else {
                if let next, next.indent == parent, bytes[next.content] == ASCII.rightBracket {
                    refuse(
                        .yamlFlowList, "the closing bracket is not indented deeper than its list",
                        at: byteSpan(at: next.content),
                        notes: [Diagnostic.Note("the opening bracket is here", at: bracket)],
                        help: "indent it by one more space")
                    return nil
                }
                refuse(
                    .yamlFlowList, "the bracket is not closed", at: bracket,
                    notes: next.map { line in
                        [Diagnostic.Note("the list ends before this line: indent it deeper", at: source.span(of: line))]
                    } ?? [],
                    help: "close the list with ']', indented deeper than its key, and quote an item with '#'")
                return nil
            }
            current += 1
            offset = next.content
        }
        return offset
    }
}
