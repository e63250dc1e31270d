// Servers that are known only at run time, for apps whose users run their own (Semantics, rule 3.11).

extension URLRoute {
    /// The route of what follows the URL of a server. The default, for enums in which only relative patterns match a
    /// raw value under the first base.
    public static subscript(_onServer rawValue: String) -> Self? {
        Self(rawValue: rawValue)
    }
}

extension _Route {
    /// What follows a server's URL in another URL, as a raw value; nil if the URL is not on the server.
    public static func rawValue(of url: String, on server: String) -> String? {
        withBytes(of: server) { server in
            withBytes(of: url) { url in
                var start = 0
                guard let onServer = Server(server), let other = _RouteReader.Layout(hostOf: url, &start),
                    onServer.scheme.equalsIgnoringCase(url.extracting(0..<other.schemeLength)),
                    onServer.host.equalsIgnoringCase(url.extracting(other.authorityStart..<other.hostEnd))
                else { return nil }
                let rest = url.extracting(start..<url.count)
                guard rest.isIn(onServer.path) else { return nil }
                return String(rest.extracting(onServer.path.count..<rest.count))
            }
        }
    }

    /// A raw value as a URL on a server; nil if the raw value is a URL itself, or if `server` is not the URL of a
    /// server.
    public static func text(_ rawValue: String, on server: String) -> String? {
        if isURL(rawValue) { return nil }
        return withBytes(of: server) { server in
            guard let server = Server(server) else { return nil }
            return text(rawValue, after: String(server.text))
        }
    }
}

/// The URL of a server: a scheme, a host, and a path, without a query and a fragment.
private struct Server: ~Escapable {
    /// The URL without one `/` at its end.
    let text: Span<UInt8>
    private let pathStart: Int
    private let layout: _RouteReader.Layout

    @_lifetime(copy url)
    init?(_ url: Span<UInt8>) {
        var start = 0
        guard let layout = _RouteReader.Layout(hostOf: url, &start) else { return nil }
        pathStart = start
        let end = url.firstOffset(in: start..<url.count) { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }
        if end < url.count { return nil }
        let endsWithSlash = end > start && url[end - 1] == UInt8(ascii: "/")
        text = url.extracting(0..<(endsWithSlash ? end - 1 : end))
        self.layout = layout
    }

    var scheme: Span<UInt8> {
        @_lifetime(copy self) get { text.extracting(0..<layout.schemeLength) }
    }

    /// The host and its port. A port that is the scheme's default doesn't count.
    var host: Span<UInt8> {
        @_lifetime(copy self) get { text.extracting(layout.authorityStart..<layout.hostEnd) }
    }

    var path: Span<UInt8> {
        @_lifetime(copy self) get { text.extracting(pathStart..<text.count) }
    }
}

extension _RouteReader.Layout {
    /// Finds the scheme and the authority of a URL with a host, and moves `start` to the authority's end; nil for any
    /// other text.
    fileprivate init?(hostOf text: Span<UInt8>, _ start: inout Int) {
        self.init(plusIsSpace: false, isOnServer: false, depth: 1)
        schemeLength = text.schemeLength
        start = schemeLength + 1
        guard schemeLength > 0, splitAuthority(text, &start), hasHost, text[authorityStart] != UInt8(ascii: ":")
        else { return nil }
    }
}
