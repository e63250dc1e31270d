/// A place in a walk along a path.
struct PathPlace {
    /// The segments that nothing but a rest has taken.
    private(set) var segments: Range<Int>
    /// Whether the walk has begun a rest. What follows is compared from the last segment on.
    var isBehindRest = false

    init(segments: Range<Int>) {
        self.segments = segments
    }

    /// Whether a path that ends here is matched.
    var isEnd: Bool { isBehindRest || segments.isEmpty }

    /// The segment that is compared next; nil if there is none.
    var next: Int? { isBehindRest ? segments.last : segments.first }

    /// Where a rest that begins here ends, before so many segments; nil if there are fewer.
    func endOfRest(before count: Int) -> Int? {
        segments.count < count ? nil : segments.upperBound - count
    }

    mutating func moveOn() {
        segments = isBehindRest ? segments.dropLast() : segments.dropFirst()
    }
}
