import RouteSpec
import Testing

/// The spans of nodes and parts of scalars in the file.
@Suite struct PlaceTests {
    @Test func everyNodeKnowsItsPlace() throws {
        let source = SourceText(
            path: "routes.yaml",
            text: "\u{FEFF}a: 'b'  # c\nd:\n  - e f \n  - \"g\": [h,\n     i]\nj: k\n")
        let root = try #require(read(source)?.mapping)
        #expect(
            source.text(in: root.span) == "a: 'b'  # c\nd:\n  - e f \n  - \"g\": [h,\n     i]\nj: k"
        )
        #expect(root.entries.map { source.text(in: $0.key.span) } == ["a", "d", "j"])
        #expect(root.entries.map { source.text(in: $0.value.span) }.first == "'b'")
        let list = try #require(root.entries[1].value.list)
        #expect(source.text(in: list.span) == "- e f \n  - \"g\": [h,\n     i]")
        #expect(source.text(in: list.items[0].span) == "e f")
        let entry = try #require(list.items[1].mapping?.entries.first)
        #expect(source.text(in: entry.key.span) == "\"g\"")
        #expect(source.text(in: entry.value.span) == "[h,\n     i]")
        #expect(entry.value.list?.items.map { source.text(in: $0.span) } == ["h", "i"])
        #expect(source.position(at: entry.value.span.start) == SourcePosition(line: 4, column: 10))
    }

    /// A scalar as written, a part of its text, and that part as written.
    @Test(arguments: [
        (#"user/${id}"#, "${id}", "${id}"),
        (#"카페/${id}"#, "${id}", "${id}"),
        (#"'user/${id}'"#, "${id}", "${id}"),
        (#"'it''s ''${id}'''"#, "${id}", "${id}"),
        (#"'it''s'"#, "'", "''"),
        (#"'it''s'"#, "'s", "''s"),
        (#"'it''s'"#, "t'", "t''"),
        (#""a\tb\x41\u00e9c\\""#, "b", "b"),
        (#""a\tb\x41\u00e9c\\""#, "A", #"\x41"#),
        (#""a\tb\x41\u00e9c\\""#, "bAé", #"b\x41\u00e9"#),
        (#""a\tb\x41\u00e9c\\""#, "é", #"\u00e9"#),
        (#""a\tb\x41\u00e9c\\""#, "c\\", #"c\\"#),
        (#""\"${id}\"""#, "${id}", "${id}"),
        (#""\U0001F600${id}""#, "${id}", "${id}"),
    ])
    func aPartOfAScalarKnowsItsPlace(written: String, part: String, writtenPart: String) throws {
        let source = SourceText(path: "routes.yaml", text: "key: \(written) # c")
        let scalar = try #require(read(source)?.mapping?.entries.first?.value.scalar)
        let text = Array(scalar.text.utf8)
        let start = try #require(text.indices.first { text[$0...].starts(with: part.utf8) })
        let span = scalar.span(ofDecoded: start..<start + part.utf8.count)
        #expect(source.text(in: span) == writtenPart)
        let whole = scalar.span(ofDecoded: 0..<text.count)
        let quotes = scalar.style == .plain ? 0 : 1
        #expect(whole == Span(start: scalar.span.start + quotes, end: scalar.span.end - quotes))
    }

    @Test func placesBetweenAndBeyondCharacters() throws {
        let source = SourceText(path: "routes.yaml", text: #"a: "b\u00e9c""#)
        let scalar = try #require(read(source)?.mapping?.entries.first?.value.scalar)
        // The text is b, é (two bytes), and c; in the file, b is at 4, the escape at 5, and c at
        // 11.
        #expect(scalar.span(ofDecoded: 0..<0) == Span(at: 4))
        #expect(scalar.span(ofDecoded: 1..<1) == Span(at: 5))
        #expect(scalar.span(ofDecoded: 1..<2) == Span(start: 5, end: 11))
        #expect(scalar.span(ofDecoded: 2..<3) == Span(start: 5, end: 11))
        #expect(scalar.span(ofDecoded: 2..<4) == Span(start: 5, end: 12))
        #expect(scalar.span(ofDecoded: 3..<3) == Span(at: 11))
        #expect(scalar.span(ofDecoded: 4..<4) == Span(at: 12))
        #expect(scalar.span(ofDecoded: 0..<99) == Span(start: 4, end: 12))
        #expect(scalar.span(ofDecoded: 50..<99) == Span(at: 12))
    }

    private func read(_ source: SourceText) -> Node? {
        var diagnostics = Diagnostics()
        return YAML.parse(source, into: &diagnostics)
    }
}
