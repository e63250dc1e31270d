import RoutePatterns

/// Hashes of names, by which generated code distinguishes cases and patterns.
///
/// Sequential numbers would change after every route that is inserted. Hashes depend only on their own text, unless two
/// texts collide: a chance of 1 in 4,000 for a spec of a thousand routes.
struct NameHashes {
    private var texts: [UInt32: String] = [:]
    /// The most hexadecimal digits of a hash.
    private let digits: Int

    init(digits: Int = 8) {
        self.digits = digits
    }

    /// The text's hash: the same each time, unique to the text, and less than 2³¹ to fit into an Int everywhere.
    mutating func number(of text: String) -> UInt32 {
        let most = UInt32.max >> UInt32(max(32 - 4 * digits, 1))
        var number = Self.hash(of: text) & most
        // Compared by bytes, because `==` ignores differences in Unicode normalization.
        while let other = texts[number], !other.hasBytes(of: text) { number = (number + 1) & most }
        texts[number] = text
        return number
    }

    /// The text's hash, with all its digits.
    mutating func hexadecimal(of text: String) -> String {
        String(number(of: text).hexadecimal.suffix(digits))
    }

    /// The result of `number(of:)` without collisions: 64-bit FNV-1a, mixed so that similar texts are far apart.
    static func hash(of text: String) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return UInt32(((hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 33)
    }

    /// Splits a list into ranges of at most `most` names each.
    ///
    /// The cuts are at the names with the lowest hashes, so inserting a name rarely moves a cut.
    static func ranges(of names: [String], most: Int) -> [Range<Int>] {
        var cuts = [0, names.count]
        let hashes = names.count > most ? names.map(hash) : []
        for index in hashes.indices.dropFirst().sorted(by: { (hashes[$0], $0) < (hashes[$1], $1) }) {
            guard let end = cuts.firstIndex(where: { $0 > index }), cuts[end] - cuts[end - 1] > most else { continue }
            cuts.insert(index, at: end)
        }
        return zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    }
}

extension UInt32 {
    /// Eight hexadecimal digits: for a literal after `0x`, or for part of a name.
    var hexadecimal: String {
        String(unsafeUninitializedCapacity: 8) { digits in
            for index in 0..<8 {
                let digit = UInt8(truncatingIfNeeded: self >> (28 - 4 * index) & 0xF)
                digits[index] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
            }
            return 8
        }
    }
}
