import RouteLanguage
import RouteRuntime

/// Whether text can be the URL of a server, as in `url(on:)`, which takes Foundation's URLs.
func isServer(_ text: String) -> Bool {
    RouteURL(string: text) != nil && _Route.text("", on: text) != nil
}

extension UsageError {
    static func notAServer(_ text: String) -> UsageError {
        UsageError(
            "'\(text)' is not the URL of a server",
            help:
                "write a URL with a host, without a query or fragment, "
                + "as in --on https://chat.example.org/team"
        )
    }
}

extension RouteTable {
    /// The URL of a value under the route's first base; nil if it has no base and no scheme is
    /// given.
    ///
    /// - Parameter scheme: The scheme for a route without a base.
    func url(route: RouteID, values: [RouteValue], scheme: String?) -> String? {
        guard let pattern = writtenPattern(of: route, values) else { return nil }
        if !self[pattern].bases.isEmpty { return write(values, by: pattern, .url) }
        return scheme.flatMap { write(values, by: pattern, .other(scheme: $0, host: nil)) }
    }

    /// The canonical URL of a reading. In a spec without a base, it has the scheme of the URL that
    /// was read.
    func canonicalURL(of reading: Reading, readFrom url: String) -> String? {
        let scheme = String(decoding: url.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
            .asciiLowercased
        return self.url(route: reading.route, values: reading.values, scheme: scheme)
    }

    /// What a text opens; nil if nothing.
    func read(_ text: String, _ form: LinkForm) -> Reading? {
        switch form {
        case .url: read(url: text)
        case .rawValue: read(rawValue: text)
        case .on(let server): read(url: text, on: server)
        }
    }

    /// Whether a text opens this value.
    func reads(
        _ text: String, _ form: LinkForm = .url, asRoute route: RouteID, _ values: [RouteValue]
    ) -> Bool {
        comesBack(read(text, form), as: route, values)
    }
}
