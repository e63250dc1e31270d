extension RouteReader {
    /// Notes the first segments for `path`, the host included, and a missing part where there are fewer.
    @usableFromInline
    func noteSegments() {
        var offset = parts.pointee.hasAuthority ? parts.pointee.authorityStart : parts.pointee.pathStart
        for index in 0..<parts.pointee.segmentLimit {
            let segment = segment(at: offset)
            (parts.pointee.segments + index).initialize(to: segment)
            if !segment.isPresent { return }
            offset = segment.next
        }
    }

    /// The path segment that begins at `offset`, decoded; a missing part where the path has ended.
    package func segment(at offset: Int) -> RoutePart {
        if offset > parts.pointee.pathEnd { return .missing(at: bytes) }
        let start = bytes + offset
        let word = load(start, 0, as: UInt64.self)
        let slashes = zeroBytes(word ^ repeated(UInt8(ascii: "/")))
        let found = slashes | zeroBytes(word ^ repeated(UInt8(ascii: "%")))
        let first = found & (0 &- found)
        if first & slashes == 0 { return longSegment(at: offset, from: found == 0 ? offset &+ 8 : offset) }
        let count = first.trailingZeroBitCount &>> 3
        // All bits below the byte that was found.
        return RoutePart(
            bytes: start, count: count, word: word & (first &>> 7 &- 1), start: offset, end: offset &+ count)
    }

    /// A segment of eight bytes or more, or one that has an escape: neither it nor the segment's end stands before `start`.
    @inline(never)
    private func longSegment(at offset: Int, from start: Int) -> RoutePart {
        let last = parts.pointee.pathEnd
        let found = firstPaddedOffset(of: "/", or: "%", in: bytes, start, last)
        if found < last, bytes[found] == UInt8(ascii: "%") {
            return decoded(offset..<firstPaddedOffset(of: "/", or: "/", in: bytes, found, last))
        }
        return RoutePart(padded: bytes, offset, found)
    }

    /// Whether no segment begins at `offset`: the path ends before it.
    package func isEnd(_ offset: Int) -> Bool {
        offset > parts.pointee.pathEnd
    }

    /// The values of all segments from `offset` on; nil where `convert` gives nil for one.
    ///
    /// - Complexity: linear in the length of the rest of the path.
    @usableFromInline
    package func rest<Value>(from offset: Int, _ convert: (RoutePart) -> Value?) -> [Value]? {
        var values: [Value] = []
        var offset = offset
        while !isEnd(offset) {
            let part = segment(at: offset)
            guard let value = convert(part) else { return nil }
            values.append(value)
            offset = part.next
        }
        return values
    }
}

// The fragment is split when it is asked for: few patterns have one.
extension RouteReader {
    /// Whether the URL has a fragment, perhaps an empty one.
    @inlinable
    public var hasFragment: Bool {
        parts.pointee.fragment != nil
    }

    /// Where the fragment's first segment begins; beyond its end where it has none. The fragment is there.
    @inlinable
    public var fragmentStart: Int {
        parts.pointee.fragment?.lowerBound ?? Int.max
    }

    /// The segment of the fragment that begins at `offset`, decoded; a missing part where the segments have ended.
    public func fragmentSegment(at offset: Int) -> RoutePart {
        fragmentSegment(at: offset, last: fragmentSegmentsEnd)
    }

    /// Whether the segments of the fragment end before `offset`.
    public func isFragmentEnd(_ offset: Int) -> Bool {
        offset > fragmentSegmentsEnd
    }

    /// The values of all segments of the fragment from `offset` on; nil where `convert` gives nil for one.
    ///
    /// - Complexity: linear in the length of the fragment.
    @inlinable
    public func fragmentRest<Value>(from offset: Int, _ convert: (RoutePart) -> Value?) -> [Value]? {
        let last = fragmentSegmentsEnd
        var values: [Value] = []
        var offset = offset
        while offset <= last {
            let part = fragmentSegment(at: offset, last: last)
            guard let value = convert(part) else { return nil }
            values.append(value)
            offset = part.next
        }
        return values
    }

    @usableFromInline
    func fragmentSegment(at offset: Int, last: Int) -> RoutePart {
        if offset > last { return .missing(at: bytes) }
        let end = firstPaddedOffset(of: "/", or: "/", in: bytes, offset, last)
        if firstPaddedOffset(of: "%", or: "%", in: bytes, offset, end) < end { return decoded(offset..<end) }
        return RoutePart(padded: bytes, offset, end)
    }

    /// The end of the fragment's last segment: the items begin at its first `?` (rule 3.6).
    @usableFromInline
    var fragmentSegmentsEnd: Int {
        guard let fragment = parts.pointee.fragment else { return -1 }
        let mark = firstPaddedOffset(of: "?", or: "?", in: bytes, fragment.lowerBound, fragment.upperBound)
        return RouteReader.segmentsEnd(in: bytes, fragment.lowerBound, mark)
    }
}
