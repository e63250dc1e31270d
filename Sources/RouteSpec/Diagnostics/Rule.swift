import RouteLanguage

/// A rule of `check`, `diff`, or `verify`, as data.
package struct Rule: Hashable, Sendable {
    /// What the rule's messages are about.
    package enum Subject: String, Hashable, Sendable {
        /// A spec file that breaks the rule.
        case spec
        /// Links already in use that behave differently under a new spec.
        case links
        /// Swift code that uses the enum and is affected by a new spec.
        case source
        /// A file that claims links.
        case claims
    }

    /// The name in brackets after a message, such as "bad-pattern".
    package let id: String
    /// The severity of most messages of the rule.
    package let severity: Severity
    /// Other severities that its messages can have, most severe first.
    package let otherSeverities: [Severity]
    package let subject: Subject
    /// What the rule is for, in one line.
    package let purpose: String

    /// Makes a rule with the most common severity, error.
    package init(
        _ id: String, or otherSeverities: [Severity] = [], in subject: Subject = .spec,
        _ purpose: String
    ) {
        self.init(id, .error, or: otherSeverities, in: subject, purpose)
    }

    /// Makes a rule with any severity.
    package init(
        _ id: String, _ severity: Severity, or otherSeverities: [Severity] = [],
        in subject: Subject = .spec,
        _ purpose: String
    ) {
        self.id = id
        self.severity = severity
        self.otherSeverities = otherSeverities
        self.subject = subject
        self.purpose = purpose
    }

    /// The rule of a pattern's error. The ids of both are the same.
    package init(_ rule: PatternError.Rule) {
        self = Self.named(rule.rawValue) ?? .badPattern
    }

    /// Whether the rule is about a change between two specs.
    private var isChange: Bool { subject == .links || subject == .source }

    /// All severities in words, such as `error, warning, or note`; for a change, `info` instead of
    /// `note`.
    package var severityText: String {
        if isChange { return severity.changeText }
        let words = ([severity] + otherSeverities).sorted(by: >).map(\.rawValue)
        return words.count > 2
            ? words.dropLast().joined(separator: ", ") + ", or \(words[2])" : words.list("or")
    }

    /// Every rule of `check`, with the rules of the YAML syntax last.
    package static let all: [Rule] = specRules + yamlRules

    package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

    /// The rules that `allow` can silence: warnings and notes, and what `verify` says about a
    /// route.
    package static let allowable: [Rule] =
        all.filter { $0.severity != .error || !$0.otherSeverities.isEmpty } + [
            .notClaimed, .unwantedClaim,
        ]

    package static let notClaimed = Rule(
        "not-claimed", or: [.warning, .note], in: .claims,
        "a link opens a route, but the file doesn't claim it, so it opens the browser")
    package static let unwantedClaim = Rule(
        "unwanted-claim", .warning, or: [.note], in: .claims,
        "a link of a route with 'claim: false' is claimed")
}
