import RouteTestSupport
import Testing

@Suite("Values that do not come back (Semantics, section 6)")
struct OverlapTests {
    /// The first lines of a spec's overlaps, without the diagnostics of other rules.
    private func overlaps(_ routes: String, head: String = "scheme: m\ntypes:\n  Tab: [x, y]\n") -> [String] {
        Checked(head + "routes:\n" + routes, notesOverlaps: true).lines.filter { line in
            ["[overlap]", "[undecided]", "error:"].contains { line.contains($0) }
        }
    }

    /// KELVIN SIGN is canonically equivalent to K, so the Strings are equal, but the bytes aren't (rule 3.9).
    @Test(arguments: [("K", true), ("\u{212A}", false)])
    func aLiteralItemIsComparedByBytes(value: String, isRead: Bool) throws {
        let spec = "scheme: m\nhost: h\nroutes:\n  x: i/${a}?t=K\n  r: ${b}/${c}?t=\(value)\n"
        let swift = try #require(Checked(spec).compilation.swift(fileName: "routes.yaml"))
        #expect(swift.contains("unlessReadBy") == isRead)
    }

    /// A written URL is only read again if a mark may keep it from an earlier pattern, which takes a String's text only
    /// plain.
    @Test(arguments: [
        ("user/me", "user/${name}", true), ("user/me", "user/${name...}", true), ("s?k=v", "s?k=${k}", true),
        ("user/me", "user/${word:Tab}", false), ("post/5", "post/${id:Int}", false),
        ("post/5/${x}", "post/${id:Int}/${tail}", false), ("post/5/all", "post/${id:Int}/${tail}", true),
        ("s/5?k=${k}", "s/${id:Int}?k=${k}", false), ("s/5?k=${k:Int}", "s/${id:Int}?k=${k}", true),
        ("${a}/x", "${a...}", true), ("${a}/${b}", "${a...}", false), ("s?k=${k}", "s?${items...}", true),
        ("p#5/${x}", "p#${id:Int}/${x}", false),
    ])
    func aWrittenURLIsReadAgain(earlier: String, later: String, isReadAgain: Bool) throws {
        let spec = "scheme: m\nhost: h\ntypes:\n  Tab: [me, you]\nroutes:\n  x: \(earlier)\n  r: \(later)\n"
        let swift = try #require(Checked(spec).compilation.swift(fileName: "routes.yaml"))
        #expect(swift.contains("unlessReadBy") == isReadAgain)
        #expect(swift.contains("_RouteMarks") == isReadAgain)
    }

    /// An empty segment of a pattern is a text too, which a closed type with `else` reads.
    @Test func anEmptySegmentIsRead() throws {
        let types = "types:\n  Sort:\n    values: [x, y]\n    else: x\n  Short:\n    type: String\n    length: 1\n"
        let spec = "scheme: m\nhost: h\n\(types)routes:\n  x: ${a:Short}/${s:Sort}\n  r: ${b}//\n"
        let swift = try #require(Checked(spec).compilation.swift(fileName: "routes.yaml"))
        #expect(swift.contains("unlessReadBy"))
    }

    /// A fragment's segments and items see each other's literal delimiters. In values, these are escaped.
    @Test(arguments: [
        ("page#c=${k:Int}", "page#/x&c=${v}", true), ("page#c=${k:Int}", "page#/x&${v}", true),
        ("page#c=${k:Int}", "page#/x/${v}", false), ("page#${v}/b", "${p}#k=a/b", true),
        ("page#${v}/b", "${p}#k=a", false),
        // One segment is the name of an item without a value.
        ("a#k=${y}", "a#${x}", true), ("a#k=${y}", "a#${x}?z=${z}", false), ("a#k=${y:Int}", "a#${x}", false),
        ("a#k=${y}&l=${z}", "a#${x}", false), ("a#k=${y}&l=${z?}", "a#${x}?l=${z?}", true),
        ("a#k%2Fl=${y}", "a#${x}/l", true), ("a#k=${y}", "a#${x...}", true),
    ])
    func aFragmentOfTheOtherKind(earlier: String, later: String, isRead: Bool) throws {
        let spec = "scheme: m\nhost: h\nroutes:\n  x: \(earlier)\n  r: \(later)\n"
        let swift = try #require(Checked(spec).compilation.swift(fileName: "routes.yaml"))
        #expect(swift.contains("unlessReadBy") == isRead)
    }

