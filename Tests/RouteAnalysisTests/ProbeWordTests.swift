import RouteTestSupport
import Testing

@testable import RouteAnalysis
@testable import RouteLanguage

/// The texts that links are made of, one by one: a search that tries fewer still finds most.
@Suite struct ProbeWordTests {
    private func constraint(
        length: ClosedRange<Int>, _ characters: ClosedRange<Unicode.Scalar>? = nil,
        not excluded: [String] = []
    ) -> TextConstraint {
        TextConstraint(
            length: length, characters: characters.map { [$0] }, excluded: excluded)
    }

    private func table(_ routes: String, head: String = "scheme: m\nhost: h\n") throws -> RouteTable
    {
        try #require(Checked(head + "routes:\n" + routes).compilation.compiled?.table)
    }

    /// The links of a pattern of a spec's only table.
    private func links(
        of pattern: Int, _ routes: String, head: String = "scheme: m\nhost: h\n"
    ) throws -> [String] {
        let probes = Probes([try table(routes, head: head)])
        return probes.links(of: try #require(probes.patterns(of: PatternID(pattern)).first))
    }

    @Test func textsThatTellConstrainedStringsApart() {
        let short = constraint(length: 1...2, "a"..."b")
        let long = constraint(length: 1...5, "a"..."b")
        #expect(long.texts(apartFrom: short, []) == ["a", "aa", "aaa"])
        #expect(long.texts(apartFrom: short, ["a", "aaa"]) == ["b", "aa", "aab"])
        #expect(short.texts(apartFrom: long, []) == ["a", "aa"])
        #expect(long.texts(apartFrom: long, []) == ["a", "aaaaa"])
        let other = constraint(length: 3...4, "b"..."c")
        #expect(short.texts(apartFrom: other, []) == ["a", "a"])
    }

    @Test func twoLettersOfEachAlphabet() {
        let letters = TextConstraint.letters([constraint(length: 1...2, "a"..."z")])
        #expect(letters == ["a", "b", "0", "1"])
    }

    @Test func shortTextsAndLongerOnes() throws {
        let spec = """
            types:
              Short:
                type: String
                characters: ab
                length: 1...2
              Long:
                type: String
                length: 5000
            scheme: m
            routes:
              a: ${x:Short}/${y:Long}
            """
        let table = try #require(Checked(spec).compilation.compiled?.table)
        let types = table[RouteID(0)].values.map(\.type)
        #expect(types[0].sampleTexts(count: 2) == ["a", "b", "aa"])
        // Texts are made up to a limit.
        #expect(types[1].sampleTexts(count: 2) == [])
    }

    /// A listed value, and one that isn't.
    @Test func samplesOfAValue() throws {
        let table = try table(
            "  r:\n    patterns:\n      - pattern: on\n        set:\n          x: \"true\"\n"
                + "      - off/${x:Bool}\n")
        let route = table[RouteID(0)]
        let conditions = route.patterns.flatMap { route.conditions(of: $0) }
        let samples = route.values[0].samples(for: conditions)
        #expect(samples == [.bool(true), .bool(false)])
    }

    /// A text that no earlier pattern reads comes first.
    @Test func aTextOfThePatternAlone() throws {
        #expect(
            try links(of: 2, "  a: i/0\n  b: i/a\n  c: i/${x}\n").first == "m://h/i/7")
    }

    /// In the place of a host, case doesn't count.
    @Test func literalTextInTheOtherCase() throws {
        let types = "types:\n  Lower:\n    type: String\n    characters: a-z\n"
        let links = try links(
            of: 0, "  a: me/x\n  b: ${h:Lower}/x\n", head: "scheme: m\n" + types)
        #expect(links.contains("m://me/x") && links.contains("m://ME/x"), "\(links)")
    }

    /// A `+` in a name may mean a space.
    @Test func theNameOfAnItemIsEscaped() throws {
        #expect(try links(of: 0, "  a: s?a%2Bb=${x}\n").first == "m://h/s?a%2Bb=a")
    }

    /// Of an item that only a rival names, two values that it reads, one that it doesn't, and one
    /// that can't be decoded.
    @Test func valuesOfAnItemThatOnlyARivalNames() throws {
        let links = try links(of: 1, "  a: s?k=${k:Int?}\n  b: s?t=${t?}\n")
        for value in ["0", "7", "a", "%FF"] {
            #expect(links.contains("m://h/s?k=\(value)"), "\(value): \(links)")
            #expect(links.contains("m://h/s?t=a&k=\(value)"), "\(value): \(links)")
        }
    }

    /// No link has an item that the pattern forbids for the sake of a rival that requires it.
    @Test func aRivalThatRequiresWhatThePatternForbids() throws {
        let links = try links(of: 0, "  a: s?!k&t=${t}\n  b: s?k=${k:Int}&t=1\n")
        #expect(links.filter { $0.contains("k=") } == ["m://h/s?t=a&k=a"], "\(links)")
    }

    /// Beside another table, an item that keeps the other's pattern away isn't empty, which may
    /// count as missing.
    @Test func anItemThatKeepsAnotherTableAway() throws {
        for type in ["String", "Slug"] {
            let other = try table("  a: s/${x}?k=${k:\(type)?}\n")
            let probes = Probes([try table("  a: s/${x}\n"), other])
            let own = try #require(probes.patterns.first { $0.table == 0 })
            let links = probes.links(of: own)
            #expect(links.last?.hasPrefix("m://h/s/") == true)
            #expect(links.last?.hasSuffix("?k=a") == true, "\(links)")
        }
    }

    /// A rest can begin with the other's literal text.
    @Test func fragmentsWithARestAreRivalsOfLongerOnes() throws {
        let probes = Probes([try table("  a: \"s#x/${r...}\"\n  b: \"s#x/y\"\n  c: \"s#z\"\n")])
        let own = try #require(probes.patterns(of: PatternID(0)).first)
        #expect(probes.rivals(of: own).map(\.pattern.index) == [1])
    }

    /// Links that differ in one piece, which another link has, or that have one more.
    @Test func neighborsOfALink() {
        #expect(
            Probes.neighbors(of: ["m://h/a?x=1"], among: ["m://h/a?x=1&y=2", "m://h/b?x=1"])
                == ["m://h/a?x=1&y=2", "m://h/b?x=1"])
    }
}
