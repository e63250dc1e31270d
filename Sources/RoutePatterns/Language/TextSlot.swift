import RouteRuntime

/// A slot of a URL. It determines which characters are escaped in literal text.
package enum TextSlot: Hashable, Sendable {
    case pathSegment
    case fragmentSegment
    case itemName(plusIsSpace: Bool)
    case itemValue(plusIsSpace: Bool)

    /// Whether a byte that isn't unreserved is allowed unescaped here.
    fileprivate func allows(_ byte: UInt8) -> Bool {
        switch (self, Unicode.Scalar(byte)) {
        case (_, "!"), (_, "$"), (_, "'"), (_, "("), (_, ")"), (_, "*"), (_, ","), (_, ";"), (_, ":"), (_, "@"): true
        case (.pathSegment, "&"), (.pathSegment, "="), (.pathSegment, "+"): true
        case (.fragmentSegment, "&"), (.fragmentSegment, "="), (.fragmentSegment, "+"): true
        case (.itemName, "/"), (.itemName, "?"), (.itemValue, "/"), (.itemValue, "?"), (.itemValue, "="): true
        case (.itemName(let plusIsSpace), "+"), (.itemValue(let plusIsSpace), "+"): !plusIsSpace
        default: false
        }
    }
}

extension String {
    /// This decoded text, percent-encoded as literal text.
    package func encodedLiteral(in slot: TextSlot) -> String {
        percentEncoded { !isUnreserved($0) && !slot.allows($0) }
    }

    /// The text with escapes for some bytes.
    package func percentEncoded(where isEscaped: (UInt8) -> Bool) -> String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if isEscaped(byte) {
                bytes.appendEscape(of: byte)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension String {
    /// Whether both texts have the same bytes; `==` also equates texts that differ in Unicode normalization.
    package func hasBytes(of other: String) -> Bool {
        var (text, other) = (self, other)
        return text.withUTF8 { bytes in
            other.withUTF8 { bytes.count == $0.count && zip(bytes, $0).allSatisfy { $0 == $1 } }
        }
    }
}

extension [String] {
    /// The first index of each text.
    var numbers: [String: Int] {
        var numbers: [String: Int] = [:]
        numbers.reserveCapacity(count)
        for (index, text) in enumerated() where numbers[text] == nil { numbers[text] = index }
        return numbers
    }
}

extension [UInt8] {
    /// Appends the byte as an escape with uppercase hexadecimal digits (RFC 3986, 2.1).
    package mutating func appendEscape(of byte: UInt8) {
        append(UInt8(ascii: "%"))
        append(hexadecimalDigit(byte >> 4))
        append(hexadecimalDigit(byte & 15))
    }
}
