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

/// The process and its streams: what Foundation has no function for, or none that reads only the
/// beginning of a file.
package enum Posix {
    static let (input, output, errorOutput) = (STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO)

    /// The system's error message.
    static func text(of code: POSIXErrorCode) -> String {
        strerror(code.rawValue).map { String(cString: $0) } ?? "error \(code.rawValue)"
    }

    /// The descriptor of a file that is opened to be read.
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

    /// Writes all of `bytes`.
    static func append(_ bytes: [UInt8], to file: Int32) throws(POSIXError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            rest = rest.dropFirst(
                try result(rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }))
        }
    }

    static func checkWritable(_ path: String) throws(POSIXError) {
        _ = try result(Int(access(path, W_OK)))
    }

    /// The absolute path without links and `..`; nil if nothing is there.
    static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

    /// Makes a write fail, instead of ending the process, if the pipe has no reader or the file
    /// exceeds the size limit, so that a partial file can be removed.
    package static func ignoreSignalsOfWrites() {
        for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    }

    /// Lets signals that end the process wait, so that no temporary file stays behind.
    static func withoutInterruption<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
        var (signals, old) = (sigset_t(), sigset_t())
        _ = sigemptyset(&signals)
        for number in [SIGHUP, SIGINT, SIGTERM] { _ = sigaddset(&signals, number) }
        _ = pthread_sigmask(SIG_BLOCK, &signals, &old)
        defer { _ = pthread_sigmask(SIG_SETMASK, &old, nil) }
        try body()
    }

    package static func leave(with code: Int32) -> Never { exit(code) }

    /// The result of a system call; throws if it failed.
    private static func result(_ value: Int) throws(POSIXError) -> Int {
        if value < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return value
    }
}
