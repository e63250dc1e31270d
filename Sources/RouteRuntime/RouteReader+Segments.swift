extension _RouteReader {
    /// The path segment that begins at `offset`, decoded; a missing part where the path has ended.
    @_alwaysEmitIntoClient
    package func segment(at offset: Int) -> _RoutePart {
        segment(at: offset, last: parts.pointee.pathEnd)
    }

    /// Whether no segment begins at `offset`: the path ends before it.
    @_alwaysEmitIntoClient
    package func isEnd(_ offset: Int) -> Bool {
        offset > parts.pointee.pathEnd
    }

    /// The values of all segments from `offset` on; nil where `convert` gives nil for one.
    ///
    /// - Complexity: linear in the length of the rest of the path.
    @_alwaysEmitIntoClient
    package func rest<Value>(from offset: Int, _ convert: (_RoutePart) -> Value?) -> [Value]? {
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
extension _RouteReader {
    /// Whether the URL has a fragment, perhaps an empty one.
    @_alwaysEmitIntoClient
    public var hasFragment: Bool {
        parts.pointee.fragment != nil
    }

    /// Where the fragment's first segment begins; beyond its end where it has none. The fragment is there.
    @_alwaysEmitIntoClient
    public var fragmentStart: Int {
        parts.pointee.fragment?.lowerBound ?? Int.max
    }

    /// The segment of the fragment that begins at `offset`, decoded; a missing part where the segments have ended.
    @_alwaysEmitIntoClient
    public func fragmentSegment(at offset: Int) -> _RoutePart {
        segment(at: offset, last: fragmentSegmentsEnd)
    }

    /// Whether the segments of the fragment end before `offset`.
    @_alwaysEmitIntoClient
    public func isFragmentEnd(_ offset: Int) -> Bool {
        offset > fragmentSegmentsEnd
    }

    /// The values of all segments of the fragment from `offset` on; nil where `convert` gives nil for one.
    ///
    /// - Complexity: linear in the length of the fragment.
    @_alwaysEmitIntoClient
    public func fragmentRest<Value>(from offset: Int, _ convert: (_RoutePart) -> Value?) -> [Value]? {
        let last = fragmentSegmentsEnd
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

    @_alwaysEmitIntoClient
    @inline(never)
    package func segment(at offset: Int, last: Int) -> _RoutePart {
        if offset > last { return .missing(at: bytes) }
        let end = firstPaddedOffset(of: "/", or: "/", in: bytes, offset, last)
        if firstPaddedOffset(of: "%", or: "%", in: bytes, offset, end) < end { return decoded(offset..<end) }
        return _RoutePart(padded: bytes, offset, end)
    }

    /// The end of the fragment's last segment: the items begin at its first `?` (rule 3.6).
    @_alwaysEmitIntoClient
    package var fragmentSegmentsEnd: Int {
        guard let fragment = parts.pointee.fragment else { return -1 }
        let mark = firstPaddedOffset(of: "?", or: "?", in: bytes, fragment.lowerBound, fragment.upperBound)
        return _RouteReader.segmentsEnd(in: bytes, fragment.lowerBound, mark)
    }
}
