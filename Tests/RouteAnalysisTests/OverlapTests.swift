import RouteTestSupport
import Testing

@Suite("Values that do not come back (Semantics, section 6)")
struct OverlapTests {
    /// The first lines of a spec's overlaps, without the diagnostics of other rules.
    private func overlaps(
        _ routes: String, head: String = "enum: R\nscheme: m\ntypes:\n  Tab: [x, y]\n"
    ) -> [String] {
        Checked(head + "routes:\n" + routes, notesOverlaps: true).lines.filter { line in
            ["[overlap]", "error:"].contains { line.contains($0) }
        }
    }

    /// A value that a literal text reads only because case doesn't count in a first segment.
    @Test func aValueInTheCaseOfItsType() {
        let types = "types:\n  Code:\n    type: String\n    characters: A-Z\n    length: 2\n"
        let lines = overlaps("  me: me\n  c: 1️⃣${c:Code}\n", head: "scheme: m\n" + types)
        #expect(
            lines == ["1️⃣ note: c(c: \"ME\") is written m://ME, which opens 'me' [overlap]"])
    }

    @Test(arguments: [
        (
            "  x: s#c=${k}\n  r: 1️⃣s#/x&c=${v}\n",
            "1️⃣ note: r(v: \"a\") is written m://s#/x&c=a, which opens 'x' [overlap]"
        ),
        (
            "  all: 1️⃣search?q=${q?}\n  one: search?q=${q}\n",
            "1️⃣ note: all(q: \"a\") is written m://search?q=a, which opens 'one' [overlap]"
        ),
        (
            "  x: s?t=${a}\n  r: 1️⃣s?t=${b:Int=0}\n",
            "1️⃣ note: r(b: 7) is written m://s?t=7, which opens 'x' [overlap]"
        ),
        (
            "  x: s?t=${a}\n  r: 1️⃣s?t=${b:Bool=true}\n",
            "1️⃣ note: r(b: false) is written m://s?t=false, which opens 'x' [overlap]"
        ),
        (
            "  x: s?t=${a}\n  r: 1️⃣s?t=${b:Tab=x}\n",
            "1️⃣ note: r(b: .y) is written m://s?t=y, which opens 'x' [overlap]"
        ),
        (
            "  x: ${p:Int}.${q:Int}\n  v: 1️⃣${v}\n",
            "1️⃣ note: v(v: \"1.5\") is written m://1.5, which opens 'x' [overlap]"
        ),
        (
            "  e: 1️⃣e?id=${id:Tab=x}\n  f: e?id\n",
            "1️⃣ note: e(id: .y) is written m://e?id=y, which opens 'f' [overlap]"
        ),
        (
            "  one: a#k=${y}\n  two: 1️⃣a#k\n",
            "1️⃣ note: two is written m://a#k, which opens 'one' [overlap]"
        ),
        (
            "  r: s?t=${b:Int=0}\n  home: 1️⃣s\n",
            "1️⃣ note: home is written m://s, which opens 'r' [overlap]"
        ),
        (
            "  list: 1️⃣s?t=${t:[Int]}\n  one: s?t=${t:Int}\n",
            "1️⃣ note: list(t: [0]) is written m://s?t=0, which opens 'one' [overlap]"
        ),
        (
            "  one: i/${x:UInt8}\n  two: 1️⃣i/${x:Int}\n",
            "1️⃣ note: two(x: 0) is written m://i/0, which opens 'one' [overlap]"
        ),
        (
            "  g:\n    path: [p, q]\n    routes:\n      me: u/me\n      user: 1️⃣u/${name}\n",
            "1️⃣ note: g.user(name: \"me\") is written m://p/u/me, which opens 'g.me' [overlap]"
        ),
        (
            "  home: me\n  me: s?next=me\n  go: 1️⃣s?next=${next:R}\n",
            "1️⃣ note: go(next: \"me\") is written m://s?next=me, which opens 'me' [overlap]"
        ),
        (
            "  one: a#k=${y:Custom}\n  two: 1️⃣a#k\n",
            "1️⃣ note: two is written m://a#k, which opens 'one' [overlap]"
        ),
        (
            "  one: a#x=${y}\n  two: 1️⃣a#${t:Tab}\n",
            "1️⃣ note: two(t: .x) is written m://a#x, which opens 'one' [overlap]"
        ),
        (
            "  r:\n    - 1️⃣\"${a}?t=${b:Double?}#f\"\n    - \"${a}#q=${b:Double?}\"\n",
            "1️⃣ note: r(a: \"a\", b: 0) is written m://a?t=0#f, which is read as r(a: \"a\", b: nil) [overlap]"
        ),
    ])
    func aWitnessShowsTheLoss(routes: String, expected: String) {
        #expect(overlaps(routes) == [expected])
    }

    /// A URL that a third pattern matches isn't a witness for the second one.
    @Test func everyPatternThatOpensIsListed() {
        #expect(
            overlaps("  a: p/${t}\n  b: 1️⃣p/${a}/${b...}\n  c: 2️⃣p/${d...}\n") == [
                "1️⃣ note: b(a: \"a\", b: []) is written m://p/a, which opens 'a' [overlap]",
                "2️⃣ note: c(d: [\"a\"]) is written m://p/a, which opens 'a' [overlap]",
                "2️⃣ note: c(d: [\"a\", \"a\"]) is written m://p/a/a, which opens 'b' [overlap]",
            ])
    }

    /// An optional value next to literal text is never written empty: that would be nil, which
    /// another pattern writes.
    @Test func anOptionalValueNextToLiteralText() {
        #expect(
            overlaps(
                "  x: a${p}-x?t=${b}\n  r:\n    - 1️⃣a${p?}-x?t=${b:Int?}\n    - a?t=${b:Int?}\n")
                == [
                    "1️⃣ note: r(p: \"a\", b: 0) is written m://aa-x?t=0, which opens 'x' [overlap]"
                ])
        let uuid = "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"
        let tail = "q=${c:UUID}&me"
        #expect(
            overlaps(
                "  x: \"카${p}-x?x-y=${b}&\(tail)\"\n  r:\n    - 1️⃣\"카${p?}-x?x-y=${b:Int?}&\(tail)\"\n"
                    + "    - \"카?x-y=${b:Int?}&\(tail)\"\n") == [
                    "1️⃣ note: r(p: \"a\", b: 0, c: \"\(uuid)\") is written "
                        + "m://%EC%B9%B4a-x?x-y=0&q=\(uuid)&me, which opens 'x' [overlap]"
                ])
    }

    @Test func aTextThatALiteralEqualsAndOneThatNoLiteralDoes() {
        #expect(
            overlaps("  a: u/me/${x:Int}\n  b: u/${s}/${y:Int}\n  c: 1️⃣u/${t}/${z:Token}\n") == [
                "7:6 note: b(s: \"me\", y: 0) is written m://u/me/0, which opens 'a' [overlap]",
                "1️⃣ note: c(t: \"me\", z: \"0\") is written m://u/me/0, which opens 'a' [overlap]",
                "1️⃣ note: c(t: \"a\", z: \"0\") is written m://u/a/0, which opens 'b' [overlap]",
            ])
    }

    /// A host parameter also reads the label of `*.`, under which no link is written.
    @Test func hostParameters() {
        let head = "bases: [\"https://h.com\", \"https://*.h.com\"]\n"
        #expect(
            overlaps("  x: x\n  y: 1️⃣https://${t}.h.com/${y}\n", head: head) == [
                "1️⃣ note: y(t: \"a\", y: \"x\") is written https://a.h.com/x, which opens 'x' [overlap]"
            ])
    }

    @Test(arguments: [21, 100]) func atMostTwentyAreListed(count: Int) {
        let literals = (0..<count).map { "  r\($0): item/l\($0)\n" }.joined()
        let lines = overlaps(literals + "  item: 1️⃣item/${x}\n")
        #expect(lines.count == 20)
        let more = ", and \(count - 20) more may open other values [overlap]"
        #expect(lines.last?.hasSuffix(more) ?? false, "\(lines)")
        #expect(lines.dropLast().allSatisfy { !$0.contains("more") })
    }

    @Test func withoutABaseTheSchemesOfOthersCount() {
        #expect(
            overlaps("  r0: https://h/q\n  r3: 1️⃣${a}/${b}\n", head: "") == [
                "1️⃣ note: r3(a: \"h\", b: \"q\") is written https://h/q, which opens 'r0' [overlap]"
            ])
    }

    /// A split ends a value at the first place, and a key that the pattern names is read as that
    /// item.
    @Test(arguments: [
        (
            "  file: 1️⃣f/${name}.${ending}\n",
            "1️⃣ note: file(name: \"a.a\", ending: \"5\") is written m://f/a.a.5, which is read as "
                + "file(name: \"a\", ending: \"a.5\") [overlap]"
        ),
        (
            "  find: 1️⃣f?k=${k?}&${others...}\n",
            "1️⃣ note: find(k: nil, others: [\"k\": \"a\"]) is written m://f?k=a, which is read as "
                + "find(k: \"a\", others: [:]) [overlap]"
        ),
    ])
    func aValueThatItsOwnPatternReadsAsAnother(routes: String, expected: String) {
        #expect(overlaps(routes) == [expected])
    }

    /// A flag reads more than the texts of its values (rule 3.7), so `r` opens `s?t=1`.
    @Test func aFlagReadsTheTextsOfOtherValues() {
        let types = "enum: R\nscheme: m\ntypes:\n  Word: [\"true\", \"false\"]\n"
        #expect(
            overlaps("  x: s?t=${a:Word}\n  r: 1️⃣s?t=${b:Bool}\n", head: types).allSatisfy {
                $0.hasSuffix("[overlap]")
            })
        #expect(
            overlaps("  x: s?t=${a:Bool}\n  r: 1️⃣s?t=${b:Int}\n").contains {
                $0.hasPrefix("1️⃣ note: r(b: ") && $0.contains("which opens 'x'")
            })
    }

    /// Values that end elsewhere in their own pattern, whatever else it has.
    @Test(
        arguments: [
            "https://${w}.h/${s}.${t}", "https://${w}.h/x?q=${q?}&${z...}", "https://${v}-${w}.h/x",
            "x/${u:Web}.${c}", "x/${u:Dots}.${c}", "x/${u:Short}z${c}", "x/${k:K}-${c}",
            "x/${x}a${u:Web}", "x/${x:Double}.${c}",
        ])
    func aValueThatDoesNotComeBack(pattern: String) {
        let types = """
            types:
              Web:
                type: URL
                schemes: [https]
              Dots:
                type: String
                characters: z.-
              Short:
                type: String
                length: 2...4
              K: [a, a-b, b]

            """
        let lines = overlaps("  r: \"\(pattern)\"\n", head: "enum: R\nscheme: m\nhost: h\n\(types)")
        #expect(lines.count == 1, "\(lines)")
    }

    /// The bases' parameters are a pattern's own.
    @Test func aValueThatDoesNotComeBackUnderABaseWithAParameter() {
        let lines = overlaps(
            "  r: ${s}.${t}\n", head: "enum: R\nbases: [\"https://${w}.h\"]\n")
        #expect(lines.count == 1, "\(lines)")
    }

    @Test(
        arguments: [
            ("x/${x:Color}", "x/${y:Token}"),
            ("x/${x:Sort}.${z:Int}", "x/${y:Ten}"),
            ("1/${p...}#k=${q}", "\"${y}/1#${u}\""),
            ("go/${n:Int}", "go/${l:R}"),
            ("go/@${n}", "go/${l:R}"),
            ("${x}b/${y}c?t=${z}", "${i:Int}-${j:Int}ab/${k}"),
        ])
    func aTextThatTwoPatternsRead(earlier: String, later: String) {
        let types = """
            types:
              Color:
                type: String
                characters: ab
                length: 1
              Token:
                type: String
                not: [a]
              Sort:
                values: [x, y]
                else: x
              Ten:
                type: Double
                range: 10...11

            """
        let lines = overlaps(
            "  a: \(earlier)\n  b: \(later)\n  n: n/${i:Int}\n  at: \"@${i}\"\n  i: ${i:UInt8}\n",
            head: "enum: R\nscheme: m\nhost: h\n\(types)")
        #expect(lines.contains { $0.contains(" b(") || $0.contains(" a(") }, "\(lines)")
    }
}
