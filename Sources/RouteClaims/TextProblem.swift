import RouteSpec

/// Why a file is not text in UTF-8.
package struct TextProblem: Error {
    package let message: String
    package let location: ClaimLocation
    package let help: String

    /// Nil if the bytes are text.
    package init?(_ bytes: [UInt8]) {
        let utf8 = "save the file as UTF-8"
        var offset = 0
        if bytes.isEmpty {
            (message, help) = ("the file is empty", "upload the file again")
        } else if Self.isSigned(bytes) {
            (message, help) = (
                "the file has a CMS signature around its JSON",
                "upload the JSON alone: iOS 9 and later need no signature"
            )
        } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.prefix(2).contains(0) {
            (message, help) = ("the file is UTF-16, not UTF-8", utf8)
        } else if let first = zip(bytes, String(decoding: bytes, as: UTF8.self).utf8).enumerated().first(where: {
            $1.0 != $1.1 || $1.0 == 0
        }) {
            offset = first.offset
            let byte = String(bytes[offset], radix: 16, uppercase: true)
            (message, help) =
                bytes[offset] == 0
                ? ("the text has a NUL character", utf8 + ", without NUL")
                : ("byte 0x\(byte) is not valid UTF-8 here", utf8 + "; it may be Latin-1 or Windows-1252")
        } else {
            return nil
        }
        location = ClaimLocation(SourceText(path: "", bytes: bytes).position(at: offset))
    }

    /// Whether the bytes are a CMS signature (RFC 5652), in binary form with its object identifier, or in text form.
    static func isSigned(_ bytes: [UInt8]) -> Bool {
        let identifier: [UInt8] = [0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, 0x02]
        let isBinary = (2...10).contains { bytes.dropFirst($0).starts(with: identifier) }
        return bytes.first == 0x30 && isBinary || bytes.starts(with: "-----BEGIN ".utf8)
    }
}
