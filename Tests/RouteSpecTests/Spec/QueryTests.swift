import RouteLanguage
import RouteTestSupport
import Testing

/// The key `query`: items, one a line, that are added to the query of each of a route's patterns.
@Suite struct QueryTests {
    /// The text of the pattern with the items `one=${one}` and `two=${two}`.
    private func text(_ pattern: String) -> String? {
        let spec = """
            routes:
              r:
                pattern: "\(pattern)"
                query:
                  - one=${one}
                  - two=${two}
            """
        return Checked(spec).compilation.compiled?.spec.routes.first?.sources.first?.text
    }

    @Test func itemsAreAddedToTheQuery() {
        #expect(text("a") == "a?one=${one}&two=${two}")
        #expect(text("") == "?one=${one}&two=${two}")
        #expect(text("a?") == "a?one=${one}&two=${two}")
        #expect(text("a?x") == "a?x&one=${one}&two=${two}")
        #expect(text("a?x&") == "a?x&one=${one}&two=${two}")
        #expect(text("https://h") == "https://h?one=${one}&two=${two}")
    }

    @Test func itemsStandBeforeTheFragment() {
        #expect(text("a#b") == "a?one=${one}&two=${two}#b")
        #expect(text("a?x#b?y") == "a?x&one=${one}&two=${two}#b?y")
        #expect(text("a#") == "a?one=${one}&two=${two}#")
        #expect(text("#b") == "?one=${one}&two=${two}#b")
    }

    @Test func delimitersInParametersAreNone() {
        #expect(text("a?x=${x=?#&}") == "a?x=${x=?#&}&one=${one}&two=${two}")
        #expect(text("a?x=${x=#}#b") == "a?x=${x=#}&one=${one}&two=${two}#b")
        #expect(text("a/$${?x") == "a/$${?x&one=${one}&two=${two}")
    }

