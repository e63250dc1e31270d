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
    /// The items of the query.
    let items: [ClaimedItem]
    /// Without its `#`; empty if there is none.
    package let fragment: String
    /// The query and the fragment, with their delimiters.
    var end: String { URLText.query(query) + URLText.fragment(fragment) }
    /// The path as Android compares it.
    let decodedPath: [UInt16]
    /// The path as Apple's systems compare it: slashes at its end don't count.
    let trimmedPath: [Unicode.Scalar]

    /// - Parameter url: a URL; returns nil for any other text.
    package init?(_ url: String) {
        let url = url.withoutUserInformation
        guard let layout = _RouteReader.read(url, segments: 1, { $0.layout }) else { return nil }
        let bytes = Array(url.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        scheme = text(0..<layout.schemeLength).lowercased()
        var pathStart = layout.schemeLength + 1
        var authority = ""
        if layout.hasAuthority {
            let rest = bytes[layout.authorityStart..<layout.pathEnd]
            pathStart = rest.firstIndex(of: UInt8(ascii: "/")) ?? layout.pathEnd
            authority = text(layout.authorityStart..<pathStart)
        }
        let server = HostAndPort(authority)
        host = server.host
        port = server.port
        path = text(pathStart..<layout.pathEnd)
        query = text(min(layout.pathEnd + 1, layout.queryEnd)..<layout.queryEnd)
        items = ClaimedItem.items(of: query)
        fragment = text(min(layout.queryEnd + 1, bytes.count)..<bytes.count)
        let decoded = path.utf8.contains(UInt8(ascii: "%")) ? path.removingPercentEncoding : nil
        decodedPath = Array((decoded ?? path).utf16)
        trimmedPath = URLText.trimmed(Array(path.unicodeScalars))
    }
}

extension String {
    /// The URL without user information, which systems ignore. The reader refuses it.
    fileprivate var withoutUserInformation: String {
        let scheme = utf8.prefix { !"/?#".utf8.contains($0) }
        let rest = utf8[scheme.endIndex...]
        guard scheme.last == UInt8(ascii: ":"), rest.starts(with: "//".utf8) else { return self }
        let authority = rest.dropFirst(2).prefix { !"/?#".utf8.contains($0) }
        guard let end = authority.lastIndex(of: UInt8(ascii: "@")) else { return self }
        return String(self[..<authority.startIndex]) + String(Substring(utf8[end...].dropFirst()))
    }
}
