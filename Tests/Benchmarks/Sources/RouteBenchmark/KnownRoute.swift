/// A text whose route and values are known: what is left of reading is making the values and the route.
struct KnownRoute {
    let text: String
    /// The number of the pattern in the spec.
    let number: Int
    /// Where the values are, in bytes; at most four.
    private var starts = SIMD4<Int>()
    private var ends = SIMD4<Int>()

    /// - Parameters:
    ///   - text: a path.
    ///   - number: the number of its pattern in the spec.
    ///   - pattern: literals and parameters, each a whole segment.
    init(_ text: String, number: Int, pattern: String) {
        self.text = text
        self.number = number
        var (start, count) = (0, 0)
        for (value, segment) in zip(text.split(separator: "/"), pattern.split(separator: "/")) {
            let end = start + value.utf8.count
            if segment.hasPrefix("$") {
                (starts[count], ends[count]) = (start, end)
                count += 1
            }
            start = end + 1
        }
    }

    /// The text of a value.
    @inline(__always)
    func string(_ value: Int) -> String {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            String(decoding: UnsafeBufferPointer(rebasing: bytes[starts[value]..<ends[value]]), as: UTF8.self)
        } ?? ""
    }
}
