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

    /// Of many rivals, the nearest in matching order are kept.
    @Test func atMostSixtyRivals() throws {
        let routes = (0..<100).map { "  r\($0): item?k\($0)=${x}\n" }.joined()
        let probes = Probes([try table(routes)])
        let rivals = probes.rivals(of: probes.patterns[50])
        #expect(rivals.count == 60)
        #expect(rivals.prefix(2).map(\.pattern.index).sorted() == [49, 51])
        #expect(probes.links(of: probes.patterns[50]).count <= 200)
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
