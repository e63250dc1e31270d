import RouteSpec

/// A position in a file that is read in one pass.
struct ByteCursor {
    let bytes: [UInt8]
    var index: Int
    /// The last offset whose position was asked for. Each byte is counted once: a line can be as
    /// long as the file.
    private var counted: Int
    private var (line, column) = (1, 1)

    /// Starts after a byte order mark.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        counted = index
    }

    /// The next byte; nil at the end of the file.
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Skips a text; returns false if it doesn't come next.
    mutating func take(_ text: String) -> Bool {
        guard bytes[min(index, bytes.count)...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    mutating func skipSpace() {
        while let byte = next, " \t\r\n".utf8.contains(byte) { index += 1 }
    }

    /// The position of the next byte, or of the end of the file; the last one that was asked for if
    /// it is behind it.
    mutating func currentPosition() -> SourcePosition {
        while counted < min(index, bytes.count) {
            if bytes[counted] == UInt8(ascii: "\n") {
                (line, column) = (line + 1, 1)
            } else if !UTF8.isContinuation(bytes[counted]) {
                column += 1
            }
            counted += 1
        }
        return SourcePosition(line: line, column: column)
    }

    /// A problem where the next byte is.
    mutating func problem(_ message: String, help: String? = nil) -> FileProblem {
        FileProblem(message, at: ClaimLocation("", currentPosition()), help: help)
    }
}

/// Why a claim file can't be read or made.
package struct FileProblem: Error, Hashable {
    /// Lowercase, without a period at the end.
    package let message: String
    /// What to do instead.
    package let help: String?
    /// Where the file is broken; the whole file for other reasons.
    package let location: ClaimLocation

    package init(
        _ message: String, at location: ClaimLocation = ClaimLocation(), help: String? = nil
    ) {
        (self.message, self.location, self.help) = (message, location, help)
    }
}

extension FileProblem {
    /// Why a file is not text in UTF-8; nil if it is.
    ///
    /// - Parameter subject: what the message calls the file.
    package init?(encodingOf bytes: [UInt8], _ subject: String = "the file") {
        var (what, help, offset) = ("is not UTF-8", "save it as UTF-8", 0)
        if Self.isSigned(bytes) {
            what = "has a CMS signature around its JSON"
            help = "upload the JSON alone: iOS 9 and later need no signature"
        } else if bytes.starts(with: "bplist".utf8) {
            (what, help) = ("is a binary property list", "convert it: plutil -convert xml1 FILE")
        } else if let encoding = SourceText.wideEncoding(of: bytes) {
            what = "is \(encoding), not UTF-8"
        } else if String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
            guard let index = bytes.firstIndex(of: 0) else { return nil }
            (what, help, offset) = ("has a NUL character", "delete it", index)
        }
        var cursor = ByteCursor(bytes)
        cursor.index = offset
        self = cursor.problem("\(subject) \(what)", help: help)
    }

    /// Whether the bytes begin as a CMS signature (RFC 5652) does, in text form or in binary form:
    /// a long sequence.
    static func isSigned(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "-----BEGIN ".utf8)
            || bytes.first == 0x30 && bytes.dropFirst().first ?? 0 >= 0x80
    }
}
