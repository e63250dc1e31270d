import RouteRuntime

/// A set of symbols, each of which is one way to spell a byte in a URL: plain or escaped.
///
/// Texts are words over these symbols, and what matches a pattern is a regular set of such words.
package struct SymbolSet: Hashable, Sendable {
    /// The bytes that appear plain.
    private let plain: ByteSet
    /// The bytes that appear escaped.
    private let escaped: ByteSet

    package static let empty = SymbolSet(plain: .empty, escaped: .empty)

    private init(plain: ByteSet, escaped: ByteSet) {
        self.plain = plain
        self.escaped = escaped
    }

    package init(plain bytes: [UInt8], escaped escapedBytes: [UInt8] = []) {
        self.init(plain: ByteSet(bytes), escaped: ByteSet(escapedBytes))
    }

    /// The bytes of a text, plain.
    package init(plain text: String) {
        self.init(plain: Array(text.utf8))
    }

    /// A set of one symbol.
    init(_ symbol: Symbol) {
        let byte = ByteSet([symbol.byte])
        self.init(plain: symbol.isEscaped ? .empty : byte, escaped: symbol.isEscaped ? byte : .empty)
    }

    package var isEmpty: Bool {
        plain.isEmpty && escaped.isEmpty
    }

    package func intersection(_ other: SymbolSet) -> SymbolSet {
        SymbolSet(plain: plain.intersection(other.plain), escaped: escaped.intersection(other.escaped))
    }

    package func union(_ other: SymbolSet) -> SymbolSet {
        SymbolSet(plain: plain.union(other.plain), escaped: escaped.union(other.escaped))
    }

    package func subtracting(_ other: SymbolSet) -> SymbolSet {
        SymbolSet(plain: plain.subtracting(other.plain), escaped: escaped.subtracting(other.escaped))
    }

    /// A fast hash.
    var bits: UInt64 {
        plain.bits ^ escaped.bits &* 13
    }

    package func contains(_ symbol: Symbol) -> Bool {
        (symbol.isEscaped ? escaped : plain).contains(symbol.byte)
    }

    func isSubset(of other: SymbolSet) -> Bool {
        subtracting(other).isEmpty
    }

    /// The plain bytes, escaped.
    package var escapedForms: SymbolSet {
        SymbolSet(plain: .empty, escaped: plain)
    }

    /// The escaped bytes, unescaped.
    package var unescapedForms: SymbolSet {
        SymbolSet(plain: escaped, escaped: .empty)
    }

    /// The plain bytes alone.
    package var plainForms: SymbolSet {
        SymbolSet(plain: plain, escaped: .empty)
    }

    /// The only symbol, if that is a plain byte.
    package var onlyPlainByte: UInt8? {
        escaped.isEmpty && plain.count == 1 ? plain.smallest : nil
    }

    /// The same symbols, and the uppercase forms of plain lowercase letters.
    var withUppercaseLetters: SymbolSet {
        SymbolSet(plain: plain.withUppercaseLetters, escaped: escaped)
    }

    static let uppercaseLetters = SymbolSet(plain: Array(UInt8(ascii: "A")...UInt8(ascii: "Z")))

    /// The symbol that reads best in an example; nil if the set is empty.
    package var best: Symbol? {
        plain.best.map { Symbol(byte: $0, isEscaped: false) } ?? escaped.best.map { Symbol(byte: $0, isEscaped: true) }
    }
}

/// A byte of a URL, plain or escaped.
package struct Symbol: Hashable, Sendable {
    package let byte: UInt8
    package let isEscaped: Bool

    package init(byte: UInt8, isEscaped: Bool) {
        self.byte = byte
        self.isEscaped = isEscaped
    }
}

extension [Symbol] {
    /// The symbols of a value, escaped as in URLs that are written.
    init(written text: String) {
        self = Array<UInt8>(text.utf8).map { byte in
            let symbol = Symbol(byte: byte, isEscaped: false)
            return SymbolSet.written.contains(symbol) ? symbol : Symbol(byte: byte, isEscaped: true)
        }
    }

    /// The symbols of text from a URL. Its escapes must be well-formed.
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

    /// The text as it appears in a URL.
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
}

extension SymbolSet {
    private static let allBytes = Array(UInt8.min...UInt8.max)
    private static let letters = allBytes.filter(isLetterOrDigit)

    /// Every symbol that can appear between the delimiters. Delimiters themselves appear only escaped.
    static func anything(delimiters: String) -> SymbolSet {
        SymbolSet(plain: allBytes, escaped: allBytes).subtracting(SymbolSet(plain: delimiters + "%"))
    }

    /// Plain letters and digits.
    static let lettersAndDigits = SymbolSet(plain: letters)
    /// Escaped letters and digits.
    static let escapedLetters = SymbolSet(plain: letters).escapedForms
    /// The symbols that values are written with: unreserved characters plain, all others escaped.
    static let written =
        SymbolSet(plain: allBytes.filter(isUnreserved), escaped: allBytes.filter { !isUnreserved($0) })

    /// The spellings of a decoded byte: plain, and escaped unless it is a letter or a digit.
    static func byte(_ byte: UInt8, ignoringCase: Bool = false) -> SymbolSet {
        guard isLetterOrDigit(byte) else { return SymbolSet(plain: [byte], escaped: [byte]) }
        return SymbolSet(plain: ignoringCase && isLetter(byte) ? [byte | 0x20, byte & ~0x20] : [byte])
    }
}
