import RouteSpec

/// A position in a file that is read in one pass.
package struct ByteCursor {
    package let bytes: [UInt8]
    package var index: Int
    /// The last offset whose position was asked for. Each byte is counted once: a line can be as
    /// long as the file.
    private var counted: Int
    private var line = 1
    private var column = 1

    /// Starts after a byte order mark.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        counted = index
    }

    /// The next byte; nil at the end of the file.
    package var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Skips a text; returns false if it doesn't come next.
    package mutating func take(_ text: String) -> Bool {
        guard bytes[min(index, bytes.count)...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    package mutating func skipSpace() {
        while let byte = next, " \t\r\n".utf8.contains(byte) { index += 1 }
    }

    /// The position of the next byte, or of the end of the file. Positions only move forward: if a
    /// later one was asked for already, this is that one.
    package mutating func currentPosition() -> SourcePosition {
        while counted < min(index, bytes.count) {
            if bytes[counted] == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if !UTF8.isContinuation(bytes[counted]) {
                column += 1
            }
            counted += 1
        }
        return SourcePosition(line: line, column: column)
    }

    /// A problem where the next byte is.
    package mutating func problem(_ message: String, help: String? = nil) -> FileProblem {
        FileProblem(message, at: currentPosition(), help: help)
    }
}
