// Links in links: parameters whose type is the enum itself (Semantics, section 2).

extension _RouteReader {
    /// The greatest nesting depth of a link that is read. The URL itself has depth 1.
    package static var depthLimit: Int { 8 }

    /// The route whose raw value is a part's text; nil if no pattern matches, if the text is
    /// empty, or if it is nested too deep.
    public func link<Route: URLRoute>(_ part: _RoutePart, _ type: Route.Type) -> Route? {
        _Route.link(part, type, in: layout.depth)
    }

    /// How deep the URL is in links in links, from 1.
    public var depth: Int { layout.depth }
}

extension _Route {
    /// The route whose raw value is a part's text, in a URL that is so deep in links in links.
    fileprivate static func link<Route: URLRoute>(
        _ part: _RoutePart, _ type: Route.Type, in depth: Int
    ) -> Route? {
        guard depth < _RouteReader.depthLimit, let text = part.nonempty.string() else { return nil }
        return Route[_link: text, depth: depth + 1]
    }
}

extension _RouteMixedPart.Parameter {
    /// A link of a type.
    public static func link<Route: URLRoute>(_ type: Route.Type) -> Self {
        .nested { part, depth in _Route.link(part, type, in: depth) != nil }
    }
}

extension URLRoute {
    /// The route of a nested link. In an enum without links, its depth doesn't matter.
    public static subscript(_link text: String, depth depth: Int) -> Self? {
        Self(rawValue: text)
    }
}

extension _Route {
    /// The text of a nested link: its raw value, but `/` for an empty one (Semantics, section 5).
    public static func text<Route: URLRoute>(link: Route) -> String {
        let text = link.rawValue
        return text.isEmpty ? "/" : text
    }
}
