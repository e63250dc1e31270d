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
        #expect(
            lines("  r2: 1️⃣\"a#x=${x?}\"\n  r0: 2️⃣\"a#?x=${y}\"\n") == [
                "2️⃣ error: every URL that matches this pattern opens 'r2' first [unreachable]",
                "  1️⃣ note: 'r2' matches m://a#?&x=a",
                "  help: remove the pattern, or tell it apart from the earlier one with literal text or a type",
            ])
    }

    @Test func aPatternThatMightMatchSomeDoesNotHideATwin() {
        #expect(
            lines(
                "  a: 1️⃣\"${p...}#q=${q?}\"\n  b:\n    allow: [suspicious-pattern]\n    pattern: \"-1/a/${p...}#\"\n"
                    + "  c: 2️⃣\"${p...}#q=${q?}\"\n"
            ) == [
                "2️⃣ error: this pattern matches exactly the same URLs as 'a' [same-urls]",
                "  1️⃣ note: 'a' matches m://a/a/a/a#",
                "  help: remove one of the patterns",
            ])
    }

    @Test func theTwinIsThePatternThatReadsTheSame() {
        #expect(
            lines("  a: s?a=${p:[Bool]}\n  b: s?a\n  c: 1️⃣s\n  d: 2️⃣s\n").suffix(3) == [
                "2️⃣ error: this pattern matches exactly the same URLs as 'c' [same-urls]",
                "  1️⃣ note: 'c' matches m://s",
                "  help: remove one of the patterns",
            ])
    }

    @Test func aPatternOfEverySchemeIsNotTheTwinOfOneWithABase() {
        #expect(lines("  a:\n    bases: [\"r://\"]\n    pattern: a\n  b: a\n", head: "") == [])
        #expect(
            lines("  b: 1️⃣a\n  a:\n    bases: [\"r://\"]\n    pattern: 2️⃣a\n", head: "") == [
                "2️⃣ error: every URL that matches this pattern opens 'b' first [unreachable]",
                "  1️⃣ note: 'b' matches r://a",
                "  help: remove the pattern, or tell it apart from the earlier one with literal text or a type",
            ])
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
        let checked = Checked("scheme: m\n\(types)routes:\n  a: \(earlier)\n  b: \(later)\n", notesOverlaps: true)
        return checked.compilation.diagnostics.sorted.filter { diagnostic in
            diagnostic.severity == .error || diagnostic.message.hasPrefix("cannot decide whether any URL opens")
        }.map(\.rule.id)
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
    @Test(arguments: [
        ("x?a|b=${v}", "x?b=${v}", ["unreachable"]),
        ("x?b=${v}", "x?a|b=${v}", []),
        ("x?a|b=${v:Int}", "x?b=${v}", []),
        ("x?a|b=${v:Int}", "x?b=${v:Int}", []),
        ("x?a|b=${v}", "x?b|a=${v}", ["same-urls"]),
        // A slash at the end tells nothing apart.
        ("post/${slug}", "post/${slug}/", ["same-urls"]),
        ("x?a|b=${v:[Int]}", "x?a=${v:Int}&b=${w:Int}", []),
        ("x?a|b=${v?}", "x?!a&b=${w}", []),
        ("x?!a&b=${w}", "x?b=${v}", []),
    ])
    func anItemWithSeveralNames(earlier: String, later: String, rules: [String]) {
        #expect(errors(earlier, later) == rules)
    }
}
