import RouteRuntime

/// A slot of a URL. It determines which characters are escaped in literal text.
package enum TextSlot: Hashable, Sendable {
    case pathSegment
    case fragmentSegment
    case itemName(plusIsSpace: Bool)
    case itemValue(plusIsSpace: Bool)

    /// Whether a byte is allowed unescaped here (RFC 3986, 3.3 and 3.4), and delimits nothing.
    fileprivate func allows(_ byte: UInt8) -> Bool {
        switch (self, Unicode.Scalar(byte)) {
        case (.pathSegment, _), (.fragmentSegment, _): isPathCharacter(byte)
        case (_, "/"), (_, "?"): true
        case (_, "&"), (.itemName, "="): false
        case (.itemName(let plusIsSpace), "+"), (.itemValue(let plusIsSpace), "+"): !plusIsSpace
        default: isPathCharacter(byte)
        }
    }
}

extension String {
    /// The text as literal text is compared: in lower case if ASCII case doesn't count.
    package func folded(_ ignoresCase: Bool) -> String { ignoresCase ? asciiLowercased : self }
}

extension [String] {
    /// The characters of these literal texts that delimit values in a slot: those that RFC 3986
    /// reserves (2.2) and that are written unescaped (Semantics, rule 3.8).
    func delimiters(in slot: TextSlot) -> String {
        let bytes = Set(joined().utf8).filter { !isUnreserved($0) && slot.allows($0) }
        return String(decoding: bytes.sorted(), as: UTF8.self)
    }
}

extension String {
    /// This decoded text, percent-encoded as literal text.
    package func encodedLiteral(in slot: TextSlot) -> String {
        percentEncoded { !slot.allows($0) }
    }

    /// The text with escapes for some bytes.
    package func percentEncoded(where isEscaped: (UInt8) -> Bool) -> String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if isEscaped(byte) {
                // With uppercase digits (RFC 3986, 2.1).
                bytes += [
                    UInt8(ascii: "%"), hexadecimalDigit(byte >> 4), hexadecimalDigit(byte & 15),
                ]
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether both texts have the same bytes; `==` also equates texts that differ in Unicode
    /// normalization.
    package func hasBytes(of other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }

    /// Whether the text contains another one, byte by byte.
    package func containsBytes(of other: String) -> Bool {
        guard let first = other.utf8.first else { return true }
        var start = utf8.startIndex
        var count = utf8.count
        while count >= other.utf8.count {
            if utf8[start] == first, utf8[start...].starts(with: other.utf8) { return true }
            utf8.formIndex(after: &start)
            count -= 1
        }
        return false
    }
}

extension [String] {
    /// The first index of each text.
    var numbers: [String: Int] { Dictionary(zip(self, indices)) { first, _ in first } }
}
