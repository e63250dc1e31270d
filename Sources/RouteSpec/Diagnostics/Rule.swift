import RoutePatterns

/// A rule of `check`, `diff`, or `verify`, as data.
package struct Rule: Hashable, Sendable {
    /// What a message with the rule is about.
    package enum Subject: String, Hashable, Sendable {
        /// A spec file that breaks the rule.
        case spec
        /// URLs in the wild that change between two specs.
        case links
        /// Swift code that uses the enum, which changes between two specs.
        case source
        /// A file that claims links.
        case claims
    }

    /// The name in brackets after a message, such as "bad-pattern".
    package let id: String
    /// How severe it is to break the rule.
    package let severity: Severity
    /// How severe it is in other cases, the most severe first.
    package let otherSeverities: [Severity]
    package let subject: Subject
    /// What the rule is for, in one line.
    package let purpose: String

    /// A rule that is an error to break, as most are.
    package init(
        _ id: String, or otherSeverities: [Severity] = [], in subject: Subject = .spec, _ purpose: String
    ) {
        self.init(id, .error, or: otherSeverities, in: subject, purpose)
    }

    /// A rule with another severity.
    package init(
        _ id: String, _ severity: Severity, or otherSeverities: [Severity] = [], in subject: Subject = .spec,
        _ purpose: String
    ) {
        self.id = id
        self.severity = severity
        self.otherSeverities = otherSeverities
        self.subject = subject
        self.purpose = purpose
    }

    /// The rule of a pattern's problem, which has the same name.
    package init(_ rule: PatternError.Rule) {
        self = Self.named(rule.rawValue) ?? .badPattern
    }

    /// Whether it is about a change between two specs.
    private var isChange: Bool { subject == .links || subject == .source }

    /// Every severity, such as `error, warning, or note`; `info` for a change that is a note.
    package var severityText: String {
        if isChange { return severity.changeText }
        let words = ([severity] + otherSeverities).sorted(by: >).map(\.rawValue)
        return words.count > 2 ? words.dropLast().joined(separator: ", ") + ", or \(words[2])" : words.list("or")
    }

    /// Every rule of `check`, with the rules of the YAML syntax last.
    package static let all: [Rule] = specRules + yamlRules

    /// The rules that `allow` can silence: warnings and notes.
    package static let allowable: [Rule] = all.filter { $0.severity != .error }
}
