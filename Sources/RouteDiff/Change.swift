import RoutePatterns
import RouteSpec

/// A difference between two specs.
package struct Change: Hashable, Sendable {
    package let rule: Rule
    package let message: ChangeMessage
    /// The span in the previous spec; nil for additions.
    package let previous: Span?
    /// The span in the current spec; nil for removals.
    package let current: Span?
    /// A URL that shows the change, tried with both specs; nil for changes that affect only source.
    package let url: String?
    /// What changes.
    package let subject: ChangeSubject
    /// If `url` no longer opens its route, the URL that opens the same value now, tried too; nil if there is none.
    package let newURL: String?
    /// If `url` opens nothing now, why its route doesn't match it; nil if that isn't known.
    package let reason: String?
    /// The end of the full message: where the URL moved, or why it opens nothing.
    let outcome: ChangeMessage

    init(
        _ rule: Rule, _ message: ChangeMessage, previous: Span? = nil, current: Span? = nil, url: String? = nil,
        of subject: ChangeSubject = ChangeSubject(), newURL: String? = nil, reason: String? = nil,
        outcome: ChangeMessage = ""
    ) {
        self.rule = rule
        self.message = message
        self.previous = previous
        self.current = current
        self.url = url
        self.subject = subject
        self.newURL = newURL
        self.reason = reason
        self.outcome = outcome
    }

    /// The message, with where the URL moved or why it opens nothing.
    package var fullMessage: ChangeMessage { "\(message)\(outcome)" }
}

/// What a change is about: a route and its patterns in both specs, or a type.
package struct ChangeSubject: Hashable, Sendable {
    package var previousRoute: RouteID?
    package var currentRoute: RouteID?
    package var previousPattern: PatternID?
    package var currentPattern: PatternID?
    /// The name of a type of the spec.
    package var type: String?
    /// The names of the groups around a group, outermost first, then the group's.
    package var group: [String]?
    /// The name of a tab or member, the text of a base, a value of the type, or the old name of one of the route's.
    package var name: String?
}
