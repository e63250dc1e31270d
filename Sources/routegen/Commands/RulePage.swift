import RouteClaims
import RouteDiff
import RouteSpec

/// The rules in Markdown: the lists on the documentation's page Rules.
enum RulePage {
    /// Every rule: those of `check`, of `diff`, and of `verify`.
    static let rules = sections.flatMap(\.rules)

    /// The rules of `verify` are here without those that `check` has too.
    private static let sections = [
        Section(title: "Problems in a spec", rules: Rule.all),
        Section(title: "Changes between two specs", rules: Rule.changes),
        Section(
            title: "Problems in the files that claim links",
            rules: Rule.claims.filter { $0.subject == .claims }),
    ]

    private struct Section {
        let title: String
        let rules: [Rule]

        var text: String {
            let lines = rules.sorted { $0.id < $1.id }.map { rule in
                // Most rules are errors, so only others have their severity.
                let severity = rule.severityText == "error" ? "" : " (\(rule.severityText))"
                return "- `\(rule.id)`\(severity): \(rule.purpose).\n"
            }
            return "## \(title)\n\n" + lines.joined()
        }
    }

    static var text: String { sections.map(\.text).joined(separator: "\n") }
}
