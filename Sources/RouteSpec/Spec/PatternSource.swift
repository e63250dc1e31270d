import RouteLanguage

/// The whole text of a pattern, including the paths of
/// its groups, and the span of each part in the file.
package struct PatternSource: Sendable {
    private struct Piece {
        let text: String
        /// Nil for a separator.
        let scalar: Scalar?
        /// The offset of the piece in the scalar's text: 1 after a leading slash that is left out.
        let offset: Int
    }

    /// A range of the text, and the scalar that it is in.
    private struct Place {
        let range: Range<Int>
        let scalar: Scalar
        /// What to add to an offset in the text for one in the scalar.
        let offset: Int
    }

    /// The text to parse as a pattern.
    package private(set) var text = ""
    /// In the order of the text, which they make up.
    private var pieces: [Piece] = []
    /// The pattern itself, without the paths of groups and the items of `query`.
    private var pattern: Scalar?

    /// The empty text: the prefix of patterns outside groups.
    package init() {}

    /// The scheme and the host of a base, as a full URL.
    init(scheme: Scalar, host: Scalar) {
        append(scheme.text.utf8, of: scheme)
        append("://".utf8)
        append(host.text.utf8, of: host)
    }

    /// The declaration of a parameter, as a pattern has it.
    init(parameter: Scalar) {
        append("${".utf8)
        append(parameter.text.utf8, of: parameter)
        append("}".utf8)
        pattern = parameter
    }

    /// The span of `pattern`, including quotes.
    package var span: Span {
        pattern?.span ?? Span(at: 0)
    }

    /// The text followed by a group's path or a pattern, as further segments.
    ///
    /// A pattern that is a full URL replaces the text. A group's path never is one.
    package func appending(_ scalar: Scalar, asPath isPath: Bool = false) -> PatternSource {
        let isFull = !isPath && URLScheme.before(colonIn: scalar.text) != nil
        let isFirst = text.isEmpty || isFull
        var result = isFirst ? PatternSource() : self
        let dropped = !isFirst && scalar.text.utf8.first == UInt8(ascii: "/") ? 1 : 0
        let rest = scalar.text.utf8.dropFirst(dropped)
        if !isFirst { result.appendSlash(before: rest, isDropped: dropped > 0) }
        result.append(rest, of: scalar, from: dropped)
        result.pattern = scalar
        if isFirst || URLScheme.before(colonIn: result.text) == nil { return result }
        // Keeps joined text from looking like a full URL, as `a:b` in a group's path would.
        var slash = PatternSource()
        slash.append("/".utf8)
        return result.following(slash)
    }

    /// This text as the path of a full URL, after a base with parameters.
    func following(_ base: PatternSource) -> PatternSource {
        var result = base
        var dropped = text.utf8.first == UInt8(ascii: "/") ? 1 : 0
        result.appendSlash(before: text.utf8.dropFirst(dropped), isDropped: dropped > 0)
        for piece in pieces {
            // The slash is in the first piece with text.
            let own = piece.text.isEmpty ? 0 : dropped
            result.append(
                piece.text.utf8.dropFirst(own), of: piece.scalar, from: piece.offset + own)
            dropped -= own
        }
        result.pattern = pattern
        return result
    }

    /// The text with the items of `query` added to its query.
    package func adding(query items: [Scalar]) -> PatternSource {
        guard let last = pieces.last, !items.isEmpty else { return self }
        let end = Pattern.endOfQuery(in: text)
        let count = last.text.utf8.count - (text.utf8.count - end.offset)
        var result = PatternSource()
        for piece in pieces.dropLast() {
            result.append(piece.text.utf8, of: piece.scalar, from: piece.offset)
        }
        result.append(last.text.utf8.prefix(count), of: last.scalar, from: last.offset)
        for (index, item) in items.enumerated() {
            result.append((index == 0 ? end.separator : "&").utf8)
            result.append(item.text.utf8, of: item)
        }
        let fragment = last.text.utf8.dropFirst(count)
        if !fragment.isEmpty {
            result.append(fragment, of: last.scalar, from: last.offset + count)
        }
        result.pattern = pattern
        return result
    }

    /// The span in the file of a byte range of the text.
    ///
    /// If the range is in several scalars, only its part in
    /// the pattern itself, or else in the last scalar, counts.
    package func span(of range: Range<Int>) -> Span {
        var places: [Place] = []
        var start = 0
        for piece in pieces {
            let end = start + piece.text.utf8.count
            if let scalar = piece.scalar {
                places.append(
                    Place(range: start..<end, scalar: scalar, offset: piece.offset - start))
            }
            start = end
        }
        let place =
            places.last {
                $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
            }
            ?? places.last { $0.scalar.span == pattern?.span && $0.range.overlaps(range) }
            ?? places.last { $0.range.overlaps(range) }
        guard let place else { return span }
        if place.scalar.text.isEmpty { return place.scalar.span }
        let part = range.clamped(to: place.range)
        return place.scalar.span(
            ofDecoded: (part.lowerBound + place.offset)..<(part.upperBound + place.offset))
    }

    private mutating func append(
        _ part: some Collection<UInt8>, of scalar: Scalar? = nil, from offset: Int = 0
    ) {
        let part = String(decoding: part, as: UTF8.self)
        text += part
        pieces.append(Piece(text: part, scalar: scalar, offset: offset))
    }

    /// Adds a slash before a segment, unless there is one. A pattern that is only a `/` ends the
    /// path with one.
    private mutating func appendSlash(before rest: Substring.UTF8View, isDropped: Bool) {
        let isSegment = rest.first.map { !"?#".utf8.contains($0) } ?? false
        if isSegment || isDropped, text.utf8.last != UInt8(ascii: "/") { append("/".utf8) }
    }
}
