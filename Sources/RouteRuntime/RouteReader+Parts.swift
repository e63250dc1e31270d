extension _RouteReader {
    /// The offsets of a text's parts, in a copy of it that can be loaded by words.
    ///
    /// The memory has room for the text, a `#`, and seven more bytes, then for twice the text's length. A part is
    /// decoded to its own offset in the first half, a piece of a segment to its offset in the second half, as the whole
    /// segment may be asked for again. Sixteen more bytes at the end let you load as many from any offset of the text.
    @frozen
    @usableFromInline
    struct Parts {
        @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
        @usableFromInline let count: Int
        /// The first segments of the path, as many as any pattern looks at. A missing part follows the path's last
        /// segment.
        @usableFromInline let segments: UnsafeMutablePointer<_RoutePart>
        let segmentLimit: Int
        let plusIsSpace: Bool
        var winner = -1
        /// The memory, if the text doesn't fit into the caller's.
        @usableFromInline var heap: UnsafeMutableRawPointer?

        /// Zero for a raw value, and after the base that the reader was given.
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

        /// The size of the memory that a reader has, once for the text, and once for segments.
        @usableFromInline
        static var memoryCount: Int { 1024 }

        /// Parts that haven't been split yet, in memory on the caller's stack if the text fits.
        @inline(__always)
        init(
            of text: String, _ memory: UnsafeMutableRawBufferPointer, _ segments: UnsafeMutableRawBufferPointer,
            segmentLimit: Int, plusIsSpace: Bool
        ) {
            guard var memory = memory.baseAddress, var segments = segments.baseAddress else {
                preconditionFailure("a temporary allocation has no address")
            }
            let count = text.utf8.count
            if count > (Parts.memoryCount - 24) / 3
                || segmentLimit > Parts.memoryCount / MemoryLayout<_RoutePart>.stride
            {
                let segmentsCount = segmentLimit &* MemoryLayout<_RoutePart>.stride
                // On 32-bit systems, three times a text may be more than there is: this must not wrap.
                segments = .allocate(byteCount: segmentsCount + 3 * count + 24, alignment: 8)
                memory = segments + segmentsCount
                heap = segments
            }
            withUTF8Bytes(of: text) { text in
                if let address = text.baseAddress { memory.copyMemory(from: address, byteCount: count) }
            }
            // A `#` ends a path, so looking for the end of the path needs no other check for the end of the text.
            (memory + count).storeBytes(of: UInt64(UInt8(ascii: "#")).littleEndian, as: UInt64.self)
            bytes = memory.assumingMemoryBound(to: UInt8.self)
            self.count = count
            self.segments = segments.assumingMemoryBound(to: _RoutePart.self)
            self.segmentLimit = segmentLimit
            self.plusIsSpace = plusIsSpace
        }

        /// Room for twice the text.
        var scratch: UnsafeMutablePointer<UInt8> {
            bytes + count + 8
        }
    }
}
