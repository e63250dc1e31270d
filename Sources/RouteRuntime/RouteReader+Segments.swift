extension _RouteReader {
    /// The values of all segments from `first` to the one that ends at `last`; nil if `convert` returns nil for one.
    @_alwaysEmitIntoClient
    func values<Value>(
        from first: _RoutePart, last: Int, isInFragment: Bool, _ convert: (_RoutePart) -> Value?
    ) -> [Value]? {
        var values: [Value] = []
        var part = first
        while part.isPresent {
            guard let value = convert(part) else { return nil }
            values.append(value)
            part = segment(at: part.next, last: last, isInFragment: isInFragment)
        }
        return values
    }

    /// The segment that begins at `offset`, decoded; a missing part after `last`.
    ///
    /// - Parameters:
    ///   - offset: where the segment begins.
    ///   - last: the end of the last segment, where there is a `/`, `?`, or `#`; or the end of the text, if the end of
    ///     the path isn't known yet.
    ///   - isInFragment: whether `?` and `#` are text.
    @usableFromInline
    @inline(never)
    package func segment(at offset: Int, last: Int, isInFragment: Bool) -> _RoutePart {
        if offset > last { return .missing(at: bytes) }
        let place = partEnd(from: offset, limit: last, delimiters: pathDelimiters) { byte in
            byte == UInt8(ascii: "/") || (!isInFragment && isPathDelimiter(byte))
        }
        return part(offset, place.end, isEncoded: place.isEncoded)
    }

    /// Where a part ends, and whether it has escapes.
    @frozen
    @usableFromInline
    struct PartEnd {
        let end: Int
        let isEncoded: Bool
    }

    /// The end of the part that begins at `offset`.
    ///
    /// - Parameters:
    ///   - offset: where the part begins.
    ///   - limit: the latest end of the part; there is one of the delimiters at this offset.
    ///   - plusIsSpace: whether a `+` is decoded too.
    ///   - delimiters: the high bits of the bytes of a word that are delimiters or begin an escape. Bits above the
    ///     lowest set bit may be wrong.
    ///   - ends: whether a byte ends the part.
    @inline(__always)
    func partEnd(
        from offset: Int, limit: Int, plusIsSpace: Bool = false, delimiters: (UInt64) -> UInt64,
        ends: (UInt8) -> Bool
    ) -> PartEnd {
        var end = offset
        var isEncoded = false
        while true {
            let found = delimiters(load(bytes, end, as: UInt64.self))
            if found == 0 {
                end &+= 8
                continue
            }
            end &+= found.trailingZeroBitCount &>> 3
            let byte = bytes[end]
            if ends(byte) || end >= limit { return PartEnd(end: end, isEncoded: isEncoded) }
            if byte == UInt8(ascii: "%") || (plusIsSpace && byte == UInt8(ascii: "+")) { isEncoded = true }
            end &+= 1
        }
    }

    @inline(__always)
    func part(_ start: Int, _ end: Int, isEncoded: Bool, plusIsSpace: Bool = false) -> _RoutePart {
        isEncoded ? decoded(start..<end, plusIsSpace: plusIsSpace) : _RoutePart(padded: bytes, start, end)
    }
}

// The fragment is split on demand: few patterns have one.
extension _RouteReader {
    /// Whether the URL has a fragment, which may be empty.
    @_alwaysEmitIntoClient
    public var hasFragment: Bool {
        parts.pointee.fragment != nil
    }

    /// The offset of the fragment's first segment, beyond its end if it has none. The URL must have a fragment.
    @_alwaysEmitIntoClient
    public var fragmentStart: Int {
        parts.pointee.fragment?.lowerBound ?? Int.max
    }

    /// The segment of the fragment that begins at `offset`, decoded; a missing part after the last.
    @_alwaysEmitIntoClient
    public func fragmentSegment(at offset: Int) -> _RoutePart {
        segment(at: offset, last: fragmentSegmentsEnd, isInFragment: true)
    }

    /// Whether the segments of the fragment end before `offset`.
    @_alwaysEmitIntoClient
    public func isFragmentEnd(_ offset: Int) -> Bool {
        offset > fragmentSegmentsEnd
    }

    /// The values of all segments of the fragment from `offset` on; nil if `convert` returns nil for one.
    ///
    /// - Complexity: linear in the length of the fragment.
    @_alwaysEmitIntoClient
    public func fragmentRest<Value>(from offset: Int, _ convert: (_RoutePart) -> Value?) -> [Value]? {
        values(from: fragmentSegment(at: offset), last: fragmentSegmentsEnd, isInFragment: true, convert)
    }

    /// The end of the fragment's last segment. Items begin at the first `?` (rule 3.6).
    @_alwaysEmitIntoClient
    package var fragmentSegmentsEnd: Int {
        guard let fragment = parts.pointee.fragment else { return -1 }
        let mark = firstPaddedOffset(of: "?", or: "?", in: bytes, fragment.lowerBound, fragment.upperBound)
        return _RouteReader.segmentsEnd(in: bytes, fragment.lowerBound, mark)
    }
}
