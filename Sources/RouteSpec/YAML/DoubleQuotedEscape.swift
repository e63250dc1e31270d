import RouteRuntime

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
