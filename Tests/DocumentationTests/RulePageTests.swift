import RouteCompiler
import RouteDiff
import RouteSpec
import Testing

@testable import routegen

@Suite("The page of the rules") struct RulePageTests {
    @Test func itIsWhatTheToolPrints() throws {
        let page = try #require(Page.all.first { $0.isRulePage })
        let printed = try run(["explain", "--format", "markdown"]).output
        #expect(
            page.text.hasSuffix("-->\n\n" + printed),
            "the lists of \(page.name) are stale: swift run routegen explain --format markdown")
    }

    @Test func everyRuleHasALine() throws {
        let page = try run(["explain", "--format", "markdown"]).output
        for id in RulePage.rules.map(\.id) {
            #expect(page.contains("\n- `\(id)`"))
        }
    }
}
