import RouteSpec
import Testing

/// Lines and columns of a file.
@Suite struct SourceTextTests {
    @Test(arguments: [
        ("ab\ncd", 0, 1, 1), ("ab\ncd", 1, 1, 2), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1),
        ("ab\ncd", 5, 2, 3),
        // A carriage return before a line feed belongs to the line break.
        ("ab\r\ncd", 2, 1, 3), ("ab\r\ncd", 3, 1, 3), ("ab\r\ncd", 4, 2, 1),
        // A carriage return alone is a character.
        ("a\rb", 2, 1, 3),
        // Columns count scalars: é has 2 bytes, 한 3, 😀 4, and the family of two is three scalars.
        ("é한😀x", 2, 1, 2), ("é한😀x", 5, 1, 3), ("é한😀x", 9, 1, 4), ("👩‍👧x", 11, 1, 4),
        // An offset in a scalar counts as its start.
        ("é한😀x", 1, 1, 1), ("é한😀x", 4, 1, 2), ("é한😀x", 7, 1, 3),
        // An offset after the file counts as its end; an empty file has one position.
        ("ab\n", 3, 2, 1), ("ab\n", 99, 2, 1), ("ab", -1, 1, 1), ("", 0, 1, 1), ("", 7, 1, 1),
        // A byte order mark isn't a column.
        ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}ab", 0, 1, 1),
        ("\u{FEFF}a\nb", 5, 2, 1),
    ])
    func positionOfAByte(text: String, offset: Int, line: Int, column: Int) {
        let source = SourceText(path: "a", text: text)
        #expect(source.position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test func linesWithoutTheirBreaks() {
        let source = SourceText(path: "a", text: "\u{FEFF}ab\r\n\n c\t\nd")
        let lines = [0, 6, 7, 9, 12, 99].map { source.text(in: source.lineSpan(at: $0)) }
        #expect(lines == ["ab", "ab", "", " c\t", "d", "d"])
        let invalid = SourceText(path: "a", bytes: [0x61, 0xFF, 0x62])
        #expect(invalid.text(in: invalid.lineSpan(at: 0)) == "a\u{FFFD}b")
    }

    @Test func theStartOfAScalar() {
        let source = SourceText(path: "a", text: "é한x")
        #expect((-1...7).map(source.scalarStart) == [0, 0, 0, 2, 2, 2, 5, 6, 6])
        let invalid = SourceText(path: "a", bytes: [0x80, 0x81])
        #expect((0...2).map(invalid.scalarStart) == [0, 0, 2])
    }

    @Test func textOfASpan() {
        let source = SourceText(path: "a", text: "é=한\nx")
        #expect(source.text(in: Span(start: 0, end: 2)) == "é")
        #expect(source.text(in: Span(start: 3, end: 8)) == "한\nx")
        #expect(source.text(in: Span(start: 7, end: 99)) == "x")
        #expect(source.text(in: Span(start: 98, end: 99)) == "")
        #expect(source.text(in: Span(at: 3)) == "")
    }

    @Test func spans() {
        #expect(Span(start: 5, end: 3) == Span(at: 5))
        #expect(Span(start: 2, end: 5).count == 3)
        #expect(
            Span(start: 2, end: 5).joined(with: Span(start: 4, end: 9)) == Span(start: 2, end: 9))
        #expect(Span(start: 4, end: 9).joined(with: Span(at: 1)) == Span(start: 1, end: 9))
    }
}
