extension _RouteReader {
    /// Finds the parts of the text; false if no pattern can match it.
    @inline(__always)
    func split(isRawValue: Bool, _ base: _RouteLiteral) -> Bool {
        if parts.pointee.starts(with: base) {
            parts.pointee.authorityStart = base.count
        } else if !parts.pointee.splitStart(isRawValue: isRawValue) {
            return false
        }
        splitPath()
        return true
    }

    /// Stores the first segments, and finds the end of the path and what follows it.
    @inline(__always)
    private func splitPath() {
        var start = parts.pointee.authorityStart
        // After an empty authority, or none, comes the path, whose first `/` is ignored.
        let pathStart = bytes[start] == UInt8(ascii: "/") ? start &+ 1 : start
        parts.pointee.pathStart = pathStart
        if !parts.pointee.hasAuthority { start = pathStart }
        let bytes = bytes
        var segment = parts.pointee.segments
        let lastSegment = segment + parts.pointee.segmentLimit
        // Delimiters are searched for in eight bytes at a time, so that no segment waits for the one before.
        var block = start &- 8
        var found: UInt64 = 0
        var offset = start
        var mark = start
        while segment < lastSegment {
            while found == 0 {
                block &+= 8
                found = pathDelimiters(load(bytes, block, as: UInt64.self))
            }
            mark = block &+ found.trailingZeroBitCount &>> 3
            found &= found &- 1
            if bytes[mark] == UInt8(ascii: "/") {
                segment.initialize(to: _RoutePart(padded: bytes, offset, mark))
            } else if isPathDelimiter(bytes[mark]) {
                if mark == offset { break }
                segment.initialize(to: _RoutePart(padded: bytes, offset, mark))
                segment += 1
                break
            } else {
                // The segment has an escape. The `#` after the text ends it at the latest.
                segment.initialize(to: self.segment(at: offset, last: parts.pointee.count, isInFragment: false))
                mark = segment.pointee.end
                block = mark &- 7
                found = 0
                if bytes[mark] != UInt8(ascii: "/") {
                    segment += 1
                    break
                }
            }
            segment += 1
            offset = mark &+ 1
        }
        if segment < lastSegment {
            segment.initialize(to: .missing(at: bytes))
        } else if bytes[mark] == UInt8(ascii: "/") {
            mark = firstPaddedOffset(of: "?", or: "#", in: bytes, mark, parts.pointee.count)
        }
        parts.pointee.pathEnd = _RouteReader.segmentsEnd(in: bytes, start, mark)
        parts.pointee.splitTail(mark)
    }
}

/// The high bit of each byte of `word` that is `/`, `?`, `#`, or `%`, and of `!` and `'`.
@inline(__always)
func pathDelimiters(_ word: UInt64) -> UInt64 {
    // `/` and `?` differ in one bit, `#` and `%` in two. With these set, they are equal, and so are `!` and `'`.
    let a = (word | repeated(0x10)) ^ repeated(UInt8(ascii: "?"))
    let b = (word | repeated(0x06)) ^ repeated(UInt8(ascii: "'"))
    // Unlike in `zeroBytes`, no carry goes from one byte to the next.
    let low = repeated(0x7F)
    return ~(((a & low) &+ low | a) & ((b & low) &+ low | b)) & ~low
}

/// Whether `byte` ends a segment of a path.
@inline(__always)
func isPathDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
}

