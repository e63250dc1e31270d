import RouteRuntime

/// A walk along the segments of a URL.
struct SegmentWalk {
    /// The number of the next segment.
    private var index: Int
    /// What is known of the next segment's place.
    private var form: _RoutePart.Form
    /// Whether a rest has matched all segments that are left.
    private var isInRest = false
    /// Whether the next segment is a host with a port.
    private var hasPort: Bool
    private let hasHostName: Bool

    /// - Parameters:
    ///   - isHosted: whether the first segment must be the host; the result is nil if the URL has none.
    ///   - needsHostName: whether a matcher may need a host name by the rules of http and https.
    init?(along url: URLParts, isHosted: Bool, needsHostName: Bool) {
        if isHosted, !url.layout.hasHost { return nil }
        index = isHosted ? 0 : url.pathStart
        form = isHosted && needsHostName ? .lowercased | .ignoringCase : .ignoringCase
        hasPort = isHosted && url.layout.hasPort
        hasHostName = needsHostName && url.hasHostName
    }

    /// The next segment; nil at the end.
    func part(of url: URLParts) -> URLPart? { url.segment(index, form) }

    func isAtEnd(of url: URLParts) -> Bool { isInRest || index >= url.count }

    /// Moves past the next segment, or past all for a rest, if it matches, and adds its capture to `captures`.
    ///
    /// A walk is copied for each branch of a tree, so it doesn't own the captures: one list serves all branches.
    mutating func take(_ matcher: Matcher, of url: URLParts, into captures: inout [Capture]) -> Bool {
        if matcher.isRest {
            captures.append(.rest(url.segments(from: index, form)))
            isInRest = true
            return true
        }
        guard !(hasPort && matcher.needsNoPort), hasHostName || !matcher.needsHostName, let part = part(of: url),
            let capture = matcher.capture(part)
        else { return false }
        if matcher.isCapture { captures.append(capture) }
        (index, form) = (index + 1, .plain)
        hasPort = false
        return true
    }
}
