/// The bytes of a text that is being written: in memory of a fixed size, and in a String
/// beyond it.
struct _RouteOutput: ~Copyable, ~Escapable {
    /// Memory for the last bytes, all of it initialized.
    private var memory: OutputSpan<UInt8>
    /// How many bytes the memory has.
    private var count = 0
    /// What was moved here because the memory was full.
    private var earlier = ""
    /// The reserved characters that values have as they are.
    var raw = ReservedCharacters.none

    @_lifetime(copy memory)
    init(_ memory: consuming OutputSpan<UInt8>) {
        memory.append(repeating: 0, count: memory.freeCapacity)
        self.memory = memory
    }

    /// What has been written.
    mutating func text() -> String {
        if earlier.isEmpty { return String(memory.span.extracting(first: count)) }
        spill()
        return earlier
    }

    /// Whether what has been written begins with a scheme and a colon.
    var isURL: Bool {
        if earlier.isEmpty { return memory.span.extracting(first: count).schemeLength > 0 }
        return _Route.isURL(earlier)
    }

    mutating func removeAll() {
        count = 0
        earlier = ""
    }

    /// Moves everything to the String, and other bytes behind it.
    @inline(never)
    private mutating func spill(and bytes: Span<UInt8> = Span()) {
        earlier += String(memory.span.extracting(first: count)) + String(bytes)
        count = 0
    }

    /// Adds an ASCII character.
    mutating func append(ascii character: Unicode.Scalar) {
        append(byte: UInt8(ascii: character))
    }

    private mutating func append(byte: UInt8) {
        if count == memory.count { spill() }
        memory[count] = byte
        count &+= 1
    }

    /// Adds an encoded text, or all after its first bytes.
    mutating func append(_ text: String, from start: Int = 0) {
        withBytes(of: text) { append($0.extracting(droppingFirst: start)) }
    }

    /// Adds bytes that are UTF-8.
    mutating func append(_ bytes: Span<UInt8>) {
        // Words are written whole, so there must be room for all of the last one.
        if bytes.count &+ 8 > memory.count &- count { return spill(and: bytes) }
        var rest = bytes
        while rest.count >= 8 {
            append(word: rest.word, length: 8)
            rest = rest.extracting(droppingFirst: 8)
        }
        append(word: rest.shortWord, length: rest.count)
    }

    /// Adds the first bytes of a word, the first in the lowest bits. There must be room for eight.
    @inline(__always)
    private mutating func append(word: UInt64, length: Int) {
        let start = count
        count &+= length
        var memory = memory.mutableSpan
        memory.store(word, at: start)
    }

    /// Adds a value, decoded, in which everything but unreserved characters is escaped, in
    /// upper-case hexadecimal (RFC 3986, 2.1 and 2.3).
    mutating func append(value: String) {
        let raw = raw
        withBytes(of: value) { value in
            var rest = value
            while !rest.isEmpty {
                let end = rest.firstOffset(in: rest.indices) { byte in
                    !(isUnreserved(byte) || raw.contains(byte))
                }
                append(rest.extracting(first: end))
                if end < rest.count {
                    append(ascii: "%")
                    append(byte: hexadecimalDigit(rest[end] >> 4))
                    append(byte: hexadecimalDigit(rest[end] & 15))
                }
                rest = rest.extracting(droppingFirst: end + 1)
            }
        }
    }

    /// Adds the digits of an integer, with a `-` before those of a negative one.
    mutating func append(_ value: Int) {
        if value < 0 { append(ascii: "-") }
        append(digitsOf: value.magnitude)
    }

    private mutating func append(digitsOf value: UInt) {
        if value >= 10 { append(digitsOf: value / 10) }
        append(byte: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value % 10))
    }
}
