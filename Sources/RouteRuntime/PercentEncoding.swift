// Escapes are upper-case hexadecimal (RFC 3986, 2.1). In a value everything but unreserved characters is escaped (RFC 3986,
// 2.3); in literal text only what a URL does not allow in that place (semantics.md, section 5).

/// Where a literal text stands, which decides what is escaped in it.
package enum LiteralPlace: Hashable {
    case pathSegment
    case fragmentSegment
    case itemName(plusIsSpace: Bool)
    case itemValue(plusIsSpace: Bool)

    /// Whether `byte`, which is in none of the classes that every place allows, stands here as it is.
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
    /// This text, decoded, as a literal text is written.
    package func encodedLiteral(in place: LiteralPlace) -> String {
        var bytes: [UInt8] = []
        for byte in utf8 {
            if isUnreserved(byte) || place.allows(byte) {
                bytes.append(byte)
            } else {
                bytes.appendEscape(of: byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// This text as a value is written.
    ///
    /// - Parameters:
    ///   - isMarked: whether the first letter or digit is escaped.
    ///   - separator: a byte that is escaped too, in either case where case does not count.
    func encodedValue(isMarked: Bool = false, separator: UInt8? = nil, ignoresCase: Bool = false) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count + 16)
        var needsMark = isMarked
        for byte in utf8 {
            let isMark = needsMark && isLetterOrDigit(byte)
            let isSeparator = byte == separator || (ignoresCase && lowercase(byte) == separator)
            if isUnreserved(byte), !isMark, !isSeparator {
                bytes.append(byte)
            } else {
                bytes.appendEscape(of: byte)
            }
            if isMark { needsMark = false }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Whether a mark can stand in this text.
    var hasLetterOrDigit: Bool {
        utf8.contains(where: isLetterOrDigit)
    }
}

@inline(__always)
func isUnreserved(_ byte: UInt8) -> Bool {
    // A bit for each character of ASCII from the space on, which is bit 0 of the first word.
    let index = byte &- 0x20
    if index >= 0x60 { return false }
    let bits: UInt64 = index < 0x40 ? 0x87FF_FFFE_03FF_6000 : 0x47FF_FFFE
    return bits &>> UInt64(index & 0x3F) & 1 != 0
}

extension UnsafeMutablePointer<UInt8> {
    /// Writes an escape, of three bytes.
    func initialize(toEscapeOf byte: UInt8) {
        let digits: StaticString = "0123456789ABCDEF"
        self[0] = UInt8(ascii: "%")
        self[1] = digits.utf8Start[Int(byte >> 4)]
        self[2] = digits.utf8Start[Int(byte & 15)]
    }
}

extension [UInt8] {
    fileprivate mutating func appendEscape(of byte: UInt8) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3) { escape in
            escape.baseAddress?.initialize(toEscapeOf: byte)
            append(contentsOf: escape)
        }
    }
}
