import RouteRuntime

/// A URL, and where its parts are. Unlike the runtime's reader, which borrows the text, it can be kept.
package struct URLParts: Sendable {
    private let text: ContiguousArray<UInt8>
    private let segments: ContiguousArray<_RouteReader.Segment>
    let layout: _RouteReader.Layout
    /// The scheme in lower case; empty for a raw value.
    let scheme: String
    /// The number of the first segment under a base without a host.
    let pathStart: Int
    /// The items of the query.
    private(set) var queryItems = URLItems()

    /// Splits a text; nil if it isn't a URL. See `_RouteReader.read`.
    init?(_ text: String, plusIsSpace: Bool) {
        let count = text.utf8.count { $0 == UInt8(ascii: "/") } + 1
        let parts = _RouteReader.read(text, plusIsSpace: plusIsSpace, segments: count) { URLParts($0) }
        guard let parts else { return nil }
        self = parts
    }

    private init(_ url: _RouteReader) {
        var text: ContiguousArray<UInt8> = []
        for index in url.text.indices { text.append(url.text[index]) }
        var segments: ContiguousArray<_RouteReader.Segment> = []
        for index in url.segments.indices { segments.append(url.segments[index]) }
        (self.text, self.segments) = (text, segments)
        layout = url.layout
        scheme = url.scheme.asciiLowercased
        pathStart = url.pathStart
        if !url.query.range.isEmpty { queryItems = URLItems(self, url.query.range) }
    }

    /// The URL as the runtime reads it.
    var reader: _RouteReader {
        @_lifetime(borrow self) get { _RouteReader(text.span, segments.span, layout, first: .plain) }
    }

    /// Whether the host is one by the rules of http and https.
    var hasHostName: Bool { reader.hasHostName }

    /// The number of segments, the host included.
    var count: Int { segments.count }

    /// A segment; nil after the last.
    ///
    /// - Parameter form: what is known of the segment's place.
    func segment(_ index: Int, _ form: _RoutePart.Form = .plain) -> URLPart? {
        if index >= segments.count { return nil }
        let segment = segments[index]
        return URLPart(text, segment.range, form | segment.form)
    }

    /// The segments from one on.
    func segments(from index: Int, _ form: _RoutePart.Form) -> [URLPart] {
        (index..<max(index, count)).compactMap { segment($0, $0 == index ? form : .plain) }
    }

    /// The items in a range of the text.
    @_lifetime(borrow self)
    func items(_ range: Range<Int>) -> _RouteItems {
        _RouteItems(text.span, range, plusIsSpace: layout.plusIsSpace)
    }

    func name(of item: _RouteItems.Item) -> URLPart {
        URLPart(text, item.name.range, item.name.form)
    }

    func value(of item: _RouteItems.Item) -> URLPart {
        URLPart(text, item.value.range, item.value.form)
    }

    var hasFragment: Bool { reader.hasFragment }

    /// Where the items of the fragment are.
    ///
    /// - Parameter areAll: whether the fragment is only items.
    func fragmentItems(areAll: Bool) -> Range<Int> {
        areAll ? reader.fragmentItems.range : reader.fragmentQuery.range
    }

    /// The segments of the fragment.
    var fragmentSegments: [URLPart] {
        reader.fragment.pieces.map { URLPart(text, $0.range, $0.form) }
    }
}

/// One part of a URL: a path segment, or an item's name or value.
package struct URLPart: Sendable {
    /// The bytes that it is a part of.
    private let text: ContiguousArray<UInt8>
    package let range: Range<Int>
    let form: _RoutePart.Form

    init(_ text: ContiguousArray<UInt8>, _ range: Range<Int>, _ form: _RoutePart.Form) {
        self.text = text
        self.range = range
        self.form = form
    }

    /// A part that the URL doesn't have.
    static let missing = URLPart([], 0..<0, .missing)

    /// The decoded bytes; nil if an escape is malformed.
    var decoded: ContiguousArray<UInt8>? { part.decoded() }

    /// Whether the decoded text equals another.
    func equals(_ text: String) -> Bool { part.equals(text: text) }

    /// The part as the runtime reads it.
    package var part: _RoutePart {
        @_lifetime(borrow self) get { _RoutePart(text.span.extracting(range), form) }
    }
}

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
        form = isHosted && needsHostName ? .lowercased : .plain
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
