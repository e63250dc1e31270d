// Servers that are known only at run time, for apps whose users run their own (Semantics, rule
// 3.11).

extension URLRoute {
    /// The route of what follows the URL of a server. The default, for enums in which only
    /// relative patterns match a raw value under the first base.
    public static subscript(_onServer rawValue: String) -> Self? {
        Self(rawValue: rawValue)
    }
}

extension _Route {
    /// What follows a server's URL in another URL, as a raw value; nil if the URL is not on the
    /// server.
    public static func rawValue(of url: String, on server: String) -> String? {
        withBytes(of: server) { server in
            withBytes(of: url) { url in
                guard let server = HostedURL(server: server), let url = HostedURL(url),
                    server.scheme.equalsIgnoringCase(url.scheme),
                    server.host.equalsIgnoringCase(url.host),
                    url.rest.isIn(server.rest)
                else { return nil }
                return String(url.rest.extracting(droppingFirst: server.rest.count))
            }
        }
    }

    /// A raw value as a URL on a server; nil if the raw value is a URL itself, or if `server` is
    /// not the URL of a server.
    public static func text(_ rawValue: String, on server: String) -> String? {
        if isURL(rawValue) { return nil }
        return withBytes(of: server) { server in
            guard let server = HostedURL(server: server) else { return nil }
            return text(rawValue, after: String(server.text))
        }
    }
}

/// A URL with a host.
private struct HostedURL: ~Escapable {
    let text: Span<UInt8>
    let scheme: Span<UInt8>
    /// The host and its port. A port that is the scheme's default doesn't count.
    let host: Span<UInt8>
    /// What follows the authority.
    let rest: Span<UInt8>

    @_lifetime(copy text)
    init?(_ text: Span<UInt8>) {
        var layout = _RouteReader.Layout(depth: 1, plusIsSpace: false, isOnServer: false)
        layout.schemeLength = text.schemeLength
        var start = layout.schemeLength + 1
        guard layout.schemeLength > 0, layout.splitAuthority(text, &start), layout.hasHost,
            text[layout.authorityStart] != UInt8(ascii: ":")
        else { return nil }
        self.text = text
        scheme = text.extracting(first: layout.schemeLength)
        host = text.extracting(layout.authorityStart..<layout.hostEnd)
        rest = text.extracting(droppingFirst: start)
    }

    /// The URL of a server, without one `/` at its end. It has no query and no fragment.
    @_lifetime(copy server)
    init?(server: Span<UInt8>) {
        let end = server.firstOffset(in: server.indices) {
            $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
        }
        if end < server.count || end == 0 { return nil }
        self.init(server.extracting(droppingLast: server[end - 1] == UInt8(ascii: "/") ? 1 : 0))
    }
}
