/// A range of a source file, as byte offsets into its UTF-8 text.
///
/// `end` is the offset after the last byte. An empty span is a position between two bytes.
package struct Span: Hashable, Sendable {
    /// The offset of the first byte.
    package let start: Int
    /// The offset after the last byte; never less than `start`.
    package let end: Int
    /// The file's index in its compilation: 0 for the spec, then the specs that it mounts, in the
    /// order in which they are first mounted.
    package let file: Int

    /// Makes a span; an `end` before `start` gives an empty span at `start`.
    package init(start: Int, end: Int, in file: Int = 0) {
        self.start = start
        self.end = max(start, end)
        self.file = file
    }

    /// The empty span at an offset.
    package init(at offset: Int) {
        self.init(start: offset, end: offset)
    }

    /// The number of bytes.
    package var count: Int { end - start }

    /// The empty span at the start.
    var beginning: Span { Span(start: start, end: start, in: file) }

    /// Compares files by index, then starts by offset.
    func starts(before other: Span) -> Bool {
        (file, start) < (other.file, other.start)
    }

    /// Whether another span is within this one.
    package func contains(_ other: Span) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }

    /// The smallest span that contains this one and another of the same file.
    package func joined(with other: Span) -> Span {
        Span(start: min(start, other.start), end: max(end, other.end), in: file)
    }
}
