extension _RouteReader.Layout {
    /// Finds the parts of a text, and stores its first segments; nil if no pattern can match it. See
    /// `_RouteReader.read`.
    @usableFromInline
    init?(
        of text: Span<UInt8>, _ isRawValue: Bool, _ base: _RouteLiteral, plusIsSpace: Bool, isOnServer: Bool,
        depth: Int, into segments: inout OutputSpan<_RouteReader.Segment>
    ) {
        self.init(plusIsSpace: plusIsSpace, isOnServer: isOnServer, depth: depth)
        var start = 0
        if !base.bytes.isEmpty, text.isIn(base.bytes) {
            start = base.bytes.count
        } else {
            schemeLength = text.schemeLength
            if schemeLength > 0 {
                start = schemeLength + 1
                guard splitAuthority(text, &start) else { return nil }
            } else if !isRawValue {
                return nil
            }
        }
        splitPath(text, from: start, into: &segments)
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
    /// Finds the authority at `start` (RFC 3986, 3.2), and moves `start` to where its segment begins; false if it has
    /// user information.
    mutating func splitAuthority(_ text: Span<UInt8>, _ start: inout Int) -> Bool {
        guard start + 1 < text.count, text[start] == UInt8(ascii: "/"), text[start + 1] == UInt8(ascii: "/") else {
            return true
        }
        start += 2
        hasAuthority = true
        let end = text.firstOffset(in: start..<text.count, where: endsSegment)
        authority = start..<end
        hostEnd = end
        if text.firstOffset(in: authority, where: { $0 == UInt8(ascii: "@") }) < end { return false }
        // A port follows the last colon. Those in brackets belong to the host (RFC 3986, 3.2.2).
        var colon = end
        while colon > start, text[colon - 1] != UInt8(ascii: "]") {
            colon -= 1
            if text[colon] == UInt8(ascii: ":") {
                hostEnd = colon
                break
            }
        }
        let hasColon = hasColon(text, start..<hostEnd)
        if hostEnd < end, !isDefaultPort(text, (hostEnd + 1)..<end) {
            hasPort = true
            hostEnd = end
        }
        hasHost = hostEnd > start && !hasColon
        return true
    }

    /// Whether a host has a colon outside brackets. A browser would not go to such a host.
    private func hasColon(_ text: Span<UInt8>, _ host: Range<Int>) -> Bool {
        var start = host.lowerBound
        if !host.isEmpty, text[start] == UInt8(ascii: "[") {
            let bracket = text.firstOffset(in: host) { $0 == UInt8(ascii: "]") }
            if bracket < host.upperBound { start = bracket }
        }
        return text.firstOffset(in: start..<host.upperBound) { $0 == UInt8(ascii: ":") } < host.upperBound
    }

    /// Whether a port makes no difference: it is empty, or the default of the URL's scheme (RFC 9110, RFC 6455).
    private func isDefaultPort(_ text: Span<UInt8>, _ port: Range<Int>) -> Bool {
        if port.isEmpty { return true }
        let scheme = text.extracting(0..<schemeLength)
        guard let standard = defaultPort(where: { scheme.equalsIgnoringCase($0.bytes) }) else { return false }
        return text.extracting(port).equals(standard.bytes)
    }

    /// Stores the first segments, and finds the end of the path and what follows it.
    private mutating func splitPath(
        _ text: Span<UInt8>, from start: Int, into segments: inout OutputSpan<_RouteReader.Segment>
    ) {
        var start = start
        // Without an authority, the first `/` of the path is ignored.
        if !hasAuthority, start < text.count, text[start] == UInt8(ascii: "/") { start += 1 }
        var (segmentStart, mark, isEncoded) = (start, start, false)
        loop: while mark < text.count {
            let byte = text[mark]
            // Most bytes are letters, which come after all delimiters.
            if byte <= UInt8(ascii: "?") {
                switch byte {
                case UInt8(ascii: "/"):
                    if segments.isFull { break loop }
                    segments.append(segment(segmentStart, mark, isEncoded))
                    (segmentStart, isEncoded) = (mark &+ 1, false)
                case UInt8(ascii: "%"): isEncoded = true
                case UInt8(ascii: "?"), UInt8(ascii: "#"): break loop
                default: break
                }
            }
            mark &+= 1
        }
        restStart = segmentStart
        if segments.isFull {
            mark = text.firstOffset(in: mark..<text.count) { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        } else if mark > segmentStart {
            segments.append(segment(segmentStart, mark, isEncoded))
            restStart = mark + 1
        }
        let endsWithSlash = mark == start || text[mark - 1] == UInt8(ascii: "/")
        pathEnd = endsWithSlash ? mark - 1 : mark
        splitTail(text, mark)
    }

    private func segment(_ start: Int, _ end: Int, _ isEncoded: Bool) -> _RouteReader.Segment {
        let isHost = hasAuthority && start == authority.lowerBound
        return _RouteReader.Segment(start: start, end: isHost ? hostEnd : end, form: isEncoded ? .encoded : .plain)
    }

    /// Finds the query and the fragment after the path.
    private mutating func splitTail(_ text: Span<UInt8>, _ pathMark: Int) {
        query = pathMark..<pathMark
        if pathMark == text.count { return }
        var mark = pathMark
        if text[pathMark] == UInt8(ascii: "?") {
            mark = text.firstOffset(in: pathMark..<text.count) { $0 == UInt8(ascii: "#") }
            query = (pathMark + 1)..<mark
        }
        if mark < text.count { fragment = (mark + 1)..<text.count }
    }
}
