/// A pattern's text as tokens: the bytes of literal text, and whole parameters.
///
/// Delimiters inside a parameter's braces don't count, so the parser splits tokens instead of
/// bytes.
struct PatternText {
    enum Token {
        /// A byte as written.
        case byte(UInt8, at: Int)
        /// The `$`, the `{`, or the `}` of `$${…}`: literal text, never a delimiter or part of an
        /// escape.
        case literalByte(UInt8, Range<Int>)
        /// `${` to `}`, and the text between.
        case parameter(String, Range<Int>)

        var range: Range<Int> {
            switch self {
            case .byte(_, let offset): offset..<(offset + 1)
            case .literalByte(_, let range), .parameter(_, let range): range
            }
        }

        func isByte(_ wanted: Unicode.Scalar) -> Bool {
            if case .byte(let byte, _) = self { byte == UInt8(ascii: wanted) } else { false }
        }

        var isParameter: Bool {
            if case .parameter = self { true } else { false }
        }
    }

    let tokens: [Token]
    /// The range of the first `${` without a `}`. The tokens end there.
    let unclosed: Range<Int>?
    /// The number of bytes.
    private let count: Int

    init(_ text: String) {
        let bytes = Array(text.utf8)
        var tokens: [Token] = []
        var unclosed: Range<Int>?
        var offset = 0
        var openBraces = 0
        func starts(with text: String) -> Bool {
            bytes[offset] == UInt8(ascii: "$") && bytes[offset...].starts(with: text.utf8)
        }
        while offset < bytes.count {
            if starts(with: "$${") {
                tokens.append(.literalByte(UInt8(ascii: "$"), offset..<(offset + 2)))
                tokens.append(.literalByte(UInt8(ascii: "{"), (offset + 2)..<(offset + 3)))
                offset += 3
                openBraces += 1
            } else if openBraces > 0, bytes[offset] == UInt8(ascii: "}") {
                tokens.append(.literalByte(bytes[offset], offset..<(offset + 1)))
                offset += 1
                openBraces -= 1
            } else if starts(with: "${") {
                guard let end = Self.end(ofParameterAt: offset, in: bytes) else {
                    unclosed = offset..<(offset + 2)
                    break
                }
                let content = String(decoding: bytes[(offset + 2)..<end], as: UTF8.self)
                tokens.append(.parameter(content, offset..<(end + 1)))
                offset = end + 1
            } else {
                tokens.append(.byte(bytes[offset], at: offset))
                offset += 1
            }
        }
        self.tokens = tokens
        self.unclosed = unclosed
        count = bytes.count
    }

    /// The range of some of the tokens, in bytes; an empty one at the place of none.
    func range(of part: ArraySlice<Token>) -> Range<Int> {
        let start =
            part.startIndex < tokens.endIndex ? tokens[part.startIndex].range.lowerBound : count
        return start..<(part.last?.range.upperBound ?? start)
    }

    /// The offset of a parameter's `}`; nil if the text ends, or another parameter begins, before
    /// it.
    private static func end(ofParameterAt start: Int, in bytes: [UInt8]) -> Int? {
        for offset in (start + 2)..<bytes.count {
            if bytes[offset] == UInt8(ascii: "}") { return offset }
            if bytes[offset] == UInt8(ascii: "{"), bytes[offset - 1] == UInt8(ascii: "$") {
                return nil
            }
        }
        return nil
    }
}

extension ArraySlice<PatternText.Token> {
    /// The index of the `?` or `#` that ends the path, or the end.
    ///
    /// A `?` in braces or in `(?<id>…)`, as in other languages, is a part of the path, where it is
    /// an error.
    var endOfPath: Int {
        let lastBrace = lastIndex { $0.isByte("}") } ?? startIndex
        var isInBraces = false
        return indices.first { index in
            let token = self[index]
            if token.isByte("{") { isInBraces = index < lastBrace }
            if token.isByte("/") || token.isByte("}") { isInBraces = false }
            if isInBraces || !token.isByte("?") && !token.isByte("#") { return false }
            let isAfterBracket = index > startIndex && self[index - 1].isByte("(")
            return !isAfterBracket || !self[(index + 1)...].prefix(2).contains { $0.isByte("<") }
        } ?? endIndex
    }

    /// The tokens before the first `delimiter`; all if there is none.
    func part(before delimiter: Unicode.Scalar) -> Self { prefix { !$0.isByte(delimiter) } }

    /// The tokens after the first `delimiter`; nil if there is none.
    func part(after delimiter: Unicode.Scalar) -> Self? {
        firstIndex { $0.isByte(delimiter) }.map { self[($0 + 1)...] }
    }

    /// All parts between delimiters.
    func parts(_ delimiter: Unicode.Scalar) -> [Self] {
        split(omittingEmptySubsequences: false) { $0.isByte(delimiter) }
    }
}
