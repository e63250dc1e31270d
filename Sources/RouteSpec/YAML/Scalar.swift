import RoutePatterns
import RouteRuntime

/// A scalar of a YAML document: always text.
package struct Scalar: Sendable {
    /// How a scalar is written.
    package enum Style: Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
    }

    /// A part of the text that is spelled differently in the file: `\n`, or `''` in single quotes.
    struct Escape: Sendable {
        /// The bytes of the decoded text.
        let decoded: Range<Int>
        /// The bytes of the file.
        let source: Range<Int>
    }

    /// The decoded text.
    package let text: String
    package let style: Style
    /// The span of the scalar, including quotes.
    package let span: Span
    /// The escapes in order. Between them, text and file have the same bytes.
    let escapes: [Escape]
    /// The comment after plain text, if the author might have meant it as a fragment: one word right after `#`, or text
    /// that starts with `#/` or contains `${`.
    package var comment: Span?

    /// The span in the file of a part of the text.
    ///
    /// Offsets count bytes of the decoded text's UTF-8, and are clamped to its ends. A part of an escaped character
    /// maps to the whole escape. Logarithmic in the number of escapes.
    package func span(ofDecoded range: Range<Int>) -> Span {
        let start = sourceOffset(of: range.lowerBound, isEnd: false)
        return Span(
            start: start, end: range.isEmpty ? start : sourceOffset(of: range.upperBound, isEnd: true), in: span.file)
    }

    private func sourceOffset(of offset: Int, isEnd: Bool) -> Int {
        let offset = min(max(offset, 0), text.utf8.count)
        guard let escape = lastEscape(startingAtOrBefore: offset) else { return contentStart + offset }
        if offset >= escape.decoded.upperBound {
            return escape.source.upperBound + offset - escape.decoded.upperBound
        }
        let endsInside = isEnd && offset > escape.decoded.lowerBound
        return endsInside ? escape.source.upperBound : escape.source.lowerBound
    }

    private func lastEscape(startingAtOrBefore offset: Int) -> Escape? {
        var low = 0
        var high = escapes.count
        while low < high {
            let middle = (low + high) / 2
            if escapes[middle].decoded.lowerBound <= offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low == 0 ? nil : escapes[low - 1]
    }

    private var contentStart: Int {
        style == .plain ? span.start : span.start + 1
    }
}

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

/// An escape in a double-quoted scalar, and the character that it means.
struct DoubleQuotedEscape {
    /// The character; nil if YAML has no such escape.
    let character: Unicode.Scalar?
    /// The bytes of the escape.
    let span: Span
    /// The problem, if there is no character.
    private let problem: (message: String, help: String)

    /// Reads the escape whose backslash is at an offset; at least one more byte must follow before `end`.
    init(in source: SourceText, at start: Int, end: Int) {
        let bytes = source.bytes
        let letter = bytes[start + 1]
        guard let digits = Self.digitCount(after: letter) else {
            character = Self.character(of: letter)
            span = source.span(start: start, end: min(end, start + 1 + Self.byteCount(ofScalarStartingWith: letter)))
            problem = ("is not an escape", "write \\\\ for a backslash, or use single quotes")
            return
        }
        var value: UInt32 = 0
        var offset = start + 2
        while offset < min(end, start + 2 + digits), let digit = hexadecimalValue(bytes[offset]) {
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        span = source.span(start: start, end: offset)
        if offset < start + 2 + digits {
            character = nil
            problem = ("needs \(digits) hexadecimal digits", "pad the digits with zeros, or write \\\\ for a backslash")
        } else {
            character = Unicode.Scalar(value)
            problem = ("is not a character", "write the character itself, or \\U and the 8 digits of its code point")
        }
    }

    /// The diagnostic for an escape that YAML doesn't have.
    func refusal(in source: SourceText) -> Diagnostic {
        Diagnostic(.yamlQuoting, "'\(source.text(in: span))' \(problem.message)", at: span, help: problem.help)
    }

    /// The number of hexadecimal digits that must follow a letter.
    private static func digitCount(after letter: UInt8) -> Int? {
        switch letter {
        case UInt8(ascii: "x"): 2
        case UInt8(ascii: "u"): 4
        case UInt8(ascii: "U"): 8
        default: nil
        }
    }

    /// The character that a backslash and a letter mean.
    private static func character(of letter: UInt8) -> Unicode.Scalar? {
        switch letter {
        case UInt8(ascii: "0"): "\0"
        case UInt8(ascii: "a"): "\u{7}"
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "t"), ASCII.tab: "\t"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "v"): "\u{B}"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "e"): "\u{1B}"
        case UInt8(ascii: "N"): "\u{85}"
        case UInt8(ascii: "_"): "\u{A0}"
        case UInt8(ascii: "L"): "\u{2028}"
        case UInt8(ascii: "P"): "\u{2029}"
        case ASCII.space, ASCII.doubleQuote, UInt8(ascii: "/"), ASCII.backslash: Unicode.Scalar(letter)
        default: nil
        }
    }

    private static func byteCount(ofScalarStartingWith byte: UInt8) -> Int {
        switch byte {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }
}
