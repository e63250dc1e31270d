import RoutePatterns
import RouteSpec

/// A difference between two specs.
package struct Change: Hashable, Sendable {
    package let kind: ChangeKind
    package let message: ChangeMessage
    /// The span in the previous spec; nil for additions.
    package let previous: Span?
    /// The span in the current spec; nil for removals.
    package let current: Span?
    /// A URL that shows the change, verified with both specs; nil for changes that affect only source.
    package let url: String?
    /// What it is about.
    package let subject: ChangeSubject

    init(
        _ kind: ChangeKind, _ message: ChangeMessage, previous: Span? = nil, current: Span? = nil, url: String? = nil,
        of subject: ChangeSubject = ChangeSubject()
    ) {
        self.kind = kind
        self.message = message
        self.previous = previous
        self.current = current
        self.url = url
        self.subject = subject
    }
}

/// What a change is about: a route and its patterns in both specs, or a type.
package struct ChangeSubject: Hashable, Sendable {
    package var previousRoute: RouteID?
    package var currentRoute: RouteID?
    package var previousPattern: PatternID?
    package var currentPattern: PatternID?
    /// The name of a type of the spec.
    package var type: String?
}
