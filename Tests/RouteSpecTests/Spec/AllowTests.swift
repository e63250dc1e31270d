import RouteSpec
import RouteTestSupport
import Testing

/// The key `allow`: warnings and notes that a route, a group, or the spec silences.
@Suite struct AllowTests {
    /// Two routes in a group, with a warning at the later one. The parameters are more lines for
    /// each part.
    private func spec(
        earlier: String = "", later: String = "", group: String = "", spec: String = ""
    ) -> String {
        """
        scheme: myapp
        \(spec)
        routes:
          g:
            \(group)
            routes:
              byName:
                pattern: search?name=${name}
                \(earlier)
              byTag:
                pattern: 1️⃣search?tag=${tag}
                \(later)
          other: other
        """
    }

    private let warning =
        "1️⃣ warning: a URL with the items of both this pattern and 'g.byName' opens 'g.byName' [ambiguous-query]"

    private func lines(_ text: String) -> [String] {
        Checked(text).lines.filter { !$0.hasPrefix("  ") }
    }

    @Test func theRouteTheGroupAndTheSpecCanAllow() {
        let allow = "allow: [ambiguous-query]"
        #expect(lines(spec()) == [warning])
        #expect(lines(spec(later: allow)) == [])
        #expect(lines(spec(group: allow)) == [])
        #expect(lines(spec(spec: allow)) == [])
    }

    /// A route gets its warning about an earlier route, even if the earlier one allows the rule.
    @Test func whatCountsIsThePlaceOfTheDiagnostic() {
        #expect(lines(spec(earlier: "allow: [ambiguous-query]")) == [warning])
        #expect(lines(spec(later: "allow: [overlap]")) == [warning])
    }

    @Test func notesAreAllowed() {
        let text = """
            routes:
              number: 2️⃣number/${n:UInt8}
              wide:
                pattern: 1️⃣number/${n:Int}
            """
        let notes = Checked(text, notesOverlaps: true).lines.filter { !$0.hasPrefix("  ") }
        #expect(
            notes == [
                "2️⃣ note: without a base, 'number' matches URLs with any scheme and host [no-base]",
                "1️⃣ note: wide(n: 0) is written number/0, which opens 'number' [overlap]",
            ])
        let allowed = Checked(
            "allow: [no-base]\n" + text + "\n    allow: [overlap]\n", notesOverlaps: true)
        #expect(allowed.lines == [])
        #expect(allowed.compilation.diagnostics.isEmpty)
    }

    @Test func unusedAllowances() {
        let text = spec(
            earlier: "allow: [2️⃣ambiguous-query]", later: "allow: [ambiguous-query, 3️⃣no-base]",
            group: "allow: [4️⃣ambiguous-query]")
        #expect(
            Checked(text, notesOverlaps: true).lines.sorted().agree(with: [
                "  help: remove … 'allow'", "  help: remove … 'allow'",
                "  help: remove … 'allow'",
                "2️⃣ note: 'ambiguous-query' is allowed, but not reported here [unused-allow]",
                "3️⃣ note: 'no-base' is … [unused-allow]",
                "4️⃣ note: 'ambiguous-query' is allowed, but not reported here [unused-allow]",
            ]))
        #expect(Checked(text).lines == [], "a build doesn't look for what notes need")
    }

    @Test func unusedAllowancesCanBeAllowed() {
        #expect(
            Checked(
                spec(spec: "allow: [unused-allow, overlap, ambiguous-query]"), notesOverlaps: true
            ).lines == [])
        #expect(
            Checked(
                "scheme: myapp\nallow: [1️⃣unused-allow]\nroutes:\n  home: home\n",
                notesOverlaps: true
            ).lines.agree(with: [
                "1️⃣ note: 'unused-allow' is allowed, but not reported here [unused-allow]",
                "  help: remove … 'allow'",
            ]))
    }

    /// The analysis doesn't run after an error, so it can't say what is unused.
    @Test func nothingIsUnusedAfterAnError() {
        let checked = Checked(
            "allow: [overlap]\nroutes:\n  home: 1️⃣:home\n", notesOverlaps: true)
        #expect(
            checked.lines == [
                "1️⃣ error: ':home' is not valid parameter syntax [bad-pattern]",
                "  help: write ${home}",
            ])
    }

    @Test func errorsCannotBeAllowed() {
        let rules = "write one of \(Rule.allowable.map(\.id).joined(separator: ", "))"
        let checked = Checked(
            """
            allow: 1️⃣overlap
            routes:
              a:
                pattern: a
                allow: [2️⃣same-urls, 3️⃣ambigous-query, 4️⃣xyz, 5️⃣[overlap], no-base]
              b: b
              c:
                allow: 6️⃣[]
                routes:
                  c: c
            """)
        #expect(
            checked.lines.agree(with: [
                "1️⃣ error: 'allow' must be a list, not text [bad-value]",
                "  help: write its items below it, each after a '-', as in - overlap",
                "2️⃣ error: 'same-urls' is not a valid value for 'allow' [bad-value]",
                "  help: \(rules)",
                "3️⃣ error: 'ambigous-query' is not a valid value for 'allow' [bad-value]",
                "  help: did you mean 'ambiguous-query'?",
                "4️⃣ error: 'xyz' is not a valid value for 'allow' [bad-value]", "  help: \(rules)",
                "5️⃣ error: an item of 'allow' must be text, not a list [bad-value]",
                "  help: write …",
                "6️⃣ error: 'allow' is empty [bad-value]", "  help: write …",
            ]))
    }

    @Test func rulesThatAreAlwaysErrorsCannotBeAllowed() {
        #expect(Rule.allowable.contains(.ambiguousQuery))
        #expect(Rule.allowable.contains(.overlap))
        #expect(Rule.allowable.contains(.unreachable))
        #expect(Rule.allowable.contains(.notClaimed))
        #expect(!Rule.allowable.contains(.sameURLs))
        #expect(!Rule.allowable.contains(.badPattern))
    }
}
