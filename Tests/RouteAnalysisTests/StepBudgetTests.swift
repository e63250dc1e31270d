@testable import RouteAnalysis
@testable import RouteSpec
import Testing

@testable import RoutePatterns

@Suite("What the analysis looks at, in steps")
struct StepBudgetTests {
    /// The budget that a spec uses with these patterns, even if they have errors.
    private func budget(_ patterns: [String], head: String = "scheme: myapp\nhost: app\n") throws -> StepBudget {
        let lines = patterns.enumerated().map { "  r\($0.offset): \"\($0.element)\"\n" }
        return try budget(spec: head + "routes:\n" + lines.joined())
    }

    private func budget(spec: String) throws -> StepBudget {
        let source = SourceText(path: "routes.yaml", text: spec)
        var diagnostics = Diagnostics()
        let spec = try #require(SpecFiles(source).decode(fileName: "routes.yaml", into: &diagnostics))
        #expect(!diagnostics.hasErrors)
        let table = RouteTable(routes: spec.routes.map(\.route), plusIsSpace: spec.plusIsSpace, bases: spec.bases)
        return PatternPairs.check(spec, table: table, notesOverlaps: true, into: &diagnostics).budget
    }

    /// Sections with a list, an item, its edit page, and a page of another type.
    private func ordinary(_ count: Int) -> [String] {
        (0..<count).map { number in
            let section = "section\(number / 5)"
            return [
                section, "\(section)/${id}?page=${page:Int?}&sort=${sort?}", "\(section)/new", "\(section)/${id}/edit",
                "\(section)/${id:Int}/page/${page:Int}#${part}",
            ][number % 5]
        }
    }

    @Test func ordinaryTablesTakeStepsInProportion() throws {
        let counts = [10, 100, 1_000, 10_000]
        let budgets = try counts.map { try budget(ordinary($0)) }
        for (count, budget) in zip(counts, budgets) {
            #expect(budget.spent < 80 * count + 1_000, "\(count) \(budget.spent)")
            #expect(!budget.isDone)
        }
    }

    /// Specs of about 190 lines with many overlapping patterns.
    private static let families: [String: @Sendable (Int) -> String] = [
        "parameters of all types": {
            segments(in: ["", ":Int", ":UInt8", ":Bool", ":Double", ":UUID", ":URL", ":Foo"], 3, $0)
        },
        "integers": { segments(in: [":Int", ":Int8", ":UInt16", ":UInt64"], 12, $0) },
        "long paths": { segments(in: ["", ":Int", ":Bool"], 40, $0) },
        "affixes": { affixes(in: [""], 8, $0) },
        "typed affixes": { affixes(in: ["", ":Int", ":Double", ":UUID"], 4, $0) },
        "affixes that overlap themselves": {
            "x/${a}" + String(repeating: "-", count: $0 % 30 + 1) + "${b}" + String(repeating: "-", count: $0 % 17 + 1)
                + "${c}" + String(repeating: "-", count: $0 + 1)
        },
        "required items": { items(in: ["", ":Int", ":Bool"], $0) },
        "optional items": { items(in: ["?", ":Int?", ":Bool=true", ":[Int]", ":[String]"], $0) },
        "long lists of literal items": { number in
            "s?" + (0..<25).map { "n\((7 * $0 + number) % 100)=\(mixed(number, $0) % 2)" }.joined(separator: "&")
        },
        "long paths of one kind": { "${x}/" + segments(in: [""], 200, 0) + "/a\($0)" },
        "rests": { number in
            (0..<8).map { number >> $0 & 1 == 1 ? "a" : "${p\($0)}" }.joined(separator: "/") + "/${r...}"
        },
        "typed rests": { number in
            let count = number % 7
            let path = (0..<count).map { ["a", "${p\($0):Int}", "${p\($0)}"][mixed(number, $0) % 3] }
            return (path + ["${r:\(["Int", "Bool", "UInt8", "String"][mixed(number, 9) % 4])...}"]).joined(
                separator: "/")
        },
        "literals that are marked": { number in
            (0..<8).map { mixed(number, $0) % 2 == 0 ? "m\(mixed(number, $0 + 8) % 5)" : "${p\($0)}" }.joined(
                separator: "/")
        },
        "fragments": { "d#" + segments(in: ["", ":Int", ":Bool"], 4, $0) },
        "fragments of both kinds": { $0 % 2 == 0 ? "d#k\($0)=${k}" : "d#" + segments(in: ["", ":Int"], 4, $0) },
        "clauses": { number in
            // Whether the others together match all that the last one matches is as hard as any such question.
            if number == 189 { return (0..<30).map { "${p\($0):Bool}" }.joined(separator: "/") }
            let chosen = Set((0..<3).map { mixed(number, $0) % 30 })
            return (0..<30).map { index in
                chosen.contains(index) ? (mixed(number, index) % 2 == 0 ? "true" : "false") : "${p\(index)}"
            }.joined(separator: "/")
        },
    ]

    @Test(arguments: families.keys.sorted())
    func constructedSpecsTakeNoMoreThanIsAllowed(family: String) throws {
        let pattern = try #require(Self.families[family])
        let budget = try budget((0..<190).map(pattern))
        // After the limit, each pair of patterns is still looked at once.
        #expect(budget.spent < 2 * budget.limit, "\(budget.spent)")
    }

