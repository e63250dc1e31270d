import RoutePatterns

/// The text of a pattern with the paths of the groups around it, and where each part of it stands in the file.
package struct PatternSource: Hashable, Sendable {
    private struct Piece: Hashable {
        /// The bytes of `text`.
        var range: Range<Int>
        let scalar: Scalar
        /// The bytes of the scalar's text that are left out before the piece: a leading slash, or none.
        let dropped: Int
    }

    /// The text to be read as a pattern.
    package private(set) var text = ""
    private var pieces: [Piece] = []

    /// No text: what stands before the patterns that are in no group.
    package init() {}

    /// Where the pattern itself stands, without the paths of groups; quotes included.
    package var span: Span {
        pieces.last?.scalar.span ?? Span(at: 0)
    }

    /// The text with a group's path or a pattern behind it, as further segments.
    ///
    /// A pattern that is a full URL stands alone.
    package func appending(_ scalar: Scalar) -> PatternSource {
        var result = PatternSource()
        if !text.isEmpty, URLScheme.before(authorityOf: scalar.text) == nil { result = self }
        result.append(scalar)
        return result
    }

    /// The place in the file of a range of the text, in bytes.
    ///
    /// Of a range that crosses from a group's path into the pattern, the part in the pattern.
    package func span(of range: Range<Int>) -> Span {
        for piece in pieces.reversed() {
            let lower = max(range.lowerBound, piece.range.lowerBound)
            let upper = min(range.upperBound, piece.range.upperBound)
            guard lower < upper || range.isEmpty && lower == upper else { continue }
            if piece.scalar.text.isEmpty { return piece.scalar.span }
            let offset = piece.dropped - piece.range.lowerBound
            return piece.scalar.span(ofDecoded: (lower + offset)..<(upper + offset))
        }
        return span
    }

    private mutating func append(_ scalar: Scalar) {
        let added = scalar.text.utf8
        let isFirst = text.isEmpty
        let dropped = !isFirst && added.first == UInt8(ascii: "/") ? 1 : 0
        let rest = added.dropFirst(dropped)
        let hasPath = rest.first.map { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") } ?? false
        if !isFirst, hasPath, text.utf8.last != UInt8(ascii: "/") { text += "/" }
        let start = text.utf8.count
        text += String(decoding: rest, as: UTF8.self)
        pieces.append(Piece(range: start..<text.utf8.count, scalar: scalar, dropped: dropped))
        if pieces.count > 1, URLScheme.before(authorityOf: text) != nil { insertSlash() }
    }

    /// Keeps segments that only together look like a full URL, as `a:` and an empty one do, from being read as one.
    private mutating func insertSlash() {
        text = "/" + text
        for index in pieces.indices {
            let range = pieces[index].range
            pieces[index].range = (range.lowerBound + 1)..<(range.upperBound + 1)
        }
    }
}
