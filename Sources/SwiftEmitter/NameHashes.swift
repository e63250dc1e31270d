/// Hashes of names, by which long functions are split, so that a new route seldom moves the places
/// of the splits.
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
        let places = hashes.indices.dropFirst()
        for place in places.sorted(by: { (hashes[$0], $0) < (hashes[$1], $1) }) {
            guard let end = cuts.firstIndex(where: { $0 > place }) else { continue }
            if cuts[end] - cuts[end - 1] > most { cuts.insert(place, at: end) }
        }
        return zip(cuts, cuts.dropFirst()).map { $0..<$1 }
    }
}
