import RoutePatterns

/// The text of a pattern with the paths of the groups around it, and the span of each part in the file.
package struct PatternSource: Hashable, Sendable {
    private struct Piece: Hashable {
        /// The bytes of `text`.
        var range: Range<Int>
        let scalar: Scalar
        /// The number of bytes of the scalar's text left out before the piece: a leading slash, or none.
        let dropped: Int
    }

    /// The text to parse as a pattern.
    package private(set) var text = ""
    private var pieces: [Piece] = []

    /// Empty: the prefix of patterns outside groups.
    package init() {}

    /// The span of the pattern itself, without the paths of groups, including quotes.
    package var span: Span {
        pieces.last?.scalar.span ?? Span(at: 0)
    }

    /// The text followed by a group's path or a pattern, as further segments.
    ///
    /// A full URL replaces the text.
    package func appending(_ scalar: Scalar) -> PatternSource {
        var result = PatternSource()
        if !text.isEmpty, URLScheme.before(authorityOf: scalar.text) == nil { result = self }
        result.append(scalar)
        return result
    }

    /// The span in the file of a byte range of the text.
    ///
    /// If the range crosses from a group's path into the pattern, the part in the pattern.
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

    /// Keeps segments from looking like a full URL when joined, as `a:` and an empty segment would.
    private mutating func insertSlash() {
        text = "/" + text
        for index in pieces.indices {
            let range = pieces[index].range
            pieces[index].range = (range.lowerBound + 1)..<(range.upperBound + 1)
        }
    }
}
