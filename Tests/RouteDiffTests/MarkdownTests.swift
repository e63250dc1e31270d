import Testing

@testable import RouteCompiler
@testable import RouteDiff
@testable import RouteSpec

@Suite struct MarkdownTests {
    /// CommonMark 0.31 (6.1) and GitHub's tables render the right side as the left side.
    @Test(arguments: [
        ("https://example.com/a_b*c~d", "`https://example.com/a_b*c~d`"),
        ("m://h/a`b", "`` m://h/a`b ``"),
        ("m://h/`", "`` m://h/` ``"),
        ("m://h/a`b``c", "``` m://h/a`b``c ```"),
        ("m://h/a``b", "` m://h/a``b `"),
        (" a", "` a`"),
        ("a|b", "`a\\|b`"),
        ("a\\b", "`a\\b`"),
        ("a\nb\u{202E}", "`a\\u{A}b\\u{202E}`"),
        ("::x ##[y]", "`::x #\\u{23}[y]`"),
    ])
    func codeSpans(text: String, markdown: String) {
        #expect(MarkdownCode.span(text) == markdown)
    }

    @Test func messagesAndPlacesAreCode() throws {
        func compile(_ path: String, _ pattern: String) -> Compilation {
            let text = "scheme: https\nhost: example.com\nroutes:\n  some_page: \(pattern)\n"
            return Compiler.compile(
                SourceText(
                    path: path, pathInRepository: "Some_App/\(path)", bytes: Array(text.utf8)),
                name: "routes.yaml")
        }
        let (old, new) = (
            compile("old.yaml", "a_b?c=${c=x_*`}"), compile("new.yaml", "a_b?c=${c=y_*}")
        )
        let comparison = try #require(Comparison(previous: old, current: new))
        let printer = ChangePrinter(previous: old.sources, current: new.sources)
        let markdown = printer.markdown(comparison.findings, heading: "Route changes")
        #expect(markdown.hasPrefix("### Route changes\n\n"))
        #expect(
            markdown.contains(
                #"""
                | error | links, source | `` 'some_page', ?c=${c=x_*`} → ?c=${c=y_*}: links open other values, such as \#
                https://example.com/a_b: some_page(c: "y_*"), not some_page(c: "x_*`") `` | `link-values`, \#
                `default-changed` | `Some_App/new.yaml:4:14`<br>was `Some_App/old.yaml:4:14` |
                """#), "\(markdown)")
        #expect(
            printer.plain(comparison.changes).hasPrefix(
                "new.yaml:4:14: error: 'some_page', ?c=${c=x_*`} → "))
    }
}
