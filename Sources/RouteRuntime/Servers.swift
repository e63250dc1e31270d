// Servers that are known only at run time, for apps whose users run their own (Semantics, rule 3.11).

extension URLRoute {
    /// The route of what follows the URL of a server. The default, for enums in which only relative patterns match a
    /// raw value under the first base.
    @_alwaysEmitIntoClient
    public static subscript(_onServer rawValue: String) -> Self? {
        Self(rawValue: rawValue)
    }
}

extension _Route {
    /// What follows a server's URL in another URL, as a raw value; nil if the URL is not on the server.
    @_alwaysEmitIntoClient
    public static func rawValue(of url: String, on server: String) -> String? {
        guard let url = HostedURL(url), let server = HostedURL(server: server), url.origin == server.origin,
            url.rest.starts(with: server.rest)
        else { return nil }
        let rest = url.rest.dropFirst(server.rest.count)
        switch rest.first {
        case nil, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return String(decoding: rest, as: UTF8.self)
        default: return nil
        }
    }

    /// A raw value as a URL on a server; nil if the raw value is a URL itself, or if `server` is not the URL of a
    /// server.
    @_alwaysEmitIntoClient
    public static func text(_ rawValue: String, on server: String) -> String? {
        guard HostedURL(server: server) != nil,
            _RouteReader.read(rawValue, plusIsSpace: false, isRawValue: true, { $0.isRelative }) == true
        else { return nil }
        let hasSlash = server.utf8.last == UInt8(ascii: "/")
        return _Route.text(rawValue, after: String(decoding: server.utf8.dropLast(hasSlash ? 1 : 0), as: UTF8.self))
    }
}

/// The two parts of a URL with a host.
@frozen
@usableFromInline
struct HostedURL {
    /// The scheme, `://`, the host, and a port that is not the scheme's default, in lower case.
    @usableFromInline let origin: [UInt8]
    /// What follows.
    @usableFromInline let rest: [UInt8]

    /// Nil for a text that is not a URL with a host, or has user information.
    @_alwaysEmitIntoClient
    @inline(never)
    init?(_ url: String) {
        let parts: (origin: [UInt8], rest: [UInt8])? = _RouteReader.read(url, plusIsSpace: false) { url in
            guard let host = url.hostPath?[0].range, url.bytes[host.lowerBound] != UInt8(ascii: ":") else { return nil }
            let text = UnsafeBufferPointer(start: url.bytes, count: url.parts.pointee.count)
            let scheme = url.scheme.utf8.map(lowercase)
            return (scheme + "://".utf8 + text[host].map(lowercase), Array(text[host.upperBound...]))
        }
        guard let parts else { return nil }
        (origin, rest) = parts
    }

    /// A server, without a `/` at the end of its path; nil for a URL with a query or a fragment.
    @_alwaysEmitIntoClient
    @inline(never)
    init?(server: String) {
        guard let url = HostedURL(server),
            !url.rest.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") })
        else { return nil }
        origin = url.origin
        rest = url.rest.last == UInt8(ascii: "/") ? url.rest.dropLast() : url.rest
    }
}
