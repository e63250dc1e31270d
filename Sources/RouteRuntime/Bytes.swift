// What a byte is in a URL (RFC 3986), in ASCII.

/// `byte` in lower case, if it is an ASCII letter.
package func lowercase(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}

/// Whether a byte is an ASCII letter.
package func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
}

/// Whether a byte is an ASCII digit.
package func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
}

/// Whether a byte is an ASCII letter or digit.
package func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
}

/// Whether a byte is a letter, a digit, or one of `-._~` (RFC 3986, 2.3).
package func isUnreserved(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
}

/// Whether a byte is one of `!$&'()*+,;=` (RFC 3986, 2.2).
package func isSubDelimiter(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=": true
    default: false
    }
}

/// Whether a byte can be in a segment of a path unescaped (RFC 3986, 3.3).
package func isPathCharacter(_ byte: UInt8) -> Bool {
    isUnreserved(byte) || isSubDelimiter(byte) || byte == UInt8(ascii: ":")
        || byte == UInt8(ascii: "@")
}

/// Whether a byte of UTF-8 belongs to the same character as the byte before.
package func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0xC0 == 0x80
}

/// The value of a hexadecimal digit, or nil.
package func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- UInt8(ascii: "0") }
    let letter = lowercase(byte) &- UInt8(ascii: "a")
    return letter < 6 ? letter &+ 10 : nil
}

/// The upper-case hexadecimal digit of a value up to 15.
package func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value &+ (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") &- 10)
}

/// Whether a scheme can have this byte after its first letter (RFC 3986, 3.1).
func isSchemeByte(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".")
}

/// Whether a text is a scheme (RFC 3986, 3.1).
package func isScheme(_ text: String) -> Bool {
    !text.isEmpty && withBytes(of: text + ":") { $0.schemeLength } == text.utf8.count
}

/// Whether the text of a URL begins with one of some schemes and a colon. The schemes are in lower
/// case.
package func hasScheme(_ text: String, among schemes: [String]) -> Bool {
    withBytes(of: text) { text in
        let scheme = text.extracting(first: text.schemeLength)
        return schemes.contains { withBytes(of: $0) { scheme.equalsIgnoringCase($0) } }
    }
}

/// The port of a URL that names none (RFC 9110, RFC 6455); nil if its scheme has no default.
package func defaultPort(where hasScheme: (_RouteLiteral) -> Bool) -> _RouteLiteral? {
    if hasScheme("http") || hasScheme("ws") { return "80" }
    return hasScheme("https") || hasScheme("wss") ? "443" : nil
}

extension Span<UInt8> {
    /// The first offset in a range of a byte that `matches`, or the range's end.
    func firstOffset(in range: Range<Int>, where matches: (UInt8) -> Bool) -> Int {
        let bytes = extracting(range)
        var offset = 0
        while bytes.indices.contains(offset), !matches(bytes[offset]) { offset &+= 1 }
        return range.lowerBound &+ offset
    }

    /// Whether every byte is wanted.
    func allSatisfy(_ isWanted: (UInt8) -> Bool) -> Bool {
        firstOffset(in: indices) { !isWanted($0) } == count
    }

    /// The first eight bytes, the first in the lowest bits. The compiler makes this one
    /// instruction.
    @inline(__always)
    var word: UInt64 {
        half(at: 0) | half(at: 4) << 32
    }

    /// Four bytes, the first in the lowest bits. The compiler makes this one instruction.
    @inline(__always)
    private func half(at start: Int) -> UInt64 {
        let bytes = extracting(droppingFirst: start).extracting(first: 4)
        let low = UInt64(bytes[0]) | UInt64(bytes[1]) << 8
        let high = UInt64(bytes[2]) | UInt64(bytes[3]) << 8
        return low | high << 16
    }

    /// The bytes, at most eight: the first in the lowest bits, zeros after the last.
    @inline(__always)
    var shortWord: UInt64 {
        if isEmpty { return 0 }
        let last = count &- 1
        if last < 3 {
            // The first, the middle, and the last of three bytes, two of which may be the same.
            let middle = count &>> 1
            return UInt64(self[0]) | UInt64(self[middle]) &<< UInt64(middle &* 8)
                | UInt64(self[last]) &<< UInt64(last &* 8)
        }
        // Two halves, which may overlap.
        return half(at: 0) | half(at: count &- 4) &<< UInt64((count &- 4) &* 8)
    }

    /// An integer made of the first and last eight bytes, by which texts are compared first.
    ///
    /// The key of fewer than eight bytes has these in its lowest bytes, and in its highest their
    /// number and the top bit, so that no other text has it. The key of a longer text doesn't have
    /// the top bit.
    @inline(__always)
    var key: UInt64 {
        if count >= 8 {
            return (word ^ extracting(last: 8).word &* 0x9E37_79B9) & 0x7FFF_FFFF_FFFF_FFFF
        }
        return shortWord | (0x80 | UInt64(truncatingIfNeeded: count)) &<< 56
    }

    /// Whether the bytes come before others in their order.
    func precedes(_ other: Span<UInt8>) -> Bool {
        for offset in 0..<Swift.min(count, other.count) where self[offset] != other[offset] {
            return self[offset] < other[offset]
        }
        return count < other.count
    }

    /// Whether the bytes equal others.
    func equals(_ other: Span<UInt8>) -> Bool {
        if count != other.count { return false }
        var rest = self
        var otherRest = other
        while rest.count > 8, otherRest.count > 8 {
            if rest.word != otherRest.word { return false }
            rest = rest.extracting(droppingFirst: 8)
            otherRest = otherRest.extracting(droppingFirst: 8)
        }
        // What is left are the last bytes of a longer text, which end a whole word, and texts of a
        // few bytes.
        if count >= 8, other.count >= 8 {
            return extracting(last: 8).word == other.extracting(last: 8).word
        }
        for offset in indices where self[offset] != other[offset] { return false }
        return true
    }

    /// Whether the bytes equal others, ignoring ASCII case.
    func equalsIgnoringCase(_ other: Span<UInt8>) -> Bool {
        if count != other.count { return false }
        for offset in indices where lowercase(self[offset]) != lowercase(other[offset]) {
            return false
        }
        return true
    }

    /// The number of bytes before the colon of a scheme (RFC 3986, 3.1), or 0.
    var schemeLength: Int {
        let colon = firstOffset(in: indices) { $0 == UInt8(ascii: ":") || endsSegment($0) }
        guard colon < count, self[colon] == UInt8(ascii: ":"), isLetter(self[0]) else {
            return 0
        }
        return firstOffset(in: 0..<colon) { !isSchemeByte($0) } == colon ? colon : 0
    }
}
