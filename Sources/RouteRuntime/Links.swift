// Links in links: parameters whose type is the enum itself (Semantics, section 2).

/// The links in a URL that is being read, and in those links. Each text is read once at each depth, however many
/// patterns ask for it.
@frozen
public struct _RouteLinks {
    /// What all readings of one URL share.
    @frozen
    @usableFromInline
    struct Memory {
        /// How many links the text that is being read is in, itself counted.
        @usableFromInline var depth = 1
        /// What each enum has read at each depth, by the bytes of the text. A String would be normalized.
        @usableFromInline var known: [[UInt8]: [(depth: Int, type: ObjectIdentifier, route: (any URLRoute)?)]] = [:]

        @_alwaysEmitIntoClient
        init() {}
    }

    @usableFromInline let memory: UnsafeMutablePointer<Memory>

    /// The most links in one another that are read, the URL itself counted.
    @_alwaysEmitIntoClient
    package static var depthLimit: Int { 8 }

    @_alwaysEmitIntoClient
    init(memory: UnsafeMutablePointer<Memory>) {
        self.memory = memory
    }

    /// Calls `body` with what is known of the links in a URL.
    ///
    /// - Parameter links: the links that the URL itself is one of; nil if it is in no other.
    @_alwaysEmitIntoClient
    public static func with<Result>(_ links: _RouteLinks?, _ body: (_RouteLinks) -> Result) -> Result {
        if let links { return body(links) }
        var memory = Memory()
        return withUnsafeMutablePointer(to: &memory) { body(_RouteLinks(memory: $0)) }
    }

    /// The route whose raw value is a part's text; nil if no pattern matches, if the text is empty or has a mark, or
    /// for the ninth link in one another.
    @_alwaysEmitIntoClient
    @inline(never)
    public func route<Route: URLRoute>(_ part: _RoutePart, _ type: Route.Type) -> Route? {
        guard let text = part.plainString() else { return nil }
        let depth = memory.pointee.depth
        if depth == _RouteLinks.depthLimit { return nil }
        let (bytes, type) = (Array(text.utf8), ObjectIdentifier(type))
        if let known = memory.pointee.known[bytes]?.first(where: { $0.depth == depth && $0.type == type }) {
            return known.route as? Route
        }
        memory.pointee.depth = depth + 1
        let route = Route[_link: text, in: self]
        memory.pointee.depth = depth
        memory.pointee.known[bytes, default: []].append((depth, type, route))
        return route
    }
}

extension URLRoute {
    /// The route of a link in a link. An enum without links of its own has none to count.
    @_alwaysEmitIntoClient
    public static subscript(_link text: String, in links: _RouteLinks) -> Self? {
        Self(rawValue: text)
    }
}

extension _Route {
    /// The text of a link in a link: its raw value, but `/` for an empty one (Semantics, section 5).
    @_alwaysEmitIntoClient
    public static func text<Route: URLRoute>(link: Route) -> String {
        let text = link.rawValue
        return text.isEmpty ? "/" : text
    }
}
