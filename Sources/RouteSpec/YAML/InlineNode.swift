import RouteLanguage
import RouteRuntime

/// Nodes that are a value or a key: scalars, on one line, and flow lists, `[a, b]`, on one line or
/// several.
extension Parser {
    /// Reads the scalar or flow list at an offset, and moves to the line in which it ends.
    mutating func head(
        at offset: Int, parent: Int, depth: Int, inFlow: Bool = false
    ) throws(Diagnostic) -> Node {
        let first = character(at: offset) ?? "\n"
        switch first {
        case "\"", "'": return .scalar(try quoted(at: offset))
        case "[": return .list(try flowList(at: offset, parent: parent, depth: depth))
        case "-", "?", ":":
            if isPlain(at: offset + 1, inFlow: inFlow) {
                return .scalar(plain(at: offset, inFlow: inFlow))
            }
        case "&", "!", "*", "{", "|", ">", ",", "]", "}", "#", "%", "@", "`": break
        default: return .scalar(plain(at: offset, inFlow: inFlow))
        }
        var end = offset + 1
        while isPlain(at: end, inFlow: inFlow) { end += 1 }
        throw .valueStarting(with: first, at: source.span(start: offset, end: end))
    }

    // MARK: Plain scalars

    /// Reads the plain scalar at an offset: up to `: `, ` #`, or
    /// the end of the line, and in a flow list up to `,[]{}` too.
    func plain(at start: Int, inFlow: Bool) -> Scalar {
        var offset = start
        // The end of the text without trailing white space.
        var end = start
        while let character = character(at: offset) {
            if character == ":", !isPlain(at: offset + 1, inFlow: inFlow) { break }
            if character == "#", offset > end { break }
            if inFlow, isFlowIndicator(character) { break }
            offset += 1
            if !isWhite(at: offset - 1) { end = offset }
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return Scalar(
            text: text, style: .plain, span: source.span(start: start, end: end), escapes: [],
            comment: fragment(at: offset))
    }

    /// The comment at an offset, if it could be meant as a pattern's fragment: one word right
    /// after the `#`, or text that starts with `#/` or has a parameter.
    private func fragment(at offset: Int) -> Span? {
        guard character(at: offset) == "#" else { return nil }
        let span = source.span(start: offset, end: lineEnd)
        let text = source.text(in: span)
        let words = text.split { $0 == " " || $0 == "\t" }
        let isWord = words.count == 1 && words[0].contains { $0 != "#" }
        return isWord || text.contains("${") || text.hasPrefix("#/") ? span : nil
    }

    /// Whether the byte at an offset continues a plain scalar after one of `-?:`.
    private func isPlain(at offset: Int, inFlow: Bool) -> Bool {
        guard let character = character(at: offset), !isWhite(at: offset) else { return false }
        return !(inFlow && isFlowIndicator(character))
    }

    private func isFlowIndicator(_ character: Unicode.Scalar) -> Bool {
        switch character {
        case ",", "[", "]", "{", "}": true
        default: false
        }
    }

    // MARK: Quoted scalars

    /// Reads the quoted scalar at an offset. In single quotes, `''`
    /// is a quote; in double quotes, a backslash starts an escape.
    private func quoted(at start: Int) throws(Diagnostic) -> Scalar {
        let quote = Unicode.Scalar(bytes[start])
        let isDouble = quote == "\""
        var text: [UInt8] = []
        var escapes: [Scalar.Escape] = []
        var offset = start + 1
        while let character = character(at: offset) {
            var end = offset + 1
            let decoded = text.count
            if isDouble, character == "\\" {
                if end >= lineEnd { break }
                if let surrogate = surrogateEscape(at: end) {
                    throw Diagnostic(
                        .yamlQuoting, "the escape of a surrogate is not a character",
                        at: source.span(start: offset, end: surrogate),
                        help: "write the character itself, or its code with \\U and eight digits")
                }
                guard let escape = escape(at: end) else {
                    throw Diagnostic(
                        .yamlQuoting, "this backslash does not start an escape",
                        at: byteSpan(at: offset),
                        help: "write \\\\ for a backslash, or use single quotes")
                }
                text += String(escape.character).utf8
                end += escape.count
            } else {
                if character == quote {
                    guard !isDouble, self.character(at: end) == quote else {
                        return try scalar(
                            text, isDouble ? .doubleQuoted : .singleQuoted, from: start, to: end,
                            escapes)
                    }
                    end += 1
                }
                text.append(bytes[offset])
            }
            if end > offset + 1 {
                escapes.append(Scalar.Escape(decoded: decoded..<text.count, source: offset..<end))
            }
            offset = end
        }
        throw Diagnostic(
            .yamlMultiline, "the quote is not closed on its line", at: byteSpan(at: start),
            help: "close it with \(quote), and write the whole value on one line")
    }

    private func scalar(
        _ text: [UInt8], _ style: Scalar.Style, from start: Int, to end: Int,
        _ escapes: [Scalar.Escape]
    ) throws(Diagnostic) -> Scalar {
        let scalar = Scalar(
            text: String(decoding: text, as: UTF8.self), style: style,
            span: source.span(start: start, end: end),
            escapes: escapes)
        // Marks written as escapes; the others have been counted in the file.
        if escapes.isEmpty || !CombiningMarks.exceedLimit(in: scalar.text) { return scalar }
        throw Diagnostic(
            .yamlLimit, CombiningMarks.limitMessage, at: scalar.span,
            help: CombiningMarks.limitHelp)
    }

    /// What an escape means.
    private struct EscapeMeaning {
        let character: Unicode.Scalar
        /// The bytes of the escape after the backslash.
        let count: Int
    }

    /// What the escape with a letter means; nil if YAML has no such escape.
    private func escape(at start: Int) -> EscapeMeaning? {
        let letter = Unicode.Scalar(bytes[start])
        if let character = Self.escapes[letter] {
            return EscapeMeaning(character: character, count: 1)
        }
        guard let count = Self.hexadecimalEscapes[letter] else { return nil }
        let digits = bytes[start..<lineEnd].dropFirst().prefix(count)
        guard digits.count == count, digits.allSatisfy({ hexadecimalValue($0) != nil }) else {
            return nil
        }
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        guard let character = value.flatMap(Unicode.Scalar.init) else { return nil }
        return EscapeMeaning(character: character, count: 1 + count)
    }

    /// The end of an escape with the code of half a character in UTF-16; nil for others.
    private func surrogateEscape(at start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "u"), start + 5 <= lineEnd else { return nil }
        let digits = bytes[(start + 1)..<(start + 5)]
        let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        return value.map { UTF16.isSurrogate($0) } == true ? start + 5 : nil
    }

