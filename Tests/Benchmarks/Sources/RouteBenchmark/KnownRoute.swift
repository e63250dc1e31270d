/// A text whose route and values' offsets are known, so that only the values and the route remain
/// to be made.
struct KnownRoute {
    let text: String
    /// The index of the pattern in the spec.
    let number: Int
    /// The byte offsets of the values, at most four.
    private var starts = SIMD4<Int>()
    private var ends = SIMD4<Int>()

    /// - Parameters:
    ///   - text: A path.
    ///   - number: The index of its pattern in the spec.
    ///   - pattern: Literals and parameters, each a whole segment.
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
            String(
                decoding: UnsafeBufferPointer(rebasing: bytes[starts[value]..<ends[value]]),
                as: UTF8.self)
        } ?? ""
    }
}
