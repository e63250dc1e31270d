import RoutePatterns
import RouteSpec

/// A difference between two specs.
package struct Change: Hashable, Sendable {
    package let rule: Rule
    /// The names of the route, group, or type before and after; nil where it doesn't exist.
    package let names: Pair<String?>
    /// The pattern that opened the links, or that opens them now if nothing did; nil if no pattern is concerned.
    let pattern: PatternID?
    /// What was edited.
    let edit: PatternEdit
    /// What follows from the edit, with an example; the whole message if the change isn't about a route.
    let outcome: ChangeMessage
    /// Changes share a line if this, the rule, and the edit are equal.
    let detail: String
    /// The span in the previous spec; nil for additions.
    package let previous: Span?
    /// The span in the current spec; nil for removals.
    package let current: Span?
    /// A link that the two specs answer differently; for changes that keep links working, one that both open.
    package let url: String?

    init(
        _ rule: Rule, _ edit: PatternEdit, _ outcome: ChangeMessage, detail: String = "", of names: Pair<String?>,
        pattern: PatternID? = nil, previous: Span? = nil, current: Span? = nil, url: String? = nil
    ) {
        (self.rule, self.edit, self.outcome, self.detail) = (rule, edit, outcome, detail)
        (self.names, self.pattern) = (names, pattern)
        (self.previous, self.current, self.url) = (previous, current, url)
    }

    /// A change that isn't about a route. The sentence is its whole message.
    init(
        _ rule: Rule, _ sentence: ChangeMessage, of names: Pair<String?> = Pair(nil, nil), previous: Span? = nil,
        current: Span? = nil, url: String? = nil
    ) {
        self.init(
            rule, .none, sentence, detail: "\(rule.id)", of: names, previous: previous, current: current, url: url)
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
            rule, "the \(noun) '\(names.old)' is now '\(names.new)'", of: Pair(names.old, names.new),
            previous: previous, current: current)
    }

    /// Whether the change is about a route, so that its message begins with the route's name.
    var isOfRoute: Bool { detail != rule.id }

    /// The message of the change alone.
    package var message: ChangeMessage { Finding(changes: [self]).message }

    /// The name that the route, group, or type has now, or had.
    package var name: String { names.new ?? names.old ?? "" }
}

/// What the previous and the current spec have.
package struct Pair<Element> {
    package let old: Element
    package let new: Element

    package init(_ old: Element, _ new: Element) { (self.old, self.new) = (old, new) }
}

extension Pair: Equatable where Element: Equatable {}
extension Pair: Hashable where Element: Hashable {}
extension Pair: Sendable where Element: Sendable {}

/// The message of a change: words, and text shown unchanged, which Markdown shows as code.
package struct ChangeMessage: Hashable, Sendable, ExpressibleByStringInterpolation {
    enum Part: Hashable {
        case words(String)
        case code(String)
    }

    private(set) var parts: [Part] = []

    package init(stringLiteral value: String) { append(.words(value)) }

    package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var message: ChangeMessage = ""

        package init(literalCapacity: Int, interpolationCount: Int) {}

        package mutating func appendLiteral(_ literal: String) { message.append(.words(literal)) }

        package mutating func appendInterpolation(_ words: some LosslessStringConvertible) {
            message.append(.words(words.description))
        }

        /// A URL, a value, or a part of a pattern.
        package mutating func appendInterpolation(code text: String) { message.append(.code(text)) }

        package mutating func appendInterpolation(_ other: ChangeMessage) {
            for part in other.parts { message.append(part) }
        }
    }

    private mutating func append(_ part: Part) {
        if part != .words("") { parts.append(part) }
    }

    var isEmpty: Bool { parts.isEmpty }

    /// The message without markup.
    package var text: String {
        parts.map { part in
            switch part {
            case .words(let text), .code(let text): text
            }
        }.joined()
    }
}
