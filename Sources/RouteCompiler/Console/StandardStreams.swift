extension Console {
    /// The console of the running process.
    package static func process() -> Console {
        var reader = LineReader(source: .input)
        var state = OutputState.open
        return Console(
            readLine: { () throws(FileError) -> [UInt8]? in try reader.next() },
            writeText: { text, stream in
                if stream == .output, state != .open { return }
                do throws(Posix.Failure) {
                    try Posix.write(Array(text.utf8), to: stream == .output ? .output : .error)
                } catch {
                    // If standard error is broken, there is nowhere to report it.
                    guard stream == .output else { return }
                    state = error.isBrokenPipe ? .closed : .failed(error.text)
                }
            },
            outputState: { state },
            files: .local,
            workingDirectory: Posix.workingDirectory(),
            environment: Posix.environmentValue(_:),
            isTerminal: { Posix.isTerminal($0 == .output ? .output : .error) })
    }
}

/// Splits a stream into lines.
struct LineReader {
    let source: Posix.Descriptor
    private var buffer: [UInt8] = []
    /// Where the next line starts in the buffer.
    private var start = 0
    private var isAtEnd = false

    init(source: Posix.Descriptor) {
        self.source = source
    }

    /// The next line without its LF or CRLF; nil after the last. The last line might not end in a line feed.
    mutating func next() throws(FileError) -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return line(to: end)
            }
            if isAtEnd {
                defer { start = buffer.count }
                return start < buffer.count ? line(to: buffer.count) : nil
            }
            buffer.removeFirst(start)
            start = 0
            searched = buffer.count
            try fill()
        }
    }

    private func line(to end: Int) -> [UInt8] {
        let line = buffer[start..<end]
        return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }

    private mutating func fill() throws(FileError) {
        do throws(Posix.Failure) {
            let chunk = try Posix.read(source, upTo: 1 << 16)
            isAtEnd = chunk.isEmpty
            buffer += chunk
        } catch {
            throw FileError(.read, FileError.standardInput, error)
        }
    }
}
