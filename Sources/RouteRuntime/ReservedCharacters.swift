/// A set of characters that RFC 3986 reserves (2.2): those that delimit values, or those that are
/// written as they are in the values of a URL under a scheme and a colon, as in `tel:+1201`
/// (Semantics, section 5).
package struct ReservedCharacters: Sendable {
    /// One bit for each character from the space on: all are among 64.
    private var bits: UInt64 = 0

    /// No character: a value has everything but unreserved characters escaped.
    static var none: ReservedCharacters { ReservedCharacters() }

    /// What is raw in a path, and in the segments of a fragment: all that a segment can have (RFC
    /// 3986, 3.3).
    package static let inSegment = ReservedCharacters(of: "!$&'()*+,;=:@")

    /// What is raw in the items of a query or fragment: all that neither delimits items nor is
    /// read as a space.
    package static let inItem = ReservedCharacters(of: "!$'()*,;:@/?")

    private init() {}

    /// The reserved characters of a text.
    init(of text: String) {
        for byte in text.utf8 { bits |= Self.bit(byte) }
    }

    private static func bit(_ byte: UInt8) -> UInt64 {
        0x20..<0x60 ~= byte ? 1 << UInt64(byte &- 0x20) : 0
    }

    /// Whether no character is among them.
    var isEmpty: Bool { bits == 0 }

    /// Whether a byte is one of these characters.
    package func contains(_ byte: UInt8) -> Bool { bits & Self.bit(byte) != 0 }

    /// Without the characters of a literal text, encoded: they delimit the values next to it.
    package mutating func remove(charactersOf literal: String) {
        bits &= ~ReservedCharacters(of: literal).bits
    }
}
