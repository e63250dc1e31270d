import RouteLanguage
import RouteSpec

/// A difference between two specs.
package struct Change: Hashable, Sendable {
    package let rule: Rule
    /// The names of the route, group, or type before and after; nil where it doesn't exist.
    package let names: Pair<String?>
    /// The pattern that opened the links, or that opens them now if nothing did; nil if no pattern
    /// is concerned.
    let pattern: PatternID?
    /// What was edited.
    let edit: PatternEdit
    /// What follows from the edit, with an example; the whole message if the change isn't about a
    /// route.
    let outcome: String
    /// Changes share a finding if this, the rule, and the edit are equal.
    let detail: String
    /// The span in the previous spec; nil for additions.
    package let previous: Span?
    /// The span in the current spec; nil for removals.
    package let current: Span?
    /// A link that the two specs answer differently; for changes that keep links working, one that
    /// both open.
    package let url: String?
    /// Whether the change is about a route, so that its message begins with the route's name.
    let isOfRoute: Bool

    init(
        _ rule: Rule, _ edit: PatternEdit, _ outcome: String, detail: String = "",
        of names: Pair<String?>,
        pattern: PatternID? = nil, previous: Span? = nil, current: Span? = nil, url: String? = nil
    ) {
        self.rule = rule
        self.edit = edit
        self.outcome = outcome
        self.detail = detail
        self.names = names
        self.pattern = pattern
        self.previous = previous
        self.current = current
        self.url = url
        isOfRoute = true
    }

    /// A change that isn't about a route. The sentence is its whole message.
    init(
        _ rule: Rule, _ sentence: String, of names: Pair<String?> = Pair(nil, nil),
        previous: Span? = nil,
        current: Span? = nil, url: String? = nil
    ) {
        self.rule = rule
        edit = .none
        outcome = sentence
        detail = ""
        self.names = names
        pattern = nil
        self.previous = previous
        self.current = current
        self.url = url
        isOfRoute = false
    }

    /// - Parameters:
    ///   - subject: what the previous spec has, such as `the tab 'home'`.
    ///   - list: the span, in the current spec, of the list that no longer has it.
    static func removed(
        _ rule: Rule, _ subject: String, _ name: String, at place: Span?, from list: Span? = nil
    ) -> Change {
        Change(rule, "\(subject) was removed", of: Pair(name, nil), previous: place, current: list)
    }

    static func added(
        _ rule: Rule, _ subject: String, _ name: String, at place: Span?, to list: Span? = nil
    ) -> Change {
        Change(rule, "\(subject) was added", of: Pair(nil, name), previous: list, current: place)
    }

    static func renamed(
        _ rule: Rule, _ noun: String, _ names: Pair<String>, _ previous: Span?, _ current: Span?
    ) -> Change {
        Change(
            rule, "the \(noun) '\(names.old)' is now '\(names.new)'",
            of: Pair(names.old, names.new),
            previous: previous, current: current)
    }

    /// The message of the change alone.
    package var message: String { Finding(changes: [self]).message }

    /// The name that the route, group, or type has now, or had.
    package var name: String { names.new ?? names.old ?? "" }
}
