import RouteTestSupport
import Testing

/// The key `parameters`: the order of a route's associated values (Semantics, section 2).
@Suite struct ParameterOrderTests {
    private func names(_ spec: String) -> [String]? {
        Checked(spec).compilation.compiled?.spec.routes.first?.route.values.map(\.name)
    }

    @Test func theValuesAreInTheOrderOfTheKey() {
        let pattern = "routes:\n  a:\n    pattern: a/${b}?c=${c}&${d...}\n"
        #expect(names(pattern) == ["b", "c", "d"])
        #expect(names(pattern + "    parameters: [d, c, b]\n") == ["d", "c", "b"])
        #expect(names(pattern + "    query: ['e=${e?}']\n    parameters: [e, b, d, c]\n") == ["e", "b", "d", "c"])
    }

    @Test func thoseOfAllPatternsAndPrefixesAreNamed() {
        let spec = """
            routes:
              shop:
                path: ["${locale:String?}", ""]
                routes:
                  item:
                    patterns:
                      - items/${id:Int}
                      - pattern: i/${id:Int}/${tab?}
                    parameters: [tab, locale, id]
            """
        #expect(names(spec) == ["tab", "locale", "id"])
    }

    /// The same values are read and written.
    @Test func theOrderDoesNotAffectURLs() throws {
        let spec = """
            scheme: myapp
            host: app
            routes:
              article:
                patterns:
                  - article/${slug}?ref=${ref=none}
                  - pattern: a/${slug}
                    set:
                      ref: short
                parameters: [ref, slug]
            """
        let table = try #require(Checked(spec).compilation.compiled?.table)
        #expect(table.read(url: "myapp://app/article/swift?ref=mail")?.values.map(\.text) == ["mail", "swift"])
        let reading = try #require(table.read(url: "myapp://app/a/swift"))
        #expect(reading.values.map(\.text) == ["short", "swift"])
        #expect(
            table.write(route: reading.route, values: reading.values, .url) == "myapp://app/article/swift?ref=short")
    }

    @Test func everyNameIsThereOnce() {
        let checked = Checked(
            """
            routes:
              missing:
                pattern: a/${b}/${c}/${d}
                parameters: 1️⃣[d]
              misspelled:
                pattern: b/${slug}?ref=${ref}
                parameters: [2️⃣rev, slug]
              twice:
                pattern: c/${slug}?ref=${ref}
                parameters: [4️⃣ref, 3️⃣ref]
              tooMany:
                pattern: d/${slug}
                parameters: [slug, 5️⃣slug, 6️⃣tab]
              nothing:
                pattern: e
                parameters: [7️⃣slug]
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: 'parameters' leaves out 'b', 'c' [parameter-mismatch]",
                "  help: name every parameter of the route once, in the order of its associated values",
                "2️⃣ error: 'parameters' names 'rev', which no pattern of the route has [parameter-mismatch]",
                "  help: name one of slug, ref",
                "3️⃣ error: 'parameters' names 'ref' twice [parameter-mismatch]",
                "  4️⃣ note: 'ref' is named here", "  help: remove one of the two",
                "5️⃣ error: 'parameters' names 'slug' twice [parameter-mismatch]",
                "  13:18 note: 'slug' is named here", "  help: remove one of the two",
                "6️⃣ error: 'parameters' names 'tab', which no pattern of the route has [parameter-mismatch]",
                "  help: name one of slug",
                "7️⃣ error: 'parameters' names 'slug', which no pattern of the route has [parameter-mismatch]",
                "  help: remove 'parameters'",
            ])
        #expect(checked.underlined == ["[d]", "rev", "ref", "slug", "tab", "slug"])
    }

    @Test func oneOfManyIsNotFollowedByAllOthers() {
        let path = (0..<11).map { "${p\($0)}" }.joined(separator: "/")
        let checked = Checked("routes:\n  a:\n    pattern: \(path)\n    parameters: 1️⃣[p10, 2️⃣x]\n")
        #expect(
            checked.lines == [
                "1️⃣ error: 'parameters' leaves out 'p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7' and 2 more [parameter-mismatch]",
                "  help: name every parameter of the route once, in the order of its associated values",
                "2️⃣ error: 'parameters' names 'x', which no pattern of the route has [parameter-mismatch]",
                "  help: name one of p0, p1, p2, p3, p4, p5, p6, p7 and 3 more",
            ])
    }

    @Test func itIsAListInARoute() {
        let checked = Checked(
            """
            routes:
              a:
                pattern: a/${b}
                parameters: 1️⃣b
              c:
                pattern: c/${b}
                parameters: 2️⃣[]
              d:
                pattern: d/${b}
                parameters: [3️⃣[b]]
              e:
                patterns:
                  - pattern: e/${b}
                    4️⃣parameters: [b]
              f:
                5️⃣parameters: [b]
                routes:
                  g: g/${b}
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: 'parameters' must be a list, not text [bad-value]", "  help: put brackets around it: [b]",
                "2️⃣ error: 'parameters' is empty [bad-value]", "  help: write at least one item",
                "3️⃣ error: an item of 'parameters' must be text, not a list [bad-value]",
                "  help: write a single string",
                "4️⃣ error: unknown key 'parameters' [unknown-key]", "  help: 'parameters' is a key of a route",
                "5️⃣ error: unknown key 'parameters' [unknown-key]", "  help: 'parameters' is a key of a route",
            ])
    }
}
