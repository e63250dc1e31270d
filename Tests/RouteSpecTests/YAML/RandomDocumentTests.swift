import RouteSpec
import RouteTestSupport
import SeededRandom
import Testing

/// Laws of the parser, on random text.
@Suite struct RandomDocumentTests {
    /// For every file: no trap, an error if there is no tree, and locations in the file.
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func noTextTraps(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var readCount = 0
        for _ in 0..<2_000 {
            let count = Int.random(in: 1...14, using: &generator)
            let yaml = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
                .joined()
            var diagnostics = Diagnostics()
            let source = SourceText(path: "routes.yaml", text: yaml)
            let node = YAML.parse(source, into: &diagnostics)
            if let node {
                readCount += 1
                checkPlaces(of: node, in: source)
            } else {
                #expect(diagnostics.hasErrors, "\(yaml.debugDescription)")
            }
            for diagnostic in diagnostics.sorted {
                #expect(diagnostic.span.start >= 0 && diagnostic.span.end <= source.bytes.count)
            }
        }
        // Enough of the texts are valid documents for the law to mean something.
        #expect(readCount > 100)
    }

    /// Any text can be written in quotes and read back, with the right offset of every byte.
    @Test func everyTextCanBeQuoted() throws {
        var generator = SeededGenerator(seed: 42)
        for _ in 0..<2_000 {
            let scalars = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                Self.characters.randomElement(using: &generator) ?? "a"
            }
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            let written = "\"" + scalars.map { escaped($0, using: &generator) }.joined() + "\""
            let source = SourceText(path: "routes.yaml", text: "key: \(written)")
            var diagnostics = Diagnostics()
            let scalar = try #require(
                YAML.parse(source, into: &diagnostics)?.mapping?.entries.first?.value.scalar)
            #expect(Array(scalar.text.utf8) == Array(text.utf8), "\(written)")
            checkPlaces(of: .scalar(scalar), in: source)
        }
    }

    /// Checks that every unescaped part of a scalar is at its offset.
    private func checkPlaces(of node: Node, in source: SourceText) {
        switch node {
        case .list(let list): list.items.forEach { checkPlaces(of: $0, in: source) }
        case .mapping(let mapping):
            for entry in mapping.entries {
                checkPlaces(of: .scalar(entry.key), in: source)
                checkPlaces(of: entry.value, in: source)
            }
        case .scalar(let scalar):
            let text = Array(scalar.text.utf8)
            var end = scalar.span(ofDecoded: 0..<0).start
            for offset in text.indices {
                let span = scalar.span(ofDecoded: offset..<offset + 1)
                // A byte follows the one before it, or belongs to the same escape.
                #expect(
                    span.start == end || (offset > 0 && span.end == end), "\(scalar.text) \(offset)"
                )
                #expect(
                    span.count > 1 || source.bytes[span.start] == text[offset],
                    "\(scalar.text) \(offset)")
                end = span.end
            }
        }
    }

    private func escaped(_ scalar: Unicode.Scalar, using generator: inout SeededGenerator) -> String
    {
        let hex = String(scalar.value, radix: 16)
        let isPlain =
            scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
            && !scalar.properties.isWhitespace
        if isPlain, scalar.value < 0x7F || scalar.value > 0xA0, scalar.value != 0xFEFF,
            Bool.random(using: &generator)
        {
            return String(scalar)
        }
        if scalar.value < 0x100, Bool.random(using: &generator) {
            return "\\x" + padded(hex, to: 2)
        }
        return scalar.value < 0x10000 ? "\\u" + padded(hex, to: 4) : "\\U" + padded(hex, to: 8)
    }

    private func padded(_ digits: String, to count: Int) -> String {
        String(repeating: "0", count: count - digits.count) + digits
    }

    private static let characters: [Unicode.Scalar] = [
        "a", " ", "\"", "\\", "'", "\n", "\t", "\0", "#", ":", "é", "\u{301}", "한", "😀", "\u{85}",
        "\u{2028}",
        "\u{FEFF}",
        "\u{10FFFF}", "\u{7F}", "\u{1B}", "x", "0", "$", "{", "}",
    ]

    private static let pieces: [String] = [
        "a", "b", "key", "- ", "-", ": ", ":", "\n", "\n", "\n  ", "\n ", "\n- ", "\n  - ", "#",
        " # c", " ", "\"", "'",
        "'x'", "\"y\"", "[", "]", ", ", ",", "a: b", "k:", "${id}", "user/", "{", "}", "?", "&",
        "*", "|", ">", "%",
        "@", "\\", "\t", "...", "---", "\n---\n", "\r\n", "\r", "é", "<<", "\"\"", "''", "'it''s'",
        "\"\\u263a\"",
        "x: ",
        "z:\n  ", "z:\n- ", "[a, b]", "[a,\n b]", "`", "~", "\u{FEFF}", "\u{7}",
    ]
}
