import RoutePatterns
import RouteRuntime

/// Texts as URLs have them.
enum URLText {
    /// Whether a text is a valid scheme.
    static func isScheme(_ text: String) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
        guard let first = text.utf8.first, isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    /// What to write instead of an invalid scheme.
    static func schemeHelp(_ text: String) -> String {
        let front = text.prefix { $0 != ":" }
        if front != text, isScheme(String(front)) { return "write '\(front)'" }
        return "a scheme is a letter, followed by letters, digits, '+', '-', and '.'"
    }

    /// A decoded path as it is written in a URL.
    static func escaped(_ path: String) -> String {
        path.percentEncoded { !isUnreserved($0) && !"/!$&'()*+,;=:@".utf8.contains($0) }
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
