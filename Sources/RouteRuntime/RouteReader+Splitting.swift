extension RouteReader.Parts {
    /// Finds the parts of the text; false where they are no URL that a pattern could match.
    @usableFromInline
    mutating func split(isRawValue: Bool, _ base: UnsafePointer<UInt8>, _ baseCount: Int) -> Bool {
        var start = baseCount
        if !starts(with: base, baseCount) {
            schemeCount = schemeLength(bytes, count)
            if isRawValue, !hasSlashes(at: schemeCount &+ 1) { schemeCount = 0 }
            if schemeCount == 0 && !isRawValue { return false }
            start = schemeCount == 0 ? 0 : schemeCount &+ 1
        }
        let pathMark = firstPaddedOffset(of: "?", or: "#", in: bytes, start, count)
        splitTail(pathMark)

        authorityStart = start
        if schemeCount > 0, hasSlashes(at: start) {
            hasAuthority = true
            authorityStart = start &+ 2
            let mark = firstPaddedOffset(of: "/", or: ":", or: "@", in: bytes, authorityStart, pathMark)
            if mark < pathMark, bytes[mark] != UInt8(ascii: "/") {
                let end = firstPaddedOffset(of: "/", or: "/", in: bytes, mark, pathMark)
                guard splitAuthority(end: end) else { return false }
            }
        }
        // What stands after an empty authority or none at all is a path, and its first `/` means nothing.
        let startsWithSlash = authorityStart < pathMark && bytes[authorityStart] == UInt8(ascii: "/")
        pathStart = startsWithSlash ? authorityStart &+ 1 : authorityStart
        let segmentsStart = hasAuthority ? authorityStart : pathStart
        pathEnd = RouteReader.segmentsEnd(in: bytes, segmentsStart, pathMark)
        // Every segment now ends with a `/`, so that looking for it needs no other end.
        if pathEnd >= segmentsStart { bytes[pathEnd] = UInt8(ascii: "/") }
        return true
    }

    /// Whether the text is a base, with a path, a query or a fragment behind it or with nothing.
    private func starts(with base: UnsafePointer<UInt8>, _ baseCount: Int) -> Bool {
        guard baseCount > 0, count >= baseCount, equalBytes(bytes, base, baseCount) else { return false }
        switch bytes[baseCount] {
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
        default: return count == baseCount
        }
    }


    /// Finds the query and the fragment behind the path.
    private mutating func splitTail(_ pathMark: Int) {
        query = pathMark..<pathMark
        if pathMark == count { return }
        var fragmentMark = pathMark
        if bytes[pathMark] == UInt8(ascii: "?") {
            fragmentMark = firstPaddedOffset(of: "#", or: "#", in: bytes, pathMark, count)
            query = (pathMark &+ 1)..<fragmentMark
        }
        if fragmentMark < count { fragment = (fragmentMark &+ 1)..<count }
    }

    /// Looks for userinfo and a port (RFC 3986, 3.2); false for userinfo.
    private mutating func splitAuthority(end: Int) -> Bool {
        guard firstPaddedOffset(of: "@", or: "@", in: bytes, authorityStart, end) == end else { return false }
        var offset = end
        // Colons in brackets are the host's (RFC 3986, 3.2.2).
        while offset > authorityStart, bytes[offset &- 1] != UInt8(ascii: "]") {
            offset &-= 1
            guard bytes[offset] == UInt8(ascii: ":") else { continue }
            if isDefaultPort((offset &+ 1)..<end) {
                removePort(offset..<end)
            } else {
                hasPort = true
            }
            return true
        }
        return true
    }

    /// Moves the host to where a port that says nothing ends. Without a host, what is left of the authority is empty.
    private mutating func removePort(_ port: Range<Int>) {
        let hostCount = port.lowerBound &- authorityStart
        (bytes + (port.upperBound - hostCount)).update(from: bytes + authorityStart, count: hostCount)
        authorityStart &+= port.count
    }

    /// Whether a port says nothing: it is empty, or the one that RFC 9110 or RFC 6455 gives to the URL's scheme.
    private func isDefaultPort(_ port: Range<Int>) -> Bool {
        if port.isEmpty { return true }
        let text = UnsafeBufferPointer(start: bytes + port.lowerBound, count: port.count)
        if text.elementsEqual("80".utf8) { return hasScheme("http") || hasScheme("ws") }
        return text.elementsEqual("443".utf8) && (hasScheme("https") || hasScheme("wss"))
    }

    private func hasScheme(_ scheme: StaticString) -> Bool {
        schemeCount == scheme.utf8CodeUnitCount && equalBytesIgnoringCase(bytes, scheme.utf8Start, schemeCount)
    }

    private func hasSlashes(at offset: Int) -> Bool {
        offset < count && load(bytes, offset, as: UInt16.self) == 0x2F2F
    }
}

extension RouteReader {
    /// The end of the last segment in a range: without one trailing `/`, and before the start where there is no segment.
    @usableFromInline
    static func segmentsEnd(in bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        if start == end || bytes[end &- 1] == UInt8(ascii: "/") { return end &- 1 }
        return end
    }
}

/// The number of bytes before the colon of a scheme (RFC 3986, 3.1), or 0. Eight bytes after the text may be loaded.
func schemeLength(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let colon = firstPaddedOffset(of: ":", or: "/", in: bytes, 0, count)
    guard colon < count, bytes[colon] == UInt8(ascii: ":"), colon > 0 else { return 0 }
    if colon <= 8 {
        let word = load(bytes, 0, as: UInt64.self) | ~lowBytes(colon)
        // Beyond the scheme all bits are set, which no letter has.
        let letters = asciiBytes((word | repeated(0x20)) & repeated(0x7F), from: "a", to: "z") & ~word
        if letters & lowBytes(colon) & repeated(0x80) == lowBytes(colon) & repeated(0x80) { return colon }
    }
    guard isLetter(bytes[0]) else { return 0 }
    for offset in 1..<colon where !isLetter(bytes[offset]) {
        switch bytes[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
        default: return 0
        }
    }
    return colon
}
