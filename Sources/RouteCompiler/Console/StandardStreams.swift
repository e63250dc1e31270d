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
                    try Posix.append(
                        Array(text.utf8), to: stream == .output ? Posix.output : Posix.errorOutput)
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

    /// The most bytes of a line of standard input.
    package static let lineLimit = 1 << 20

    /// Calls a function with each line of standard input that isn't empty, and with the line's
    /// number. The LF or CRLF isn't part of a line, nor is a byte order mark of the first.
    package func readLines(_ body: (_ line: [UInt8], _ number: Int) -> Void) throws(FileError) {
        func tooLong(_ number: Int) -> FileError {
            let reason = FileError.Reason("line \(number) is longer than \(Self.lineLimit) bytes")
            return FileError(.read, FileError.standardInput, reason)
        }
        var rest: [UInt8] = []
        var number = 0
        var isAtEnd = false
        while !isAtEnd {
            let chunk = try readInput(1 << 16)
            isAtEnd = chunk.isEmpty
            var lines = (rest + chunk).split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            // The last line may go on in the next chunk.
            rest = isAtEnd ? [] : Array(lines.removeLast())
            for var line in lines {
                if outputState() != .open { return }
                number += 1
                if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                if line.count > Self.lineLimit { throw tooLong(number) }
                if !line.isEmpty { body(Array(line), number) }
            }
            // A byte order mark and the end of the line don't count.
            if rest.count > Self.lineLimit + 4 { throw tooLong(number + 1) }
        }
    }
}
