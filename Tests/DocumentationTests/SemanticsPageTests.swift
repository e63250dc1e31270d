import RouteCompiler
import RouteMessages
import Testing

/// The page has every section, rule, and law that code and tests cite, and mentions every rule of a
/// spec.
@Suite("The page Semantics") struct SemanticsPageTests {
    /// The numbers in the headings: "3", "3.8", "law 1".
    static func headings() throws -> [String] {
        try page().text.matches(of: /(?m)^\#\#\#? (?:([0-9.]*[0-9])\.? |Law ([0-9]+): )/).map {
            match in
            match.1.map(String.init) ?? "law \(match.2 ?? "")"
        }
    }

    static func page() throws -> Page {
        try #require(Page.all.first { $0.name.hasSuffix("/Semantics.md") })
    }

    @Test func itsSectionsRulesAndLawsKeepTheirNumbers() throws {
        let rules = (1...11).map { "3.\($0)" }
        let laws = (1...5).map { "law \($0)" }
        #expect(
            try Self.headings() == ["1", "1.1", "1.2", "2", "3"] + rules + ["4", "5", "6"] + laws
                + ["7", "8"])
    }

    @Test func whatIsCitedIsThere() throws {
        let headings = Set(try Self.headings())
        let citations = try Citation.all()
        for citation in Set(citations) where !headings.contains(citation.heading) {
            Issue.record(
                "\(citation.file) cites \(citation.heading), and Semantics.md has no such heading")
        }
        #expect(citations.count > 50, "code cites the page; where did the citations go?")
    }

    @Test(
        arguments: [
            ("// Semantics, rule 3.5", ["3.5"]), ("(rules 3.4 and 3.5)", ["3.4", "3.5"]),
            ("(Semantics, sections 3, 5, and 6)", ["3", "5", "6"]),
            ("rule 3.5 and section 5.", ["3.5", "5"]),
            ("(Semantics, section 6, law 1)", ["6", "law 1"]),
            ("<doc:Semantics>, law 3", ["law 3"]),
            ("    /// of section\n    /// 5", ["5"]),
            ("(RFC 3986, section 3; Semantics, section 2)", ["2"]),
            ("CommonMark 0.31, section 6.1", []), ("law 3: a tab", []), ("rule of 3", []),
        ])
    func citationsAreFound(text: String, expected: [String]) {
        #expect(Citation.headings(citedIn: text) == expected)
    }

    @Test func section7HasEveryRuleAboutWhatASpecMeans() throws {
        let text = try Self.page().text
        let start = try #require(text.firstRange(of: "\n## 7. "))
        let end = try #require(text.firstRange(of: "\n## 8. "))
        let cells = text[start.upperBound..<end.lowerBound].matches(of: /(?m)^\| (`[^|]*`) \|/).map(
            \.1)
        let named = cells.flatMap { $0.matches(of: /[a-z-]+/) }.map { String($0.output) }
        // The rules of YAML have section 8, and navigation has a page of its own.
        let rules = RuleGuide.all.filter { guide in
            !guide.rule.id.hasPrefix("yaml-") && !guide.example.contains("tabs:")
                && guide.rule != .withoutTabs
        }
        #expect(Set(named) == Set(rules.map(\.rule.id)))
        #expect(Set(named).count == named.count)
    }
}
