import RouteRuntime

/// Why a pattern doesn't match a URL, or why none does.
package struct Explanation: Sendable {
    /// Nil if the reason is the same for every pattern.
    package let pattern: PatternID?
    /// The reason: lower case, without a period.
    package let message: String

    package init(pattern: PatternID? = nil, _ message: String) {
        self.pattern = pattern
        self.message = message
    }
}

/// Why a pattern doesn't match a URL whose path matches.
package enum Mismatch: Error {
    /// The URL has no fragment.
    case noFragment
    /// A segment of the fragment doesn't match; its text is nil if the fragment ends too soon.
    case fragmentSegment(PartText?, TextPattern)
    /// The fragment goes on after the last segment.
    case fragmentGoesOn(PartText)
    /// An item is missing, by its names.
    case missingItem([String])
    /// The URL has an item that must be absent.
    case presentItem(String)
    /// The value of an affixed item, with this name in the URL, doesn't match.
    case affixedItem(String, PartText, Pattern.Part, Matcher.Affixed)
    case literalItem(String, PartText, expected: String)
    /// A text doesn't convert. The item's name is nil for a segment.
    case value(PartText, Parameter, item: String?)
    /// An item that a rest would capture can't be decoded.
    case otherItem(Parameter)
}

/// The text of a part of a URL, for a message.
package enum PartText: Equatable, Sendable {
    case text(String)
    case malformed
    case notUTF8

    package init(_ part: _RoutePart) {
        if part.isMalformed {
            self = .malformed
        } else {
            self = part.string().map(PartText.text) ?? .notUTF8
        }
    }
}
