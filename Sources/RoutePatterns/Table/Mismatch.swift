import RouteRuntime

/// Why a pattern whose path fits doesn't match a URL.
package enum Mismatch: Error {
    /// The URL has no fragment.
    case noFragment
    /// A segment of the fragment doesn't fit; nil if the fragment ends too soon.
    case fragmentSegment(PartText?, TextPattern)
    /// The fragment goes on after the last segment.
    case fragmentGoesOn(PartText)
    /// An item is missing, by its names.
    case missingItem([String])
    /// The URL has an item that must be absent.
    case presentItem(String)
    /// The value of an affixed item, with this name in the URL, doesn't fit.
    case affixedItem(String, PartText, Pattern.Part, Matcher.Affixed)
    case literalItem(String, PartText, expected: String)
    /// A text doesn't convert. The item's name is nil for a segment.
    case value(PartText, Parameter, item: String?)
    /// An item that a rest would take can't be decoded.
    case otherItem(Parameter)
}

/// What a message says about a part of a URL.
package enum PartText: Equatable, Sendable {
    case text(String)
    /// A text in which a letter or digit is escaped.
    case marked(String)
    case malformed
    case notUTF8

    package init(_ part: _RoutePart) {
        if part.isMalformed {
            self = .malformed
        } else {
            self = part.string().map { part.isMarked ? .marked($0) : .text($0) } ?? .notUTF8
        }
    }
}
