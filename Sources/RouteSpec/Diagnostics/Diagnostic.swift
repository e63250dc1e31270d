/// One problem of a spec, at its location.
///
/// A message is lowercase, has no period, and makes sense on its own; `help` says how to fix the
/// problem.
package struct Diagnostic: Hashable, Sendable {
    /// Another location that explains the problem, perhaps in another file.
    package struct Note: Hashable, Sendable {
        package let message: String
        package let span: Span

        package init(_ message: String, at span: Span) {
            self.message = message
            self.span = span
        }
    }

    /// The rule that is broken.
    package let rule: Rule
    /// The severity, which can differ from the rule's.
    package let severity: Severity
    /// What is wrong.
    package let message: String
    /// The smallest part of the file that is wrong.
    package let span: Span
    /// Other locations, in the order in which they are shown.
    package let notes: [Note]
    /// What to write instead.
    package let help: String?

    /// - Parameter severity: The severity, if it isn't the rule's.
    package init(
        _ rule: Rule, _ message: String, at span: Span, notes: [Note] = [], help: String? = nil,
        severity: Severity? = nil
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.message = message
        self.span = span
        self.notes = notes
        self.help = help
    }

    /// The diagnostic without its texts, which can quote different examples: its rule, severity,
    /// and locations.
    package var subject: Diagnostic {
        Diagnostic(
            rule, "", at: span, notes: notes.map { Note("", at: $0.span) }, severity: severity)
    }
}
