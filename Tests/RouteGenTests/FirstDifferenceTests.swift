import Testing

@testable import RouteCompiler

@testable import routegen

@Suite("The first line that differs")
struct FirstDifferenceTests {
    private static let long = String(repeating: "a", count: 300)

    @Test(arguments: [
        ("a\nb\n", "a\nc\n", "f:2:|- b|+ c"), ("", "x\n", "f:1:|- |+ x"),
        ("x\ny\n", "x\n", "f:2:|- y|+ "),
        ("x", "x\n", "f:2:|- |+ "), ("x\r\n", "x\n", "f:1:|- x\\u{D}|+ x"),
        ("\u{E9}\n", "e\u{301}\n", "f:1:|- \u{E9}|+ e\u{301}"),
        ("a\u{202E}\n", "\n", "f:1:|- a\\u{202E}|+ "),
        (
            long + "b" + long + "\n", long + "c\n",
            "f:1:|- …" + String(repeating: "a", count: 100) + "b"
                + String(repeating: "a", count: 99) + "…|+ …"
                + String(repeating: "a", count: 100) + "c"
        ),
        (
            String(repeating: "é", count: 300) + "b\n", String(repeating: "é", count: 300) + "c\n",
            "f:1:|- …" + String(repeating: "é", count: 100) + "b|+ …"
                + String(repeating: "é", count: 100) + "c"
        ),
    ])
    func itIsShownInBothTexts(old: String, new: String, lines: String) throws {
        let difference = try #require(FirstDifference(from: old, to: new))
        #expect(
            difference.lines(of: "f", .plain).joined(separator: "|").utf8.elementsEqual(lines.utf8))
        #expect(FirstDifference(from: old, to: old)?.line == nil)
    }

    @Test func colors() throws {
        let difference = try #require(FirstDifference(from: "a\n", to: "b\n"))
        #expect(
            difference.lines(of: "f", .colored)
                == ["\u{1B}[1mf:1:\u{1B}[0m", "\u{1B}[1;31m- a\u{1B}[0m", "\u{1B}[32m+ b\u{1B}[0m"])
    }
}