    @Test(arguments: [
        (
            "  x: s#c=${k}\n  r: 1️⃣s#/x&c=${v}\n",
            "1️⃣ note: r(v: \"\") is written m://s#/x&c=, which opens 'x' [overlap]"
        ),
        (
            "  all: 1️⃣search?q=${q?}\n  one: search?q=${q}\n",
            "1️⃣ note: all(q: \"a\") is written m://search?q=a, which opens 'one' [overlap]"
        ),
        (
            "  x: s?t=${a}\n  r: 1️⃣s?t=${b:Int=0}\n",
            "1️⃣ note: r(b: 1) is written m://s?t=1, which opens 'x' [overlap]"
        ),
        (
            "  x: s?t=${a}\n  r: 1️⃣s?t=${b:Bool=true}\n",
            "1️⃣ note: r(b: false) is written m://s?t=false, which opens 'x' [overlap]"
        ),
        (
            "  x: s?t=${a}\n  r: 1️⃣s?t=${b:Tab=x}\n",
            "1️⃣ note: r(b: \"y\") is written m://s?t=y, which opens 'x' [overlap]"
        ),
        (
            "  x: ${p}.${q}\n  v: 1️⃣${v}\n",
            "1️⃣ note: v(v: \"a.\") is written m://a., which opens 'x' [overlap]"
        ),
        (
            "  e: 1️⃣e?id=${id:Tab=x}\n  f: e?id\n",
            "1️⃣ note: e(id: \"y\") is written m://e?id=y, which opens 'f' [overlap]"
        ),
        (
            "  one: a#k=${y}\n  two: 1️⃣a#k\n",
            "1️⃣ note: two is written m://a#k, which opens 'one' [overlap]"
        ),
        (
            "  one: a#x=${y}\n  two: 1️⃣a#${t:Tab}\n",
            "1️⃣ note: two(t: \"x\") is written m://a#x, which opens 'one' [overlap]"
        ),
        (
            "  r:\n    - 1️⃣\"${a}?t=${b:Double?}#f\"\n    - \"${a}#q=${b:Double?}\"\n",
            "1️⃣ note: r(a: \"a\", b: 0) is written m://a?t=0#f, which opens 'r' [overlap]"
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

    /// An optional value next to literal text is never written empty: that would be nil, which another pattern writes.
    @Test func anOptionalValueNextToLiteralText() {
        #expect(
            overlaps("  x: a${p}-x?t=${b}\n  r:\n    - 1️⃣a${p?}-x?t=${b:Int?}\n    - a?t=${b:Int?}\n") == [
                "1️⃣ note: r(p: \"a\", b: 0) is written m://aa-x?t=0, which opens 'x' [overlap]"
            ])
        let uuid = "aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa"
        let tail = "q=${c:UUID}&me&${d...}"
        #expect(
            overlaps(
                "  x: \"카${p}-x?x-y=${b}&\(tail)\"\n  r:\n    - 1️⃣\"카${p?}-x?x-y=${b:Int?}&\(tail)\"\n"
                    + "    - \"카?x-y=${b:Int?}&\(tail)\"\n") == [
                    "1️⃣ note: r(p: \"a\", b: 0, c: \"\(uuid)\", d: []) is written "
                        + "m://%EC%B9%B4a-x?x-y=0&q=\(uuid)&me, which opens 'x' [overlap]"
                ])
    }

    /// A mark keeps the URL from one pattern but not from another, so none is written, and the first one matches.
    @Test func aMarkThatLeavesTheURLToAnotherPattern() {
        #expect(
            overlaps("  a: u/me/${x:Int}\n  b: u/${s}/${y:Int}\n  c: 1️⃣u/${t}/${z:Token}\n") == [
                "1️⃣ note: c(t: \"me\", z: \"0\") is written m://u/me/0, which opens 'a' [overlap]",
                "1️⃣ note: c(t: \"a\", z: \"0\") is written m://u/a/0, which opens 'b' [overlap]",
            ])
    }

    @Test func withoutABaseTheSchemesOfOthersCount() {
        #expect(
            overlaps("  r0: https://h/q\n  r3: 1️⃣${a}/${b}\n", head: "") == [
                "1️⃣ note: r3(a: \"h\", b: \"q\") is written https://h/q, which opens 'r0' [overlap]"
            ])
    }

    /// Two patterns of one route that give some URLs the same values, but not all: a check for marks is emitted.
    @Test func marksWithinOneRoute() {
        let spec = """
            scheme: m
            routes:
              r:
                - u/${a}?t=${b?}
                - pattern: u/me?s=${b?}
                  set: {a: me}
            """
        let plain = spec.replacing("set: {a: me}", with: "set:\n        a: me")
        let compilation = Checked(plain, notesOverlaps: true).compilation
        #expect(compilation.swift(fileName: "routes.yaml")?.contains("unlessReadBy") == true)
        #expect(compilation.diagnostics.isEmpty)
    }
}
