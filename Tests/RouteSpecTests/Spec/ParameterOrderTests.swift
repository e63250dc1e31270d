import RouteTestSupport
import Testing

/// The key `parameters`: the order of a route's associated values (Semantics, section 2).
@Suite struct ParameterOrderTests {
    private let message =
        "'parameters' must … [parameter-mismatch]"

    private func names(_ spec: String) -> [String]? {
        Checked(spec).compilation.compiled?.spec.routes.first?.route.values.map(\.name)
    }

    @Test func theValuesAreInTheOrderOfTheKey() {
        let pattern = "routes:\n  a:\n    pattern: a/${b}?c=${c}&${d...}\n"
        #expect(names(pattern) == ["b", "c", "d"])
        #expect(names(pattern + "    parameters: [d, c, b]\n") == ["d", "c", "b"])
        #expect(
            names(pattern + "    query: ['e=${e?}']\n    parameters: [e, b, d, c]\n") == [
                "e", "b", "d", "c",
            ])
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
        #expect(
            table.read(url: "myapp://app/article/swift?ref=mail")?.values.map(\.text) == [
                "mail", "swift",
            ])
        let reading = try #require(table.read(url: "myapp://app/a/swift"))
        #expect(reading.values.map(\.text) == ["short", "swift"])
        #expect(
            table.write(route: reading.route, values: reading.values, .url)
                == "myapp://app/article/swift?ref=short")
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
                parameters: [ref, 3️⃣ref]
              tooMany:
                pattern: d/${slug}
                parameters: [slug, 4️⃣slug, tab]
              nothing:
                pattern: e
                parameters: [5️⃣slug]
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: \(message)", "  help: the route's parameters are b, c, d",
                "2️⃣ error: \(message)", "  help: the …",
                "3️⃣ error: \(message)", "  help: the …",
                "4️⃣ error: \(message)", "  help: the route's parameters are slug",
                "5️⃣ error: \(message)", "  help: remove 'parameters'",
            ]))
        #expect(checked.underlined == ["[d]", "rev", "ref", "slug", "slug"])
    }

    @Test func oneOfManyIsNotFollowedByAllOthers() {
        let path = (0..<11).map { "${p\($0)}" }.joined(separator: "/")
        let checked = Checked("routes:\n  a:\n    pattern: \(path)\n    parameters: [p10, 1️⃣x]\n")
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: \(message)",
                "  help: the route's parameters are p0, p1, p2, p3, p4, p5, p6, p7 and 3 more",
            ]))
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
            checked.lines.agree(with: [
                "1️⃣ error: 'parameters' must be a list, not text [bad-value]",
                "  help: write its items below it, each after a '-', as in - b",
                "2️⃣ error: 'parameters' is empty [bad-value]", "  help: write …",
                "3️⃣ error: an item of 'parameters' must be text, not a list [bad-value]",
                "  help: write …",
                "4️⃣ error: unknown key 'parameters' [unknown-key]",
                "  help: 'parameters' is a key of a route",
                "5️⃣ error: unknown key 'parameters' [unknown-key]",
                "  help: 'parameters' is a key of a route",
            ]))
    }
}
