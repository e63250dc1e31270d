import RouteTestSupport
import Testing

@Suite("Patterns that no URL opens (Semantics, section 7)")
struct ShadowingTests {
    private func lines(_ routes: String, head: String = "scheme: m\n") -> [String] {
        Checked(head + "routes:\n" + routes).lines
    }

    /// In `a#?x=1`, both patterns see the item `x` only if another item comes first.
    @Test func theFirstItemAfterSegmentsIsNoneToAPatternOfItemsAlone() {
        #expect(lines("  r2: \"a#x=1\"\n  r0: \"a#?x=1\"\n") == [])
        #expect(lines("  r2: \"a#x=${x:Int?}\"\n  r0: \"a#?x=${y:Int}\"\n") == [])
        #expect(lines("  r2: \"a#x=${x?}\"\n  r0: \"a#?x=${y}\"\n") == [])
    }

    @Test func aPatternThatMightMatchSomeDoesNotHideATwin() {
        #expect(
            lines(
                "  a: 1️⃣\"${p...}#q=${q?}\"\n  b:\n    allow: [suspicious-pattern]\n    pattern: \"-1/a/${p...}#\"\n"
                    + "  c: 2️⃣\"${p...}#q=${q?}\"\n"
            ).agree(with: [
                "2️⃣ error: this pattern matches exactly the same URLs as 'a' [same-urls]",
                "  1️⃣ note: 'a' matches m://#",
                "  help: remove …",
            ]))
    }

    @Test func theTwinIsThePatternThatReadsTheSame() {
        #expect(
            lines("  a: s?a=${p:[Bool]}\n  b: s?a\n  c: 1️⃣s\n  d: 2️⃣s\n").suffix(3).agree(with: [
                "2️⃣ error: this pattern matches exactly the same URLs as 'c' [same-urls]",
                "  1️⃣ note: 'c' matches m://s",
                "  help: remove …",
            ]))
    }

    @Test func aPatternOfEverySchemeIsNotTheTwinOfOneWithABase() {
        #expect(lines("  a:\n    bases: [\"r://\"]\n    pattern: a\n  b: a\n", head: "") == [])
        #expect(
            lines("  b: 1️⃣a\n  a:\n    bases: [\"r://\"]\n    pattern: 2️⃣a\n", head: "").agree(with: [
                "2️⃣ error: every URL that matches this pattern opens 'b' first [unreachable]",
                "  1️⃣ note: 'b' matches r://a",
                "  help: remove …",
            ]))
    }

    /// Equal patterns are found without a search, however many there are.
    @Test func equalPatternsAmongMany() {
        let items = (0..<199).map { "  r\($0): item?k=v\($0)\n" }.joined()
        #expect(
            lines(items + "  twin: 1️⃣item?k=v7\n").agree(with: [
                "1️⃣ error: this pattern matches exactly the same URLs as 'r7' [same-urls]",
                "  10:7 note: 'r7' matches m://item?k=v7", "  help: remove …",
            ]))
        let equal = (0..<100).map { "  r\($0): item/${x}\n" }.joined()
        #expect(lines(equal).count { $0.hasSuffix("same URLs as 'r0' [same-urls]") } == 99)
    }

    /// An app's type reads no empty segment, so the second pattern of 'one' takes all.
    @Test func anOptionalValueInAPathTakesARequiredOne() {
        let head = "scheme: m\ntypes:\n  Side: [x, y]\n"
        #expect(
            lines(
                "  one: [\"${id:Side}?q=${via:Custom?}\", 1️⃣\"${via:Custom}/${id:Side}\"]\n"
                    + "  two: 2️⃣\"${a:Custom}/${b:Side}\"\n", head: head
            ).agree(with: [
                "2️⃣ error: this pattern matches exactly the same URLs as 'one' [same-urls]",
                "  1️⃣ note: 'one' matches m://a/x", "  help: remove …",
            ]))
    }

    /// An item that can't be decoded, and that no pattern names, opens 'one'.
    @Test func aRestBesideAPatternWithoutIt() {
        #expect(lines("  all: s/${a}?${r...}\n  one: s/${a}\n") == [])
    }

    /// Nobody knows which texts are a Token, and whether all values of a Hex are.
    @Test func aTypeOfTheAppCoversNothing() {
        let head = "scheme: m\ntypes:\n  Hex:\n    type: String\n    characters: 0-9a-f\n"
        #expect(lines("  a: s/${a:Token}\n  b: s/${h:Hex}\n", head: head) == [])
        #expect(
            lines("  a: s/${a:Token}\n  b: s/${h:Token}\n").count { $0.contains("[same-urls]") }
                == 1)
    }

    /// Two ranges together take all values of the third, but no single pattern does.
    @Test func whatNoExampleOpensIsAWarning() {
        let routes = "  low: i/${x:Low}\n  high: i/${x:High}\n  all: 1️⃣i/${x:All}\n"
        let types = ["Low: 0...9", "High: 10...99", "All: 0...99"].map { text in
            let parts = text.split(separator: ":")
            return "  \(parts[0]):\n    type: Int\n    range: \(parts[1])\n"
        }
        let head = "scheme: m\ntypes:\n" + types.joined()
        let expected = [
            "1️⃣ warning: no example was found that opens this pattern: all open 'low' or 'high' first [unreachable]",
            "  13:8 note: 'low' matches m://i/0", "  14:9 note: 'high' matches m://i/10",
            "  help: remove …",
        ]
        #expect(lines(routes, head: head).agree(with: expected))
        // The warning can be allowed; the error can't.
        #expect(lines(routes, head: head + "allow: [unreachable]\n") == [])
        #expect(
            lines("  a: i\n  b: 1️⃣i?q=${q?}\n", head: "scheme: m\nallow: [unreachable]\n").first
                == "1️⃣ error: every URL that matches this pattern opens 'a' first [unreachable]")
    }

    /// A value that isn't valid keeps an optional item of the earlier pattern from matching, unless
    /// it is lenient.
    @Test func aLenientItemIsNeverInTheWay() {
        let routes = "  all: s?page=${page:Int?}\n  one: s\n"
        #expect(lines(routes) == [])
        #expect(
            lines(routes, head: "scheme: m\nlenient: true\n").first
                == "5:8 error: this pattern matches exactly the same URLs as 'all' [same-urls]")
        // What the lenient one reads isn't all that a strict one reads.
        #expect(
            lines(
                "  all: s?page=${page:Int?}\n  one:\n    lenient: true\n    pattern: s?page=${page:Int?}\n"
            ) == [])
    }

    private func errors(_ earlier: String, _ later: String) -> [String] {
        let types = """
            types:
              Lat:
                type: Double
                range: -90...90
              Half:
                type: Double
                range: -45...45
              Open:
                type: Double
                range: 0..<1

            """
        let checked = Checked(
            "scheme: m\n\(types)routes:\n  a: \(earlier)\n  b: \(later)\n", notesOverlaps: true)
        return checked.compilation.diagnostics.sorted.filter { $0.severity == .error }.map(
            \.rule.id)
    }

    /// Texts with an exponent, and texts that are rounded to a bound, aren't a regular set.
    @Test(
        arguments: [
            ("x?t=${v:Lat}", "x?t=${v:Double}", []),
            ("x?t=${v:Double}", "x?t=${v:Lat}", ["unreachable"]),
            ("x?t=${v:Lat}", "x?t=5", []),
            ("x/${v:Lat}?t=5", "x/${v:Lat}?t=${w:Lat}", []),
            ("x?t=${v:Lat}", "x?t=${v:Int}", []),
            ("x?t=${v:Int}", "x?t=${v:Lat}", []),
            ("x?t=${v:Lat}", "x?t=${v:Int8}", []),
            ("x?t=${v:Lat}", "x?t=${v:Half}", ["unreachable"]),
            ("x?t=${v:Half}", "x?t=${v:Lat}", []),
            ("x?t=${v:Lat}", "x?t=${v:Lat}", ["same-urls"]),
            ("x?t=${v:Open}", "x?t=${v:Lat}", []),
            ("x?t=${v:Lat}", "x?t=${v}", []),
        ] as [(String, String, [String])])
    func aRangeOfDouble(earlier: String, later: String, rules: [String]) {
        #expect(errors(earlier, later) == rules)
    }

    /// For an item with several names, the first one in the URL counts.
    @Test(
        arguments: [
            ("x?a|b=${v}", "x?b=${v}", []),
            ("x?b=${v}", "x?a|b=${v}", []),
            ("x?a|b=${v:Int}", "x?b=${v}", []),
            ("x?a|b=${v:Int}", "x?b=${v:Int}", []),
            ("x?a|b=${v}", "x?b|a=${v}", []),
            // A slash at the end tells nothing apart.
            ("post/${slug}", "post/${slug}/", ["same-urls"]),
            ("x?a|b=${v:[Int]}", "x?a=${v:Int}&b=${w:Int}", []),
            ("x?a|b=${v?}", "x?!a&b=${w}", []),
            ("x?!a&b=${w}", "x?b=${v}", []),
        ] as [(String, String, [String])])
    func anItemWithSeveralNames(earlier: String, later: String, rules: [String]) {
        #expect(errors(earlier, later) == rules)
    }

    /// An optional value in a path is never the empty text, which the later pattern reads.
    @Test(
        arguments: [
            ("[me, \"me/${b?}\"]", "me/${s}", []),
            ("[me, \"me/${b?}/x\"]", "me/${s}/x", []),
            ("[me, \"me#/${b?}\"]", "me#/${s}", []),
            ("[me, \"me/${b:Sort?}\"]", "me/${s:Sort}", []),
            ("[me, \"me/${b:Int?}\"]", "me/${s:Int}", ["same-urls"]),
            ("[me, \"me/${b?}\"]", "me/${s:Int}", []),
            ("[me, \"me/${b?}\"]", "me/x", []),
        ] as [(String, String, [String])])
    func anOptionalValueOfAPathIsNotEmpty(earlier: String, later: String, rules: [String]) {
        let head = "types:\n  Sort:\n    values: [x, y]\n    else: y\n"
        let checked = Checked(
            "scheme: m\n\(head)routes:\n  a: \(earlier)\n  c: \(later)\n")
        #expect(checked.compilation.diagnostics.sorted.map(\.rule.id) == rules)
    }

    /// Each found by a mistake in one line that no test noticed.
    @Test(
        arguments: [
            ("i/v${x}", "i/v${y:Int}", true),
            ("i/${x:UpToTen}", "i/${y:UpToFive}", true),
            ("i/${x:UpToFive}", "i/${y:UpToTen}", false),
            ("i/${x:Medium}", "i/${y:Short}", true),
            ("i/${x:Short}", "i/${y:Medium}", false),
            ("\"i?k=${x:Double}\"", "\"i?k=${y:Int}\"", true),
            ("\"i?k=${x:Float}\"", "\"i?k=${y:UInt8}\"", true),
            ("\"i?k=${x:Double}\"", "\"i?k=${y:Float}\"", true),
            ("i/${x:Digit}", "i/${y:UpToThree}", true),
            ("i/${x:UpToThree}", "i/${y:Digit}", false),
            ("i/${x:Nine}", "i/${y:Digit}", false),
        ] as [(String, String, Bool)])
    func whatTakesAll(earlier: String, later: String, isCertain: Bool) {
        let types = """
            types:
              UpToTen:
                type: Double
                range: ...10
              UpToFive:
                type: Double
                range: 0...5
              Medium:
                type: String
                length: 2...5
              Short:
                type: String
                length: 2...3
              Digit:
                type: Int
                range: 0...9
              UpToThree:
                type: Int
                range: 0...3
              Nine:
                type: Int
                range: 1...9

            """
        let checked = Checked("scheme: m\n\(types)routes:\n  a: \(earlier)\n  b: \(later)\n")
        let found = checked.compilation.diagnostics.sorted
        #expect(
            found.filter { $0.severity == .error }.map(\.rule.id)
                == (isCertain ? ["unreachable"] : []))
    }

    @Test func theFirstOfSeveralThatTakeAllIsNamed() {
        #expect(
            lines("  a: 1️⃣i/v${x}\n  b: 2️⃣i/v${y:Double}\n  c: 3️⃣i/v${z:Int}\n").filter {
                $0.contains("3️⃣ error") || $0.contains("note")
            } == [
                "  1️⃣ note: 'a' matches m://i/v0",
                "3️⃣ error: every URL that matches this pattern opens 'a' first [unreachable]",
                "  1️⃣ note: 'a' matches m://i/v0",
            ])
    }

    /// A value that no earlier pattern has, however many of the type's values they take.
    @Test(
        arguments: [
            ["${x:Color}", "${y}", "a"],
            ["i/a", "i/b", "i/aa", "i/ab", "i/ba", "i/${x:Colors}"],
            ["i/0", "i/1", "i/2", "i/3", "i/4", "i/5", "i/7", "i/8", "i/9", "i/${x:Digit}"],
            ["i/a/a", "i/a/b", "i/b/a", "i/${x:Color}/${y:Color}"],
        ])
    func aPatternThatOneValueOpensIsReachable(patterns: [String]) {
        let types = """
            types:
              Color:
                type: String
                characters: ab
                length: 1
              Colors:
                type: String
                characters: ab
                length: 1...2
              Digit:
                type: Int
                range: 0...9

            """
        let routes = patterns.enumerated().map { "  r\($0): \($1)\n" }.joined()
        #expect(lines(routes, head: "scheme: m\nhost: h\n\(types)") == [])
    }

    @Test func patternsThatDifferInCaseAloneMatchTheSameURLs() {
        let routes = "  a: 1️⃣User/${id}?Page=${page}\n  b: 2️⃣user/${name}?page=${q}\n"
        #expect(lines(routes).filter { $0.contains("error") } == [])
        #expect(
            lines(routes, head: "scheme: m\nhost: h\ncaseSensitive: false\n") == [
                "2️⃣ error: this pattern matches exactly the same URLs as 'a' [same-urls]",
                "  1️⃣ note: 'a' matches m://h/user/a?page=a",
                "  help: remove one of the patterns",
            ])
    }

    /// A closed type is read in every case; a constrained String isn't.
    @Test(
        arguments: [
            ("${a:Tab}", "${b:Other}", "false", true), ("${a:Tab}", "${b:Other}", "true", false),
            ("${a:Slug}", "${b:Other}", "false", false), ("${a:Slug}", "${b:Other}", "true", true),
            ("A${a:Tab}", "a${b:Other}", "false", true),
            ("A${a:Tab}", "a${b:Other}", "true", false),
        ])
    func whatIsTakenInEveryCase(
        earlier: String, later: String, isCaseSensitive: String, isRefused: Bool
    ) {
        let head = """
            scheme: m
            host: h
            caseSensitive: \(isCaseSensitive)
            types:
              Tab: [Posts, likes]
              Other: [posts]
              Slug:
                type: String
                characters: a-z

            """
        let found = lines("  a: \"x?k=\(earlier)\"\n  b: \"x?K=\(later)\"\n", head: head)
        let same = lines("  a: \"x?k=\(earlier)\"\n  b: \"x?k=\(later)\"\n", head: head)
        let errors = (isCaseSensitive == "true" ? same : found).filter { $0.contains("[unreach") }
        #expect(errors.isEmpty != isRefused, "\(found)")
    }

    // MARK: Rests

    @Test(
        arguments: [
            ("a/${p...}/b", "a/${q...}/b"), ("a/${...}/b", "a/${...}/b"),
            ("a#x/${p...}/b", "a#x/${q...}/b"), ("${p...}/b", "${q...}/b"),
        ])
    func patternsWithARestOfTheSameURLs(first: String, second: String) {
        let lines = lines("  a: \"\(first)\"\n  b: \"\(second)\"\n")
        #expect(lines.count { $0.hasSuffix("exactly the same URLs as 'a' [same-urls]") } == 1)
    }

    @Test(
        arguments: [
            ("a/${...}/b", "a/${p...}/b"), ("${p...}/${n:Int}", "${p...}/${n:UInt8}"),
            ("a#${...}/b", "a#${p:Int...}/b"), ("a/${...}/${x}/b", "a/${p...}/${x}/b"),
        ])
    func aPatternWhoseURLsAllGoToAnEarlierRest(first: String, second: String) {
        let lines = lines("  a: \"\(first)\"\n  b: \"\(second)\"\n")
        #expect(lines.count { $0.hasSuffix("opens 'a' first [unreachable]") } == 1)
    }

    @Test(
        arguments: [
            // A rest with a name decodes its segments.
            ("a/${p...}", "a/${...}"), ("a/${p:Int...}/b", "a/${q...}/b"),
        ])
    func theLargerOfTwoRestsOpensSomethingAfterTheOther(first: String, second: String) {
        #expect(lines("  a: \"\(first)\"\n  b: \"\(second)\"\n") == [])
        let others = lines("  b: \"\(second)\"\n  a: \"\(first)\"\n")
        #expect(others.count { $0.hasSuffix("opens 'b' first [unreachable]") } == 1)
    }

    @Test(
        arguments: [
            ("a/${...}/b", "a/${...}/c"), ("a/${p...}/b/c", "a/${p...}/c"),
            ("a/b/${p...}/c", "a/${p...}/b/c"), ("${p...}/Track", "${p...}/track"),
        ])
    func patternsWithARestThatBothOpenSomething(first: String, second: String) {
        #expect(lines("  a: \"\(first)\"\n  b: \"\(second)\"\n") == [])
        #expect(lines("  b: \"\(second)\"\n  a: \"\(first)\"\n") == [])
    }

    @Test func aRestOfAnyTextHidesWhatFollowsTheOrder() {
        #expect(
            lines("  a: 1️⃣a/${...}/b\n  b: 2️⃣a/${p...}/b\n") == [
                "2️⃣ error: every URL that matches this pattern opens 'a' first [unreachable]",
                "  1️⃣ note: 'a' matches m://a/b",
                "  help: remove the pattern, or make the two differ in a literal segment or a type",
            ])
    }
}
