/// A range of a source file, as byte offsets into its UTF-8 text.
///
/// `end` is the offset after the last byte. An empty span is a position between two bytes.
package struct Span: Hashable, Sendable {
    /// The offset of the first byte.
    package let start: Int
    /// The offset after the last byte; never less than `start`.
    package let end: Int

    /// Makes a span; an `end` before `start` gives an empty span at `start`.
    package init(start: Int, end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// The empty span at an offset.
    package init(at offset: Int) {
        self.init(start: offset, end: offset)
    }

    /// The number of bytes.
    package var count: Int { end - start }

    /// Whether another span is within this one.
    package func contains(_ other: Span) -> Bool {
        start <= other.start && other.end <= end
    }

    /// The span with both offsets moved.
    package func shifted(by distance: Int) -> Span {
        Span(start: start + distance, end: end + distance)
    }

    /// The smallest span that contains this one and another.
    package func joined(with other: Span) -> Span {
        Span(start: min(start, other.start), end: max(end, other.end))
    }
}
