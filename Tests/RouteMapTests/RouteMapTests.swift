import RouteJSON
import RouteSpec
import Testing

@testable import RouteMap

@Suite struct RouteMapTests {
    /// The lines of a page that are not the same on every page.
    private func ownLines(_ html: String) -> [String] {
        let other = RouteMap.html(title: "", fileName: "", manifest: .object([]), module: "")
        let lines = Set(other.split(separator: "\n"))
        return html.split(separator: "\n").filter { !lines.contains($0) }.map { String($0) }
    }

    @Test func whatASpecAddsToThePage() {
        let manifest = JSON.object([
            ("version", .integer(1)), ("enum", .string("AppRoute")), ("plusIsSpace", .bool(false)),
            ("bases", .array([.object([("text", .string("myapp://app")), ("own", .bool(true))])])),
            (
                "routes",
                .array([
                    .object([
                        ("route", .string("user")),
                        (
                            "parameters",
                            .array([
                                .object([
                                    ("name", .string("id")), ("type", .string("Int")),
                                ]),
                                .object([
                                    ("name", .string("isOn")), ("type", .string("Bool")),
                                    ("default", .bool(false)),
                                ]),
                            ])
                        ), ("doc", .string("One <user>.")),
                        (
                            "patterns",
                            .array([
                                .object([
                                    ("pattern", .string("user/${id:Int}")),
                                    ("bases", .array([.string("myapp://app")])),
                                    ("match", .string("^")),
                                    ("parts", .array([.object([("slot", .string("path"))])])),
                                ]),
                                .object([
                                    ("pattern", .string("u")),
                                    ("bases", .array([.string("myapp://app")])),
                                    ("written", .bool(false)),
                                ]),
                            ])
                        ),
                    ])
                ])
            ),
        ])
        let html = RouteMap.html(
            title: "AppRoute", fileName: "routes.yaml", revision: "<1.2>", bases: ["myapp://app"],
            manifest: manifest,
            module: "// Made by routegen.",
            overlaps: [
                .object([
                    ("route", .string("user")), ("earlierPattern", .string("u")),
                    ("rule", .string("overlap")),
                ])
            ],
            claims: [.object([("route", .string("user"))])])
        #expect(
            ownLines(html) == [
                "<title>AppRoute: route map</title>", "<h1>AppRoute</h1>",
                "<p class=\"subtitle\">The links of routes.yaml, &lt;1.2&gt; under <code>myapp://app</code></p>",
                #"<script type="application/json" id="data">{"manifest":{"version":1,"bases":[{"text":"myapp://app","own":true}],"#
                    + #""routes":[{"route":"user","parameters":[{"name":"id","type":"Int"},"#
                    + #"{"name":"isOn","type":"Bool","default":false}],"doc":"One \u003cuser>.","patterns":[{"pattern":"user/${id:Int}"},{"pattern":"u","written":false}]}]},"#
                    + #""overlaps":[{"route":"user"}],"claims":[{"route":"user"}]}</script>"#,
                "// Made by routegen.",
            ])
    }

    /// No text of a spec is markup, or ends a script.
    @Test func whatASpecSaysIsText() {
        let text = "</script><script>x()</script><!--<script>&\"\u{2028}\u{202E}"
        let html = RouteMap.html(
            title: text, fileName: text, manifest: .object([("doc", .string(text))]),
            module: "const text = \"\(text)\"; // \(text)\nif (1 < 2 && 2 <= 3 && 1 << 2) parse();")
        let other = RouteMap.html(title: "", fileName: "", manifest: .object([]), module: "")
        for mark in ["<script", "</script", "<!--", "-->"] {
            #expect(
                html.lowercased().components(of: mark) == other.lowercased().components(of: mark),
                "\(mark)")
        }
        let title =
            "&lt;/script&gt;&lt;script&gt;x()&lt;/script&gt;&lt;!--&lt;script&gt;&amp;&quot;\\u{2028}\\u{202E}"
        #expect(
            ownLines(html).prefix(2) == ["<title>\(title): route map</title>", "<h1>\(title)</h1>"])
        #expect(ownLines(html).last == "if (1 < 2 && 2 <= 3 && 1 << 2) parse();")
        #expect(
            html.contains(
                "\"doc\":\"\\u003c/script>\\u003cscript>x()\\u003c/script>\\u003c!--\\u003cscript>&"
            ))
        #expect(html.contains("// \\x3C/script>\\x3Cscript>x()\\x3C/script>\\x3C!--\\x3Cscript>&"))
        // A letter that forms one character of Swift with what follows.
        let joined = RouteMap.html(
            title: "", fileName: "", manifest: .string("\u{D4E}</script>"),
            module: "\u{D4E}</script>"
        )
        #expect(
            joined.contains("\u{D4E}\\u003c/script>") && joined.contains("\u{D4E}\\x3C/script>"))
    }

    @Test func nothingIsLoaded() {
        let html = RouteMap.html(title: "A", fileName: "a", manifest: .object([]), module: "")
        #expect(
            html.contains(
                "content=\"default-src 'none'; script-src 'nonce-page'; style-src 'nonce-page'; "))
        for text in [" src=", "@import", "url(", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
            #expect(
                !html.contains(text) || text == "url(" && !RouteMap.style.contains(text), "\(text)")
        }
    }
}

extension String {
    /// How many parts there are between occurrences of a text.
    fileprivate func components(of text: String) -> Int {
        var (count, rest) = (1, self[...])
        while let range = rest.firstRange(of: text) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
