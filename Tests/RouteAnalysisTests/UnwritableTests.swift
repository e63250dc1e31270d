import RouteLanguage
import RouteTestSupport
import Testing

@Suite struct UnwritableTests {
    /// The message and the help for a route `r` with these patterns.
    private func findings(_ patterns: String, types: String = "") -> [String] {
        let checked = Checked("\(types)\nroutes:\n  r:\n    patterns:\n\(patterns)")
        return checked.compilation.diagnostics.sorted.flatMap { diagnostic in
            [diagnostic.rule == .unwritable ? diagnostic.message : "?? \(diagnostic.message)"]
                + (diagnostic.help.map { [$0] } ?? [])
        }
    }

    @Test func whatThePatternsWriteTogetherIsComplete() {
        #expect(findings("      - feed\n      - feed/${page:Int?}") == [])
        #expect(findings("      - a/${id}?tab=${tab=x}\n      - b/${id}") == [])
        #expect(findings("      - files\n      - files/${path...}") == [])
        #expect(findings("      - a?${rest...}\n      - b") == [])
        #expect(
            findings(
                "      - pattern: on\n        set:\n          x: \"true\"\n      - pattern: off\n        set:\n          x: \"false\"\n      - r/${x:Bool}"
            ) == [])
    }

    @Test func aValueOfAPrefixIsMissingInAllItsRoutes() {
        let routes = "    routes:\n      a: a\n      b: b\n"
        let checked = Checked("routes:\n  g:\n    path: a/1️⃣${x?}\n" + routes)
        #expect(
            checked.lines == [
                "1️⃣ error: no pattern with this prefix can be written when x is nil [unwritable]",
                "  help: add a prefix without 'x'",
            ])
    }

    @Test func aClosedTypeIsCompleteWhenEveryValueHasAPattern() {
        let types = "types:\n  Tab: [posts, likes]"
        let both =
            "      - pattern: r/p\n        set:\n          tab: posts\n      - pattern: r/l\n        set:\n          tab: likes\n"
        #expect(
            findings(both + "      - r/x/${tab:Tab?}", types: types).agree(with: [
                "no pattern can write 'r' when tab is nil",
                "add … 'set'",
            ]))
        #expect(findings(both + "      - r/x/${tab:Tab}", types: types) == [])
    }

    @Test func anOptionalOfAPathNeedsAPatternForNil() {
        #expect(
            findings("      - feed/${page:Int?}").agree(with: [
                "no pattern can write 'r' when page is nil",
                "add …",
            ]))
    }

    @Test func aCommaListInAPathNeedsAPatternForTheEmptyList() {
        #expect(
            findings("      - items/${ids:[Int],}") == [
                "no pattern can write 'r' when ids is []",
                "add a pattern without 'ids'",
            ])
        #expect(findings("      - items/${ids:[Int],}\n      - items") == [])
        #expect(findings("      - items/${ids:[Int],}\n      - items?ids=${ids:[Int],}") == [])
    }

    @Test func anOptionalAfterAnOptionalOfAPath() {
        #expect(
            findings("      - r\n      - r/${id?}\n      - r/${id?}/${action:Int?}") == [
                "no pattern can write 'r' when id is nil and action is 1",
                "write one route for each length of the path, each with all of its values",
            ])
    }

    @Test func twoOptionalsMissInOneCombination() {
        #expect(
            findings("      - a/${x:Int?}\n      - b/${y?}") == [
                "no pattern can write 'r' when x is nil and y is nil",
                "add a pattern without 'x', or write one route for each length of the path",
            ])
        #expect(
            findings("      - r\n      - a/${x:Int?}\n      - b/${y?}") == [
                "no pattern can write 'r' when x is 1 and y is \"a\"",
                "write one route for each length of the path, each with all of its values",
            ])
    }

    @Test func listsAndRestsAreEmptyOrNot() {
        #expect(findings("      - a\n      - b/${path...}?tag=${tags:[Int]}&${other...}\n") == [])
        #expect(
            findings("      - a?tag=${tags:[Int]}\n      - b/${path...}\n      - c?${other...}")
                == [
                    "no pattern can write 'r' when path is [\"a\"] and other is [\"key\": \"value\"]",
                    "add path=${path:[String]}&${other...} to the query of the first pattern",
                ])
    }

    @Test func aDefaultIsWrittenByAPatternThatLeavesItOut() {
        #expect(findings("      - a\n      - a/${page:Int=1}") == [])
        #expect(
            findings(
                "      - pattern: a\n        set:\n          page: 2\n      - b?x=${x}&page=${page:Int=1}\n      - c/${page:Int=1}"
            ).agree(with: [
                "?? the parameter 'x' is missing here",
                "add …",
                "?? the parameter 'x' is missing here",
                "add …",
            ]))
    }

    @Test func theFirstPatternIsThePlace() {
        let checked = Checked(
            "routes:\n  feed:\n    - 1️⃣feed/${page:Int?}\n    - feeds/${page:Int?}\n")
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: no pattern … [unwritable]",
                "  help: add …",
            ]))
    }

    /// Only the last of 2^15 combinations has no pattern, and each is decided only by its last
    /// value. What isn't found isn't an error.
    @Test func ofTooManyCombinationsOnlySomeAreTried() {
        let names = (0..<14).map { "p\($0)" }
        let items = names.map { "\($0)=${\($0)?}" }
        let patterns = names.indices.map { left in
            let others = items.indices.filter { $0 != left }.map { items[$0] }
            return "      - r/\(left)?\(others.joined(separator: "&"))\n"
        }
        let last = "      - z/${z:Int?}?\(items.joined(separator: "&"))"
        #expect(findings(patterns.joined() + last) == [])
    }
}
