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
    /// A URL that shows the change, verified with both specs; nil for changes that affect only source.
    package let url: String?
    /// What it is about.
    package let subject: ChangeSubject
    /// For a URL that doesn't open its route now: the URL of the same value now, verified too; nil if there is none.
    package let newURL: String?
    /// For a URL that opens nothing now: why its route doesn't match it; nil if that isn't known.
    package let reason: String?
    /// What became of the URL, or why it opens nothing: it follows what it opens now.
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

    /// The message with what became of the URL, or why it opens nothing now.
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
    /// The names of a group and of those around it.
    package var group: [String]?
    /// The name of a tab or member, the text of a base, a value of the type, or the name of a value of the route, as
    /// it was before.
    package var name: String?
}
