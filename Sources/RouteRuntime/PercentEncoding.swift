// Escapes are upper-case hexadecimal (RFC 3986, 2.1). In a value, everything but unreserved characters is escaped (RFC
// 3986, 2.3). Literal text (Semantics, section 5) is escaped when the code is generated.

/// Whether a byte is a letter, a digit, or one of `-._~` (RFC 3986, 2.3).
@_alwaysEmitIntoClient
@inline(__always)
package func isUnreserved(_ byte: UInt8) -> Bool {
    // One bit for each ASCII character from the space on. The space is bit 0 of the first word.
    let index = byte &- 0x20
    if index >= 0x60 { return false }
    let bits: UInt64 = index < 0x40 ? 0x87FF_FFFE_03FF_6000 : 0x47FF_FFFE
    return bits &>> UInt64(index & 0x3F) & 1 != 0
}

extension UnsafeMutablePointer<UInt8> {
    /// Writes an escape, which has three bytes.
    func initialize(toEscapeOf byte: UInt8) {
        self[0] = UInt8(ascii: "%")
        self[1] = hexadecimalDigit(byte >> 4)
        self[2] = hexadecimalDigit(byte & 15)
    }
}
