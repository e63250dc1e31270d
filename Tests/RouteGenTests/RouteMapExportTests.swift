import Testing

@testable import RouteCompiler
@testable import routegen

@Suite("export html")
struct RouteMapExportTests {
    private static let spec = """
        bases: [https://example.com]
        routes:
          home: ""
          user:
            doc: Everybody's page.
            pattern: user/${name}
          admin:
            path: user
            routes:
              me: me
        """

    private func withSpec<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        try withTemporaryFolder { folder in
            try folder.write("routes.yaml", Self.spec)
            return try body(folder)
        }
    }

    /// The data and the module on a page.
    private func parts(_ page: String) throws -> (data: String, module: String) {
        let scripts = page.split(separator: "\n").filter {
            $0.hasPrefix("<script") || $0.hasSuffix("</script>")
        }
        let data = try #require(scripts.first { $0.hasPrefix("<script type=\"application/json\"") })
        let start = try #require(page.firstRange(of: "<script type=\"module\">"))
        let end = try #require(page[start.upperBound...].firstRange(of: "</script>"))
        return (String(data), String(page[start.upperBound..<end.lowerBound]))
    }

    @Test func aPageHasTheRoutesAndTheirModule() throws {
        try withSpec { folder in
            #expect(folder.run(["export", "html", "-o", "routes.html"]).code == .success)
            let page = try folder.read("routes.html")
            #expect(page == folder.run(["export", "html"]).output)
            #expect(page == folder.run(["export", "html", "-"], input: Self.spec).output)
            let (data, module) = try parts(page)
            #expect(data.contains(#""parameters":[{"name":"name","type":"String"}]"#))
            #expect(data.contains(#""route":"user","doc":"Everybody's page.""#))
            #expect(data.hasSuffix(#""claims":[]}</script>"#))
            // The module reads links, not a regular expression for each pattern.
            #expect(!data.contains(#""match":"#))
            #expect(
                module.contains("Made by routegen from routes.yaml. Do not edit: edit the spec.\n"))
            // All that 'export javascript' has, besides documentation, and with more data.
            let lines = Set(module.split(separator: "\n"))
            for line in folder.run(["export", "javascript"]).output.split(separator: "\n") {
                let isDocumentation = line.hasPrefix("/**") || line.hasPrefix(" *")
                let isData = line.wholeMatch(of: /const \$[a-z]+\d+ = .*|  \{ scheme: .*/) != nil
                #expect(isDocumentation || isData || lines.contains(line), "\(line)")
            }
        }
    }

    @Test func whoseLinksTheseAre() throws {
        try withSpec { folder in
            let page = folder.run(["export", "html", "--title", "A <shop>", "--revision", "1.2"])
                .output
            #expect(page.contains("<h1>A &lt;shop&gt;</h1>\n"))
            #expect(
                page.contains(
                    ">The links of routes.yaml, 1.2 under <code>https://example.com</code></p>\n"))
        }
    }

    /// The command in the help is one for a shell.
    @Test func quotesInATitle() throws {
        try withSpec { folder in
            let title = #"It's "A" & <b>"#
            let arguments = [
                "export", "html", "--title", title, "--revision", "1.2", "--resource", "a=b c",
            ]
            let page = folder.run(arguments).output
            #expect(page.contains("<title>It's &quot;A&quot; &amp; &lt;b&gt;: route map</title>\n"))
            #expect(page.contains("<h1>It's &quot;A&quot; &amp; &lt;b&gt;</h1>\n"))
            try folder.write("My routes.html", "")
            #expect(
                folder.run(arguments + ["-o", "My routes.html", "--check"]).error == #"""
                    error: 'My routes.html' is stale: 'routes.yaml' makes another file
                    help: run 'routegen export html --title 'It'\''s "A" & <b>' --revision 1.2 --resource 'a=b c' \#
                    -o 'My routes.html''

                    """#)
        }
    }

    /// A quote and a combining mark are one character, which would end the quotation.
    @Test func aQuoteWithACombiningMark() {
        let quoted = Array(#"''\''"#.utf8) + Array("\u{301};x'".utf8)
        #expect(Array(Shell.word("'\u{301};x").utf8) == quoted)
    }

    @Test func aStalePage() throws {
        try withSpec { folder in
            let arguments = ["export", "html", "-o", "routes.html", "--without", "admin"]
            #expect(folder.run(arguments).code == .success)
            #expect(folder.run(arguments + ["--check"]).code == .success)
            try folder.write("routes.html", "")
            let stale = folder.run(arguments + ["--check"])
            #expect(stale.code == .findings)
            #expect(
                stale.error == """
                    error: 'routes.html' is stale: 'routes.yaml' makes another file
                    help: run 'routegen export html -o routes.html --without admin'

                    """)
        }
    }

    /// The page doesn't have the name of a route that is left out. Its URL opens nothing on the
    /// page.
    @Test func groupsAreLeftOut() throws {
        try withSpec { folder in
            let page = folder.run(["export", "html", "--without", "admin"]).output
            let (data, module) = try parts(page)
            #expect(!data.contains("admin") && !module.contains("admin"))
            #expect(module.contains("= { path: [\"user\", \"me\"] };"))
        }
    }

    @Test func whichValuesOpenAnotherRoute() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "routes.yaml",
                "bases: [https://example.com]\nroutes:\n  page: a/${n:Int}\n  other: a/${x:Day}\n")
            let (data, _) = try parts(folder.run(["export", "html"]).output)
            let list = folder.run(["list", "--overlaps", "--format", "json"]).output.split(
                separator: "\n")
            let pairs = list.filter { $0.contains("\"overlap\"") }
            #expect(pairs.count == 1)
            // No script of the page reads the others.
            let shown =
                #"{"route":"other","pattern":"a/${x:Day}","url":"https://example.com/a/0","opens":"page"}"#
            #expect(data.contains("\"overlaps\":[\(shown)],"))
        }
    }

    @Test func whatEachSystemClaims() throws {
        try withSpec { folder in
            let components = #"[{"/": "/user/a*"}, {"/": "/"}]"#
            try folder.write(
                "site.json",
                #"{"applinks": {"details": [{"appIDs": ["QX7P29LM4K.org.shop"], "components": \#(components)}]}}"#
            )
            let arguments = ["export", "html", "--claims", "site.json"]
            let outcome = folder.run(arguments)
            #expect(outcome.error == "")
            #expect(
                try parts(outcome.output).data.hasSuffix(
                    #""claims":[{"route":"home","pattern":"","claims":{"iOS":"all"}},"#
                        + #"{"route":"user","pattern":"user/${name}","claims":{"iOS":"some"}},"#
                        + #"{"route":"admin.me","pattern":"user/me","claims":{"iOS":"none"}}]}</script>"#
                ))
            try folder.write("routes.html", "")
            #expect(
                folder.run(arguments + ["-o", "routes.html", "--check"]).error == """
                    error: 'routes.html' is stale: 'routes.yaml' makes another file
                    help: run 'routegen export html --claims site.json -o routes.html'

                    """)
        }
    }

    @Test func aLinkOfAMountedEnum() throws {
        try withTemporaryFolder { folder in
            try folder.write(
                "Shop.routes.yaml",
                "scheme: shop\nroutes:\n  cart: cart\n  login: login?next=${next:ShopRoute?}\n")
            try folder.write(
                "routes.yaml",
                "scheme: app\nroutes:\n  shop:\n    spec: Shop.routes.yaml\n    path: shop\n")
            let outcome = folder.run(["export", "html"])
            #expect(outcome.code == .success)
            #expect(
                outcome.error.hasPrefix(
                    "note: Shop.routes.yaml:4:3: the route 'shop.login' is left out: "))
        }
    }
}
