import RouteLanguage
import RouteTestSupport
import Testing

@Suite("Rules about several patterns (Semantics, section 7)")
struct PatternPairsTests {
    private func lines(
        _ routes: String, head: String = "scheme: myapp\nhost: app\n", notesOverlaps: Bool = true
    ) -> [String] {
        Checked(head + "routes:\n" + routes, notesOverlaps: notesOverlaps).lines
    }

    private let unreachableHelp = "  help: remove …"

    @Test func patternsThatReadTheSame() {
        #expect(
            lines("  a: 1️⃣user/${id}\n  b: 2️⃣user/${name}\n").agree(with: [
                "2️⃣ error: this pattern matches exactly the same URLs as 'a' [same-urls]",
                "  1️⃣ note: 'a' matches myapp://app/user/a", "  help: remove …",
            ]))
    }

    @Test func aSubsetOfAnEarlierType() {
        #expect(
            lines("  a: 1️⃣i/${x:Int}\n  b: 2️⃣i/${x:UInt8}\n").agree(with: [
                "2️⃣ error: every URL that matches this pattern opens 'a' first [unreachable]",
                "  1️⃣ note: 'a' matches myapp://app/i/0", unreachableHelp,
            ]))
        #expect(lines("  a: i/${x:UInt8}\n  b: i/${x:Int}\n").filter { $0.contains("error") } == [])
    }

    @Test func severalEarlierPatternsTogether() {
        #expect(
            lines("  yes: 1️⃣b/true\n  no: 2️⃣b/false\n  any: 3️⃣b/${x:Bool}\n").agree(with: [
                "3️⃣ warning: no example was found that opens this pattern: all open 'yes' or 'no' first [unreachable]",
                "  1️⃣ note: 'yes' matches myapp://app/b/true",
                "  2️⃣ note: 'no' matches myapp://app/b/false",
                unreachableHelp,
                "3️⃣ note: any(x: true) is written myapp://app/b/true, which opens 'yes' [overlap]",
                "  1️⃣ note: 'yes' matches it first",
                "3️⃣ note: any(x: false) is written myapp://app/b/false, which opens 'no' [overlap]",
                "  2️⃣ note: 'no' matches it first",
            ]))
    }

    @Test func aLiteralNextToAParameterIsAnOverlap() {
        #expect(
            lines("  me: 1️⃣user/me\n  user: 2️⃣user/${id}\n  edit: user/${id}/edit\n") == [
                "2️⃣ note: user(id: \"me\") is written myapp://app/user/me, which opens 'me' [overlap]",
                "  1️⃣ note: 'me' matches it first",
            ])
        #expect(lines("  me: user/me\n  user: user/${id:Int}\n") == [])
    }

    /// The first place that a value can end at decides: p/a-b-c opens 'b', because 'a' reads a-b as
    /// its first value.
    @Test func aSplitThatEndsElsewhereCoversNothing() {
        let head = "scheme: m\nhost: h\ntypes:\n  T: [a, a-b]\n  U: [a]\n  V: [b-c]\n"
        #expect(
            lines("  a: p/${t:T}-${v:V}\n  b: p/${u:U}-${v:V}\n", head: head).filter {
                $0.contains("error")
            } == [])
    }

    @Test func aUsersTypeCoversNothing() {
        #expect(lines("  a: c/${x:Foo}\n  b: c/${x:Int}\n").filter { $0.contains("error") } == [])
    }

    @Test func itemsTakePart() {
        #expect(
            lines("  a: 1️⃣s\n  b: 2️⃣s?q=${q?}\n").agree(with: [
                "2️⃣ error: every URL that matches this pattern opens 'a' first [unreachable]",
                "  1️⃣ note: 'a' matches myapp://app/s", unreachableHelp,
            ]))
        #expect(lines("  a: s\n  b: s?q=${q}\n") == [])
        #expect(lines("  a: s?page=${page:Int?}\n  b: s\n").filter { $0.contains("error") } == [])
        #expect(
            lines("  a: 1️⃣s?q=${q}\n  b: 2️⃣s?id=${id}\n").agree(with: [
                "2️⃣ warning: a URL with the items of both this pattern and 'a' opens 'a' [ambiguous-query]",
                "  1️⃣ note: 'a' matches myapp://app/s?q=a&id=a first",
                "  help: give …",
            ]))
        #expect(lines("  a: s?type=a&q=${q}\n  b: s?type=b&id=${id}\n") == [])
    }

    @Test func fragmentsTakePart() {
        #expect(lines("  a: s#top\n  b: s\n") == [])
        #expect(
            lines("  a: s#${x}\n  b: \"s#top\"\n").filter { $0.contains("unreachable") } == [])
    }

    @Test(arguments: [
        "  a: p/${x:Int}#${s:Int}\n  b: p/${y:Int8}#key=${k}\n",
        "  a: \"p/${x:Int}#${s...}?key=${k:Int}\"\n  b: p/${y:Int8}#key=${k:Int}\n",
        "  a: p/${x:Int}#key=${k:Int}\n  b: \"p/${y:Int8}#${s}\"\n",
    ])
    func itemsAloneNextToSegments(routes: String) {
        #expect(
            lines(routes).filter { !$0.contains("overlap") && !$0.contains("matches it first") }
                == [])
    }

    /// A list of either of two types covers each value, but not two values of both.
    @Test func twoListsDoNotCoverAListOfBoth() {
        let types = "types:\n  A: [a]\n  B: [b]\n  T: [a, b]\n"
        let head = "scheme: myapp\nhost: app\n" + types
        let lists = "  a: s?t=${t:[A]}\n  b: s?t=${t:[B]}\n  c: s?t=${t:[T]}\n"
        #expect(lines(lists, head: head).filter { $0.contains("error") } == [])
        let singles = "  a: s?t=${t:A}\n  b: s?t=${t:B}\n  c: 1️⃣s?t=${t:T}\n"
        #expect(
            lines(singles, head: head).first
                == "1️⃣ warning: no example was found that opens this pattern: all open 'a' or 'b' first [unreachable]"
        )
    }

    @Test func basesAreJudgedApart() {
        let head = "bases: [myapp://app, https://h]\n"
        #expect(
            lines("  a: 1️⃣https://h/${x}/${id}\n  b: y/${id}\n  c: 2️⃣${x}/${y}\n", head: head).first
                == "2️⃣ error: this pattern matches exactly the same URLs as 'a' [same-urls]")
        #expect(lines("  a: https://h/x/${id}\n  b: ${x}/${id}\n", head: head) == [])
    }

    @Test(arguments: [
        (
            "  a: 1️⃣b/${x:Bool}\n  f: 2️⃣b/false\n",
            "a(x: false) is written myapp://app/b/false, which opens 'f'", "'f'"
        ),
        (
            "  j: 2️⃣a/${n}.json\n  n: 1️⃣a/${n}\n",
            "n(n: \"a.json\") is written myapp://app/a/a.json, which opens 'j'", "'j'"
        ),
        ("  f: 2️⃣f\n  p: 1️⃣f/${p...}\n", "p(p: []) is written myapp://app/f, which opens 'f'", "'f'"),
        (
            "  d: 2️⃣c/-\n  s: 1️⃣c/${x}\n", "s(x: \"-\") is written myapp://app/c/-, which opens 'd'",
            "'d'"
        ),
        (
            "  l: 2️⃣l?page=${page:Int?}\n  m: 1️⃣l\n", "m is written myapp://app/l, which opens 'l'",
            "'l'"
        ),
    ])
    func valuesThatAreNotReadBack(routes: String, loss: String, other: String) {
        #expect(
            lines(routes).prefix(2) == [
                "1️⃣ note: \(loss) [overlap]", "  2️⃣ note: \(other) matches it first",
            ])
    }

    @Test func noOverlapInABuild() {
        #expect(lines("  d: c/-\n  s: c/${x}\n", notesOverlaps: false) == [])
    }

    /// The mounting spec's word counts for the mounted spec's patterns.
    @Test(arguments: [true, false])
    func aMountWhoseCaseCounts(isOfMount: Bool) {
        let word = "caseSensitive: false\n"
        let mounted = "bases: [myapp://app/s]\n\(isOfMount ? word : "")routes:\n  a: a\n"
        let spec = """
            scheme: myapp
            host: app
            \(isOfMount ? "" : word)routes:
              s:
                spec: 1️⃣S.routes.yaml
                path: s

            """
        let checked = Checked(spec, files: ["S.routes.yaml": mounted], notesOverlaps: true)
        let (counts, other) = isOfMount ? ("AppRoute", "SRoute") : ("SRoute", "AppRoute")
        #expect(
            checked.lines == [
                "1️⃣ note: the case of URLs counts for '\(counts)', but not for '\(other)' [mount-differs]",
                "  help: write the same 'caseSensitive' in both specs",
            ])
        let table = checked.compilation.compiled?.table
        #expect((table?.read(url: "myapp://app/S/A") == nil) == isOfMount)
    }
}
