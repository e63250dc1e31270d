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
    /// The comment after plain text, if the author might have meant it as a fragment: one word
    /// right after `#`, or text that starts with `#/` or contains `${`.
    package var comment: Span?

    /// The span in the file of a part of the text.
    ///
    /// Offsets count bytes of the decoded text's UTF-8, and are clamped to its ends. A part of an
    /// escaped character maps to the whole escape. Linear in the number of escapes.
    package func span(ofDecoded range: Range<Int>) -> Span {
        let start = sourceOffset(of: range.lowerBound, isEnd: false)
        return Span(
            start: start,
            end: range.isEmpty ? start : sourceOffset(of: range.upperBound, isEnd: true),
            in: span.file)
    }

    private func sourceOffset(of offset: Int, isEnd: Bool) -> Int {
        let offset = min(max(offset, 0), text.utf8.count)
        let escape = escapes.last { $0.decoded.lowerBound <= offset }
        guard let escape else { return span.start + (style == .plain ? 0 : 1) + offset }
        if offset >= escape.decoded.upperBound {
            return escape.source.upperBound + offset - escape.decoded.upperBound
        }
        let endsInside = isEnd && offset > escape.decoded.lowerBound
        return endsInside ? escape.source.upperBound : escape.source.lowerBound
    }
}
