import Foundation
import RouteLanguage
import RouteRuntime

/// Texts as URLs have them.
enum URLText {
    /// A decoded path as it is written in a URL.
    static func escaped(_ path: String) -> String {
        path.percentEncoded { !isPathCharacter($0) && $0 != UInt8(ascii: "/") }
    }

    /// A query with its `?`; nothing if it is empty.
    static func query(_ text: String) -> String { text.isEmpty ? "" : "?" + text }

    /// A fragment with its `#`; nothing if it is empty.
    static func fragment(_ text: String) -> String { text.isEmpty ? "" : "#" + text }

    /// A path without the slashes at its end; one slash for the root.
    static func trimmed(_ path: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let end = path.lastIndex { $0 != "/" }.map { $0 + 1 } ?? 0
        return end == 0 ? ["/"] : Array(path[..<end])
    }
}
