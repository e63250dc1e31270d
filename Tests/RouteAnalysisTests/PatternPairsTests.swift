import RouteCompiler
import RouteSpec
import Testing

@Suite("Rules about several patterns (Semantics, section 7)")
struct PatternPairsTests {
    /// The diagnostics of a spec with these routes, in the plain form.
    private func findings(_ routes: String, head: String = "scheme: myapp\nhost: app\n") -> [String] {
        let source = SourceText(path: "r.yaml", text: head + "routes:\n" + routes)
        let compilation = Compiler.compile(source, name: "r.yaml", notesOverlaps: true)
        let text = DiagnosticPrinter(source: source).plain(compilation.diagnostics)
        return text.split(separator: "\n").map { String($0.dropFirst("r.yaml:".count)) }
    }

    @Test func patternsThatReadTheSame() {
        #expect(
            findings("  a: user/${id}\n  b: user/${name}\n") == [
                "5:6: error: this pattern matches exactly the same URLs as 'a' [same-urls]",
                "4:6: note: 'a' matches myapp://app/user/a",
                "5:6: note: help: remove one of the patterns",
            ])
    }

    @Test func aSubsetOfAnEarlierType() {
        #expect(
            findings("  a: i/${x:Int}\n  b: i/${x:UInt8}\n").first
                == "5:6: error: every URL that matches this pattern opens 'a' first [unreachable]")
        #expect(findings("  a: i/${x:UInt8}\n  b: i/${x:Int}\n").filter { $0.contains("error") } == [])
    }

    @Test func severalEarlierPatternsTogether() {
        #expect(
            findings("  yes: b/true\n  no: b/false\n  any: b/${x:Bool}\n") == [
                "6:8: error: every URL that matches this pattern opens 'yes' or 'no' first [unreachable]",
                "4:8: note: 'yes' matches myapp://app/b/true",
                "5:7: note: 'no' matches myapp://app/b/false",
                "6:8: note: help: remove the pattern, or tell it apart from the earlier one with literal text or a type",
            ])
    }

    @Test func aLiteralNextToAParameterIsNotReported() {
        #expect(findings("  me: user/me\n  user: user/${id}\n  edit: user/${id}/edit\n") == [])
        #expect(findings("  me: user/me\n  user: user/${id:Int}\n") == [])
    }

    @Test func aUsersTypeCoversNothing() {
        #expect(findings("  a: c/${x:Foo}\n  b: c/${x:Int}\n").filter { $0.contains("error") } == [])
    }

    @Test func itemsTakePart() {
        #expect(
            findings("  a: s\n  b: s?q=${q?}\n").first
                == "5:6: error: this pattern matches exactly the same URLs as 'a' [same-urls]")
        #expect(findings("  a: s\n  b: s?q=${q}\n") == [])
        #expect(findings("  a: s?page=${page:Int?}\n  b: s\n").filter { $0.contains("error") } == [])
        #expect(
            findings("  a: s?q=${q}\n  b: s?id=${id}\n") == [
                "5:6: warning: a URL with the items of both this pattern and 'a' opens 'a' [ambiguous-query]",
                "4:6: note: 'a' matches myapp://app/s?q=a&id=a first",
                "5:6: note: help: give both patterns a literal item with different values, or different paths",
            ])
        #expect(findings("  a: s?type=a&q=${q}\n  b: s?type=b&id=${id}\n") == [])
    }

    @Test func fragmentsTakePart() {
        #expect(findings("  a: s#top\n  b: s\n") == [])
        #expect(
            findings("  a: s#${x}\n  b: \"s#top\"\n").filter { $0.contains("unreachable") } == [])
    }

    @Test func anAbandonedSearchIsNoted() {
        #expect(
            findings("  a: x/${a}-${b:Int}-${c}-${d:UUID}\n  b: x/${a}-${b:UUID}-${c}\n") == [
                "5:6: note: cannot decide whether every value of 'b' can be read back [undecided]"
            ])
    }

    @Test(arguments: [
        "  a: p/${x:Int}#${s:Int}\n  b: p/${y:Int8}#key=${k}\n",
        "  a: \"p/${x:Int}#${s...}?key=${k:Int}\"\n  b: p/${y:Int8}#key=${k:Int}\n",
        "  a: p/${x:Int}#key=${k:Int}\n  b: \"p/${y:Int8}#${s}\"\n",
    ])
    func itemsAloneNextToSegments(routes: String) {
        #expect(findings(routes).filter { !$0.contains("overlap") && !$0.contains("reads it first") } == [])
    }

    @Test func segmentsThatMatchEveryFragmentCoverItemsAlone() {
        #expect(
            findings("  a: \"p/${x:Int}#${s...}?key=${k?}\"\n  b: p/${y:Int8}#key=${k?}\n").first
                == "5:6: error: every URL that matches this pattern opens 'a' first [unreachable]")
    }

    /// A list of either of two types covers each value, but not two values of both.
    @Test func twoListsDoNotCoverAListOfBoth() {
        let types = "types:\n  A: [a]\n  B: [b]\n  T: [a, b]\n"
        let head = "scheme: myapp\nhost: app\n" + types
        let lists = "  a: s?t=${t:[A]}\n  b: s?t=${t:[B]}\n  c: s?t=${t:[T]}\n"
        #expect(findings(lists, head: head).filter { $0.contains("error") } == [])
        let singles = "  a: s?t=${t:A}\n  b: s?t=${t:B}\n  c: s?t=${t:T}\n"
        #expect(
            findings(singles, head: head).first
                == "10:6: error: every URL that matches this pattern opens 'a' or 'b' first [unreachable]")
    }

    @Test func basesAreJudgedApart() {
        let head = "bases: [myapp://app, https://h]\n"
        #expect(
            findings("  a: https://h/${x}/${id}\n  b: y/${id}\n  c: ${x}/${y}\n", head: head).first
                == "5:6: error: this pattern matches exactly the same URLs as 'a' [same-urls]")
        #expect(findings("  a: https://h/x/${id}\n  b: ${x}/${id}\n", head: head) == [])
    }

    @Test(arguments: [
        (
            "  a: b/${x:Bool}\n  f: b/false\n",
            "4:6: note: a(x: false) is written myapp://app/b/false, which opens 'f' [overlap]"
        ),
        (
            "  j: a/${n}.json\n  n: a/${n}\n",
            "5:6: note: n(n: \"a.json\") is written myapp://app/a/a.json, which opens 'j' [overlap]"
        ),
        ("  f: f\n  p: f/${p...}\n", "5:6: note: p(p: []) is written myapp://app/f, which opens 'f' [overlap]"),
        ("  d: c/-\n  s: c/${x}\n", "5:6: note: s(x: \"-\") is written myapp://app/c/-, which opens 'd' [overlap]"),
        ("  l: l?page=${page:Int?}\n  m: l\n", "5:6: note: m is written myapp://app/l, which opens 'l' [overlap]"),
    ])
    func valuesThatAreNotReadBack(routes: String, expected: String) {
        #expect(findings(routes).first == expected)
    }

    @Test func noOverlapInABuild() {
        let source = SourceText(path: "r.yaml", text: "scheme: a\nroutes:\n  d: c/-\n  s: c/${x}\n")
        #expect(Compiler.compile(source, name: "r.yaml").diagnostics.isEmpty)
    }
}
