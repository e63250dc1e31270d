import RouteJSON
import RouteSpec
import Testing

@testable import RouteMap

@Suite struct RouteMapTests {
    /// The lines of a page that are not the same on every page.
    private func ownLines(_ html: String) -> [String] {
        let other = RouteMap.html(title: "", fileName: "", manifest: .object([]), module: "")
        let lines = Set(other.split(separator: "\n"))
        let own = html.split(separator: "\n").filter { !lines.contains($0) }.map { String($0) }
        // But the policy, which has hashes.
        return own.filter { !$0.contains("Content-Security-Policy") }
    }

    /// A manifest with one route.
    private func manifest(doc: String) -> JSON {
        let route = JSON.object([("route", .string("a")), ("doc", .string(doc))])
        return .object([("routes", .array([route]))])
    }

    @Test func whatASpecAddsToThePage() {
        let manifest = JSON.object([
            ("version", .integer(1)), ("enum", .string("AppRoute")), ("plusIsSpace", .bool(false)),
            ("caseSensitive", .bool(true)),
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
            module: "// Made by routegen.\n",
            overlaps: [
                .object([("route", .string("user")), ("url", .string("x:y"))])
            ],
            claims: [.object([("route", .string("user"))])])
        #expect(
            ownLines(html) == [
                "<title>AppRoute: route map</title>", "<h1>AppRoute</h1>",
                "<p class=\"subtitle\">The links of routes.yaml, &lt;1.2&gt; under <code>myapp://app</code></p>",
                #"<script type="application/json" id="data">{"manifest":{"bases":["myapp://app"],"#
                    + #""routes":[{"route":"user","doc":"One \u003cuser>.","#
                    + #""parameters":[{"name":"id","type":"Int"},"#
                    + #"{"name":"isOn","type":"Bool","default":"false"}],"#
                    + #""patterns":[{"pattern":"user/${id:Int}"},{"pattern":"u","written":false}]}]},"#
                    + #""overlaps":[{"route":"user","url":"x:y"}],"claims":[{"route":"user"}]}</script>"#,
                #"<script type="module">// Made by routegen."#,
            ])
    }

    /// No text of a spec is markup, or ends a script.
    @Test func whatASpecSaysIsText() {
        let text = "</script><script>x()</script><!--<script>&\"\u{2028}\u{202E}"
        let html = RouteMap.html(
            title: text, fileName: text, manifest: manifest(doc: text),
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
        #expect(ownLines(html).last == "if (1 < 2 && 2 <= 3 && 1 << 2) parse();</script>")
        #expect(
            html.contains(
                "\"doc\":\"\\u003c/script>\\u003cscript>x()\\u003c/script>\\u003c!--\\u003cscript>&"
            ))
        #expect(html.contains("// \\x3C/script>\\x3Cscript>x()\\x3C/script>\\x3C!--\\x3Cscript>&"))
        // A letter that forms one character of Swift with what follows.
        let joined = RouteMap.html(
            title: "", fileName: "", manifest: manifest(doc: "\u{D4E}</script>"),
            module: "\u{D4E}</script>"
        )
        #expect(
            joined.contains("\u{D4E}\\u003c/script>") && joined.contains("\u{D4E}\\x3C/script>"))
    }

    @Test func nothingIsLoaded() {
        let html = RouteMap.html(title: "A", fileName: "a", manifest: .object([]), module: "")
        for text in [" src=", "@import", "fetch(", "XMLHttpRequest", "innerHTML", "eval("] {
            #expect(!html.contains(text), "\(text)")
        }
        #expect(!RouteMap.style.contains("url("))
    }

    /// The policy has the hash of each script and of the style sheet, as text of its element.
    @Test(.enabled(if: Node.executable != nil, "node is not installed")) func hashes() throws {
        let html = RouteMap.html(
            title: "A", fileName: "a", manifest: .object([]), module: "parse(\"</script>é\");\n")
        let node = try Node()
        defer { node.remove() }
        try node.write(html, to: "page.html")
        try node.write(
            """
            import { createHash } from "node:crypto";
            import { readFileSync } from "node:fs";
            const html = readFileSync("page.html", "utf8");
            const elements = [...html.matchAll(/<(style|script type="module")>(.*?)<\\/(?:style|script)>/gs)];
            for (const [, , text] of elements) {
              console.log(html.includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`));
            }
            """, to: "hashes.mjs")
        let (output, _) = try node.run(try #require(Node.executable), ["hashes.mjs"])
        #expect(output == "true\ntrue\ntrue\n")
        #expect(SHA256.base64("abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
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
