/// An item of `allow`: a rule whose warnings and notes are silenced in a part of the spec.
package struct Allowance: Hashable, Sendable {
    package let rule: Rule
    /// The rule's name in the file.
    package let span: Span
    /// The route or group that has the key, or the whole spec.
    package let scope: Span
}

extension Diagnostics {
    /// The diagnostics without the warnings and notes that a spec allows.
    ///
    /// A diagnostic about two patterns belongs to the later one, where it is shown.
    ///
    /// - Parameter notesUnused: Whether to note each allowance that silences nothing.
    package func allowing(_ allowances: [Allowance], notesUnused: Bool) -> Diagnostics {
        let (isAboutUse, others) = allowances.reduce(into: ([Allowance](), [Allowance]())) {
            if $1.rule == .unusedAllow { $0.0.append($1) } else { $0.1.append($1) }
        }
        var (remaining, unused) = silenced(by: others)
        if notesUnused {
            let (notes, unusedAboutUse) = unused.silenced(by: isAboutUse)
            remaining.append(contentsOf: notes)
            remaining.append(contentsOf: unusedAboutUse)
        }
        return remaining
    }

    /// The diagnostics that aren't silenced, and a note for each allowance that silences none. Of several allowances
    /// around a diagnostic, the innermost silences it.
    private func silenced(by allowances: [Allowance]) -> (remaining: Diagnostics, unused: Diagnostics) {
        // Scopes are nested or apart, so those around a place are on a stack.
        var pending = allowances.ordered { ($0.scope.start, -$0.scope.end) < ($1.scope.start, -$1.scope.end) }[...]
        var open: [Rule: [Allowance]] = [:]
        var used: Set<Allowance> = []
        var silenced: Set<Diagnostic> = []
        for diagnostic in sorted where diagnostic.severity != .error {
            while let next = pending.first, next.scope.start <= diagnostic.span.start {
                open[next.rule, default: []].append(next)
                pending = pending.dropFirst()
            }
            while let last = open[diagnostic.rule]?.last, last.scope.end < diagnostic.span.start {
                open[diagnostic.rule]?.removeLast()
            }
            guard let allowance = open[diagnostic.rule]?.last(where: { $0.scope.contains(diagnostic.span) })
            else { continue }
            used.insert(allowance)
            silenced.insert(diagnostic)
        }
        var unused = Diagnostics()
        for allowance in allowances where !used.contains(allowance) {
            unused.append(
                Diagnostic(
                    .unusedAllow, "'\(allowance.rule.id)' is allowed, but not reported here",
                    at: allowance.span, help: "remove it from 'allow'"))
        }
        return (filter { !silenced.contains($0) }, unused)
    }
}
