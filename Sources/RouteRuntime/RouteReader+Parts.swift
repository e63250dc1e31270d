extension _RouteReader {
    /// The offsets of a text's parts, in a copy of it that can be loaded by words.
    ///
    /// The memory has room for the text, a `#`, and seven more bytes; then for twice the text's length. A part is
    /// decoded to its own offset in the first half, a piece of a segment to its offset in the second half, as the whole
    /// segment may be asked for again. Sixteen more bytes at the end let you load as many from any offset of the text.
    @frozen
    @usableFromInline
    struct Parts {
        @usableFromInline let bytes: UnsafeMutablePointer<UInt8>
        @usableFromInline let count: Int
        @usableFromInline let plusIsSpace: Bool
        /// The first segments of the path, as many as any pattern looks at. A missing part follows the path's last
        /// segment.
        @usableFromInline let segments: UnsafeMutablePointer<_RoutePart>
        @usableFromInline let segmentLimit: Int
        /// The first few items of the query. See `_RouteReader.item(_:)`.
        @usableFromInline let items: UnsafeMutablePointer<ItemSlot>
        /// Nil until the first item is asked for.
        @usableFromInline var itemCount: Int?
        /// The offset of the first item that has no slot.
        @usableFromInline var otherItemsStart = 0
        @usableFromInline var winner = -1
        /// Where `found(_:)` puts the route.
        @usableFromInline let result: UnsafeMutableRawPointer
        /// Nil unless the URL may have links in it.
        @usableFromInline var links: UnsafeMutablePointer<Links>?

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
        /// Nil if the URL has no `#`.
        @usableFromInline var fragment: Range<Int>?

        /// How many items of a query get a slot.
        @_alwaysEmitIntoClient static var itemLimit: Int { 8 }

        static func memoryCount(for count: Int) -> Int {
            3 &* count &+ 24
        }

        static func slotCount(segments: Int) -> Int {
            segments &* MemoryLayout<_RoutePart>.stride &+ itemLimit &* MemoryLayout<ItemSlot>.stride
        }

        @inline(__always)
        init(
            _ text: UnsafePointer<String>, memory: UnsafeMutableRawBufferPointer, slots: UnsafeMutableRawBufferPointer,
            segmentLimit: Int, plusIsSpace: Bool, result: UnsafeMutableRawPointer
        ) {
            guard let copy = memory.baseAddress, let slots = slots.baseAddress else {
                preconditionFailure("a temporary allocation has no address")
            }
            count = text.pointee.utf8.count
            copyBytes(of: text, count, to: copy)
            // A `#` ends a path, so looking for the end of the path needs no other check for the end of the text.
            (copy + count).storeBytes(of: UInt64(UInt8(ascii: "#")).littleEndian, as: UInt64.self)
            bytes = copy.assumingMemoryBound(to: UInt8.self)
            segments = slots.assumingMemoryBound(to: _RoutePart.self)
            self.segmentLimit = segmentLimit
            items = (slots + segmentLimit * MemoryLayout<_RoutePart>.stride).assumingMemoryBound(to: ItemSlot.self)
            self.plusIsSpace = plusIsSpace
            self.result = result
        }

        /// Room for twice the text.
        var scratch: UnsafeMutablePointer<UInt8> {
            bytes + count + 8
        }
    }
}

/// Copies the bytes of a text, `count` of them.
@inline(never)
private func copyBytes(of text: UnsafePointer<String>, _ count: Int, to copy: UnsafeMutableRawPointer) {
    func copyAll(_ bytes: UnsafeBufferPointer<UInt8>) {
        if let address = bytes.baseAddress { copy.copyMemory(from: address, byteCount: count) }
    }
    withUTF8Bytes(of: text.pointee, copyAll)
}
