/// A set of bytes, a bit for each.
///
/// Four words and not one SIMD vector: consumers' builds compile this without optimization, where each operation on a
/// vector is several calls of generic code.
struct ByteSet: Hashable, Sendable {
    /// The bits of the bytes 0 to 63, 64 to 127, 128 to 191, and 192 to 255.
    private var first: UInt64
    private var second: UInt64
    private var third: UInt64
    private var fourth: UInt64

    static let empty = ByteSet(first: 0, second: 0, third: 0, fourth: 0)

    private init(first: UInt64, second: UInt64, third: UInt64, fourth: UInt64) {
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
    }

    init(_ bytes: [UInt8]) {
        self = .empty
        for byte in bytes { insert(byte) }
    }

    mutating func insert(_ byte: UInt8) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: first |= bit
        case 1: second |= bit
        case 2: third |= bit
        default: fourth |= bit
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        word(of: byte) >> UInt64(byte & 63) & 1 == 1
    }

    private func word(of byte: UInt8) -> UInt64 {
        switch byte >> 6 {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
    }

    var isEmpty: Bool {
        first | second | third | fourth == 0
    }

    var count: Int {
        first.nonzeroBitCount + second.nonzeroBitCount + third.nonzeroBitCount + fourth.nonzeroBitCount
    }

    /// The smallest byte; nil if the set is empty.
    var smallest: UInt8? {
        if first != 0 { return UInt8(first.trailingZeroBitCount) }
        if second != 0 { return UInt8(64 + second.trailingZeroBitCount) }
        if third != 0 { return UInt8(128 + third.trailingZeroBitCount) }
        return fourth != 0 ? UInt8(192 + fourth.trailingZeroBitCount) : nil
    }

    func intersection(_ other: ByteSet) -> ByteSet {
        ByteSet(
            first: first & other.first, second: second & other.second, third: third & other.third,
            fourth: fourth & other.fourth)
    }

    func union(_ other: ByteSet) -> ByteSet {
        ByteSet(
            first: first | other.first, second: second | other.second, third: third | other.third,
            fourth: fourth | other.fourth)
    }

    func subtracting(_ other: ByteSet) -> ByteSet {
        ByteSet(
            first: first & ~other.first, second: second & ~other.second, third: third & ~other.third,
            fourth: fourth & ~other.fourth)
    }

    /// The same bytes, and the uppercase forms of lowercase letters, which are 32 bits before them.
    var withUppercaseLetters: ByteSet {
        var result = self
        result.second |= (second & ByteSet.lowercaseLetters.second) >> 32
        return result
    }

    static let lowercaseLetters = ByteSet(Array(UInt8(ascii: "a")...UInt8(ascii: "z")))

    /// The byte that reads best in an example; nil if the set is empty.
    var best: UInt8? {
        // A shortcut: most sets have a lowercase letter.
        if let letter = intersection(.lowercaseLetters).smallest { return letter }
        return isEmpty ? nil : Self.preference.first(where: contains)
    }

    /// Letters, then digits, then what a URL can have unescaped, then other bytes. Non-ASCII bytes come last.
    private static let preference: [UInt8] = {
        let letters = Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
        let first = letters + Array(UInt8(ascii: "0")...UInt8(ascii: "9")) + Array("-._~!$'()*,;:@+&=".utf8)
        return first + (UInt8.min...UInt8.max).filter { !first.contains($0) }
    }()

    /// A fast hash.
    var bits: UInt64 {
        first &* 3 ^ second &* 5 ^ third &* 7 ^ fourth &* 11
    }
}
