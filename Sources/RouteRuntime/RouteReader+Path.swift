extension _RouteReader {
    /// A position among the first segments of a URL, the host included.
    @frozen
    public struct Path {
        @usableFromInline let first: UnsafePointer<_RoutePart>

        @_alwaysEmitIntoClient
        init(first: UnsafePointer<_RoutePart>) {
            self.first = first
        }

        /// The segment at a distance from this position; a missing part after the last. Access beyond that part is not
        /// checked.
        @_alwaysEmitIntoClient
        public subscript(distance: Int) -> _RoutePart {
            @inline(__always) get { first[distance] }
        }

        /// Whether the path ends right before that segment.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func isEnd(_ distance: Int) -> Bool {
            !first[distance].isPresent
        }

        /// The position at a distance from this one.
        @_alwaysEmitIntoClient
        @inline(__always)
        public func from(_ distance: Int) -> Path {
            Path(first: first + distance)
        }
    }

    /// The first segment under a base without a host: the authority, or the path if the authority is empty.
    @_alwaysEmitIntoClient
    public var path: Path {
        let hasEmptyHost = parts.pointee.hasAuthority && parts.pointee.pathStart > parts.pointee.authorityStart
        return Path(first: UnsafePointer(parts.pointee.segments) + (hasEmptyHost ? 1 : 0))
    }

    /// The host, which is the first segment under a base that has one; nil if the authority is missing or empty, and if
    /// the host has a colon.
    @_alwaysEmitIntoClient
    public var hostPath: Path? {
        let host = parts.pointee.segments[0]
        guard parts.pointee.hasHost, host.isPresent, host.end > host.start else { return nil }
        return Path(first: UnsafePointer(parts.pointee.segments))
    }

    /// The position of a segment that is a host, or in the place of one: there, closed types are compared without ASCII
    /// case (rule 3.2).
    @_alwaysEmitIntoClient
    @inline(never)
    public func ignoringCase(_ path: Path) -> Path {
        UnsafeMutablePointer(mutating: path.first).pointee = path[0].ignoringCase
        return path
    }

    /// Whether the host, decoded, is one that a URL of http or https can have: labels of ASCII letters, digits, `-`,
    /// and `_`, none of them empty, with single dots between them (rule 3.1). Lowercases such a host for all later
    /// reads.
    ///
    /// For any other text, a browser may go to another host: it maps characters, and ends a host at a backslash.
    ///
    /// - Complexity: linear in the length of the host.
    @_alwaysEmitIntoClient
    @inline(never)
    public var hasHostName: Bool {
        let host = parts.pointee.segments[0]
        guard parts.pointee.hasHost, host.isText else { return false }
        // The bytes are in the read's own memory.
        let bytes = UnsafeMutablePointer(mutating: host.bytes)
        var offset = 0
        var label = 0
        while offset < host.count, bytes[offset] != UInt8(ascii: ":") {
            let byte = lowercase(bytes[offset])
            if byte == UInt8(ascii: ".") {
                if label == offset { return false }
                label = offset &+ 1
            } else if isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
                bytes[offset] = byte
            } else {
                return false
            }
            offset &+= 1
        }
        // Only a port follows a colon; an escaped colon is a character that no host has.
        let colons = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(start: host.bytes, count: host.count)[offset...])
            .count { $0 == UInt8(ascii: ":") }
        if label == offset || colons != (hasNoPort ? 0 : 1) { return false }
        parts.pointee.segments[0] = _RoutePart(
            bytes: host.bytes, count: host.count, word: loadWord(host.bytes, host.count), traits: host.traits,
            start: host.start, end: host.end)
        return true
    }

    /// The values of all segments from a position on; nil if `convert` returns nil for one.
    ///
    /// - Complexity: linear in the length of the rest of the path.
    @_alwaysEmitIntoClient
    public func rest<Value>(from path: Path, _ convert: (_RoutePart) -> Value?) -> [Value]? {
        values(from: path[0], last: parts.pointee.pathEnd, isInFragment: false, convert)
    }
}
