/// The lengths and the characters that a constrained String allows (Semantics, section 1).
public struct _RouteTextRule: Sendable {
    /// The ASCII characters that are allowed, one bit each: from NUL to `?`.
    let low: UInt64
    /// From `@` to DEL.
    let high: UInt64
    /// Whether characters outside ASCII are allowed.
    let allowsOthers: Bool
    /// The fewest and the most Unicode scalars.
    let length: ClosedRange<Int>

    /// A rule for texts of any characters.
    ///
    /// - Parameter length: the fewest and the most Unicode scalars.
    public init(length: ClosedRange<Int>) {
        (low, high, allowsOthers) = (~0, ~0, true)
        self.length = length
    }

    /// A rule for texts of some ASCII characters.
    ///
    /// - Parameters:
    ///   - length: the fewest and the most characters.
    ///   - characters: characters and ranges of them, as a spec writes them: `0-9a-f_`. A `-` that is allowed is last.
    public init(length: ClosedRange<Int>, characters: _RouteLiteral) {
        let text = characters.bytes
        var allowed: [UInt8] = []
        var offset = 0
        while offset < text.count {
            let isRange = offset + 2 < text.count && text[offset + 1] == UInt8(ascii: "-")
            allowed += text[offset]...text[isRange ? offset + 2 : offset]
            offset += isRange ? 3 : 1
        }
        self.init(length: length, allowing: allowed)
    }

    /// A rule for texts of some ASCII characters.
    package init(length: ClosedRange<Int>, allowing characters: [UInt8]) {
        var bits: (low: UInt64, high: UInt64) = (0, 0)
        for byte in characters {
            if byte < 64 { bits.low |= 1 << UInt64(byte) } else { bits.high |= 1 << UInt64(byte & 63) }
        }
        (low, high) = bits
        allowsOthers = false
        self.length = length
    }

    /// Whether the text's length and characters are allowed.
    public func accepts(_ text: String) -> Bool {
        withBytes(of: text) { bytes in
            var count = 0
            for offset in bytes.indices {
                if !allows(bytes[offset]) { return false }
                if !isContinuation(bytes[offset]) { count += 1 }
            }
            return length.contains(count)
        }
    }

    func allows(_ byte: UInt8) -> Bool {
        byte < 0x80 ? (byte < 64 ? low : high) &>> UInt64(byte & 63) & 1 != 0 : allowsOthers
    }
}
