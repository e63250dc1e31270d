extension _RouteReader {
    /// The offsets of a text's parts, in a copy of it that can be loaded by words.
    ///
    /// The memory has room for the text, a `#`, and seven more bytes, then for the text's length again: a part is
    /// decoded to its own offset there. With sixteen more bytes at the end, as many can be loaded from any offset.
    @frozen
    @usableFromInline
    struct Parts {
        @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
        @usableFromInline let count: Int
        /// The first segments of the path, as many as any pattern compares. A missing part follows the path's last
        /// segment.
        @usableFromInline let segments: UnsafeMutablePointer<_RoutePart>
        let segmentLimit: Int
        let plusIsSpace: Bool

        /// The length of the scheme; zero for a raw value, or if the text starts with the reader's base.
        var schemeCount = 0
        /// Whether `//` follows the scheme.
        @usableFromInline var hasAuthority = false
        /// Whether there is an authority whose host has no colon outside brackets.
        @usableFromInline var hasHost = false
        /// Whether the authority has a port that is not empty and not the scheme's default.
        var hasPort = false
        @usableFromInline var authorityStart = 0
        @usableFromInline var pathStart = 0
        /// The end of the last segment, without one trailing `/`. Less than the start if there is no segment.
        @usableFromInline var pathEnd = 0
        @usableFromInline var query = 0..<0
        /// Nil if the URL has no `#`.
        @usableFromInline var fragment: Range<Int>?

        /// Parts that haven't been split yet.
        ///
        /// - Parameters:
        ///   - memory: twice as many bytes as the text has, and 24 more.
        ///   - segments: room for the segments to store.
        @inline(__always)
        init(
            of text: String, _ memory: UnsafeMutableBufferPointer<UInt8>,
            _ segments: UnsafeMutableBufferPointer<_RoutePart>, plusIsSpace: Bool
        ) {
            guard let bytes = memory.baseAddress, let firstSegment = segments.baseAddress else {
                preconditionFailure("a temporary allocation has no address")
            }
            count = text.utf8.count
            withUTF8Bytes(of: text) { text in
                if let address = text.baseAddress { bytes.initialize(from: address, count: text.count) }
            }
            // A `#` ends a path, so looking for the end of the path needs no other check for the end of the text.
            (bytes + count).initialize(repeating: 0, count: 8)
            bytes[count] = UInt8(ascii: "#")
            self.bytes = bytes
            self.segments = firstSegment
            segmentLimit = segments.count
            self.plusIsSpace = plusIsSpace
        }

        /// Room for the decoded parts.
        var scratch: UnsafeMutablePointer<UInt8> {
            bytes + count + 8
        }
    }
}
