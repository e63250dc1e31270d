extension SpecDecoder {
    /// Decodes the rules that a route, a group, or the spec allows.
    ///
    /// - Parameter scope: The declaration with the key, from its name on.
    mutating func allow(_ entry: Node.Entry?, in scope: Span) {
        guard let entry else { return }
        for name in texts(entry) ?? [] {
            guard let rule = Rule.allowable.first(where: { $0.id == name.text }) ?? Rule.named(name.text) else {
                let names = Rule.allowable.map(\.id)
                report(
                    .badValue, "there is no rule '\(name.text)'", at: name.span,
                    help: Suggestion.closest(to: name.text, among: names).map { "did you mean '\($0)'?" }
                        ?? "the rules that can be allowed are \(names.joined(separator: ", "))")
                continue
            }
            if !Rule.allowable.contains(rule) {
                report(
                    .badValue, "only warnings and notes can be allowed, and '\(rule.id)' is an error", at: name.span,
                    help: "remove it, and fix what breaks the rule")
            }
            allowances.append(Allowance(rule: rule, span: name.span, scope: scope))
        }
    }
}
