import RouteRuntime

/// Schemes (RFC 3986, section 3.1).
package enum URLScheme {
    /// The scheme, as written, of a text that starts with a scheme and `://`; nil for other text.
    package static func before(authorityOf text: String) -> String? {
        before(colonIn: text).flatMap {
            text.utf8.dropFirst($0.utf8.count).starts(with: "://".utf8) ? $0 : nil
        }
    }

    /// The scheme, as written, of a text that starts
    /// with a scheme and a colon; nil for other text.
    package static func before(colonIn text: String) -> String? {
        let scheme = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
        return isScheme(scheme) && scheme.utf8.count < text.utf8.count ? scheme : nil
    }

    /// Whether a text is a host and a port, as in `localhost:8080`, rather than a base.
    static func isHostAndPort(_ text: String) -> Bool {
        let afterName = text.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        let port = afterName.prefix { $0 != UInt8(ascii: "/") }
        return !port.isEmpty && port.allSatisfy(isDigit)
    }

    /// The help for text that is not a scheme.
    static func help(for text: String) -> String {
        guard let name = before(colonIn: text) else {
            return "write it without a colon, with letters, digits, '+', '-', and '.'; "
                + "it starts with a letter"
        }
        let isName = text.utf8.dropFirst(name.utf8.count).allSatisfy(":/".utf8.contains)
        return isName
            ? "write scheme: \(name)" : "write bases: [\(text)] instead of 'scheme' and 'host'"
    }

    /// Whether the scheme, in lower case, is http or https.
    package static func isWeb(_ scheme: String) -> Bool {
        scheme == "http" || scheme == "https"
    }
}

extension String {
    /// The text with ASCII letters, and no others, in lower case.
    package var asciiLowercased: String {
        String(decoding: utf8.map(lowercase), as: UTF8.self)
    }
}
