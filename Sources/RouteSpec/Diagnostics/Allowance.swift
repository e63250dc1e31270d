/// An item of `allow`: a rule whose warnings and notes are silenced in a part of the spec.
package struct Allowance: Sendable {
    package let rule: Rule
    /// The rule's name in the file.
    package let span: Span
    /// The route or group that has the key, or the whole spec.
    package let scope: Span
}

extension Diagnostics {
    /// The diagnostics without the warnings and notes that a spec allows.
    ///
    /// A diagnostic about two patterns can be silenced only at the later one, its location.
    ///
    /// - Parameter notesUnused: Whether to note each allowance that silences nothing.
    package func allowing(_ allowances: [Allowance], notesUnused: Bool) -> Diagnostics {
        // By rule: of several allowances around a diagnostic, the innermost, which starts last,
        // silences it.
        let ofRule = Dictionary(grouping: allowances, by: \.rule)
        var used: Set<Span> = []
        func isAllowed(_ diagnostic: Diagnostic) -> Bool {
            let around = ofRule[diagnostic.rule, default: []].filter {
                $0.scope.contains(diagnostic.span)
            }
            guard diagnostic.severity != .error,
                let allowance = around.max(by: { $0.scope.start < $1.scope.start })
            else { return false }
            used.insert(allowance.span)
            return true
        }
        var remaining = filter { !isAllowed($0) }
        // Whether an allowance of the note itself is used is known only after all others.
        let ordered =
            allowances.filter { $0.rule != .unusedAllow }
            + allowances.filter { $0.rule == .unusedAllow }
        for allowance in ordered where notesUnused && allowance.rule.subject == .spec {
            let note = Diagnostic(
                .unusedAllow, "'\(allowance.rule.id)' is allowed, but not reported here",
                at: allowance.span,
                help: "remove it from 'allow'")
            if !used.contains(allowance.span), allowance.rule == .unusedAllow || !isAllowed(note) {
                remaining.append(note)
            }
        }
        return remaining
    }
}
