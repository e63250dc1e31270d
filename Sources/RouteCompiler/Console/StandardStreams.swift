#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Console {
    /// The console of the running process.
    package static func process() -> Console {
        var state = OutputState.open
        return Console(
            readInput: LocalFile.readInput(_:),
            writeText: { text, stream in
                if stream == .output, state != .open { return }
                do throws(POSIXError) {
                    try Posix.write(Array(text.utf8), to: stream == .output ? Posix.output : Posix.errorOutput)
                } catch {
                    // If standard error is broken, there is nowhere to report it.
                    guard stream == .output else { return }
                    state = error.code == .EPIPE ? .closed : .failed(Posix.text(of: error.code))
                }
            },
            outputState: { state },
            workingDirectory: FileManager.default.currentDirectoryPath,
            environment: { ProcessInfo.processInfo.environment[$0] },
            isTerminal: { Posix.isTerminal($0 == .output ? Posix.output : Posix.errorOutput) })
    }
}

/// Splits standard input into lines.
package struct LineReader {
    /// The most bytes of a line.
    package static let limit = 1 << 20

    private let read: (_ count: Int) throws(FileError) -> [UInt8]
    private var buffer: [UInt8] = []
    /// Where the next line starts in the buffer.
    private var start = 0
    private var isAtEnd = false
    /// The number of lines so far.
    private var number = 0

    package init(_ read: @escaping (_ count: Int) throws(FileError) -> [UInt8]) {
        self.read = read
    }

    /// The next line without its LF or CRLF, and the first without a byte order mark; nil after the last. The last line
    /// might not end in a line feed.
    package mutating func next() throws(FileError) -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return try line(to: end)
            }
            if isAtEnd {
                defer { start = buffer.count }
                return start < buffer.count ? try line(to: buffer.count) : nil
            }
            // A byte order mark and the end of the line don't count.
            if buffer.count - start > Self.limit + 4 {
                throw FileError(.read, FileError.standardInput, .longLine(number + 1, limit: Self.limit))
            }
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            let chunk = try read(1 << 16)
            isAtEnd = chunk.isEmpty
            buffer += chunk
        }
    }

    private mutating func line(to end: Int) throws(FileError) -> [UInt8] {
        number += 1
        var line = buffer[start..<end]
        if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        if line.count > Self.limit {
            throw FileError(.read, FileError.standardInput, .longLine(number, limit: Self.limit))
        }
        return Array(line)
    }
}
