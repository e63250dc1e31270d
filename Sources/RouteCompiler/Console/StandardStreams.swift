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
    private let read: (_ count: Int) throws(FileError) -> [UInt8]
    private var buffer: [UInt8] = []
    /// Where the next line starts in the buffer.
    private var start = 0
    private var isFirst = true

    package init(_ read: @escaping (_ count: Int) throws(FileError) -> [UInt8]) {
        self.read = read
    }

    /// The next line without its LF or CRLF, and the first without a byte order mark; nil after the last. The last line
    /// might not end in a line feed.
    package mutating func next() throws(FileError) -> [UInt8]? {
        var searched = start
        var end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n"))
        while end == nil {
            buffer.removeFirst(start)
            (start, searched) = (0, buffer.count)
            let chunk = try read(1 << 16)
            if chunk.isEmpty { break }
            buffer += chunk
            end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n"))
        }
        if end == nil, buffer.isEmpty { return nil }
        var line = buffer[start..<(end ?? buffer.count)]
        start = end.map { $0 + 1 } ?? buffer.count
        if isFirst, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
        isFirst = false
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return Array(line)
    }
}
