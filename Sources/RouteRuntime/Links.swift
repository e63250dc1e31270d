// Links in links: parameters whose type is the enum itself (Semantics, section 2).

extension _RouteReader {
    /// The links in a URL that is being read. Each text is read once, however many patterns ask for it.
    ///
    /// A tuple, because the metadata of a struct would be in every app.
    @usableFromInline
    typealias Links = (
        // How many links the URL is in, itself counted.
        depth: Int,
        // What each enum has read, by the start of the text.
        known: [Int: [(end: Int, type: ObjectIdentifier, route: (any URLRoute)?)]]
    )

    /// The most links in one another that are read, the URL itself counted.
    @_alwaysEmitIntoClient
    package static var linkDepthLimit: Int { 8 }

    /// Calls `body` with a reader of a URL that may have links in it.
    ///
    /// - Parameter depth: how many links the URL is in, itself counted.
    @_alwaysEmitIntoClient
    public func withLinks(depth: Int, _ body: (_RouteReader) -> Bool) -> Bool {
        var links: Links = (depth, [:])
        return withUnsafeMutablePointer(to: &links) {
            parts.pointee.links = $0
            defer { parts.pointee.links = nil }
            return body(self)
        }
    }

    /// The route whose raw value is a part's text; nil if no pattern matches, if the text is empty or has a mark, or
    /// for the ninth link in one another.
    @_alwaysEmitIntoClient
    @inline(never)
    public func link<Route: URLRoute>(_ part: _RoutePart, _ type: Route.Type) -> Route? {
        guard let links = parts.pointee.links, links.pointee.depth < _RouteReader.linkDepthLimit else { return nil }
        let type = ObjectIdentifier(type)
        if let known = links.pointee.known[part.start]?.first(where: { $0.end == part.end && $0.type == type }) {
            return known.route as? Route
        }
        let route = part.plainString().flatMap { Route._read(link: $0, depth: links.pointee.depth + 1) }
        links.pointee.known[part.start, default: []].append((part.end, type, route))
        return route
    }
}

extension URLRoute {
    /// Reads a link in a link. An enum without links of its own has none to count.
    @_alwaysEmitIntoClient
    public static func _read(link: String, depth: Int) -> Self? {
        Self(rawValue: link)
    }
}

/// The text of a link in a link: its raw value, but `/` for an empty one (Semantics, section 5).
@_alwaysEmitIntoClient
public func _routeText<Route: URLRoute>(link: Route) -> String {
    let text = link.rawValue
    return text.isEmpty ? "/" : text
}
