import RouteRuntime

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
