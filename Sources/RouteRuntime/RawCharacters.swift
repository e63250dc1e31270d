/// Reserved characters that are written as they are in the values of a URL under a scheme and a
/// colon, as in `tel:+1201` (Semantics, section 5).
package struct RawCharacters {
    /// One bit for each character from the space on: all are among 64.
    private var bits: UInt64 = 0

    /// Everything but unreserved characters is escaped.
    static let none = RawCharacters()

    /// In a path, and in the segments of a fragment: what a segment can have (RFC 3986, 3.3).
    package static let inSegment = inBoth.with("&").with("=").with("+")

    /// In the items of a query or fragment: what neither delimits items nor is read as a space.
    package static let inItem = inBoth.with("/").with("?")

    private static let inBoth = RawCharacters().with("!").with("$").with("'").with("(").with(")")
        .with("*").with(",").with(";").with(":").with("@")

    private func with(_ character: Unicode.Scalar) -> RawCharacters {
        RawCharacters(bits: bits | Self.bit(UInt8(ascii: character)))
    }

    private static func bit(_ byte: UInt8) -> UInt64 {
        0x20..<0x60 ~= byte ? 1 << UInt64(byte &- 0x20) : 0
    }

    package func contains(_ byte: UInt8) -> Bool { bits & Self.bit(byte) != 0 }

    /// Without the characters of a literal text, encoded: they delimit the values next to it.
    package mutating func remove(charactersOf literal: String) {
        withBytes(of: literal) { literal in
            for offset in literal.indices { bits &= ~Self.bit(literal[offset]) }
        }
    }
}
