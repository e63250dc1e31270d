import RouteClaims
import RouteCompiler
import RouteDiff
import RouteJSON
import RouteMessages
import RouteSpec

extension Command {
    static let explainRule = Command(
        name: "explain",
        summary: "explain a rule or a spec key, with an example and the fix",
        operands: [.rule],
        options: [.reportFormat],
        examples: [
            Example(line: "explain", purpose: "all rules, one per line"),
            Example(
                line: "explain unreachable", purpose: "the rule that a message names in brackets"),
            Example(line: "explain restorable", purpose: "a spec key"),
            Example(line: "explain --format markdown", purpose: "all rules, as a page"),
        ],
        discussion: [
            "Each example is a whole spec, shown with what 'routegen check' reports for it."
        ],
        run: { arguments, console in
            let format = OutputFormat(rawValue: arguments[.reportFormat] ?? "text")
            let explanation = RuleExplanation(format: format, console: console)
            guard let id = arguments.values(of: .rule).first else {
                return explanation.listRules()
            }
            if explanation.format == nil {
                throw UsageError(
                    "Markdown is for the list of all rules",
                    help: "leave out '\(id)' or '--format markdown'")
            }
            if let rule = RulePage.rules.first(where: { $0.id == id }) {
                return explanation.show(rule)
            }
            let tables = KeyTable.all.filter { $0[id] != nil }
            if let key = tables.first?[id] { return explanation.show(key, of: tables) }
            throw UsageError("there is no rule '\(id)'", help: help(forUnknown: id))
        })

    private static func help(forUnknown id: String) -> String {
        let ids = RulePage.rules.map(\.id)
        if let help = UsageError.didYouMean(id, among: ids) { return help }
        let related = ids.filter { rule in rule.split(separator: "-").contains { $0 == id } }
        if related.isEmpty { return "'routegen explain' lists the rules" }
        return "rules with that word: \(related.joined(separator: ", "))"
    }
}

extension Operand {
    static let rule = Operand(
        name: "RULE", count: .optional, summary: "a rule or a spec key; default: list all rules",
        words: RulePage.rules.map(\.id))
}
