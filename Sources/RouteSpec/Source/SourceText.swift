/// The text of one file, with the path that diagnostics show.
///
/// The bytes might not be UTF-8: the parser reports that. Lines end at LF; a CR before it belongs
/// to the line break.
package struct SourceText: Sendable {
    /// The path as text output shows it.
    package let path: String
    /// The path as JSON and Markdown show it: relative to the repository, if there is one, so that
    /// it means the same on every machine.
    package let pathInRepository: String
    /// The bytes of the file, including a byte order mark.
    package let bytes: [UInt8]
    /// The file's index in its compilation, as in its spans.
    package var file = 0
    /// The offset of the first byte of each line, after a byte order mark.
    private let lineStarts: [Int]

    /// Makes a source from the bytes of a file. Finds the lines: linear in the number of bytes.
    ///
    /// - Parameter pathInRepository: The path relative to the repository; nil to use `path`.
    package init(path: String, pathInRepository: String? = nil, bytes: [UInt8]) {
        self.path = path
        self.pathInRepository = pathInRepository ?? path
        self.bytes = bytes
        var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            starts.append(offset + 1)
        }
        lineStarts = starts
    }

    /// Makes a source from text.
    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The number of bytes of the byte order mark: 3 or 0.
    package var byteOrderMarkCount: Int { lineStarts[0] }

    /// The line and column of a byte.
    ///
    /// An offset outside the file is clamped; one inside a scalar counts as the scalar's start,
    /// and one inside a line break as the end of the line. Logarithmic in the number of lines,
    /// linear in the length of the line.
    package func position(at offset: Int) -> SourcePosition {
        let line = lineIndex(at: offset)
        let start = lineStarts[line]
        let end = min(max(offset, start), lineBytes(line + 1).endIndex)
        let isInsideScalar = end < bytes.count && end > start && UTF8.isContinuation(bytes[end])
        let count = bytes[start..<end].count { !UTF8.isContinuation($0) }
        return SourcePosition(line: line + 1, column: isInsideScalar ? count : count + 1)
    }

    /// The line that contains an offset, without its line break.
    package func lineSpan(at offset: Int) -> Span {
        let line = lineBytes(lineIndex(at: offset) + 1)
        return span(start: line.startIndex, end: line.endIndex)
    }

    /// A span of this file.
    func span(start: Int, end: Int) -> Span { Span(start: start, end: end, in: file) }

    /// The empty span at an offset of this file.
    func span(at offset: Int) -> Span { span(start: offset, end: offset) }

    /// The start of the scalar that contains the byte at an offset.
    package func scalarStart(at offset: Int) -> Int {
        var start = min(max(offset, 0), bytes.count)
        while start > 0, start < bytes.count, UTF8.isContinuation(bytes[start]) { start -= 1 }
        return start
    }

    /// The index of the line that contains an offset, from 0.
    private func lineIndex(at offset: Int) -> Int {
        let offset = min(max(offset, lineStarts[0]), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset {
                low = middle
            } else {
                high = middle
            }
        }
        return low
    }

    /// The text of a span, for messages; bytes that aren't UTF-8 become U+FFFD.
    package func text(in span: Span) -> String {
        let start = min(max(span.start, 0), bytes.count)
        return String(
            decoding: bytes[start..<min(max(span.end, start), bytes.count)], as: UTF8.self)
    }

    var lineCount: Int { lineStarts.count }

    /// The bytes of a line without its line break, at
    /// their offsets. None if there is no such line.
    func lineBytes(_ number: Int) -> ArraySlice<UInt8> {
        guard lineStarts.indices.contains(number - 1) else { return [] }
        let start = lineStarts[number - 1]
        guard number < lineStarts.count else { return bytes[start...] }
        var end = lineStarts[number] - 1
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return bytes[start..<end]
    }

    /// The encoding that a byte order mark names, if it isn't UTF-8.
    package static func wideEncoding(of bytes: [UInt8]) -> String? {
        func starts(with mark: UInt8...) -> Bool { bytes.starts(with: mark) }
        // First UTF-32: one of its marks begins with one of UTF-16.
        if starts(with: 0xFF, 0xFE, 0, 0) || starts(with: 0, 0, 0xFE, 0xFF) { return "UTF-32" }
        return starts(with: 0xFF, 0xFE) || starts(with: 0xFE, 0xFF) ? "UTF-16" : nil
    }
}

extension [SourceText] {
    /// Where a span of a compilation's files starts.
    package func location(of span: Span) -> FileLocation {
        let source = self[span.file]
        return FileLocation(source: source, position: source.position(at: span.start))
    }
}
