extension RouteReader {
    /// Finds the parts of the text; false where they are no URL that a pattern could match.
    @usableFromInline
    mutating func split(isRawValue: Bool) -> Bool {
        schemeCount = schemeLength(UnsafeBufferPointer(start: bytes, count: count))
        if isRawValue, !hasSlashes(at: schemeCount &+ 1, end: count) { schemeCount = 0 }
        if schemeCount == 0 && !isRawValue { return false }

        let start = schemeCount == 0 ? 0 : schemeCount &+ 1
        let fragmentMark = firstOffset(of: "#", start, count)
        if fragmentMark < count { fragment = (fragmentMark &+ 1)..<count }
        let queryMark = firstOffset(of: "?", start, fragmentMark)
        query = min(queryMark &+ 1, fragmentMark)..<fragmentMark

        authorityStart = start
        if schemeCount > 0, hasSlashes(at: start, end: queryMark) {
            hasAuthority = true
            authorityStart = start &+ 2
            guard splitAuthority(end: firstOffset(of: "/", authorityStart, queryMark)) else { return false }
        }
        // What stands after an empty authority or none at all is a path, and its first `/` means nothing.
        let startsWithSlash = authorityStart < queryMark && bytes[authorityStart] == UInt8(ascii: "/")
        pathStart = startsWithSlash ? authorityStart &+ 1 : authorityStart
        pathEnd = segmentsEnd(hasAuthority ? authorityStart : pathStart, queryMark)
        return true
    }

    /// The end of the last segment in a range: without one trailing `/`, and before the start where there is no segment.
    @inlinable
    func segmentsEnd(_ start: Int, _ end: Int) -> Int {
        if start == end || bytes[end &- 1] == UInt8(ascii: "/") { return end &- 1 }
        return end
    }

    /// Looks for userinfo and a port (RFC 3986, 3.2); false for userinfo.
    private mutating func splitAuthority(end: Int) -> Bool {
        guard firstOffset(of: "@", authorityStart, end) == end else { return false }
        var offset = end
        // Colons in brackets are the host's (RFC 3986, 3.2.2).
        while offset > authorityStart, bytes[offset &- 1] != UInt8(ascii: "]") {
            offset &-= 1
            guard bytes[offset] == UInt8(ascii: ":") else { continue }
            if isDefaultPort((offset &+ 1)..<end) {
                // Without a host before it, what is left of the authority is empty.
                if offset == authorityStart { authorityStart = end } else { skippedPort = offset..<end }
            } else {
                hasPort = true
            }
            return true
        }
        return true
    }

    /// Whether a port says nothing: it is empty, or the one that RFC 9110 or RFC 6455 gives to the URL's scheme.
    private func isDefaultPort(_ port: Range<Int>) -> Bool {
        if port.isEmpty { return true }
        let text = UnsafeBufferPointer(start: bytes + port.lowerBound, count: port.count)
        if text.elementsEqual("80".utf8) { return hasScheme("http") || hasScheme("ws") }
        return text.elementsEqual("443".utf8) && (hasScheme("https") || hasScheme("wss"))
    }

    private func hasSlashes(at offset: Int, end: Int) -> Bool {
        offset &+ 2 <= end && bytes[offset] == UInt8(ascii: "/") && bytes[offset &+ 1] == UInt8(ascii: "/")
    }

    @inlinable
    @inline(__always)
    func firstOffset(of byte: Unicode.Scalar, _ start: Int, _ end: Int) -> Int {
        let byte = UInt8(ascii: byte)
        return RouteRuntime.firstOffset(of: byte, or: byte, in: bytes, start, end)
    }
}

/// The number of bytes before the colon of a scheme (RFC 3986, 3.1), or 0.
func schemeLength(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
        case UInt8(ascii: ":"): return offset
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            if offset == 0 { return 0 }
        default: return 0
        }
    }
    return 0
}
