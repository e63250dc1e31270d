extension _RouteReader {
    /// The offsets of a text's parts, in a copy of it that can be loaded by words.
    ///
    /// The memory has room for a few items, then for the text, a `#`, and seven more bytes, then for twice the text's
    /// length. A part is decoded to its own offset in the first half, a piece of a segment to its offset in the second
    /// half, as the whole segment may be asked for again. Sixteen more bytes at the end let you load as many from any
    /// offset of the text.
    @frozen
    @usableFromInline
    struct Parts {
        @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
        @usableFromInline let count: Int
        /// The first segments of the path, as many as any pattern looks at. A missing part follows the path's last
        /// segment.
        @usableFromInline let segments: UnsafeMutablePointer<_RoutePart>
        @usableFromInline let segmentLimit: Int
        /// The first few items of the query. See `_RouteReader.item(_:)`.
        @usableFromInline let items: UnsafeMutablePointer<ItemSlot>
        /// Where `found(_:)` puts the route.
        @usableFromInline let result: UnsafeMutableRawPointer
        @usableFromInline let plusIsSpace: Bool
        @usableFromInline var winner = -1
        /// The memory, if the text doesn't fit into the caller's.
        @usableFromInline var heap: UnsafeMutableRawPointer?
        /// Whether the text follows the URL of a server.
        @usableFromInline var isOnServer = false
        /// Nil unless the URL may have links in it.
        @usableFromInline var links: UnsafeMutablePointer<_RouteLinks.Memory>?

        /// Zero for a raw value, and after the base that the reader was given.
        @usableFromInline var schemeCount = 0
        /// Whether `//` follows the scheme.
        @usableFromInline var hasAuthority = false
        /// Whether there is an authority whose host has no colon outside brackets.
        @usableFromInline var hasHost = false
        /// Whether the authority has a port that is not empty and not the scheme's default.
        @usableFromInline var hasPort = false
        @usableFromInline var authorityStart = 0
        @usableFromInline var pathStart = 0
        /// The end of the last segment, without one trailing `/`. Less than the start if there is no segment.
        @usableFromInline var pathEnd = 0
        @usableFromInline var query = 0..<0
        /// The offset of the first item that has no slot.
        @usableFromInline var otherItemsStart = 0
        /// Nil until the first item is asked for.
        @usableFromInline var itemCount: Int?
        /// Nil if the URL has no `#`.
        @usableFromInline var fragment: Range<Int>?

        /// How many items of a query get a slot.
        @_alwaysEmitIntoClient static var itemLimit: Int { 8 }

        /// The size of the memory that a reader has, once for items and the text, and once for segments.
        static var memoryCount: Int { 1024 }

        /// The offset of the text in its memory.
        private static var textOffset: Int { itemLimit &* MemoryLayout<ItemSlot>.stride }

        /// Parts that haven't been split yet.
        @inline(__always)
        init(
            of text: String, _ memory: UnsafeMutableRawPointer, _ segments: UnsafeMutableRawPointer, segmentLimit: Int,
            plusIsSpace: Bool, result: UnsafeMutableRawPointer
        ) {
            let short = text.shortWords
            let count = short?.count ?? text.utf8.count
            var (memory, segments) = (memory, segments)
            if count > (Parts.memoryCount - Parts.textOffset - 24) / 3
                || segmentLimit > Parts.memoryCount / MemoryLayout<_RoutePart>.stride
            {
                let segmentsCount = segmentLimit &* MemoryLayout<_RoutePart>.stride
                // On 32-bit systems, three times a text may be more than there is: this must not wrap.
                segments = .allocate(byteCount: segmentsCount + Parts.textOffset + 3 * count + 24, alignment: 8)
                memory = segments + segmentsCount
                heap = segments
            }
            let copy = memory + Parts.textOffset
            if let short {
                copy.storeBytes(of: short.first.littleEndian, as: UInt64.self)
                copy.storeBytes(of: short.last.littleEndian, toByteOffset: 8, as: UInt64.self)
            } else {
                let isLent: Void? = text.utf8.withContiguousStorageIfAvailable { text in
                    if let address = text.baseAddress { copy.copyMemory(from: address, byteCount: count) }
                }
                if isLent == nil { copyBytes(of: text, count, to: copy) }
            }
            // A `#` ends a path, so looking for the end of the path needs no other check for the end of the text.
            (copy + count).storeBytes(of: UInt64(UInt8(ascii: "#")).littleEndian, as: UInt64.self)
            bytes = copy.assumingMemoryBound(to: UInt8.self)
            self.count = count
            self.segments = segments.assumingMemoryBound(to: _RoutePart.self)
            self.segmentLimit = segmentLimit
            items = memory.assumingMemoryBound(to: ItemSlot.self)
            self.plusIsSpace = plusIsSpace
            self.result = result
        }

        /// Room for twice the text.
        var scratch: UnsafeMutablePointer<UInt8> {
            bytes + count + 8
        }
    }
}

/// Copies the bytes of a text that doesn't lend them.
@inline(never)
private func copyBytes(of text: String, _ count: Int, to copy: UnsafeMutableRawPointer) {
    withUTF8Bytes(of: text) { text in
        if let address = text.baseAddress { copy.copyMemory(from: address, byteCount: count) }
    }
}
