import RoutePatterns

/// The whole text of a pattern, including the paths of its groups, and the span of each part in the file.
package struct PatternSource: Sendable {
    private struct Piece {
        /// The piece's byte range in `text`.
        var range: Range<Int>
        let scalar: Scalar
        /// The offset of the piece in the scalar's text: 1 after a leading slash that is left out.
        let dropped: Int
    }

    /// The text to parse as a pattern.
    package private(set) var text = ""
    /// In the order of the text.
    private var pieces: [Piece] = []
    /// The pattern itself, without the paths of groups and the items of `query`.
    private var pattern: Scalar?

    /// The empty text: the prefix of patterns outside groups.
    package init() {}

    /// The span of `pattern`, including quotes.
    package var span: Span {
        pattern?.span ?? Span(at: 0)
    }

    /// The text followed by a group's path or a pattern, as further segments.
    ///
    /// A full URL replaces the text.
    package func appending(_ scalar: Scalar) -> PatternSource {
        var result = PatternSource()
        if !text.isEmpty, URLScheme.before(colonIn: scalar.text) == nil { result = self }
        result.append(scalar)
        return result
    }

    /// The scheme and the host of a base, as a full URL.
    init(scheme: Scalar, host: Scalar) {
        append(scheme.text.utf8[...], of: scheme, dropped: 0)
        text += "://"
        append(host.text.utf8[...], of: host, dropped: 0)
    }

    /// This text as the path of a full URL, after a base with parameters.
    func following(_ base: PatternSource) -> PatternSource {
        var result = base
        let skipped = text.utf8.first == UInt8(ascii: "/") ? 1 : 0
        let rest = text.utf8.dropFirst(skipped)
        if rest.startsPath || skipped > 0, result.text.utf8.last != UInt8(ascii: "/") { result.text += "/" }
        let start = result.text.utf8.count
        result.text += String(decoding: rest, as: UTF8.self)
        for piece in pieces {
            // A slash that is skipped belongs to the first piece.
            let own = max(piece.range.lowerBound - skipped, 0)
            result.pieces.append(
                Piece(
                    range: (start + own)..<max(start + piece.range.upperBound - skipped, start + own),
                    scalar: piece.scalar, dropped: piece.dropped + own + skipped - piece.range.lowerBound))
        }
        result.pattern = pattern
        return result
    }

    /// The text with the items of `query` added to its query.
    package func adding(query items: [Scalar]) -> PatternSource {
        guard let last = pieces.last, !items.isEmpty else { return self }
        var result = self
        let end = Pattern.endOfQuery(in: text)
        let fragment = text.utf8.dropFirst(end.offset)
        result.text = String(decoding: text.utf8.prefix(end.offset), as: UTF8.self)
        result.pieces[pieces.count - 1].range = last.range.lowerBound..<end.offset
        for (index, item) in items.enumerated() {
            result.text += index == 0 ? end.separator : "&"
            result.append(item.text.utf8[...], of: item, dropped: 0)
        }
        if !fragment.isEmpty {
            result.append(fragment, of: last.scalar, dropped: last.dropped + end.offset - last.range.lowerBound)
        }
        return result
    }

    /// The span in the file of a byte range of the text.
    ///
    /// If the range is in several scalars, only its part in the pattern itself, or else in the last scalar, counts.
    package func span(of range: Range<Int>) -> Span {
        let piece =
            pieces.last { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
            ?? pieces.last { $0.scalar.span == pattern?.span && $0.range.overlaps(range) }
            ?? pieces.last { $0.range.overlaps(range) }
        guard let piece else { return span }
        if piece.scalar.text.isEmpty { return piece.scalar.span }
        let offset = piece.dropped - piece.range.lowerBound
        let part = range.clamped(to: piece.range)
        return piece.scalar.span(ofDecoded: (part.lowerBound + offset)..<(part.upperBound + offset))
    }

    private mutating func append(_ scalar: Scalar) {
        let added = scalar.text.utf8
        let isFirst = text.isEmpty
        let dropped = !isFirst && added.first == UInt8(ascii: "/") ? 1 : 0
        let rest = added.dropFirst(dropped)
        // A pattern that is only a `/` ends the path with one.
        if !isFirst, rest.startsPath || dropped > 0, text.utf8.last != UInt8(ascii: "/") { text += "/" }
        append(rest, of: scalar, dropped: dropped)
        pattern = scalar
        if pieces.count > 1, URLScheme.before(colonIn: text) != nil { insertSlash() }
    }

    private mutating func append(_ part: Substring.UTF8View, of scalar: Scalar, dropped: Int) {
        let start = text.utf8.count
        text += String(decoding: part, as: UTF8.self)
        pieces.append(Piece(range: start..<text.utf8.count, scalar: scalar, dropped: dropped))
    }

    /// Keeps joined text from looking like a full URL, as `a:b` in a group's path would.
    private mutating func insertSlash() {
        text = "/" + text
        for index in pieces.indices {
            let range = pieces[index].range
            pieces[index].range = (range.lowerBound + 1)..<(range.upperBound + 1)
        }
    }
}

extension Substring.UTF8View {
    /// Whether the text starts with a segment, rather than with items or a fragment.
    fileprivate var startsPath: Bool {
        first.map { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") } ?? false
    }
}
