/// The lengths and the characters that a constrained String allows (Semantics, section 1).
@frozen
public struct _RouteTextRule: Sendable {
    /// The ASCII characters that are allowed, one bit each: from NUL to `?`.
    @usableFromInline let low: UInt64
    /// From `@` to DEL.
    @usableFromInline let high: UInt64
    /// Whether characters outside ASCII are allowed.
    @usableFromInline let allowsOthers: Bool
    /// The fewest and the most Unicode scalars.
    @usableFromInline let length: ClosedRange<Int>

    /// A rule for texts of any characters.
    ///
    /// - Parameter length: the fewest and the most Unicode scalars.
    @_alwaysEmitIntoClient
    public init(length: ClosedRange<Int>) {
        self.low = ~0
        self.high = ~0
        self.allowsOthers = true
        self.length = length
    }

    /// A rule for texts of some ASCII characters.
    ///
    /// - Parameters:
    ///   - length: the fewest and the most characters.
    ///   - low: a bit for each character from NUL to `?`, the lowest for NUL.
    ///   - high: a bit for each character from `@` to DEL, the lowest for `@`.
    @_alwaysEmitIntoClient
    public init(length: ClosedRange<Int>, characters low: UInt64, _ high: UInt64) {
        self.low = low
        self.high = high
        self.allowsOthers = false
        self.length = length
    }

    /// Whether the text's length and characters are allowed.
    @_alwaysEmitIntoClient
    @inline(never)
    public func accepts(_ text: String) -> Bool {
        var count = 0
        for byte in text.utf8 {
            guard allows(byte) else { return false }
            if !isContinuation(byte) { count += 1 }
        }
        return length.contains(count)
    }

    @_alwaysEmitIntoClient
    func allows(_ byte: UInt8) -> Bool {
        byte < 0x80 ? (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0 : allowsOthers
    }
}

/// Whether the byte is a continuation byte of UTF-8.
@_alwaysEmitIntoClient
@inline(__always)
func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
}
