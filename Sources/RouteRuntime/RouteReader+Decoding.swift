extension RouteReader {
    /// The text of `range`, percent-decoded once (RFC 3986, 2.1; semantics.md, rules 3.4 and 3.5).
    @usableFromInline
    func decoded(_ range: Range<Int>, next: Int, plusIsSpace: Bool = false, isPiece: Bool = false) -> RoutePart {
        var traits: RoutePart.Traits = .decoded
        let target = scratch + (isPiece ? count : 0) + range.lowerBound
        var decodedCount = 0
        var offset = range.lowerBound
        while offset < range.upperBound {
            var byte = bytes[offset]
            if byte == UInt8(ascii: "%") {
                guard let escaped = escapedByte(at: offset, end: range.upperBound) else {
                    traits.insert(.malformed)
                    break
                }
                byte = escaped
                if isLetterOrDigit(byte) { traits.insert(.marked) }
                offset &+= 2
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            target[decodedCount] = byte
            decodedCount &+= 1
            offset &+= 1
        }
        return RoutePart(bytes: target, count: decodedCount, traits: traits, range: range, next: next)
    }

    /// The byte that the escape at `offset` stands for, or nil where it is malformed.
    func escapedByte(at offset: Int, end: Int) -> UInt8? {
        guard offset &+ 3 <= end, let high = hexadecimalValue(bytes[offset &+ 1]),
            let low = hexadecimalValue(bytes[offset &+ 2])
        else { return nil }
        return high &<< 4 | low
    }

    /// A piece of a segment, decoded on its own.
    func piece(_ range: Range<Int>) -> RoutePart {
        if firstOffset(of: "%", range.lowerBound, range.upperBound) < range.upperBound {
            return decoded(range, next: 0, isPiece: true)
        }
        return RoutePart(
            bytes: bytes + range.lowerBound, count: range.count, traits: [], range: range, next: 0)
    }
}
