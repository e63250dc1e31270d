#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// What FoundationEssentials has no function for, with the reason at each. It has no FileHandle.
package enum Posix {
    static let input = STDIN_FILENO
    static let output = STDOUT_FILENO
    static let errorOutput = STDERR_FILENO

    /// The system's error message. Foundation's is a sentence around it, or none.
    static func text(of code: POSIXErrorCode) -> String {
        strerror(code.rawValue).map { String(cString: $0) } ?? "error \(code.rawValue)"
    }

    /// The descriptor of a file that is opened to be read. A file may be a pipe or a device that
    /// never ends, which Foundation would read to its end.
    static func opened(_ path: String) throws(POSIXError) -> Int32 {
        Int32(try result(Int(open(path, O_RDONLY | O_CLOEXEC))))
    }

    static func closeFile(_ file: Int32) { _ = close(file) }

    /// At most `count` bytes; none at the end.
    static func bytes(of file: Int32, upTo count: Int) throws(POSIXError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = try result(read(file, &bytes, count))
        return Array(bytes.prefix(length))
    }

    /// Writes all of `bytes`. `print` says nothing about a stream that is closed or full.
    static func append(_ bytes: [UInt8], to file: Int32) throws(POSIXError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            rest = rest.dropFirst(
                try result(rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }))
        }
    }

    /// Throws if a file can't be written. Foundation doesn't say why it can't, and replaces a file
    /// that can't be written if its folder can.
    static func checkWritable(_ path: String) throws(POSIXError) {
        _ = try result(Int(access(path, W_OK)))
    }

    /// The absolute path without links and `..`; nil if nothing is there. Foundation's is the path
    /// itself then, and lacks `/private` on Apple's systems.
    static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Whether a stream is a terminal, which can show color.
    static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

    /// Makes a write fail, instead of ending the process, if the pipe has no reader or the file
    /// exceeds the size limit, so that a partial file can be removed.
    package static func ignoreSignalsOfWrites() {
        for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    }

    /// Lets signals that end the process wait, so that no temporary file stays behind.
    static func withoutInterruption<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
        var signals = sigset_t()
        var old = sigset_t()
        _ = sigemptyset(&signals)
        for number in [SIGHUP, SIGINT, SIGTERM] { _ = sigaddset(&signals, number) }
        _ = pthread_sigmask(SIG_BLOCK, &signals, &old)
        defer { _ = pthread_sigmask(SIG_SETMASK, &old, nil) }
        try body()
    }

    /// Ends the process. An error that leaves `main` has the exit code 1.
    package static func leave(with code: Int32) -> Never { exit(code) }

    /// The result of a system call; throws if it failed.
    private static func result(_ value: Int) throws(POSIXError) -> Int {
        if value < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return value
    }
}
