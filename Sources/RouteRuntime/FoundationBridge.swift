// The only file that imports Foundation. Only the text of a URL is used. The protocol is here
// because under library evolution a declaration that uses a public alias needs the import of the
// aliased type.

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Foundation's URL, under a name that the types of a module don't shadow.
public typealias RouteURL = URL
/// Foundation's UUID, under a name that the types of a module don't shadow.
public typealias RouteUUID = UUID

/// An enum that RouteGen generates from a spec. Every value has one canonical URL text, which is
/// its raw value.
///
/// Conformances are generated; don't write one by hand. Equality and hashing compare the values,
/// not `rawValue` (Semantics, section 6, law 4). `Codable` encodes a value as its raw value.
public protocol URLRoute: RawRepresentable, Hashable, Sendable, Codable where RawValue == String {
    /// Reads the `absoluteString` of `url`; nil if `url` is nil or no pattern of the spec matches
    /// it.
    ///
    /// Never traps. Linear in the length of the URL.
    init?(url: RouteURL?)

    // Only the runtime calls these. They are subscripts because completion offers none after
    // `AppRoute.`.

    /// The route of a nested link.
    ///
    /// - Parameters:
    ///   - text: a raw value.
    ///   - depth: how deep the link is in links, from 2.
    static subscript(_link text: String, depth depth: Int) -> Self? { get }

    /// The route of a raw value that follows the URL of a server, by the patterns that are
    /// relative to the first base.
    static subscript(_onServer rawValue: String) -> Self? { get }
}

extension URLRoute {
    /// The route that `url` opens on a server that is known at run time, such as that of the
    /// signed-in user.
    ///
    ///     let server = URL(string: "https://chat.example.org/team")!
    ///     AppRoute(url: URL(string: "https://chat.example.org/team/channels/7"), on: server)
    ///
    /// What follows the server's URL is read like a raw value, but full-URL patterns and routes
    /// with bases of their own don't take part. Scheme and host are compared without case, the
    /// server's path byte by byte in whole segments.
    ///
    /// - Parameters:
    ///   - url: the URL to open; the result is nil for nil.
    ///   - server: a URL with a host, without a query, a fragment, and user information. A `/` at
    ///     its end is ignored.
    /// - Returns: nil if `url` is not on the server, or no pattern matches what follows.
    /// - Complexity: linear in the length of both URLs.
    public init?(url: RouteURL?, on server: RouteURL) {
        guard let url, let value = _Route.rawValue(of: _Route.text(url), on: _Route.text(server)),
            let route = Self[_onServer: value]
        else { return nil }
        self = route
    }

    /// The route's URL on a server that is known at run time: the server without one `/` at its
    /// end, a `/`, and `rawValue` without one `/` at its start. Reading it on the same server
    /// gives the route again.
    ///
    /// - Parameter server: a URL with a host, without a query, a fragment, and user information. A
    ///   `/` at its end is ignored.
    /// - Returns: nil if `server` isn't such a URL, or if the pattern that writes the route is a
    ///   full URL or has a base of its own.
    public func url(on server: RouteURL) -> RouteURL? {
        guard let text = _Route.text(rawValue, on: _Route.text(server)) else { return nil }
        return _Route.url(text)
    }
}

extension _RoutePart {
    /// The UUID of the text: hexadecimal digits in groups of 8, 4, 4, 4, and 12; nil for anything
    /// else.
    public func uuid() -> RouteUUID? {
        guard let text = string() else { return nil }
        return _Route.value(RouteUUID.self, text)
    }

    /// The result of `URL(string:)`, which is nil for an empty text.
    public func url() -> RouteURL? {
        guard let text = string() else { return nil }
        return RouteURL(string: text)
    }
}

extension _Route {
    /// Whether a URL has one of some schemes, given in lower case.
    public static func url(_ url: RouteURL, hasSchemeIn schemes: [String]) -> Bool {
        hasScheme(url.absoluteString, among: schemes)
    }

    /// The URL of a default in a spec.
    public static func value(_ type: RouteURL.Type, _ text: String) -> RouteURL? {
        RouteURL(string: text)
    }

    /// The value of a default in a spec, whose type has a URL as its raw value.
    public static func value<Value: RawRepresentable>(_ type: Value.Type, _ text: String) -> Value?
    where Value.RawValue == RouteURL {
        guard let url = RouteURL(string: text) else { return nil }
        return Value(rawValue: url)
    }

    /// The UUID of a text: hexadecimal digits in groups of 8, 4, 4, 4, and 12; nil for anything
    /// else (Semantics, rule 3.7).
    public static func value(_ type: RouteUUID.Type, _ text: String) -> RouteUUID? {
        // Foundation's initializer accepts signs and spaces, and ignores what follows a NUL.
        guard let uuid = RouteUUID(uuidString: text), text.lowercased() == self.text(uuid) else {
            return nil
        }
        return uuid
    }

    /// The text of a URL: its `absoluteString`, which is not encoded again.
    public static func text(_ value: RouteURL) -> String {
        value.absoluteString
    }

    /// The text of a UUID: hexadecimal digits in lower case (RFC 9562, section 4).
    public static func text(_ value: RouteUUID) -> String {
        value.uuidString.lowercased()
    }

    /// The URL of a text that a route wrote, in which every character is allowed in a URL.
    public static func url(_ text: String) -> RouteURL {
        guard let url = RouteURL(string: text) else {
            preconditionFailure("Foundation can't make a URL from '\(text)'")
        }
        return url
    }

    /// The URL of a text with the caller's scheme and host; nil if one of them is invalid.
    public static func url(_ text: String, scheme: String, host: String?) -> RouteURL? {
        guard isScheme(scheme) else { return nil }
        if let host, !isHost(host) { return nil }
        return RouteURL(string: text)
    }
}
