import RoutePatterns

/// Hashes of names, by which generated code distinguishes the cases of a large enum.
///
/// Sequential numbers would change after every route that is inserted. Hashes depend only on their own text, unless two
/// texts collide: a chance of 1 in 30 for a thousand cases.
struct NameHashes {
    private var texts: [UInt32: String] = [:]
    /// How many hexadecimal digits a hash has, at most seven.
    private let digits: Int

    init(digits: Int) {
        self.digits = digits
    }

    /// The text's hash, with all its digits: the same each time, and unique to the text.
    mutating func hexadecimal(of text: String) -> String {
        let most = (UInt32(1) << UInt32(4 * digits)) - 1
        var number = Self.hash(of: text) & most
        // Compared by bytes, because `==` ignores differences in Unicode normalization.
        while let other = texts[number], !other.hasBytes(of: text) { number = (number + 1) & most }
        texts[number] = text
        let hexadecimal = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: digits - hexadecimal.utf8.count) + hexadecimal
    }

    /// 31 bits of 64-bit FNV-1a, mixed so that similar texts are far apart.
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
