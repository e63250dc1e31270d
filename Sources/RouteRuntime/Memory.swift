// The only file that says `unsafe`: here a text's bytes become a span, and bytes become a text.
// Everything else in this module is checked by the compiler, or at run time.

/// Calls `body` with the bytes of a text.
@inlinable
func withBytes<Result>(of text: String, _ body: (Span<UInt8>) -> Result) -> Result {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        return body(text.utf8.span)
    }
    // A String of an older system has no span. The buffer is valid until the closure returns, as
    // the span is.
    var text = text
    return text.withUTF8 { bytes in unsafe body(Span(_unsafeElements: bytes)) }
}

/// Calls `body` with room for some elements, on the stack if they are few.
@inlinable
@inline(__always)
func withOutput<Element: BitwiseCopyable, Result>(
    capacity: Int, _ body: (consuming OutputSpan<Element>) -> Result
) -> Result {
    // The span begins with no element, so nothing is read before it is written, and can't outlive
    // the memory.
    unsafe withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) { memory in
        body(unsafe OutputSpan(buffer: memory, initializedCount: 0))
    }
}

extension MutableSpan<UInt8> {
    /// Stores a word at an offset, the lowest bits first. There must be room for it.
    @inline(__always)
    @_lifetime(self: copy self)
    mutating func store(_ word: UInt64, at offset: Int) {
        // Unsafe because other elements than bytes can't have any value. The offset is checked.
        var bytes = unsafe mutableBytes
        bytes.storeBytes(of: word.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
}

extension String {
    /// The text of bytes that are UTF-8. Others are repaired.
    init(_ bytes: Span<UInt8>) {
        // The buffer is valid as long as the span is. Older systems have no safer way to make a
        // String of bytes.
        self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
    }
}

extension _RouteLiteral {
    /// The bytes of the literal, which last as long as the process.
    var bytes: Span<UInt8> {
        @_lifetime(immortal) get {
            // Only a StaticString that was made of a Unicode scalar has no pointer, and would trap
            // here. The compiler makes every literal of this type, also of one character, by
            // `init(stringLiteral:)`, whose text has a pointer.
            let bytes = unsafe Span(_unsafeStart: text.utf8Start, count: text.utf8CodeUnitCount)
            return unsafe _overrideLifetime(bytes, copying: ())
        }
    }

    /// The same as `Span.key`, but without a span, so that the compiler computes it, even in a
    /// switch of a thousand literals.
    @inlinable var key: UInt64 {
        @inline(__always) get {
            let count = text.utf8CodeUnitCount
            // A StaticString gives its bytes by a pointer only. Each load is of bytes that the
            // text has.
            func load<Integer: FixedWidthInteger>(_ offset: Int, _ type: Integer.Type) -> UInt64 {
                let start = unsafe UnsafeRawPointer(text.utf8Start)
                return UInt64(
                    Integer(
                        littleEndian: unsafe start.loadUnaligned(
                            fromByteOffset: offset, as: Integer.self)))
            }
            if count >= 8 {
                return (load(0, UInt64.self) ^ load(count &- 8, UInt64.self) &* 0x9E37_79B9)
                    & 0x7FFF_FFFF_FFFF_FFFF
            }
            var word = UInt64(0x80 &+ count) &<< 56
            if count >= 4 {
                word |=
                    load(0, UInt32.self) | load(count &- 4, UInt32.self)
                    &<< UInt64((count &- 4) &* 8)
            } else if count > 0 {
                let half = count &>> 1
                word |= load(0, UInt8.self) | load(half, UInt8.self) &<< UInt64(half &* 8)
                word |= load(count &- 1, UInt8.self) &<< UInt64((count &- 1) &* 8)
            }
            return word
        }
    }
}
