extension _RouteReader.Layout {
    /// Finds the parts of a text, and stores its first segments. See `_RouteReader.read`.
    ///
    /// - Returns: false if the text is not a URL, or has user information.
    @usableFromInline
    mutating func split(
        _ text: Span<UInt8>, _ isRawValue: Bool, _ base: _RouteLiteral,
        into segments: inout OutputSpan<_RouteReader.Segment>
    ) -> Bool {
        let hasBase = !base.bytes.isEmpty
        var start = 0
        if hasBase, text.isIn(base.bytes) {
            start = base.bytes.count
        } else {
            schemeLength = text.schemeLength
            if schemeLength > 0 {
                start = schemeLength + 1
                guard splitAuthority(text, &start) else { return false }
            } else if !isRawValue {
                return false
            }
        }
        // What follows a base is not in a host's place.
        let followsBase = schemeLength == 0 && hasBase
        splitPath(text, from: start, first: followsBase ? .plain : .ignoringCase, into: &segments)
        return true
    }
}

extension Span<UInt8> {
    /// Whether the text is a base, alone or followed by a path, a query, or a fragment.
    func isIn(_ base: Span<UInt8>) -> Bool {
        guard count >= base.count, extracting(0..<base.count).equals(base) else { return false }
        return count == base.count || endsSegment(self[base.count])
    }
}

/// Whether a byte ends a segment of a path.
func endsSegment(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
}

extension _RouteReader.Layout {
    /// Finds the authority at `start` (RFC 3986, 3.2), and moves `start` to its end; false if it
    /// has user information.
    mutating func splitAuthority(_ text: Span<UInt8>, _ start: inout Int) -> Bool {
        guard start + 1 < text.count, text[start] == UInt8(ascii: "/"),
            text[start + 1] == UInt8(ascii: "/")
        else {
            return true
        }
        hasAuthority = true
        let end = text.firstOffset(in: authorityStart..<text.count, where: endsSegment)
        start = end
        hostEnd = end
        // A port follows the last colon. Those in brackets belong to the host (RFC 3986, 3.2.2).
        var colons = 0
        var isInBrackets = authorityStart < end && text[authorityStart] == UInt8(ascii: "[")
        for offset in authorityStart..<end {
            switch text[offset] {
            case UInt8(ascii: "@"): return false
            case UInt8(ascii: ":"):
                colons += 1
                hostEnd = offset
            case UInt8(ascii: "]"):
                if isInBrackets { colons = 0 }
                isInBrackets = false
                hostEnd = end
            default: break
            }
        }
        // A browser would not go to a host that has a colon outside brackets.
        let hasColon = colons > (hostEnd < end ? 1 : 0)
        if hostEnd < end, !isDefaultPort(text, (hostEnd + 1)..<end) {
            hasPort = true
            hostEnd = end
        }
        hasHost = hostEnd > authorityStart && !hasColon
        return true
    }

    /// Whether a port makes no difference: it is empty, or the default of the URL's scheme (RFC
    /// 9110, RFC 6455).
    private func isDefaultPort(_ text: Span<UInt8>, _ port: Range<Int>) -> Bool {
        if port.isEmpty { return true }
        let scheme = text.extracting(0..<schemeLength)
        guard let standard = defaultPort(where: { scheme.equalsIgnoringCase($0.bytes) }) else {
            return false
        }
        return text.extracting(port).equals(standard.bytes)
    }

    /// Stores the first segments, and finds the end of the path and what follows it.
    ///
    /// - Parameter first: the form of a segment in a host's place.
    private mutating func splitPath(
        _ text: Span<UInt8>, from start: Int, first: _RoutePart.Form,
        into segments: inout OutputSpan<_RouteReader.Segment>
    ) {
        var mark = start
        if hasAuthority {
            if mark < text.count, text[mark] == UInt8(ascii: "/") { mark += 1 }
            if mark > authorityStart, !segments.isFull {
                segments.append(_RouteReader.Segment(authorityStart..<hostEnd, of: text, first))
            }
        } else if mark < text.count, text[mark] == UInt8(ascii: "/") {
            // The first `/` of a path without an authority is ignored.
            mark += 1
        }
        restStart = mark
        var form = hasAuthority && !hasEmptyHost ? .plain : first
        while text.indices.contains(mark) {
            let byte = text[mark]
            // Most bytes are letters, which come after all delimiters.
            if byte <= UInt8(ascii: "?") {
                if byte == UInt8(ascii: "/") {
                    if segments.isFull { break }
                    segments.append(_RouteReader.Segment(start: restStart, end: mark, form: form))
                    restStart = mark &+ 1
                    form = .plain
                } else if byte == UInt8(ascii: "%") {
                    form = form | .encoded
                } else if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") {
                    break
                }
            }
            mark &+= 1
        }
        if segments.isFull {
            mark = text.firstOffset(in: mark..<text.count) {
                $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
            }
        } else if mark > restStart {
            segments.append(_RouteReader.Segment(start: restStart, end: mark, form: form))
            restStart = mark &+ 1
        }
        pathEnd = mark
        if mark < text.count, text[mark] == UInt8(ascii: "?") {
            mark = text.firstOffset(in: mark..<text.count) { $0 == UInt8(ascii: "#") }
        }
        queryEnd = mark
    }
}
