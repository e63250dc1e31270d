import RouteRuntime

/// A set of symbols, each of which is one way to spell a byte in a URL: plain or escaped.
///
/// The two differ: an escaped letter or digit is a mark, and literal text after a parameter is compared without
/// unescaping (Semantics, rule 3.5). So texts are words over these symbols, and what a pattern accepts is a regular set
/// of such words.
package struct SymbolSet: Hashable, Sendable {
    /// Bits 0 to 255: plain bytes.
    private var plain: SIMD4<UInt64>
    /// Bits 0 to 255: escaped bytes.
    private var escaped: SIMD4<UInt64>

    package static let empty = SymbolSet(plain: .zero, escaped: .zero)

    private init(plain: SIMD4<UInt64>, escaped: SIMD4<UInt64>) {
        self.plain = plain
        self.escaped = escaped
    }

    package init(plain bytes: [UInt8], escaped escapedBytes: [UInt8] = []) {
        self = .empty
        for byte in bytes { insert(Symbol(byte: byte, isEscaped: false)) }
        for byte in escapedBytes { insert(Symbol(byte: byte, isEscaped: true)) }
    }

    /// The bytes of a text, plain.
    package init(plain text: String) {
        self.init(plain: Array(text.utf8))
    }

    /// A set of one symbol.
    init(_ symbol: Symbol) {
        self = .empty
        insert(symbol)
    }

    private mutating func insert(_ symbol: Symbol) {
        let (word, bit) = (Int(symbol.byte >> 6), UInt64(1) << UInt64(symbol.byte & 63))
        if symbol.isEscaped { escaped[word] |= bit } else { plain[word] |= bit }
    }

    package var isEmpty: Bool {
        plain == .zero && escaped == .zero
    }

    package func intersection(_ other: SymbolSet) -> SymbolSet {
        SymbolSet(plain: plain & other.plain, escaped: escaped & other.escaped)
    }

    package func union(_ other: SymbolSet) -> SymbolSet {
        SymbolSet(plain: plain | other.plain, escaped: escaped | other.escaped)
    }

    package func subtracting(_ other: SymbolSet) -> SymbolSet {
        SymbolSet(plain: plain & ~other.plain, escaped: escaped & ~other.escaped)
    }

    /// A few bits that differ for most sets.
    var bits: UInt64 {
        let mixed = (plain &* SIMD4(3, 5, 7, 11)) ^ (escaped &* SIMD4(13, 17, 19, 23))
        return mixed[0] ^ mixed[1] ^ mixed[2] ^ mixed[3]
    }

    package func contains(_ symbol: Symbol) -> Bool {
        (symbol.isEscaped ? escaped : plain)[Int(symbol.byte >> 6)] >> UInt64(symbol.byte & 63) & 1 == 1
    }

    func isSubset(of other: SymbolSet) -> Bool {
        subtracting(other).isEmpty
    }

    /// The plain bytes, escaped.
    package var escapedForms: SymbolSet {
        SymbolSet(plain: .zero, escaped: plain)
    }

    /// The escaped bytes, unescaped.
    package var unescapedForms: SymbolSet {
        SymbolSet(plain: escaped, escaped: .zero)
    }

    /// The plain bytes alone.
    package var plainForms: SymbolSet {
        SymbolSet(plain: plain, escaped: .zero)
    }

    /// The only symbol, if that is a plain byte.
    package var onlyPlainByte: UInt8? {
        guard escaped == .zero else { return nil }
        var only: UInt8?
        for word in 0..<4 where plain[word] != 0 {
            if only != nil || plain[word].nonzeroBitCount > 1 { return nil }
            only = UInt8(word << 6 + plain[word].trailingZeroBitCount)
        }
        return only
    }

    /// The same symbols, and the plain lower-case letters in upper case, which are 32 bits before them.
    var withUppercaseLetters: SymbolSet {
        var plain = plain
        plain[1] |= (plain[1] & Self.smallLetters) >> 32
        return SymbolSet(plain: plain, escaped: escaped)
    }

    static let uppercaseLetters = SymbolSet(plain: Array(UInt8(ascii: "A")...UInt8(ascii: "Z")))

    /// The symbol that reads best in an example; nil if the set is empty.
    package var best: Symbol? {
        Self.best(of: plain).map { Symbol(byte: $0, isEscaped: false) }
            ?? Self.best(of: escaped).map { Symbol(byte: $0, isEscaped: true) }
    }

    /// The one symbol; nil if there is none or more than one.
    var only: Symbol? {
        best.flatMap { SymbolSet($0) == self ? $0 : nil }
    }

    private static func best(of bits: SIMD4<UInt64>) -> UInt8? {
        // A shortcut: most sets have a lowercase letter, and all of those are in the second word.
        let letters = bits[1] & Self.smallLetters
        if letters != 0 { return UInt8(64 + letters.trailingZeroBitCount) }
        return bits == .zero ? nil : preference.first { bits[Int($0 >> 6)] >> UInt64($0 & 63) & 1 == 1 }
    }

    private static let smallLetters = SymbolSet(plain: Array(UInt8(ascii: "a")...UInt8(ascii: "z"))).plain[1]

    /// Letters, then digits, then what a URL can have unescaped, then other bytes. Non-ASCII bytes come last.
    private static let preference: [UInt8] = {
        let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
        let first = letters + Array(UInt8(ascii: "0")...UInt8(ascii: "9")) + Array("-._~!$'()*,;:@+&=".utf8)
        return first + (UInt8.min...UInt8.max).filter { !first.contains($0) }
    }()
}

