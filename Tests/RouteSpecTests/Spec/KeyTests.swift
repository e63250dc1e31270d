import RouteSpec
import RouteTestSupport
import Testing

/// The table of keys, and the errors for keys that aren't in it.
@Suite struct KeyTests {
    /// A list of which an item is wrong says nothing more.
    @Test func aListOfTabsWithAnotherList() {
        let checked = Checked(
            """
            scheme: m
            tabs: [home]
            routes:
              home:
                pattern: ""
                present: root
                tab: home
              list:
                pattern: list
                tab: [1️⃣[home], other]
            """)
        #expect(
            checked.lines == [
                "1️⃣ error: an item of 'tab' must be text, not a list [bad-value]",
                "  help: write a single string",
            ])
    }

    @Test func everyKeyHasAPurpose() {
        for table in KeyTable.all {
            #expect(Set(table.keys.map(\.name)).count == table.keys.count)
            for key in table.keys { #expect(!key.purpose.isEmpty && !key.purpose.hasSuffix(".")) }
        }
    }

    @Test func aMisspelledKeyOfARouteIsNotAlsoMissing() {
        let checked = Checked(
            """
            routes:
              home:
                1️⃣patterm: home
              feed:
                2️⃣route:
                  one: one
              news:
                3️⃣Pattern: news
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: unknown key 'patterm' [unknown-key]", "  help: did …",
                "2️⃣ error: unknown key 'route' [unknown-key]", "  help: did …",
                "3️⃣ error: unknown key 'Pattern' [unknown-key]", "  help: did …",
            ]))
    }

    @Test func aMisplacedKeyIsReportedWithItsPlace() {
        let checked = Checked(
            """
            1️⃣examples: [myapp://home]
            routes:
              home:
                pattern: home
                2️⃣path: home
              auth:
                3️⃣set: x
                routes:
                  signIn: sign-in
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: unknown key 'examples' [unknown-key]",
                "  help: 'examples' is a key of a route",
                "2️⃣ error: unknown key 'path' [unknown-key]", "  help: 'path' …",
                "3️⃣ error: unknown key 'set' [unknown-key]",
                "  help: 'set' … 'patterns'",
            ]))
    }

    @Test func whatYAMLRefusesIsNotReportedTwice() {
        let checked = Checked(
            "routes:\n  home: 1️⃣&a\n    pattern: home\n  feed:\n    patterns: 2️⃣{a: b}\nenum: 3️⃣*x\n")
        #expect(
            checked.lines.filter { $0.contains(" error: ") }.map { $0.prefix(1) } == [
                "1️⃣", "2️⃣", "3️⃣",
            ])
    }

    @Test func aPatternThatIsNotText() {
        let help = "write … 'patterns'"
        let checked = Checked(
            """
            routes:
              home:
                pattern: 1️⃣[home]
              feed:
                pattern:
                  2️⃣path: feed
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'pattern' must … [bad-value]", "  help: \(help)",
                "2️⃣ error: 'pattern' must … [bad-value]", "  help: \(help)",
            ]))
    }

    @Test func aBrokenPatternIsTheOnlyProblemOfItsRoute() {
        let checked = Checked(
            """
            routes:
              feed:
                patterns:
                  - 1️⃣:id
                  - feed/${page:Int}
                examples:
                  - myapp://feed
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: ':id' is … [bad-pattern]", "  help: write ${id}",
            ]))
        #expect(checked.compilation.compiled?.spec == nil)
        #expect(checked.compilation.hasErrors)
    }
}