    /// A few thousand patterns, in flow lists on 200 lines, that all overlap: there are millions of pairs.
    @Test(arguments: ["items", "affixes"])
    func thousandsOfPatternsThatMeetAreBounded(kind: String) throws {
        let patterns = (0..<3_000).map { kind == "items" ? "s?k\($0)=v&x=${x}" : "a\($0)-${x}-b\($0)" }
        let budget = try budget(patterns)
        #expect(budget.spent < 2 * budget.limit, "\(budget.spent)")
    }

    /// The patterns of two groups need different items; of their many bases, they have one in common.
    @Test func queriesUnderManyBasesAreBounded() throws {
        func group(_ name: String, _ hosts: [String]) -> String {
            "  \(name):\n    bases: [\(hosts.map { "https://\($0).com" }.joined(separator: ", "))]\n    routes:\n"
                + (0..<140).map { "      r\($0): \"x?\(name)\($0)=${v}\"\n" }.joined()
        }
        // As many bases as a list can have.
        let hosts = (0..<64).map { "h\($0)" }
        let routes = group("a", hosts) + group("b", (0..<63).map { "g\($0)" } + ["h63"])
        let budget = try budget(spec: "scheme: m\nhost: h\nroutes:\n" + routes)
        #expect(budget.spent < 2 * budget.limit, "\(budget.spent)")
    }

    @Test func closedTypesWithLongCommonTextsAreBounded() throws {
        let types = (0..<90).map { type in
            let values = (0..<20).map { String(repeating: "a", count: 200) + "b\(Self.mixed(type, $0) % 1000)c\($0)" }
            return "  T\(type): [\(values.joined(separator: ", "))]\n"
        }
        let budget = try budget((0..<90).map { "${x:T\($0)}" }, head: "scheme: m\nhost: h\ntypes:\n" + types.joined())
        #expect(budget.spent < 2 * budget.limit, "\(budget.spent)")
    }

    @Test func manyBasesAreBounded() throws {
        let bases = "bases:\n" + (0..<60).map { "  - https://h\($0).example.com/a\($0)\n" }.joined()
        let budget = try budget((0..<130).map { Self.segments(in: ["", ":Int", ":Bool"], 5, $0) }, head: bases)
        #expect(budget.spent < 2 * budget.limit, "\(budget.spent)")
    }

    /// Undecided questions are answered on the safe side, whatever the limit is.
    @Test(arguments: [0, 20, 100, 500, 2_000])
    func anAnalysisThatIsGivenUpErsTowardsChecks(limit: Int) {
        var tables = RandomTables(seed: 9000)
        for _ in 0..<40 {
            let table = tables.table()
            let (whole, cut) = (TableAnalysis(table), TableAnalysis(table, budget: StepBudget(limit: limit)))
            let (answer, cutAnswer) = (Overlaps.answer(whole), Overlaps.answer(cut))
            for finding in answer.findings {
                #expect(
                    cutAnswer.doubtful.contains(finding.later.index)
                        || cutAnswer.findings.contains { $0.later == finding.later && $0.earlier == finding.earlier })
            }
        }
    }

    /// If the search for a common URL of two patterns gives up, the later pattern is reported.
    @Test func anUndecidedQueryIsNoted() throws {
        let text = "scheme: m\nhost: h\nroutes:\n  a: s?q=${q}\n  b: s?id=${id}\n"
        var diagnostics = Diagnostics()
        let source = SourceText(path: "routes.yaml", text: text)
        let spec = try #require(SpecFiles(source).decode(fileName: "routes.yaml", into: &diagnostics))
        let table = RouteTable(routes: spec.routes.map(\.route), plusIsSpace: spec.plusIsSpace, bases: spec.bases)
        let answers = (0..<100).map { limit in
            var found = Diagnostics()
            let analysis = TableAnalysis(table, budget: StepBudget(limit: limit))
            AmbiguousQuery(analysis, PatternLocations(spec)).check(notesAll: true, into: &found)
            return found.sorted.map { $0.rule == .ambiguousQuery ? $0.rule.id : "\($0.span.start) \($0.message)" }
        }
        let doubt = "45 cannot decide whether a URL can have the items of both this pattern of 'b' and another one"
        #expect(Set(answers) == [[], [doubt], ["ambiguous-query"]])
        #expect(answers.firstIndex(of: []) == 0)
        #expect(answers.last == ["ambiguous-query"])
    }

    // MARK: - Patterns

    /// A pseudorandom number.
    private static func mixed(_ a: Int, _ b: Int) -> Int {
        var random = SplitMix64(seed: UInt64(a * 1_000 + b))
        return Int(random.next() >> 40)
    }

    private static func segments(in types: [String], _ count: Int, _ number: Int) -> String {
        (0..<count).map { "${p\($0)\(types[mixed(number, $0) % types.count])}" }.joined(separator: "/")
    }

    private static func affixes(in types: [String], _ count: Int, _ number: Int) -> String {
        "x/"
            + (0..<count).map { part in
                "${p\(part)\(types[mixed(number, part) % types.count])}"
                    + [".", "-", "_", "~", ".-", "--"][mixed(number, part + 50) % 6]
            }.joined()
    }

    private static func items(in types: [String], _ number: Int) -> String {
        var random = SplitMix64(seed: UInt64(number))
        let names = (0..<40).shuffled(using: &random).prefix(10)
        return "s?" + names.map { "n\($0)=${p\($0)\(types[mixed(number, $0) % types.count])}" }.joined(separator: "&")
    }
}
