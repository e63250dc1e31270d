extension _RouteReader {
    /// The text of `range`, percent-decoded once (RFC 3986, 2.1; Semantics, rule 3.4).
    @usableFromInline
    func decoded(_ range: Range<Int>, plusIsSpace: Bool = false) -> _RoutePart {
        var traits: _RoutePart.Traits = .decoded
        let target = parts.pointee.scratch + range.lowerBound
        var decodedCount = 0
        var offset = range.lowerBound
        while offset < range.upperBound {
            var byte = bytes[offset]
            if byte == UInt8(ascii: "%") {
                guard let escaped = escapedByte(at: offset, end: range.upperBound) else {
                    traits = traits | .malformed
                    break
                }
                byte = escaped
                if byte >= 0xF8 { traits = traits | .notUTF8 }
                offset &+= 2
            } else if plusIsSpace, byte == UInt8(ascii: "+") {
                byte = UInt8(ascii: " ")
            }
            target[decodedCount] = byte
            decodedCount &+= 1
            offset &+= 1
        }
        return _RoutePart(
            bytes: target, count: decodedCount, word: loadWord(target, decodedCount), traits: traits,
            start: range.lowerBound, end: range.upperBound)
    }

    /// The byte that the escape at `offset` encodes; nil if the escape is malformed.
    @_alwaysEmitIntoClient
    func escapedByte(at offset: Int, end: Int) -> UInt8? {
        guard offset &+ 3 <= end, let high = hexadecimalValue(bytes[offset &+ 1]),
            let low = hexadecimalValue(bytes[offset &+ 2])
        else { return nil }
        return high &<< 4 | low
    }
}
