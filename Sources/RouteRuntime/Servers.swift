// Servers that are known only at run time, for apps whose users run their own (Semantics, rule 3.11).

extension _RouteReader {
    /// Whether the text follows the URL of a server, so that only patterns match that are relative to the first base.
    @_alwaysEmitIntoClient
    public var isOnServer: Bool {
        parts.pointee.isOnServer
    }

    /// The same text, which follows the URL of a server or doesn't.
    @_alwaysEmitIntoClient
    @inline(__always)
    public func onServer(_ isOnServer: Bool) -> _RouteReader {
        parts.pointee.isOnServer = isOnServer
        return self
    }
}

extension URLRoute {
    /// The route of what follows the URL of a server. In most enums, no other pattern reads a raw value under the first
    /// base.
    @_alwaysEmitIntoClient
    public static subscript(_onServer rawValue: String) -> Self? {
        Self(rawValue: rawValue)
    }
}

extension _Route {
    /// What follows a server's URL in another URL, as a raw value; nil if the URL is not on the server.
    @_alwaysEmitIntoClient
    public static func rawValue(of url: String, on server: String) -> String? {
        guard let url = partsOfHostedURL(url), let server = partsOfServer(server), url.origin == server.origin,
            url.rest.starts(with: server.path)
        else { return nil }
        let rest = url.rest.dropFirst(server.path.count)
        switch rest.first {
        case nil, UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return String(decoding: rest, as: UTF8.self)
        default: return nil
        }
    }

    /// A raw value as a URL on a server; nil if the raw value is a URL itself, or if `server` is not the URL of a
    /// server.
    @_alwaysEmitIntoClient
    public static func text(_ rawValue: String, on server: String) -> String? {
        guard partsOfServer(server) != nil, schemeOfURL(Array(rawValue.utf8)) == nil else { return nil }
        let hasSlash = server.utf8.last == UInt8(ascii: "/")
        return _Route.text(rawValue, after: String(decoding: server.utf8.dropLast(hasSlash ? 1 : 0), as: UTF8.self))
    }
}

/// The origin of a server's URL, and its path without a `/` at the end; nil for a URL with a query or a fragment.
@_alwaysEmitIntoClient
func partsOfServer(_ server: String) -> (origin: [UInt8], path: ArraySlice<UInt8>)? {
    guard let (origin, path) = partsOfHostedURL(server),
        !path.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") })
    else { return nil }
    return (origin, path.last == UInt8(ascii: "/") ? path.dropLast() : path)
}

/// The scheme, the host, and a port that is not the scheme's default, in lower case, and what follows them; nil for a
/// text that is not a URL with a host, or has user information.
@_alwaysEmitIntoClient
func partsOfHostedURL(_ url: String) -> (origin: [UInt8], rest: ArraySlice<UInt8>)? {
    let bytes = Array(url.utf8)
    guard let scheme = schemeOfURL(bytes) else { return nil }
    let afterScheme = bytes[(scheme.count + 3)...]
    let end = afterScheme.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
    var host = afterScheme[..<(end ?? bytes.endIndex)]
    if host.contains(UInt8(ascii: "@")) { return nil }
    let bracket = host.lastIndex(of: UInt8(ascii: "]")) ?? host.startIndex
    var port: ArraySlice<UInt8> = []
    if let colon = host[bracket...].lastIndex(of: UInt8(ascii: ":")) {
        port = host[(colon + 1)...]
        host = host[..<colon]
    }
    let isBracketed = host.first == UInt8(ascii: "[") && host.last == UInt8(ascii: "]")
    if host.isEmpty || (!isBracketed && host.contains(UInt8(ascii: ":"))) { return nil }
    let name = String(decoding: scheme, as: UTF8.self)
    if let standard = defaultPort(where: { $0.description == name }), port.elementsEqual(standard.description.utf8) {
        port = []
    }
    var origin = scheme + Array("://".utf8)
    origin += host.map(lowercase)
    if !port.isEmpty {
        origin.append(UInt8(ascii: ":"))
        origin += port
    }
    return (origin, bytes[(end ?? bytes.endIndex)...])
}

/// The scheme of a text that begins with one and `://`, in lower case; nil for other texts.
@_alwaysEmitIntoClient
func schemeOfURL(_ bytes: [UInt8]) -> [UInt8]? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8),
        isScheme(String(decoding: bytes[..<colon], as: UTF8.self))
    else { return nil }
    return bytes[..<colon].map(lowercase)
}
