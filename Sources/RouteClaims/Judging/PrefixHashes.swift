/// The hashes of what a text begins with, for each length.
struct PrefixHashes {
    private let hashes: [UInt64]

    init(_ text: some Sequence<UInt32>) {
        // FNV-1a: a step needs only the hash before it.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var hashes = [hash]
        for scalar in text {
            hash = (hash ^ UInt64(scalar)) &* 0x0100_0000_01b3
            hashes.append(hash)
        }
        self.hashes = hashes
    }

    /// The hash of the first characters.
    subscript(count: Int) -> UInt64 { hashes[count] }
}