extension _RouteReader.Parts {
    /// Whether the text is a base, alone or followed by a path, a query, or a fragment.
    fileprivate func starts(with base: _RouteLiteral) -> Bool {
        guard base.count > 0, count >= base.count, equalBytes(bytes, base.start, base.count) else { return false }
        let next = bytes[base.count]
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "?") || next == UInt8(ascii: "#")
    }

    /// Finds the scheme and the authority; false if no pattern can match a URL that starts like this.
    fileprivate mutating func splitStart(isRawValue: Bool) -> Bool {
        schemeCount = schemeLength(bytes, count)
        if schemeCount == 0 { return isRawValue }

        authorityStart = schemeCount &+ 1
        guard hasSlashes(at: authorityStart) else { return true }
        hasAuthority = true
        hasHost = true
        authorityStart &+= 2
        let end = firstPaddedOffset(of: "/", or: "?", or: "#", in: bytes, authorityStart, count)
        let hasNoMore = firstPaddedOffset(of: ":", or: "@", in: bytes, authorityStart, end) == end
        return hasNoMore || splitAuthority(end: end)
    }

    /// Finds the query and the fragment after the path.
    fileprivate mutating func splitTail(_ pathMark: Int) {
        query = pathMark..<pathMark
        if pathMark == count { return }
        var fragmentMark = pathMark
        if bytes[pathMark] == UInt8(ascii: "?") {
            fragmentMark = firstPaddedOffset(of: "#", or: "#", in: bytes, pathMark, count)
            query = (pathMark &+ 1)..<fragmentMark
        }
        if fragmentMark < count { fragment = (fragmentMark &+ 1)..<count }
    }

    /// Looks for userinfo and a port (RFC 3986, 3.2); false if there is userinfo.
    private mutating func splitAuthority(end: Int) -> Bool {
        guard firstPaddedOffset(of: "@", or: "@", in: bytes, authorityStart, end) == end else { return false }
        let hostEnd = hostEnd(in: authorityStart..<end)
        hasHost = !hasColon(authorityStart..<hostEnd)
        if hostEnd == end { return true }
        if isDefaultPort((hostEnd &+ 1)..<end) {
            removePort(hostEnd..<end)
        } else {
            hasPort = true
        }
        return true
    }

    /// The offset of the last colon, which a port follows. Colons in brackets belong to the host (RFC 3986, 3.2.2).
    private func hostEnd(in authority: Range<Int>) -> Int {
        var offset = authority.upperBound
        while offset > authority.lowerBound, bytes[offset &- 1] != UInt8(ascii: "]") {
            offset &-= 1
            if bytes[offset] == UInt8(ascii: ":") { return offset }
        }
        return authority.upperBound
    }

    /// Whether a host has a colon outside brackets. A browser would not go to such a host.
    private func hasColon(_ host: Range<Int>) -> Bool {
        var start = host.lowerBound
        if bytes[start] == UInt8(ascii: "[") {
            let bracket = firstPaddedOffset(of: "]", or: "]", in: bytes, start, host.upperBound)
            if bracket < host.upperBound { start = bracket }
        }
        return firstPaddedOffset(of: ":", or: ":", in: bytes, start, host.upperBound) < host.upperBound
    }

    /// Removes a port that makes no difference, by moving the host up to its end.
    private mutating func removePort(_ port: Range<Int>) {
        let hostCount = port.lowerBound &- authorityStart
        (bytes + (port.upperBound - hostCount)).update(from: bytes + authorityStart, count: hostCount)
        authorityStart &+= port.count
    }

    /// Whether a port makes no difference: it is empty, or the default of the URL's scheme (RFC 9110, RFC 6455).
    private func isDefaultPort(_ port: Range<Int>) -> Bool {
        if port.isEmpty { return true }
        guard let text = defaultPort(where: hasScheme), port.count == text.count else { return false }
        return equalBytes(bytes + port.lowerBound, text.start, port.count)
    }

    func hasScheme(_ scheme: _RouteLiteral) -> Bool {
        schemeCount == scheme.count && equalBytesIgnoringCase(bytes, scheme.start, schemeCount)
    }

    private func hasSlashes(at offset: Int) -> Bool {
        offset < count && load(bytes, offset, as: UInt16.self) == 0x2F2F
    }
}

extension _RouteReader {
    /// The end of the last segment in a range, without one trailing `/`; before the start if there is no segment.
    @usableFromInline
    static func segmentsEnd(in bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        if start == end || bytes[end &- 1] == UInt8(ascii: "/") { return end &- 1 }
        return end
    }
}

/// The port of a URL that names none (RFC 9110, RFC 6455); nil if its scheme has no default.
package func defaultPort(where hasScheme: (_RouteLiteral) -> Bool) -> _RouteLiteral? {
    if hasScheme("http") || hasScheme("ws") { return "80" }
    return hasScheme("https") || hasScheme("wss") ? "443" : nil
}

/// The number of bytes before the colon of a scheme (RFC 3986, 3.1), or 0. A byte after the text must be loadable.
func schemeLength(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    guard isLetter(bytes[0]) else { return 0 }
    var offset = 1
    while offset < count, isSchemeByte(bytes[offset]) { offset &+= 1 }
    return offset < count && bytes[offset] == UInt8(ascii: ":") ? offset : 0
}
