/// One problem of a file, at its place.
///
/// Messages are lower case, without a full stop, and stand alone; how to fix the problem is said in `help`.
package struct Diagnostic: Hashable, Sendable {
    /// A further place that explains the problem, in the same file.
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
    /// How much the diagnostic weighs.
    package let severity: Severity
    /// What is wrong.
    package let message: String
    /// The smallest part of the file that is wrong.
    package let span: Span
    /// Further places, in the order in which they are shown.
    package let notes: [Note]
    /// What to write instead.
    package let help: String?

    /// - Parameter severity: how much the diagnostic weighs, if not as much as its rule.
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
}
