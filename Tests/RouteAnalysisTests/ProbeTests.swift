import RouteLanguage
import RouteTestSupport
import Testing

@testable import RouteAnalysis

@Suite("Links that are written to find out what patterns do")
struct ProbeTests {
    private func table(_ routes: String, head: String = "scheme: m\nhost: h\n") throws -> RouteTable
    {
        try #require(Checked(head + "routes:\n" + routes).compilation.compiled?.table)
    }

    @Test func theSimplestLinkOfAPattern() throws {
        let types =
            "types:\n  Code:\n    type: String\n    length: 3\n    characters: A-Z\n  Tab: [x, y]\n"
        let table = try table(
            "  a: user/${id:Int}?q=${q}&p=${p?}\n  b: ${c:Code}/${t:Tab}\n  c: \"v${n:Int}.${s}#/${room}?via=${v?}\"\n",
            head: "scheme: m\nhost: h\n" + types)
        let probes = Probes([table])
        let links = table.patternIDs.flatMap { probes.patterns(of: $0) }.map {
            probes.plainLink(of: $0)
        }
        #expect(links == ["m://h/user/0?q=a", "m://h/AAA/x", "m://h/v0.a#/a"])
    }

    @Test func aPatternIsWrittenUnderItsFirstBaseAlone() throws {
        let table = try table("  a: a\n", head: "bases: [https://h.org/app, https://g.org]\n")
        let patterns = Probes([table]).patterns(of: PatternID(0))
        let written = patterns.filter(\.isWritten).map(Probes([table]).plainLink)
        #expect(written == ["https://h.org/app/a"])
    }

