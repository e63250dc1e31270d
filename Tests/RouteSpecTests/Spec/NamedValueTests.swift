import RouteLanguage
import RouteTestSupport
import Testing

/// A closed type whose values have names (Semantics, section 1).
@Suite struct NamedValueTests {
    private let types = """
        scheme: myapp
        host: app
        types:
          Sort:
            values:
              newest: -created
              oldest: created
            else: -created

        """

    @Test func everythingButTheCaseHasTheText() throws {
        let checked = Checked(
            types + """
                routes:
                  list:
                    patterns:
                      - list?sort=${sort:Sort=-created}
                      - pattern: old
                        set:
                          sort: created
                """)
        #expect(checked.lines == [])
        let table = try #require(checked.compilation.compiled?.table)
        func value(_ url: String) -> RouteValue? { table.read(url: url)?.values[0] }
        #expect(value("myapp://app/list?sort=created") == .string("created"))
        #expect(value("myapp://app/list?sort=newest") == .string("-created"))
        #expect(value("myapp://app/old") == .string("created"))
        let swift = try #require(checked.compilation.swift(fileName: "routes.yaml"))
        #expect(swift.contains("case newest = \"-created\"\n        case oldest = \"created\""))
        #expect(swift.contains("case list(sort: Sort = .newest)"))
    }

    /// A wrong name is reported once, whatever case it would become.
    @Test func namesThatAreWrongAndEqual() {
        let checked = Checked(
            "types:\n  T:\n    values:\n      1️⃣é-a: x\n      2️⃣e\u{301}-a: y\nroutes:\n  r: ${t:T}\n"
        )
        let messages = checked.lines.filter { !$0.hasPrefix("  ") }
        #expect(messages.count == 2, "\(checked.lines)")
        #expect(messages.allSatisfy { $0.contains("is not a valid Swift name [bad-name]") })
    }

    @Test func aCaseNameIsNoValue() {
        let checked = Checked(
            types + """
                routes:
                  list: list?sort=${sort:Sort=1️⃣newest}
                  other:
                    patterns:
                      - other?sort=${sort:Sort}
                      - pattern: old
                        set:
                          sort: 2️⃣oldest
                """)
        #expect(
            checked.lines == [
                "1️⃣ error: the default 'newest' is not a valid Sort [bad-default]",
                "  help: write -created, the text of 'newest'",
                "2️⃣ error: the value 'oldest' of 'sort' is not a valid Sort [bad-default]",
                "  help: write created, the text of 'oldest'",
            ])
        let fallback = Checked(
            """
            types:
              Sort:
                values:
                  newest: -created
                else: 1️⃣newest
            routes:
              a: a?sort=${sort:Sort}
            """)
        #expect(
            fallback.lines.prefix(2) == [
                "1️⃣ error: 'newest' is not a value of 'Sort' [bad-type]",
                "  help: write -created, the text of 'newest'",
            ])
    }

    @Test func namesThatAreRefused() {
        let checked = Checked(
            """
            scheme: myapp
            host: app
            types:
              Sort:
                values:
                  1️⃣not-a-name: a
                  2️⃣allCases: b
                  third: 3️⃣""
                  fourth: c
                  fifth: 4️⃣c
              Other:
                values: 5️⃣[]
            routes:
              a: a?sort=${sort:Sort}
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: the case name 'not-a-name' is not a valid Swift name [bad-name]",
                "  help: write notAName",
                "2️⃣ error: the case 'allCases' has a name that Swift reserves [reserved-name]",
                "  help: choose another name",
                "3️⃣ error: 'Sort' has an empty value [bad-type]",
                "  help: remove it; to make a parameter optional, write ${tab:Sort?}",
                "4️⃣ error: duplicate value 'c' in 'Sort' [bad-type]",
                "  9:15 note: 'c' previously declared here",
                "  help: remove …",
                "5️⃣ error: the type 'Other' has no values [bad-type]",
                "  help: write …",
            ]))
    }
}
