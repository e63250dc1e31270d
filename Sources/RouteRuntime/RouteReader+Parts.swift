extension _RouteReader {
    /// Where the parts of a text stand, in a copy of it that may be loaded by words.
    ///
    /// The memory has room for the text, a `#` and seven bytes more; and twice the text's length for what is decoded: a
    /// part at an offset is decoded to the same offset there, and a piece of a segment to the second half, for the
    /// whole segment may be asked for again. Sixteen bytes more are there, so that as many may be loaded from any
    /// offset of the text.
    @frozen
    @usableFromInline
    struct Parts {
        @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
        @usableFromInline let count: Int
        @usableFromInline let plusIsSpace: Bool
        /// The first segments of the path, as many as any pattern looks at; a missing part follows the path's last.
        @usableFromInline let segments: UnsafeMutablePointer<_RoutePart>
        @usableFromInline let segmentLimit: Int
        /// The items of the query, the first few of them; see `_RouteReader.item(_:)`.
        @usableFromInline let items: UnsafeMutablePointer<ItemSlot>
        /// Nil until the first item is asked for.
        @usableFromInline var itemCount: Int?
        /// Where the items that have no slot begin.
        @usableFromInline var otherItemsStart = 0
        @usableFromInline var winner = -1

        @usableFromInline var schemeCount = 0
        /// Whether `//` stands after the scheme.
        @usableFromInline var hasAuthority = false
        /// Whether there is an authority whose host, brackets aside, has no colon: another one than the port's.
        @usableFromInline var hasHost = false
        /// Whether the authority has a port that is neither empty nor the scheme's default.
        @usableFromInline var hasPort = false
        @usableFromInline var authorityStart = 0
        @usableFromInline var pathStart = 0
        /// The end of the last segment: one trailing `/` does not count. Less than the start where there is no segment.
        @usableFromInline var pathEnd = 0
        @usableFromInline var query = 0..<0
        /// Nil where the URL has no `#`.
        @usableFromInline var fragment: Range<Int>?

        /// How many items of a query are noted.
        @_alwaysEmitIntoClient static var itemLimit: Int { 8 }

        @_alwaysEmitIntoClient
        static func memoryCount(for count: Int) -> Int {
            3 * count + 24
        }

        @_alwaysEmitIntoClient
        @inline(__always)
        init(
            _ text: UnsafeBufferPointer<UInt8>, memory: UnsafeMutableRawBufferPointer,
            segments: UnsafeMutableBufferPointer<_RoutePart>, items: UnsafeMutableBufferPointer<ItemSlot>,
            plusIsSpace: Bool
        ) {
            guard let copy = memory.baseAddress, let firstSegment = segments.baseAddress,
                let firstItem = items.baseAddress
            else { preconditionFailure("a temporary allocation has no address") }
            if let address = text.baseAddress { copy.copyMemory(from: address, byteCount: text.count) }
            // What ends a path ends the text, so that looking for it needs no other end.
            (copy + text.count).storeBytes(of: UInt64(UInt8(ascii: "#")).littleEndian, as: UInt64.self)
            bytes = copy.assumingMemoryBound(to: UInt8.self)
            count = text.count
            self.segments = firstSegment
            segmentLimit = segments.count
            self.items = firstItem
            self.plusIsSpace = plusIsSpace
        }

        /// Twice as many bytes as the text has.
        var scratch: UnsafeMutablePointer<UInt8> {
            bytes + count + 8
        }
    }
}
