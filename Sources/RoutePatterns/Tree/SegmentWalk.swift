import RouteRuntime

/// A walk along the segments of a URL.
struct SegmentWalk {
    private var path: _RouteReader.Path
    /// Whether a rest has matched all segments that are left.
    private var isInRest = false
    /// Whether the next segment is a host with a port.
    private var hasPort: Bool
    private let hasHostName: Bool

    /// - Parameters:
    ///   - isHosted: whether the first segment must be the host; the result is nil if the URL has none.
    ///   - needsHostName: whether a matcher may need a host name by the rules of http and https.
    init?(along url: _RouteReader, isHosted: Bool, needsHostName: Bool) {
        guard let start = isHosted ? url.hostPath : url.path else { return nil }
        path = url.ignoringCase(start)
        hasPort = isHosted && !url.hasNoPort
        // Before the host is read, because this lowercases it.
        hasHostName = needsHostName && url.hasHostName
    }

    /// The next segment.
    var part: _RoutePart { path[0] }

    var isAtEnd: Bool { isInRest || path.isEnd(0) }

    /// Moves past the next segment, or past all for a rest, if it matches, and adds its capture to `captures`.
    ///
    /// A walk is copied for each branch of a tree, so it doesn't own the captures: one list serves all branches.
    mutating func take(_ matcher: Matcher, into captures: inout [Capture]) -> Bool {
        if matcher.isRest {
            captures.append(.rest(path))
            isInRest = true
            return true
        }
        guard !(hasPort && matcher.needsNoPort), hasHostName || !matcher.needsHostName,
            let capture = matcher.capture(path[0])
        else { return false }
        if matcher.isCapture { captures.append(capture) }
        path = path.from(1)
        hasPort = false
        return true
    }
}
