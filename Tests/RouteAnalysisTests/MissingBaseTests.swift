import RouteSpec
import RouteTestSupport
import Testing

@Suite("Patterns without a base (Semantics, section 1)")
struct MissingBaseTests {
    private func lines(_ text: String, notesOverlaps: Bool = true) -> [String] {
        Checked(text, notesOverlaps: notesOverlaps).lines
    }

    /// All of a host that can't have parameters is marked.
    @Test func aHostWhereTheFirstSegmentIsTheAuthority() throws {
        let text = "scheme: m\nroutes:\n  a: a\n  b: m://${h}.w/x\n"
        let diagnostics = Checked(text).compilation.diagnostics.sorted
        let diagnostic = try #require(diagnostics.first { $0.rule == .badBase }, "\(diagnostics)")
        #expect(SourceText(path: "routes.yaml", text: text).text(in: diagnostic.span) == "${h}.w")
    }

    @Test func aSpecWithoutABase() {
        let text = "routes:\n  help: https://h/help\n  home: 1️⃣home\n  user: user\n"
        let lines = lines(text)
        #expect(
            lines.filter { $0.hasPrefix("1️⃣") || $0.contains("help: add") }.agree(with: [
                "1️⃣ note: without a … [no-base]",
                "  help: add …",
            ]))
        #expect(self.lines(text, notesOverlaps: false) == [])
        #expect(self.lines("routes:\n  help: https://h/help\n") == [])
    }
}
