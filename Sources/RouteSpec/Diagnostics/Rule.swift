import RoutePatterns

/// A rule that a spec file can break, as data.
package struct Rule: Hashable, Sendable {
    /// The name in brackets after a message, such as "bad-pattern".
    package let id: String
    /// How severe it is to break the rule.
    package let severity: Severity
    /// What the rule is for, in one line.
    package let purpose: String

    private init(id: String, severity: Severity, purpose: String) {
        self.id = id
        self.severity = severity
        self.purpose = purpose
    }

    /// A rule that is an error to break, as most are.
    init(_ id: String, _ purpose: String) {
        self.init(id: id, severity: .error, purpose: purpose)
    }

    /// A rule with another severity.
    init(_ id: String, _ severity: Severity, _ purpose: String) {
        self.init(id: id, severity: severity, purpose: purpose)
    }

    /// The rule of a pattern's problem, which has the same name.
    package init(_ rule: PatternError.Rule) {
        self = Self.named(rule.rawValue) ?? .badPattern
    }

    /// Every rule, with the rules of the YAML syntax last.
    package static let all: [Rule] = specRules + yamlRules

    /// The rules that `allow` can silence: warnings and notes.
    package static let allowable: [Rule] = all.filter { $0.severity != .error }
}
