import Foundation
import RouteLanguage
import RouteRuntime

/// The components of a URL, not decoded.
package struct ClaimedURL: Sendable {
    /// In lower case.
    package let scheme: String
    /// In lower case, without userinfo and port; empty if there is none.
    package let host: String
    /// Nil if there is none.
    package let port: Int?
    /// The host, with the port if there is one.
    var authority: String { host + (port.map { ":\($0)" } ?? "") }
    /// With its slashes and escapes.
    package let path: String
    /// Without its `?`; empty if there is none.
    package let query: String
    /// Without its `#`; empty if there is none.
    package let fragment: String
    /// The query and the fragment, with their delimiters.
    var end: String {
        (query.isEmpty ? "" : "?" + query) + (fragment.isEmpty ? "" : "#" + fragment)
    }
    /// The path as Android compares it.
    let decodedPath: [UInt16]
    /// The path as Apple's systems compare it: slashes at its end don't count.
    let trimmedPath: [Unicode.Scalar]

    /// - Parameter url: a URL with a scheme; returns nil for any other text.
    package init?(_ url: String) {
        // Delimiters are bytes: a combining mark would make one Character with them.
        let bytes = url.utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        scheme = url[..<colon].lowercased()
        var rest = url[bytes.index(after: colon)...]
        fragment = Self.cut(&rest, at: UInt8(ascii: "#"))
        query = Self.cut(&rest, at: UInt8(ascii: "?"))
        var authority: Substring = ""
        if rest.utf8.starts(with: "//".utf8) {
            rest = Substring(rest.utf8.dropFirst(2))
            authority = Substring(rest.utf8.prefix { $0 != UInt8(ascii: "/") })
            rest = rest[authority.endIndex...]
        }
        path = String(rest)
        decodedPath = Array((path.removingPercentEncoding ?? path).utf16)
        trimmedPath = URLText.trimmed(Array(path.unicodeScalars))
        if let at = authority.utf8.lastIndex(of: UInt8(ascii: "@")) {
            authority = authority[authority.utf8.index(after: at)...]
        }
        (host, port) = Self.hostAndPort(authority)
    }

    /// The host in lower case, and the port; nil if there is none.
    static func hostAndPort(_ authority: Substring) -> (host: String, port: Int?) {
        guard let colon = authority.lastIndex(of: ":"),
            let port = Int(authority[colon...].dropFirst())
        else {
            return (authority.lowercased(), nil)
        }
        return (authority[..<colon].lowercased(), port)
    }

    /// Cuts a text at its first delimiter and returns what follows it.
    private static func cut(_ text: inout Substring, at delimiter: UInt8) -> String {
        guard let index = text.utf8.firstIndex(of: delimiter) else { return "" }
        let end = text[text.utf8.index(after: index)...]
        text = text[..<index]
        return String(end)
    }
}

/// Texts as URLs have them.
enum URLText {
    /// A decoded path as it is written in a URL.
    static func escaped(_ path: String) -> String {
        path.percentEncoded { !isPathCharacter($0) && $0 != UInt8(ascii: "/") }
    }

    /// A path without the slashes at its end; one slash for the root.
    static func trimmed(_ path: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let end = path.lastIndex { $0 != "/" }.map { $0 + 1 } ?? 0
        return end == 0 ? ["/"] : Array(path[..<end])
    }
}
