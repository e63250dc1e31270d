extension _RouteReader {
    /// A position among the first segments of a URL, the host included. Generated code extends it with the functions
    /// that match what follows.
    @frozen
    public struct Path {
        @usableFromInline let first: UnsafePointer<_RoutePart>
        /// The URL that has the segments.
        public let url: _RouteReader

        @_alwaysEmitIntoClient
        init(first: UnsafePointer<_RoutePart>, of url: _RouteReader) {
            self.first = first
            self.url = url
        }

        /// The segment at a distance from this position; a missing part after the last. Asking beyond that part is an
        /// error that isn't caught.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func segment(_ distance: Int) -> _RoutePart {
            first[distance]
        }

        /// The first eight bytes of that segment. See `_RoutePart.word`.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func word(_ distance: Int) -> UInt64 {
            first[distance].word
        }

        /// Whether that segment can equal a literal of `count` bytes whose words have been compared.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func hasCount(_ distance: Int, _ count: Int) -> Bool {
            first[distance].plainCount == count
        }

        /// Whether that segment equals `literal`, byte by byte.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func equals(_ distance: Int, _ literal: StaticString) -> Bool {
            first[distance].equals(literal)
        }

        /// Whether the path has that segment.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func isPresent(_ distance: Int) -> Bool {
            first[distance].isPresent
        }

        /// That segment's text. See `_RoutePart.string()`.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func string(_ distance: Int) -> String? {
            _RoutePart.string(first + distance)
        }

        /// Whether that segment is `true` or `false`. See `_RoutePart.bool()`.
        public func bool(_ distance: Int) -> Bool? {
            first[distance].bool()
        }

        /// That segment as an Int. See `_RoutePart.integer(_:)`.
        @_alwaysEmitIntoClient
        @inline(never)
        public func integer(_ distance: Int) -> Int? {
            first[distance].integer()
        }

        /// That segment as an integer. See `_RoutePart.integer(_:)`.
        @_alwaysEmitIntoClient
        @inline(never)
        public func integer<Integer: FixedWidthInteger>(_ distance: Int, _ type: Integer.Type) -> Integer? {
            first[distance].integer(type)
        }

        /// Whether the path ends right before that segment.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func isEnd(_ distance: Int) -> Bool {
            !first[distance].isPresent
        }

        /// Whether the path ends right after that segment.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func isLast(_ distance: Int) -> Bool {
            isPresent(distance) && isEnd(distance + 1)
        }

        /// Whether the path ends right after that segment, which equals `literal`, byte by byte.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func isLast(_ distance: Int, _ literal: StaticString) -> Bool {
            equals(distance, literal) && isEnd(distance + 1)
        }

        /// The position at a distance from this one.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func from(_ distance: Int) -> Path {
            Path(first: first + distance, of: url)
        }
    }

    /// The first segment under a base without a host: the authority, or the path if the authority is empty.
    @_alwaysEmitIntoClient
    public var path: Path {
        let hasEmptyHost = parts.pointee.hasAuthority && parts.pointee.pathStart > parts.pointee.authorityStart
        return Path(first: UnsafePointer(parts.pointee.segments) + (hasEmptyHost ? 1 : 0), of: self)
    }

    /// The host, which is the first segment under a base that has one; nil if the authority is missing or empty, and if
    /// the host has a colon.
    @_alwaysEmitIntoClient
    public var hostPath: Path? {
        let host = parts.pointee.segments[0]
        guard parts.pointee.hasHost, host.isPresent, host.end > host.start else { return nil }
        return Path(first: UnsafePointer(parts.pointee.segments), of: self)
    }

    /// Whether the host is one that a URL of http or https can have: labels of ASCII letters, digits, `-`, and `_`,
    /// none of them empty, nothing escaped, with single dots between them (rule 3.1). Lowercases such a host for all
    /// later reads.
    ///
    /// A browser would go to another host for any other text: it maps characters, and ends a host at a backslash.
    ///
    /// - Complexity: linear in the length of the host.
    @_alwaysEmitIntoClient
    @inline(never)
    public var hasHostName: Bool {
        let host = parts.pointee.segments[0]
        guard parts.pointee.hasHost, host.isPresent else { return false }
        var offset = host.start
        var label = offset
        while offset < host.end, bytes[offset] != UInt8(ascii: ":") {
            let byte = lowercase(bytes[offset])
            if byte == UInt8(ascii: ".") {
                if label == offset { return false }
                label = offset &+ 1
            } else if isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
                parts.pointee.bytes[offset] = byte
            } else {
                return false
            }
            offset &+= 1
        }
        if label == offset { return false }
        parts.pointee.segments[0] = _RoutePart(padded: bytes, host.start, host.end)
        return true
    }

    /// The values of all segments from a position on; nil if `convert` returns nil for one.
    ///
    /// - Complexity: linear in the length of the rest of the path.
    @_alwaysEmitIntoClient
    public func rest<Value>(from path: Path, _ convert: (_RoutePart) -> Value?) -> [Value]? {
        path.isEnd(0) ? [] : rest(from: path.segment(0).start, convert)
    }
}
