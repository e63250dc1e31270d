// The part of the router that uses Foundation. The code could use the runtime's aliases, but under
// library evolution a public declaration that uses an alias needs the import of the aliased type.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import RouteRuntime

extension PatternRouter {
    /// The value for a URL, read from its `absoluteString`; nil if no pattern matches, or if `url`
    /// is nil.
    public func match(_ url: RouteURL?) -> Value? {
        url.flatMap { match(_Route.text($0)) }
    }

    /// The URL of a route's values, under the first base.
    ///
    ///     try router.url("user", ["id": 42])
    ///
    /// - Parameters:
    ///   - name: the route's name.
    ///   - values: the values by the names of the parameters. You can leave out a parameter that
    ///     is optional, has a default, or is a list or a rest. A value is accepted if its text is
    ///     a value of the parameter's type.
    /// - Throws: a `RouteWritingError`.
    /// - Complexity: linear in the length of the URL, for a given router.
    public func url(_ name: String, _ values: [String: any RouteValueConvertible] = [:]) throws
        -> RouteURL
    {
        guard !table.bases.isEmpty || hasBase(name) else {
            throw RouteWritingError.noBase(route: name)
        }
        let text = try text(name, values, .url)
        guard let url = _Route.value(RouteURL.self, text) else {
            throw RouteWritingError.noURL(text: text)
        }
        return url
    }

    /// The URL of a route's values under another scheme and host, followed by the first base's
    /// path.
    ///
    /// - Parameters:
    ///   - name: the route's name.
    ///   - values: the values, as for `url(_:_:)`.
    ///   - scheme: a scheme, without `://`.
    ///   - host: a host, optionally with a port. With nil, the first segment takes its place.
    /// - Throws: a `RouteWritingError`.
    public func url(
        _ name: String, _ values: [String: any RouteValueConvertible] = [:], scheme: String,
        host: String? = nil
    ) throws -> RouteURL {
        let text = try text(name, values, .other(scheme: scheme, host: host))
        guard let url = _Route.url(text, scheme: scheme, host: host) else {
            throw RouteWritingError.noURL(text: text)
        }
        return url
    }

    /// The URL of a route's values on a server that is known only at run time.
    ///
    /// - Parameters:
    ///   - name: the route's name.
    ///   - values: the values, as for `url(_:_:)`.
    ///   - server: a URL with a host, without a query, a fragment, and user information.
    /// - Returns: nil if `server` isn't such a URL, or if the route has a base of its own.
    /// - Throws: a `RouteWritingError`.
    public func url(
        _ name: String, _ values: [String: any RouteValueConvertible] = [:], on server: RouteURL
    ) throws -> RouteURL? {
        _Route.text(try text(name, values, .rawValue), on: _Route.text(server)).map {
            _Route.url($0)
        }
    }
}

extension RouteURL: RouteValueConvertible {
    /// Makes a URL from its text.
    public init?(routeValue: RouteValue) {
        guard case .string(let text) = routeValue, let url = _Route.value(RouteURL.self, text)
        else { return nil }
        self = url
    }

    /// The URL's text, its `absoluteString`.
    public var routeValue: RouteValue {
        .string(_Route.text(self))
    }
}

extension RouteUUID: RouteValueConvertible {
    /// Makes a UUID from its text.
    public init?(routeValue: RouteValue) {
        guard case .string(let text) = routeValue, let uuid = _Route.value(RouteUUID.self, text)
        else { return nil }
        self = uuid
    }

    /// The UUID's text, in lower case.
    public var routeValue: RouteValue {
        .string(_Route.text(self))
    }
}
