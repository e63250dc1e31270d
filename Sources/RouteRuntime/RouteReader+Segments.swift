extension RouteReader {
    /// The path segment that begins at `offset`, decoded; a missing part where the path has ended.
    @inlinable
    @inline(__always)
    public func segment(at offset: Int) -> RoutePart {
        segment(at: offset, last: pathEnd)
    }

    /// Where the fragment's first segment begins; beyond its end where it has none. The fragment is there.
    @inlinable
    public var fragmentStart: Int {
        fragment?.lowerBound ?? Int.max
    }

    /// The segment of the fragment that begins at `offset`, decoded; a missing part where the segments have ended.
    @inlinable
    public func fragmentSegment(at offset: Int) -> RoutePart {
        segment(at: offset, last: fragmentSegmentsEnd)
    }

    /// Whether no segment begins at `offset`: the path ends before it.
    @inlinable
    @inline(__always)
    public func isEnd(_ offset: Int) -> Bool {
        offset > pathEnd
    }

    /// Whether the URL has a fragment, perhaps an empty one.
    @inlinable
    public var hasFragment: Bool {
        fragment != nil
    }

    /// Whether the segments of the fragment end before `offset`.
    @inlinable
    public func isFragmentEnd(_ offset: Int) -> Bool {
        offset > fragmentSegmentsEnd
    }

    /// The values of all segments from `offset` on; nil where `convert` gives nil for one.
    ///
    /// - Complexity: linear in the length of the rest of the path.
    @inlinable
    public func rest<Value>(from offset: Int, _ convert: (RoutePart) -> Value?) -> [Value]? {
        rest(from: offset, last: pathEnd, convert)
    }

    /// The values of all segments of the fragment from `offset` on; nil where `convert` gives nil for one.
    @inlinable
    public func fragmentRest<Value>(from offset: Int, _ convert: (RoutePart) -> Value?) -> [Value]? {
        rest(from: offset, last: fragmentSegmentsEnd, convert)
    }

    /// The end of the fragment's last segment: the items begin at its first `?` (rule 3.6).
    @inlinable
    var fragmentSegmentsEnd: Int {
        guard let fragment else { return -1 }
        return segmentsEnd(fragment.lowerBound, firstOffset(of: "?", fragment.lowerBound, fragment.upperBound))
    }

    @inlinable
    @inline(__always)
    func segment(at offset: Int, last: Int) -> RoutePart {
        if offset > last { return .missing(at: bytes) }
        let found = RouteRuntime.firstOffset(of: UInt8(ascii: "/"), or: UInt8(ascii: "%"), in: bytes, offset, last)
        if found < last, bytes[found] == UInt8(ascii: "%") {
            let end = firstOffset(of: "/", found, last)
            return decoded(offset..<(end == skippedPort.upperBound ? skippedPort.lowerBound : end), next: end &+ 1)
        }
        let end = found == skippedPort.upperBound ? skippedPort.lowerBound : found
        return RoutePart(
            bytes: bytes + offset, count: end &- offset, traits: [], range: offset..<end, next: found &+ 1)
    }

    @inlinable
    func rest<Value>(from offset: Int, last: Int, _ convert: (RoutePart) -> Value?) -> [Value]? {
        var values: [Value] = []
        var offset = offset
        while offset <= last {
            let part = segment(at: offset, last: last)
            guard let value = convert(part) else { return nil }
            values.append(value)
            offset = part.next
        }
        return values
    }
}
