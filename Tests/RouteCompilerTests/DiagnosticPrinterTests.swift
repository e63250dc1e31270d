import RouteSpec
import Testing

@testable import RouteCompiler
@testable import RouteMessages

@Suite struct DiagnosticPrinterTests {
    private let source = SourceText(
        path: "/a b/routes.yaml", text: "routes:\n\tüser: 한글/${id}  # 😀\n  x: y\n")
    private let diagnostics: Diagnostics = {
        var diagnostics = Diagnostics()
        diagnostics.append(
            Diagnostic(
                .unreachable, "every URL that matches this pattern opens 'x' first",
                at: Span(start: 16, end: 28),
                notes: [Diagnostic.Note("'x' matches a://b/c", at: Span(start: 39, end: 40))],
                help: "remove \"x\""))
        diagnostics.append(
            Diagnostic(.ambiguousQuery, "two\nlines\u{1B}[0m", at: Span(start: 0, end: 12)))
        diagnostics.append(Diagnostic(.overlap, "at the end", at: Span(at: 44)))
        return diagnostics
    }()

    @Test func plainFormIsWhatEditorsRead() {
        #expect(
            DiagnosticPrinter(sources: [source]).plain(diagnostics) == """
                /a b/routes.yaml:1:1: warning: two\\u{A}lines\\u{1B}[0m [ambiguous-query]
                /a b/routes.yaml:2:8: error: every URL that matches this pattern opens 'x' first [unreachable]
                /a b/routes.yaml:3:3: note: 'x' matches a://b/c
                /a b/routes.yaml:2:8: note: remove "x"
                /a b/routes.yaml:4:1: note: at the end [overlap]

                """)
    }

    @Test func fullFormShowsTheLines() {
        #expect(
            DiagnosticPrinter(sources: [source]).full(diagnostics) == """
                /a b/routes.yaml:1:1: warning: two\\u{A}lines\\u{1B}[0m [ambiguous-query]
                routes:
                ^~~~~~~
                /a b/routes.yaml:2:8: error: every URL that matches this pattern opens 'x' first [unreachable]
                \tüser: 한글/${id}  # 😀
                \t      ^~~~~~~~~~
                /a b/routes.yaml:3:3: note: 'x' matches a://b/c
                  x: y
                  ^
                help: remove "x"
                /a b/routes.yaml:4:1: note: at the end [overlap]

                ^

                """)
    }

    /// GitHub Actions runs a line of a log as a command if it begins with '::', after white space,
    /// or has '##['.
    @Test(arguments: [
        ("::error::x", "\u{FFFD}:error::x"),
        (" \t\u{3000}::debug::x", " \t\u{3000}\u{FFFD}:debug::x"),
        ("\u{B}::error::x", "\u{FFFD}::error::x"),
        ("a ##[error]x ###[group]", "a #\u{FFFD}[error]x ##\u{FFFD}[group]"),
        ("a::b #[x] # #[y]", "a::b #[x] # #[y]"),
    ])
    func aSourceLineIsNoCommand(line: String, shown: String) {
        let source = SourceText(path: "::error::.yaml", text: line)
        var diagnostics = Diagnostics()
        diagnostics.append(Diagnostic(.overlap, "::x ##[error]", at: Span(start: 0, end: 1)))
        let text = DiagnosticPrinter(sources: [source]).full(diagnostics)
        #expect(
            text == """
                \\u{3A}:error::.yaml:1:1: note: \\u{3A}:x #\\u{23}[error] [overlap]
                \(shown)
                ^

                """)
        let json = DiagnosticPrinter(sources: [source]).json(diagnostics)
        #expect(json.contains(#""message":"::x ##\u005berror]""#), "\(json)")
    }

    @Test func colorChangesNothingButColor() {
        let printer = DiagnosticPrinter(sources: [source])
        let colored = printer.full(diagnostics, style: .colored)
        #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mevery URL"))
        #expect(colored.contains("\u{1B}[1;35mwarning:\u{1B}[0m "))
        #expect(colored.contains("\u{1B}[1;32m^~~~~~~~~~\u{1B}[0m\n"))
        let codes = ["0", "1", "1;31", "1;32", "1;35", "1;36"]
        let plain = codes.reduce(colored) { $0.replacing("\u{1B}[\($1)m", with: "") }
        #expect(plain == printer.full(diagnostics))
    }

    @Test func jsonFormHasOneObjectALine() {
        let expected = """
            {"file":"/a b/routes.yaml","line":1,"column":1,"endLine":2,"endColumn":4,"severity":"warning",\
            "rule":"ambiguous-query","message":"two\\nlines\\u001b[0m","help":null,"notes":[]}
            {"file":"/a b/routes.yaml","line":2,"column":8,"endLine":2,"endColumn":16,"severity":"error",\
            "rule":"unreachable","message":"every URL that matches this pattern opens 'x' first","help":"remove \\"x\\"",\
            "notes":[{"file":"/a b/routes.yaml","line":3,"column":3,"endLine":3,"endColumn":4,"message":"'x' matches a://b/c"}]}
            {"file":"/a b/routes.yaml","line":4,"column":1,"endLine":4,"endColumn":1,"severity":"note",\
            "rule":"overlap","message":"at the end","help":null,"notes":[]}

            """
        #expect(DiagnosticPrinter(sources: [source]).json(diagnostics) == expected)
    }

    @Test func nothingIsPrintedForNothing() {
        let printer = DiagnosticPrinter(sources: [source])
        #expect(printer.plain(Diagnostics()) == "" && printer.full(Diagnostics()) == "")
        #expect(printer.json(Diagnostics()) == "")
    }

    /// The text, the marked part, and the line with the caret.
    @Test(arguments: [
        ("a b", "b", "  ^"), ("a bcd e", "bcd", "  ^~~"), ("\ta\tb", "b", "\t \t^"),
        ("日本 x", "x", "     ^"),
        ("日本 x", "本", "  ^~"), ("e\u{301}x", "x", " ^"), ("😀😀x", "😀", "^~"), ("한x", "x", "  ^"),
        ("ｘx", "x", "  ^"), ("ﾊx", "x", " ^"), ("a\u{200B}x", "x", "  ^"), ("\u{1B}x", "x", " ^"),
    ])
    func theCaretIsUnderTheSpan(text: String, part: String, caret: String) throws {
        let bytes = Array(text.utf8)
        let start = try #require(bytes.indices.first { bytes[$0...].starts(with: part.utf8) })
        var diagnostics = Diagnostics()
        diagnostics.append(
            Diagnostic(.badName, "m", at: Span(start: start, end: start + part.utf8.count)))
        let full = DiagnosticPrinter(sources: [SourceText(path: "a", text: text)]).full(diagnostics)
        #expect(full.split(separator: "\n").last.map(String.init) == caret)
        #expect(!full.contains("\u{1B}"))
    }

    @Test func aLongLineIsCutAroundTheSpan() {
        let text = String(repeating: "a", count: 500) + "bcd" + String(repeating: "e", count: 500)
        var diagnostics = Diagnostics()
        diagnostics.append(Diagnostic(.badName, "m", at: Span(start: 500, end: 503)))
        let lines = DiagnosticPrinter(sources: [SourceText(path: "a", text: text)]).full(
            diagnostics
        ).split(
            separator: "\n")
        let before = String(repeating: "a", count: 100)
        #expect(lines[1] == "…\(before)bcd\(String(repeating: "e", count: 97))…")
        #expect(lines[2] == "\(String(repeating: " ", count: 101))^~~")
    }

    /// ASCII lines are cut by bytes, others by characters, with the same excerpts.
    @Test(arguments: [
        (0, 3), (0, 600), (99, 101), (100, 200), (101, 401), (250, 250), (498, 500), (500, 500),
    ])
    func aLineIsCutTheSameForAllCharacters(start: Int, end: Int) {
        func excerpt(_ character: Character) -> [String] {
            let line = String(repeating: character, count: 500)
            let size = String(character).utf8.count
            let source = SourceText(path: "a", text: line + "\n" + line)
            let excerpt = SourceExcerpt(
                of: Span(start: start * size, end: min(end, 500) * size), in: source)
            return [
                excerpt.line.replacing(String(character), with: "x"), excerpt.indentation,
                excerpt.underline,
            ]
        }
        #expect(excerpt("a") == excerpt("é"))
    }
}