/// One byte in a part of a URL, as it is spelled.
package struct Symbol: Hashable, Sendable {
    package let byte: UInt8
    package let isEscaped: Bool

    package init(byte: UInt8, isEscaped: Bool) {
        self.byte = byte
        self.isEscaped = isEscaped
    }
}

extension [Symbol] {
    /// A value as it is written.
    init(written text: String) {
        self = Array<UInt8>(text.utf8).map { byte in
            let symbol = Symbol(byte: byte, isEscaped: false)
            return SymbolSet.written.contains(symbol) ? symbol : Symbol(byte: byte, isEscaped: true)
        }
    }

    /// A part of a URL, whose escapes must be well-formed.
    init(urlText: String) {
        let bytes = Array<UInt8>(urlText.utf8)
        self = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = hexadecimalValue(bytes[index + 1]), let low = hexadecimalValue(bytes[index + 2])
            {
                append(Symbol(byte: high << 4 | low, isEscaped: true))
                index += 3
            } else {
                append(Symbol(byte: bytes[index], isEscaped: false))
                index += 1
            }
        }
    }

    /// The part as it appears in a URL.
    package var urlText: String {
        var bytes: [UInt8] = []
        for symbol in self {
            if symbol.isEscaped {
                bytes.appendEscape(of: symbol.byte)
            } else {
                bytes.append(symbol.byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The part's text, decoded.
    var decodedText: String {
        String(decoding: map(\.byte), as: UTF8.self)
    }
}

extension SymbolSet {
    private static let allBytes = Array(UInt8.min...UInt8.max)
    private static let letters = allBytes.filter(isLetterOrDigit)

    /// Every symbol that can appear in a part. Delimiters appear only escaped.
    static func anything(delimiters: String) -> SymbolSet {
        SymbolSet(plain: allBytes, escaped: allBytes).subtracting(SymbolSet(plain: delimiters + "%"))
    }

    /// Plain letters and digits.
    static let lettersAndDigits = SymbolSet(plain: letters)
    /// Escaped letters and digits.
    static let marks = SymbolSet(plain: letters).escapedForms
    /// What a value is written with: unreserved characters plain, all others escaped.
    static let written =
        SymbolSet(plain: allBytes.filter(isUnreserved), escaped: allBytes.filter { !isUnreserved($0) })

    /// The spellings of a decoded byte: plain, and escaped unless that is a mark.
    static func byte(_ byte: UInt8, ignoringCase: Bool = false) -> SymbolSet {
        guard isLetterOrDigit(byte) else { return SymbolSet(plain: [byte], escaped: [byte]) }
        return SymbolSet(plain: ignoringCase && isLetter(byte) ? [byte | 0x20, byte & ~0x20] : [byte])
    }

    /// The plain spellings of a byte: literal text after a parameter is compared without unescaping.
    static func rawByte(_ byte: UInt8, ignoringCase: Bool = false) -> SymbolSet {
        Self.byte(byte, ignoringCase: ignoringCase).plainForms
    }
}

extension String {
    /// Whether some byte of the text, as it is, is in a set.
    func hasByte(in set: SymbolSet) -> Bool {
        !SymbolSet(plain: self).intersection(set).isEmpty
    }
}
