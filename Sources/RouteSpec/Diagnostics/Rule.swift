/// A rule that a spec file can break, as data: what a diagnostic is called, how much it weighs and what it is for.
package struct Rule: Hashable, Sendable {
    /// The name that stands in brackets after a message, such as "bad-pattern".
    package let id: String
    /// What breaking the rule means for the file.
    package let severity: Severity
    /// What the rule is for, in one line.
    package let purpose: String

    private init(id: String, severity: Severity, purpose: String) {
        self.id = id
        self.severity = severity
        self.purpose = purpose
    }

    /// A rule whose breaking is an error, as most are.
    init(_ id: String, _ purpose: String) {
        self.init(id: id, severity: .error, purpose: purpose)
    }

    /// A rule with a severity of its own.
    init(_ id: String, _ severity: Severity, _ purpose: String) {
        self.init(id: id, severity: severity, purpose: purpose)
    }

    /// Every rule, those of the file's syntax last.
    package static let all: [Rule] = specRules + yamlRules
}
