import RouteSpec

/// Why a file can't be read or made.
package struct FileProblem: Error, Equatable {
    /// Lowercase, without a period at the end.
    package let message: String
    /// What to do instead.
    package let help: String?
    /// Where the file is broken; nil for other reasons.
    package let position: SourcePosition?

    package init(_ message: String, at position: SourcePosition? = nil, help: String? = nil) {
        self.message = message
        self.help = help
        self.position = position
    }
}

extension FileProblem {
    /// Why a file is not text in UTF-8; nil if it is.
    ///
    /// - Parameter subject: what the message calls the file.
    package init?(encodingOf bytes: [UInt8], _ subject: String = "the file") {
        var what = "is not UTF-8"
        var help = "save it as UTF-8"
        var cursor = ByteCursor(bytes)
        cursor.index = 0
        if Self.isSigned(bytes) {
            what = "has a CMS signature around its JSON"
            help = "upload the JSON alone: iOS 9 and later need no signature"
        } else if bytes.starts(with: "bplist".utf8) {
            what = "is a binary property list"
            help = "convert it: plutil -convert xml1 FILE"
        } else if let encoding = SourceText.wideEncoding(of: bytes) {
            what = "is \(encoding), not UTF-8"
        } else if String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
            guard let index = bytes.firstIndex(of: 0) else { return nil }
            what = "has a NUL character"
            help = "delete it"
            cursor.index = index
        }
        self = cursor.problem("\(subject) \(what)", help: help)
    }

    /// Whether the bytes begin as a CMS signature (RFC 5652) does, in text form or in binary form:
    /// a long sequence.
    package static func isSigned(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "-----BEGIN ".utf8)
            || bytes.first == 0x30 && bytes.dropFirst().first ?? 0 >= 0x80
    }
}
