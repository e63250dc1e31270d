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
        let (isAboutUse, others) = allowances.filter { $0.rule.subject == .spec }.reduce(
            into: ([Allowance](), [Allowance]())
        ) {
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
        let order = allowances.indices.sorted { allowances[$0].precedes(allowances[$1]) }
        var pending = order[...]
        // Scopes are nested or disjoint, so those around a location form a stack.
        var open: [Int] = []
        var isUsed = Array(repeating: false, count: allowances.count)
        var (remaining, unused) = (Diagnostics(), Diagnostics())
        for diagnostic in sorted {
            while let next = pending.first, !diagnostic.span.starts(before: allowances[next].scope) {
                while let last = open.last, allowances[last].scope.ends(before: allowances[next].scope) {
                    open.removeLast()
                }
                open.append(next)
                pending.removeFirst()
            }
            let allowance = open.last {
                allowances[$0].rule == diagnostic.rule && allowances[$0].scope.contains(diagnostic.span)
            }
            if let allowance, diagnostic.severity != .error {
                isUsed[allowance] = true
            } else {
                remaining.append(diagnostic)
            }
        }
        for (allowance, isUsed) in zip(allowances, isUsed) where !isUsed {
            unused.append(
                Diagnostic(
                    .unusedAllow, "'\(allowance.rule.id)' is allowed, but not reported here",
                    at: allowance.span, help: "remove it from 'allow'"))
        }
        return (remaining, unused)
    }
}

extension Allowance {
    /// Whether the scope starts before the other's, or contains it.
    fileprivate func precedes(_ other: Allowance) -> Bool {
        (scope.file, scope.start, -scope.end) < (other.scope.file, other.scope.start, -other.scope.end)
    }
}
