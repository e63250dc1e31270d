import RoutePatterns

/// Hashes of names, by which long functions are cut in two at the same place although routes are inserted.
enum NameHashes {
    /// 31 bits of 64-bit FNV-1a, mixed so that similar texts are far apart.
    private static func hash(of text: String) -> UInt32 {
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
