import RouteCompiler
import RouteMessages
import RouteSpec
import Testing

@Suite struct RuleGuideTests {
    @Test func everyRuleHasAGuide() {
        #expect(RuleGuide.all.map(\.rule) == Rule.all)
    }

    @Test(arguments: RuleGuide.all)
    func theExampleBreaksItsRuleAndNoOther(guide: RuleGuide) {
        let rules = Set(guide.compilation.diagnostics.sorted.map(\.rule.id))
        #expect(rules == [guide.rule.id])
    }

    @Test(arguments: RuleGuide.all)
    func theHelpIsTheFix(guide: RuleGuide) {
        #expect(
            guide.compilation.diagnostics.sorted.first { $0.rule == guide.rule }?.help != nil
                || guide.fix != nil)
    }
}
