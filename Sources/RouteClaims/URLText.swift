import RoutePatterns
import RouteRuntime

/// Texts as URLs have them.
enum URLText {
    /// A decoded path as it is written in a URL.
    static func escaped(_ path: String) -> String {
        path.percentEncoded { !isUnreserved($0) && !"/!$&'()*+,;=:@".utf8.contains($0) }
    }

    /// A path without the slashes at its end; one slash for the root.
    static func trimmed(_ path: [Unicode.Scalar]) -> [Unicode.Scalar] {
        let end = path.lastIndex { $0 != "/" }.map { $0 + 1 } ?? 0
        return end == 0 ? ["/"] : Array(path[..<end])
    }

    /// Whether each `%` of a text begins an escape.
    static func isEncoded(_ text: String) -> Bool {
        func isDigit(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).properties.isASCIIHexDigit }
        let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
        return parts.dropFirst().allSatisfy { $0.count >= 2 && $0.prefix(2).allSatisfy(isDigit) }
    }

    /// Decodes the escapes of a text; nil if it has none.
    static func decoded(_ text: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        var hasEscape = false
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
                hasEscape = true
            } else {
                bytes.append(byte)
            }
        }
        return hasEscape ? String(decoding: bytes, as: UTF8.self) : nil
    }
}