    @Test func everyPatternGetsTheItems() throws {
        let checked = Checked(
            """
            routes:
              g:
                path: g
                routes:
                  r:
                    patterns:
                      - a?x=${x}
                      - pattern: b
                        set:
                          x: b
                      - myapp://h/c?x=${x}
                    query: [y, z=1]
            """)
        let route = try #require(checked.compilation.compiled?.spec.routes.first)
        #expect(
            route.sources.map(\.text) == [
                "g/a?x=${x}&y&z=1", "g/b?y&z=1", "myapp://h/c?x=${x}&y&z=1",
            ])
        #expect(route.route.patterns.map(\.pattern.text) == route.sources.map(\.text))
    }

    @Test func aProblemIsLocatedInItsItem() {
        let checked = Checked(
            """
            routes:
              a:
                patterns:
                  - "a/${id:1️⃣int}?x=${x}#${f:2️⃣int}"
                  - "aa/${id}?x=${x}#${f}"
                query:
                  - y=${y:3️⃣int}
                  - "\\u0078\\u003d${z:4️⃣int}"
                  - w=5️⃣:id
              b:
                patterns: ["b?x=${x}#f", "b/6️⃣${y}?x=${x}#f"]
                query:
                  - 7️⃣x=1
                  - y=8️⃣${y}
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'int' is not a type [bad-type]", "  help: did you mean 'Int'?",
                "2️⃣ error: 'int' is not a type [bad-type]", "  help: did you mean 'Int'?",
                "3️⃣ error: 'int' is not a type [bad-type]", "  help: did you mean 'Int'?",
                "4️⃣ error: 'int' is not a type [bad-type]", "  help: did you mean 'Int'?",
                "5️⃣ error: ':id' is … [bad-pattern]", "  help: write ${id}",
                "7️⃣ error: duplicate item 'x' [bad-pattern]",
                "  help: use a name once; to read several values of it, write x=${values:[String]}",
                "8️⃣ error: the parameter 'y' appears twice in one pattern [duplicate-parameter]",
                "  help: rename one of them",
            ]))
    }

    /// Errors of the pattern itself are located at the pattern, not at its items.
    @Test(arguments: ["pattern: 1️⃣a/${x:Int?}#f", "patterns:\n      - b/${x}\n      - 1️⃣\"#b\""])
    func aProblemOfThePatternIsLocatedThere(patterns: String) {
        let checked = Checked("routes:\n  a:\n    \(patterns)\n    query: [y]\n")
        #expect(
            checked.lines.filter { $0.contains("error") }.map { String($0.prefix(3)) } == ["1️⃣ e"])
        #expect(checked.underlined == [String(patterns.split(separator: "1️⃣")[1])])
    }

    /// An error about all of the text is located at the pattern, too.
    @Test func aProblemOfTheWholeTextIsLocatedAtThePattern() {
        let bases = (1...64).map { "s\($0)://" }.joined(separator: ", ")
        let checked = Checked(
            """
            routes:
              many:
                bases: [\(bases)]
                pattern: many
              a:
                bases: [s65://]
                pattern: 1️⃣a
                query: [y]
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: the routes of a spec or a router can have at most 64 schemes [bad-base]",
                "  help: move …",
            ]))
        #expect(checked.underlined == ["a"])
    }

    @Test func oneItemIsAListToo() {
        let line = "routes:\n  a:\n    pattern: a\n    query: "
        let help = "  help: write its items below it, each after a '-', as in - q=${q}"
        #expect(Checked(line + "q=${q}\n").lines.last == help)
        #expect(Checked(line + "\n      - q=${q}\n").compilation.compiled != nil)
    }

    @Test func anItemHasNoDelimitersOfItsOwn() {
        let checked = Checked(
            """
            routes:
              r:
                pattern: r
                query:
                  - "1️⃣?x=${x=?#&}"
                  - "3️⃣&y"
                  - y4️⃣&z
                  - search5️⃣?q=${q}
                  - f6️⃣#g
                  - 7️⃣""
                  - u=8️⃣${u
            """)
        let itemHelp =
            "  help: list …"
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: an item … '?' [bad-pattern]",
                itemHelp,
                "3️⃣ error: an item … '&' [bad-pattern]",
                itemHelp,
                "4️⃣ error: an item … '&' [bad-pattern]",
                itemHelp,
                "5️⃣ error: an item … '?' [bad-pattern]",
                itemHelp,
                "6️⃣ error: an item of 'query' cannot contain '#' [bad-pattern]",
                itemHelp,
                "7️⃣ error: an empty item in 'query' [bad-pattern]",
                "  help: remove it, or write an item such as page=${page}",
                "8️⃣ error: a parameter … [bad-pattern]",
                "  help: end … '${'",
            ]))
    }

    @Test func aValueMayHaveAQuestionMark() {
        let checked = Checked(
            """
            scheme: x
            host: h
            routes:
              search:
                pattern: search
                allow: [suspicious-pattern]
                query: ["a=b?c", "d=${d}?x/${e}", "f=${f:Int},${g:Int}"]
            """)
        #expect(checked.lines == [])
        let table = checked.compilation.compiled?.table
        #expect(
            table?.read(url: "x://h/search?a=b?c&d=1?x/2&f=1%2C2")?.values.map(\.text) == [
                "1", "2", "1", "2",
            ])
    }

    @Test func queryIsAListOfTexts() {
        let checked = Checked(
            """
            routes:
              a:
                pattern: a
                query: 1️⃣x
              b:
                patterns: [b]
                query: 2️⃣[]
              c:
                pattern: c
                query: [3️⃣[x]]
              d:
                patterns:
                  - pattern: d
                    4️⃣query: [x]
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'query' must be a list, not text [bad-value]",
                "  help: write its items below it, each after a '-', as in - x",
                "2️⃣ error: 'query' is empty [bad-value]", "  help: write …",
                "3️⃣ error: an item of 'query' must be text, not a list [bad-value]",
                "  help: write …",
                "4️⃣ error: unknown key 'query' [unknown-key]", "  help: 'query' is a key of a spec",
            ]))
    }
}
