import RouteAnalysis
import RouteLanguage
import RouteTestSupport
import Testing

@testable import RouteDiff

/// What a comparison knows before it says anything.
@Suite struct ComparisonTests {
    /// Compares two specs of one route, with patterns as in a list.
    private func comparison(_ previous: String, _ current: String) throws -> Comparison {
        let specs = [previous, current].map { patterns in
            Checked("bases: [\"m://h\"]\nroutes:\n  r: [\(patterns)]\n").compilation
        }
        return try #require(
            Comparison(previous: specs[0], current: specs[1]), "\(specs.map(\.diagnostics))")
    }

    /// A parameter that stands in the places of two becomes one of them.
    @Test func eachParameterBecomesAnother() throws {
        let comparison = try comparison("\"${x}/${y}\"", "\"${z}/k\", \"k/${z}\"")
        #expect(comparison.routes.parameters(of: RouteID(0)) == [0, nil])
    }

    /// A segment in common counts as much as two items.
    @Test func aPatternBecomesTheOneThatIsMostLikeIt() throws {
        let comparison = try comparison(
            "\"a/b?k=${x}\"", "\"c/d?k=${x}\", \"a/e?m=${x}\"")
        #expect(comparison.patterns.current(PatternID(0)) == PatternID(1))
    }

    @Test func itemsAreComparedWithItemsOnly() throws {
        func parameters(_ previous: String, _ current: String) throws -> Int {
            let comparison = try comparison(previous, current)
            let links = LinkComparison(
                comparison.old, comparison.new, comparison.routes, comparison.patterns)
            return links.comparableParameters(of: RouteID(0)).count
        }
        #expect(try parameters("\"s?${all...}\"", "\"s?all=${all?}\"") == 0)
        #expect(try parameters("\"s?${all...}\"", "\"t?${all...}\"") == 1)
    }

    @Test func theSlashAtTheEndFollowsTheLastSegment() throws {
        func edit(_ previous: String, _ current: String) throws -> Pair<String>? {
            let comparison = try comparison(previous, current)
            return PatternEdit(comparison.old, PatternID(0), comparison.new, PatternID(0)).texts
        }
        #expect(try edit("https://h/a/", "https://h/b/") == Pair("a/", "b/"))
        #expect(try edit("a/", "b/") == Pair("a/", "b/"))
    }

    /// Of two groups that became one, the first was renamed.
    @Test func groupsThatWereJoined() throws {
        let groups = [
            "  a:\n    routes:\n      x: x\n  b:\n    routes:\n      y: y\n",
            "  c:\n    routes:\n      x: x\n      y: y\n",
        ]
        let specs = groups.map { Checked("bases: [\"m://h\"]\nroutes:\n\($0)").compilation }
        let comparison = try #require(Comparison(previous: specs[0], current: specs[1]))
        let renames = SourceComparison.groupRenames(
            comparison.old, comparison.new, comparison.routes)
        #expect(renames == [["a"]: ["c"]])
    }

    /// Without a base in one of the specs, what follows it is compared.
    @Test func aSpecThatGetsABase() throws {
        let specs = ["routes:\n  r: h/a\n", "bases: [\"m://h\"]\nroutes:\n  r: a\n"].map {
            Checked($0).compilation
        }
        for (previous, current, text) in [(0, 1, "a, not h/a"), (1, 0, "h/a, not a")] {
            let comparison = try #require(
                Comparison(previous: specs[previous], current: specs[current]))
            let messages = comparison.changes.map(\.message)
            #expect(messages.contains { $0.hasSuffix("written as \(text)") }, "\(messages)")
        }
    }

    /// A few links of each rule are nested in others.
    @Test func fourLinksOfARuleAreNested() throws {
        let specs = ["a", "b"].map { name in
            let routes = (0..<6).map { "  r\($0): \(name)\($0)\n" }.joined()
            let head = "enum: E\nbases: [\"m://h\"]\nroutes:\n  go: go/${l:E}\n"
            return Checked(head + routes).compilation
        }
        let comparison = try #require(Comparison(previous: specs[0], current: specs[1]))
        var links = LinkComparison(
            comparison.old, comparison.new, comparison.routes, comparison.patterns)
        links.compare(Probes([comparison.old.table, comparison.new.table]))
        let lost = ["m://h/go/a0"] + (0..<3).map { "m://h/a\($0)" }
        let texts = links.nestableTexts()
        #expect(texts.starts(with: lost), "\(texts)")
        #expect(!texts.contains("m://h/a3"))
    }
}
