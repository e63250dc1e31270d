import RouteLanguage
import RouteTestSupport
import Testing

/// Groups: their paths, their bases, and the locations of problems in joined patterns.
@Suite struct GroupTests {
    /// The text of the pattern `pattern` in a group with `path`.
    private func joined(_ path: String, _ pattern: String) -> String? {
        let text = "routes:\n  g:\n    path: \"\(path)\"\n    routes:\n      r: \"\(pattern)\"\n"
        return Checked(text).compilation.compiled?.spec.routes.first?.sources.first?.text
    }

    /// The segments of the same pattern's path.
    private func segments(_ path: String, _ pattern: String) -> [TextPattern]? {
        let text = "routes:\n  g:\n    path: \"\(path)\"\n    routes:\n      r: \"\(pattern)\"\n"
        return Checked(text).compilation.compiled?.spec.routes.first?.route.patterns.first?.pattern
            .path.map(\.text)
    }

    @Test func pathAndPatternAreJoinedAsSegments() {
        #expect(joined("auth", "sign-up") == "auth/sign-up")
        #expect(joined("auth/", "/sign-up") == "auth/sign-up")
        #expect(joined("auth", "") == "auth")
        #expect(joined("auth", "?x=${x}") == "auth?x=${x}")
        #expect(joined("auth", "#${x}") == "auth#${x}")
        #expect(joined("auth", "/?x=${x}") == "auth/?x=${x}")
        #expect(joined("auth/", "") == "auth/")
        #expect(joined("auth", "/") == "auth/")
        #expect(joined("auth/", "/") == "auth/")
        #expect(joined("", "sign-up") == "sign-up")
        #expect(joined("auth", "https://example.com/x") == "https://example.com/x")
        #expect(joined("u/${id}", "posts") == "u/${id}/posts")
    }

    @Test func emptySegmentsStay() {
        let a = TextPattern.literal("a")
        let b = TextPattern.literal("b")
        let empty = TextPattern.literal("")
        #expect(segments("a//", "b") == [a, empty, b])
        #expect(segments("a//", "") == [a, empty])
        #expect(segments("a", "//b") == [a, empty, b])
        #expect(segments("//", "b") == [empty, b])
        #expect(segments("/", "b") == [b])
        #expect(segments("/a", "b") == [a, b])
    }

    @Test func segmentsThatLookLikeAFullURLOnlyTogetherAreNone() {
        #expect(segments("a:", "//b") == [.literal("a:"), .literal(""), .literal("b")])
    }

    @Test func groupsNest() throws {
        let checked = Checked(
            """
            scheme: myapp
            routes:
              a:
                path: a
                bases: [https://a.example]
                routes:
                  b:
                    path: ${x}
                    routes:
                      one: one
                      two:
                        scheme: two
                        host: h
                        pattern: two
                      three: three://t/three
            """)
        #expect(checked.lines == [])
        let routes = try #require(checked.compilation.compiled?.spec).routes
        #expect(routes.map(\.route.name) == ["a.b.one", "a.b.two", "a.b.three"])
        #expect(
            routes.map { $0.sources[0].text } == ["a/${x}/one", "a/${x}/two", "three://t/three"])
        #expect(
            routes.map { $0.route.patterns[0].bases.map(\.scheme) } == [
                ["https"], ["two"], ["three"],
            ])
        #expect(routes.allSatisfy { !$0.route.patterns[0].isRelative })
    }

    @Test func aProblemIsLocatedInItsScalar() {
        let checked = Checked(
            """
            routes:
              g:
                path: "u\\u002F${id:1️⃣uuid}"
                routes:
                  one: one
                  two: "\\ttwo/${x:2️⃣int}"
              h:
                path: u/${id}
                routes:
                  one: a/3️⃣${id}
                  two:
                    - b/4️⃣${x}
                    - b/5️⃣${x:Int}
                  three:
                    - c/6️⃣${y}
                    - 7️⃣d
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'uuid' is not a type [bad-type]", "  help: did you mean 'UUID'?",
                "2️⃣ error: 'int' is not a type [bad-type]", "  help: did you mean 'Int'?",
                "3️⃣ error: the parameter … [duplicate-parameter]",
                "  help: rename one of them",
                "5️⃣ error: 'x' is Int here and String in another pattern [parameter-mismatch]",
                "  4️⃣ note: 'x' first appears here",
                "  help: use …",
                "7️⃣ error: the parameter 'y' is missing here [parameter-mismatch]",
                "  6️⃣ note: 'y' appears here",
                "  help: add …",
            ]))
    }

    @Test func aGroupIsEmptyOnlyByMistake() {
        let checked = Checked("routes:\n  g:\n    routes: 1️⃣[]\n  h:\n    routes: 2️⃣home\n")
        #expect(
            checked.lines == [
                "1️⃣ error: 'routes' is empty [bad-value]",
                "  help: write its entries below it, as in home: \"\"",
                "2️⃣ error: 'routes' must be a mapping, not text [bad-value]",
                "  help: write its entries below it, as in home: \"\"",
            ])
    }

    @Test(arguments: ["user:user/1", "x://y"])
    func aColonOfAText(text: String) {
        #expect(
            Checked("routes:\n  1️⃣\(text)\n").lines == [
                "1️⃣ error: 'routes' must be a mapping, not text [bad-value]",
                "  help: write its entries below it, as in home: \"\"",
            ])
    }

    @Test func aGroupAndItsPatternHaveOneRestTogether() {
        let checked = Checked(
            """
            routes:
              group:
                path: group/${path...}
                routes:
                  home: /
                  issue: -/issues/${id:Int}
                  file: -/1️⃣${file...}
                  other: 2️⃣${...}
            """)
        #expect(
            checked.lines.filter { $0.contains("error") } == [
                "1️⃣ error: a second rest in the path, after ${path...} [bad-pattern]",
                "2️⃣ error: a second rest in the path, after ${path...} [bad-pattern]",
            ])
    }
}