    @Test func linksVaryOneSlotOfTheLeastLinkAlone() throws {
        let table = try table("  a: a/${x:Bool}?p=${p:Int?}\n")
        let probes = Probes([table])
        #expect(
            probes.links(of: probes.patterns[0]) == [
                "m://h/a/true", "m://h/a/true?p=0", "m://h/a/true?p=", "m://h/a/true?p",
                "m://h/a/true?p=0&p=7", "m://h/a/true?p=0&p=%FF", "m://h/a/true?p=a",
                "m://h/a/true?p=%FF", "m://h/a/true?p=0&p=a", "m://h/a/true?p=&p=0",
            ])
    }

    /// A link of both has what the rival requires, and a text in each slot that both accept.
    @Test(arguments: [
        ("a/${x}", "a/${y:Int}", "m://h/a/0"),
        ("s?q=${q}", "s?q=${q}&k=v", "m://h/s?q=a&k=v"),
        ("v${x}", "${n:Int?}.json", ""),
        ("v${x}", "${n}.json", "m://h/va.json"),
        ("f/${x...}", "f/a/${y:Int}", "m://h/f/a/0"),
        ("f#${a}/b", "f#k=${k}", "m://h/f#a/b?&k=a"),
    ])
    func aLinkThatARivalReadsToo(own: String, rival: String, expected: String) throws {
        let table = RouteTable(
            routes: try [own, rival].enumerated().map { index, text in
                var errors: [PatternError] = []
                var problems: [Route.Problem] = []
                let base = try #require(Base.parse("m://h", errors: &errors))
                let pattern = try #require(Pattern.parse(text, errors: &errors))
                return Route(
                    path: ["r\(index)"], patterns: [RoutePattern(pattern: pattern, bases: [base])],
                    problems: &problems)
            }, plusIsSpace: false, bases: [])
        let probes = Probes([table])
        let first = try #require(probes.patterns(of: PatternID(0)).first)
        let shared = probes.links(of: first).filter { table.readings(of: $0).count == 2 }
        #expect(expected.isEmpty ? shared.isEmpty : shared.contains(expected), "\(shared)")
    }

    @Test func patternsThatShareNoLinkAreNoRivals() throws {
        let table = try table(
            "  a: item/p1-${x}\n  b: item/p2-${x}\n  c: item/${x}\n  d: item?k=v1\n  e: item?k=v2\n  f: other/${x}\n"
        )
        let probes = Probes([table])
        func rivals(_ index: Int) -> [Int] {
            probes.patterns(of: PatternID(index)).flatMap {
                probes.rivals(of: $0).map(\.pattern.index)
            }
        }
        #expect(rivals(0) == [2])
        #expect(rivals(2).sorted() == [0, 1])
        #expect(rivals(3) == [])
        #expect(rivals(5) == [])
    }

    /// Texts that two patterns accept only in another case than the one in which they are declared,
    /// and an item under a name that the other pattern doesn't forbid.
    @Test(arguments: [
        (head: "", routes: "  a: me\n  b: ${c:Code}\n"),
        (head: "", routes: "  a: ${t:Tab}\n  b: ${c:Code}\n"),
        (head: "host: h\ncaseSensitive: false\n", routes: "  a: x/me\n  b: x/${c:Code}\n"),
        (head: "host: h\n", routes: "  a: x?!k\n  b: x?j|k=${v}\n"),
    ])
    func rivalsThatShareFewTexts(head: String, routes: String) throws {
        let types =
            "types:\n  Tab: [me, you]\n  Code:\n    type: String\n    characters: A-Z\n    length: 2\n"
        let probes = Probes([try table(routes, head: "scheme: m\n" + head + types)])
        let patterns = probes.patterns
        #expect(patterns.map { probes.rivals(of: $0).map(\.number) } == [[1], [0]])
        #expect(probes.earlierRivals(of: patterns[1]) == [patterns[0].pattern])
    }

    /// Of many rivals, the nearest in matching order are kept.
    @Test func atMostFortyRivals() throws {
        let routes = (0..<100).map { "  r\($0): item?k\($0)=${x}\n" }.joined()
        let probes = Probes([try table(routes)])
        let rivals = probes.rivals(of: probes.patterns[50])
        #expect(rivals.count == 40)
        #expect(rivals.prefix(2).map(\.pattern.index).sorted() == [49, 51])
        #expect(probes.links(of: probes.patterns[50]).count <= 200)
    }

    /// Types whose ranges, lengths, or characters no text fits share no links.
    @Test func apartTypesAreNoRivals() throws {
        let types = """
            types:
              Low:
                type: Int
                range: 0...9
              High:
                type: Int
                range: 10...99
              Odd:
                type: Int
                range: 5...10
              Short:
                type: String
                length: 1...2
              Long:
                type: String
                length: 3...4
              Digits:
                type: String
                length: 2...3
                characters: 0-9
              Letters:
                type: String
                length: 2...3
                characters: a-z

            """
        let names = ["Low", "High", "Odd", "Short", "Long", "Digits", "Letters"]
        let routes = names.map { "  \($0.lowercased()): x/${x:\($0)}\n" }.joined()
        let head = "scheme: m\nhost: h\n" + types
        let table = try table(routes, head: head)
        let probes = Probes([table])
        func rivals(_ name: String) -> Set<String> {
            let index = names.firstIndex(of: name) ?? 0
            let patterns = probes.patterns(of: PatternID(index))
            return Set(patterns.flatMap { probes.rivals(of: $0) }.map { names[$0.pattern.index] })
        }
        let texts: Set = ["Short", "Long", "Digits", "Letters"]
        #expect(rivals("Low") == texts.union(["Odd"]))
        #expect(rivals("High") == texts.union(["Odd"]))
        #expect(rivals("Odd") == texts.union(["Low", "High"]))
        #expect(rivals("Short") == ["Low", "High", "Odd", "Digits", "Letters"])
        #expect(rivals("Digits") == ["Low", "High", "Odd", "Short", "Long"])
        #expect(rivals("Letters") == ["Low", "High", "Odd", "Short", "Long"])
    }

    /// Of patterns with several literal items, the one that tells most finds the rivals.
    @Test func rivalsByALiteralItem() throws {
        let routes = (0..<60).map { "  r\($0): item?a=1&k=v\($0)\n" }.joined()
        let probes = Probes([try table(routes + "  other: item?k=${k}\n")])
        let rivals = probes.rivals(of: probes.patterns[30])
        #expect(rivals.map(\.pattern.index) == [60])
    }

    /// A link shows no change if both tables have the pattern and its rivals alike.
    @Test func onlyPatternsBesideAChangeAreCompared() throws {
        let routes = (0..<9).map { "  r\($0): p\($0)/${x}\n" }.joined()
        let old = try table(routes + "  a: q/${x}\n  b: q/${x:Int}\n  c: q/${x}.html\n")
        let new = try table(routes + "  a: q/${x}\n  b: q/${x:Bool}\n  c: q/${x}.html\n")
        let probes = Probes([old, new])
        for pattern in probes.patterns {
            let links = probes.linksToCompare(of: pattern)
            #expect((links.count > 1) == (pattern.pattern.index >= 9), "\(links)")
        }
    }

    @Test func otherTablesReadNothingAlike() throws {
        let old = try table("  a: q/${x}\n")
        for head in ["scheme: m\nhost: h\nplus: space\n", "scheme: m\n", "scheme: n\nhost: h\n"] {
            let probes = Probes([old, try table("  a: q/${x}\n", head: head)])
            #expect(
                probes.patterns.allSatisfy { probes.linksToCompare(of: $0).count > 1 }, "\(head)")
        }
    }

    @Test func patternsInAnotherOrderAreCompared() throws {
        let old = try table("  a: q/${x}?k=${k}\n  b: q/${x}?l=${l}\n")
        let new = try table("  b: q/${x}?l=${l}\n  a: q/${x}?k=${k}\n")
        let probes = Probes([old, new])
        #expect(probes.patterns.allSatisfy { probes.linksToCompare(of: $0).count > 1 })
    }

    @Test func twoTablesAreProbedTogether() throws {
        let probes = Probes([try table("  a: item/${x}\n"), try table("  a: item/${x:Int}\n")])
        let old = try #require(probes.patterns.first { $0.table == 0 })
        #expect(probes.rivals(of: old).map(\.table) == [1])
        let links = probes.links(of: old)
        #expect(links.contains("m://h/item/0") && links.contains("m://h/item/a"))
    }

    @Test func valuesWithLiteralTextInside() throws {
        let table = try table("  a: f/${x}.json?tag=${tag?}\n")
        let values = try #require(table.read(url: "m://h/f/a.json")?.values)
        let odd = table.oddValues(of: PatternID(0), near: values, names: [])
        #expect(odd.contains([.string("a.jsona"), .null]))
        #expect(odd.contains([.string("a."), .null]))
        #expect(odd.contains([.string("a"), .string("")]))
    }
}
