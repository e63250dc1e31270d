// Links in links: parameters whose type is the enum itself (Semantics, section 2).

/// Reads the links in a URL, and the links in those. Each text is read once at each depth, however many patterns have a
/// link there.
@frozen
public struct _RouteLinks {
    /// The state that all readings of one URL share.
    @frozen
    @usableFromInline
    struct Memory {
        /// The nesting depth of the text that is being read, from 1 for the URL.
        @usableFromInline var depth = 1
        /// What each enum has read at each depth, by the bytes of the text. A String as the key would be normalized.
        @usableFromInline var known: [[UInt8]: [(depth: Int, type: ObjectIdentifier, route: (any URLRoute)?)]] = [:]

        @_alwaysEmitIntoClient
        init() {}
    }

    @usableFromInline let memory: UnsafeMutablePointer<Memory>

    /// The greatest nesting depth of a link that is read. The URL itself has depth 1.
    @_alwaysEmitIntoClient
    package static var depthLimit: Int { 8 }

    @_alwaysEmitIntoClient
    init(memory: UnsafeMutablePointer<Memory>) {
        self.memory = memory
    }

    /// Calls `body` with a reader for the links in a URL.
    ///
    /// - Parameter links: the reader that the URL itself was read with, if it is a nested link; otherwise nil.
    @_alwaysEmitIntoClient
    public static func with<Result>(_ links: _RouteLinks?, _ body: (_RouteLinks) -> Result) -> Result {
        if let links { return body(links) }
        var memory = Memory()
        return withUnsafeMutablePointer(to: &memory) { body(_RouteLinks(memory: $0)) }
    }

    /// The route whose raw value is a part's text; nil if no pattern matches, if the text is empty, or if it is
    /// nested too deep.
    @_alwaysEmitIntoClient
    @inline(never)
    public func route<Route: URLRoute>(_ part: _RoutePart, _ type: Route.Type) -> Route? {
        guard let text = part.nonemptyString() else { return nil }
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
    /// The route of a nested link. In an enum without links, its depth doesn't matter.
    @_alwaysEmitIntoClient
    public static subscript(_link text: String, in links: _RouteLinks) -> Self? {
        Self(rawValue: text)
    }
}

extension _Route {
    /// The text of a nested link: its raw value, but `/` for an empty one (Semantics, section 5).
    @_alwaysEmitIntoClient
    public static func text<Route: URLRoute>(link: Route) -> String {
        let text = link.rawValue
        return text.isEmpty ? "/" : text
    }
}
