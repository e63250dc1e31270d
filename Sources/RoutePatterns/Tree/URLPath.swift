import RouteRuntime

/// The segments of a URL, from the one that patterns compare first, and the items of its query.
struct URLPath: ~Escapable {
    let url: _RouteReader
    let query: URLItems
    /// Whether ASCII case doesn't count anywhere.
    let ignoresCase: Bool
    /// Whether the first segment is a host with a port.
    private let hasPort: Bool
    private let hasHostName: Bool
    private let isLink: Matcher.LinkTest?

    /// - Parameters:
    ///   - isHosted: whether the first segment must be the host; the result is nil if the URL has
    ///     none.
    ///   - needsHostName: whether a matcher may need a host name by the rules of http and https.
    ///   - ignoresCase: whether ASCII case doesn't count anywhere.
    ///   - isLink: whether a text is a link; nil if no pattern has a link.
    @_lifetime(copy url)
    init?(
        _ url: _RouteReader, isHosted: Bool, needsHostName: Bool, ignoresCase: Bool,
        isLink: Matcher.LinkTest?
    ) {
        if isHosted, !url.hasHost { return nil }
        self.isLink = isLink
        self.ignoresCase = ignoresCase
        if isHosted {
            self.url = needsHostName ? url.lowercasedHost : url
        } else {
            self.url = url.path
        }
        query = URLItems(url.query, ignoresCase: ignoresCase)
        hasPort = isHosted && !url.hasNoPort
        hasHostName = needsHostName && url.hasHostName
    }

    /// A segment; a missing part for any other number.
    subscript(index: Int) -> _RoutePart {
        @_lifetime(copy self) get {
            // A copy, because under library evolution the part is borrowed from the reader that it
            // is read from.
            let url = url
            return url[index].ignoringCase(ignoresCase)
        }
    }

    /// All of the path, before a walk.
    var beginning: PathPlace { PathPlace(segments: 0..<url.count) }

    /// The segment that is compared next; a missing part if there is none.
    @_lifetime(copy self)
    func part(at place: PathPlace) -> _RoutePart {
        guard let next = place.next else { return .missing }
        return self[next]
    }

    /// Moves past a segment, or begins a rest, if it matches, and adds its capture to `captures`.
    func take(
        _ matcher: Matcher, _ place: inout PathPlace, into captures: inout [PathCapture]
    ) -> Bool {
        if matcher.isRest {
            let start = place.segments.lowerBound
            if !matcher.types.isEmpty {
                captures.append(PathCapture(capture: .rest, index: start))
            }
            place.isBehindRest = true
            return true
        }
        guard let index = place.next else { return false }
        if index == 0, hasPort && matcher.needsNoPort || !hasHostName && matcher.needsHostName {
            return false
        }
        guard let capture = matcher.capture(self[index], isLink: isLink) else { return false }
        switch matcher {
        case .literal, .label, .rest: break
        case .mixed, .value: captures.append(PathCapture(capture: capture, index: index))
        }
        place.moveOn()
        return true
    }
}