    /// The number of hexadecimal digits that must follow a letter.
    private static let hexadecimalEscapes: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}",
        "f": "\u{C}",
        "r": "\r", "e": "\u{1B}", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
        " ": " ",
        "\"": "\"", "/": "/", "\\": "\\",
    ]

    // MARK: Flow lists

    /// Reads the list at an offset, up to the line where it ends.
    private mutating func flowList(at start: Int, parent: Int, depth: Int) throws(Diagnostic)
        -> Node.List
    {
        try checkNesting(depth, at: start)
        let bracket = byteSpan(at: start)
        var items: [Node] = []
        var offset = start + 1
        while true {
            let next = try skippingFlowSpace(from: offset, parent: parent, bracket: bracket)
            if character(at: next) == "]" {
                return Node.List(items: items, span: source.span(start: start, end: next + 1))
            }
            if character(at: next) == "," {
                throw Diagnostic(
                    .yamlFlowList, "a comma without an item before it", at: byteSpan(at: next),
                    help: "remove the comma, or write \"\" for an empty string")
            }
            let item = try head(at: next, parent: parent, depth: depth + 1, inFlow: true)
            items.append(item)
            offset = try skippingFlowSpace(from: item.span.end, parent: parent, bracket: bracket)
            switch character(at: offset) {
            case "]": continue
            case ",": offset += 1
            case ":":
                throw .unsupported(
                    "keys inside a list in brackets", at: byteSpan(at: offset),
                    help:
                        "write the list as '- key: value' lines, "
                        + "or quote the item if the colon is part of it"
                )
            case "{" where item.scalar?.style == .plain:
                throw Diagnostic(
                    .yamlFlowList, "an unquoted item of a list in brackets cannot contain '{'",
                    at: byteSpan(at: offset), help: "quote the item")
            default:
                throw Diagnostic(
                    .yamlFlowList, "a comma is missing between two items",
                    at: byteSpan(at: offset),
                    help: "add ',' here, or quote the whole item on one line")
            }
        }
    }

    /// The offset of the next byte that isn't white space, a comment, or a line break.
    private mutating func skippingFlowSpace(
        from start: Int, parent: Int, bracket: Span
    ) throws(Diagnostic) -> Int {
        var offset = skippingWhite(from: start)
        while offset >= lineEnd || (character(at: offset) == "#" && offset > start) {
            let next = current + 1 < lines.count ? lines[current + 1] : nil
            guard let next, next.indent > parent else {
                if let next, next.indent == parent, bytes[next.content] == UInt8(ascii: "]") {
                    throw Diagnostic(
                        .yamlFlowList, "the closing bracket is not indented deeper than its list",
                        at: byteSpan(at: next.content),
                        notes: [Diagnostic.Note("the opening bracket is here", at: bracket)],
                        help: "indent it by one more space")
                }
                throw Diagnostic(
                    .yamlFlowList, "the bracket is not closed", at: bracket,
                    notes: next.map { line in
                        [
                            Diagnostic.Note(
                                "the list ends before this line: indent it deeper",
                                at: source.span(of: line))
                        ]
                    } ?? [],
                    help:
                        "close the list with ']', indented deeper than its key, "
                        + "and quote an item with '#'"
                )
            }
            current += 1
            offset = next.content
        }
        return offset
    }
}
