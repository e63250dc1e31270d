/// The bytes of a text that is being written: in memory of a fixed size, and in an array beyond it.
struct _RouteOutput: ~Copyable, ~Escapable {
    /// The last bytes.
    private var recent: OutputSpan<UInt8>
    /// The bytes before, once they were more than fit.
    private var earlier: [UInt8] = []

    @_lifetime(copy recent)
    init(_ recent: consuming OutputSpan<UInt8>) {
        self.recent = recent
    }

    /// Moves all bytes to the array.
    private mutating func spill() {
        for index in recent.indices { earlier.append(recent[index]) }
        recent.removeAll()
    }

    mutating func removeAll() {
        recent.removeAll()
        earlier = []
    }

    /// Adds an ASCII character.
    mutating func append(ascii character: Unicode.Scalar) {
        append(byte: UInt8(ascii: character))
    }

    private mutating func append(byte: UInt8) {
        if recent.isFull { spill() }
        recent.append(byte)
    }

    /// Adds an encoded text, or all after its first bytes.
    mutating func append(_ text: String, from start: Int = 0) {
        withBytes(of: text) { append($0.extracting(start..<$0.count)) }
    }

    private mutating func append(_ bytes: Span<UInt8>) {
        for index in bytes.indices { append(byte: bytes[index]) }
    }

    /// Adds a value, decoded, in which everything but unreserved characters is escaped, in upper-case hexadecimal (RFC
    /// 3986, 2.1 and 2.3).
    ///
    /// - Parameter keepsDelimiters: whether `:` and `@` are not escaped.
    mutating func append(value: String, keepsDelimiters: Bool = false) {
        withBytes(of: value) { value in
            for index in value.indices {
                let byte = value[index]
                let isDelimiter = byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@")
                if isUnreserved(byte) || keepsDelimiters && isDelimiter {
                    append(byte: byte)
                } else {
                    append(ascii: "%")
                    append(byte: hexadecimalDigit(byte >> 4))
                    append(byte: hexadecimalDigit(byte & 15))
                }
            }
        }
    }

    /// Adds the digits of an integer, with a `-` before those of a negative one.
    mutating func append(_ value: Int) {
        if value < 0 { append(ascii: "-") }
        var unit: UInt = 1
        while value.magnitude / unit >= 10 { unit *= 10 }
        while unit > 0 {
            append(byte: UInt8(ascii: "0") + UInt8(value.magnitude / unit % 10))
            unit /= 10
        }
    }

    /// Adds slashes to a base, so that an empty segment can follow: two for an empty authority, and one for the path.
    mutating func appendEmptyAuthority() {
        var slashes = 0
        while slashes < recent.count, recent[recent.count - 1 - slashes] == UInt8(ascii: "/") { slashes += 1 }
        for _ in min(slashes, 3)..<3 { append(ascii: "/") }
    }

    /// What has been written.
    mutating func text() -> String {
        if earlier.isEmpty { return String(recent.span) }
        spill()
        return String(decoding: earlier, as: UTF8.self)
    }
}
