// The loops over bytes that everything else uses. Words are little-endian: the first byte is the lowest.
//
// The linker keeps every function of the runtime that has a symbol, whether the app calls it or not. So a function that
// few apps need, or that is inlined anyway, has none: `@_alwaysEmitIntoClient` compiles it where it is called. What
// every route needs is an ordinary function, compiled once.

@_alwaysEmitIntoClient
@inline(__always)
func load<T: FixedWidthInteger>(_ bytes: UnsafePointer<UInt8>, _ offset: Int, as type: T.Type) -> T {
    T(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: offset, as: T.self))
}

/// The first eight of `count` bytes. Loads nothing after them.
@_alwaysEmitIntoClient
@inline(__always)
func loadWord(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 8 { return load(bytes, 0, as: UInt64.self) }
    if count >= 4 {
        let low = UInt64(load(bytes, 0, as: UInt32.self))
        let high = UInt64(load(bytes, count - 4, as: UInt32.self))
        return low | high &<< UInt64((count - 4) * 8)
    }
    if count == 0 { return 0 }
    let low = UInt64(bytes[0]) | UInt64(bytes[count >> 1]) &<< UInt64((count >> 1) * 8)
    return low | UInt64(bytes[count - 1]) &<< UInt64((count - 1) * 8)
}

/// A mask of the first `count` bytes of a word; of all bytes if `count` is more than eight.
@_alwaysEmitIntoClient
@inline(__always)
func lowBytes(_ count: Int) -> UInt64 {
    count >= 8 ? ~0 : (1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1
}

@_alwaysEmitIntoClient
@inline(__always)
func repeated(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
}

/// The high bit of each byte of `word` that is zero. Bits above the lowest set bit may be wrong.
@_alwaysEmitIntoClient
@inline(__always)
func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
}

/// The first offset in `start..<end` of one of the characters, or `end`. Eight bytes after the end must be loadable.
@_alwaysEmitIntoClient
@inline(__always)
func firstPaddedOffset(
    of a: Unicode.Scalar, or b: Unicode.Scalar, or c: Unicode.Scalar? = nil,
    in bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int
) -> Int {
    var offset = start
    while offset < end {
        let word = load(bytes, offset, as: UInt64.self)
        var found = zeroBytes(word ^ repeated(UInt8(ascii: a)))
        if a != b { found |= zeroBytes(word ^ repeated(UInt8(ascii: b))) }
        if let c { found |= zeroBytes(word ^ repeated(UInt8(ascii: c))) }
        if found != 0 { return min(offset &+ found.trailingZeroBitCount &>> 3, end) }
        offset &+= 8
    }
    return end
}

/// Whether two texts of `count` bytes are equal. Loads nothing after them.
@usableFromInline
func equalBytes(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    if count < 8 { return loadWord(a, count) == loadWord(b, count) }
    var offset = 0
    while offset &+ 8 < count {
        if load(a, offset, as: UInt64.self) != load(b, offset, as: UInt64.self) { return false }
        offset &+= 8
    }
    return load(a, count &- 8, as: UInt64.self) == load(b, count &- 8, as: UInt64.self)
}

/// Whether two texts are equal, ignoring ASCII case. `b` is in lower case.
@usableFromInline
func equalBytesIgnoringCase(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    for offset in 0..<count where lowercase(a[offset]) != b[offset] { return false }
    return true
}

/// `byte` in lower case, if it is an ASCII letter.
@_alwaysEmitIntoClient
@inline(__always)
package func lowercase(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}

/// Whether a byte is an ASCII letter.
@_alwaysEmitIntoClient
@inline(__always)
package func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
}

/// Whether a byte is an ASCII digit.
@_alwaysEmitIntoClient
@inline(__always)
package func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
}

/// Whether a byte is an ASCII letter or digit.
@_alwaysEmitIntoClient
@inline(__always)
package func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
}

/// The value of a hexadecimal digit, or nil.
@_alwaysEmitIntoClient
package func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- UInt8(ascii: "0") }
    let letter = lowercase(byte) &- UInt8(ascii: "a")
    return letter < 6 ? letter &+ 10 : nil
}

/// The upper-case hexadecimal digit of a value up to 15.
@_alwaysEmitIntoClient
@inline(__always)
package func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value &+ (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") &- 10)
}

/// Calls `body` with the bytes of a text, which are borrowed if possible.
///
/// `withUTF8` needs a mutable copy, which costs reference counting, and is compiled into every app.
@_alwaysEmitIntoClient
@inline(__always)
func withUTF8Bytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if text.utf8.withContiguousStorageIfAvailable(body) != nil { return }
    // An Objective-C string may be stored in another encoding. Appending it makes a native one, which is UTF-8.
    _ = ("/" + text).utf8.withContiguousStorageIfAvailable { body(UnsafeBufferPointer(rebasing: $0.dropFirst())) }
}

/// Calls `body` with the bytes of a text and their count.
@_alwaysEmitIntoClient
@inline(__always)
func withBytes<Result>(of text: String, _ body: (UnsafePointer<UInt8>, Int) -> Result) -> Result {
    var text = text
    return text.withUTF8 { text in
        // An empty text may have no address. Nothing is read from this one.
        withUnsafePointer(to: UInt8.zero) { nowhere in body(text.baseAddress ?? nowhere, text.count) }
    }
}

/// Whether a scheme can have this byte after its first letter (RFC 3986, 3.1).
@_alwaysEmitIntoClient
@inline(__always)
func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
}

/// Whether a text is a scheme (RFC 3986, 3.1).
@_alwaysEmitIntoClient
@inline(never)
package func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isSchemeByte($0) }
}

/// Whether the text of a URL begins with one of some schemes and a colon. The schemes are in lower case.
@_alwaysEmitIntoClient
package func hasScheme(_ text: String, among schemes: [String]) -> Bool {
    let scheme = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    return scheme.count < text.utf8.count && schemes.contains { $0.utf8.elementsEqual(scheme.lazy.map(lowercase)) }
}

/// Whether a text has no delimiter that ends an authority or user information, and no space or control character, which
/// Foundation accepts in a host only sometimes.
@_alwaysEmitIntoClient
@inline(never)
func isHost(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
        switch byte {
        case 0...UInt8(ascii: " "), 0x7F, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "@"),
            UInt8(ascii: "\\"):
            false
        default: true
        }
    }
}
