#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    import Glibc
#endif

/// The system calls that the tool needs. Other files make none.
///
/// Foundation isn't used: its atomic write puts a file with other permissions in the place of a link or a file, and it
/// reports a folder, a cycle of links, or a full disk in words of its own.
package enum Posix {
    /// A call that failed.
    package struct Failure: Error, Equatable {
        /// The value of `errno`.
        package let code: Int32

        package init(code: Int32) {
            self.code = code
        }

        package static func last() -> Failure { Failure(code: errno) }

        /// Whether the pipe's reader has closed it.
        var isBrokenPipe: Bool { code == EPIPE }

        package var reason: FileError.Reason {
            switch code {
            case ENOENT, ENOTDIR: .missing
            case EISDIR: .isFolder
            case EACCES, EPERM: .noPermission
            case EROFS: .readOnly
            case EEXIST: .exists
            default: .other(text)
            }
        }

        /// The system's error message.
        package var text: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
    }

    /// An open file.
    package struct Descriptor {
        package let number: Int32

        package init(number: Int32) {
            self.number = number
        }

        static let input = Descriptor(number: STDIN_FILENO)
        static let output = Descriptor(number: STDOUT_FILENO)
        static let error = Descriptor(number: STDERR_FILENO)
    }

    /// What the file system has at a path.
    struct Status {
        enum Kind {
            case file, folder, link
            /// A device, a pipe, a socket.
            case other
        }

        let kind: Kind
        let permissions: mode_t
        let user: uid_t
        let group: gid_t
    }

    enum OpenMode {
        case read
        /// Writes into an existing device or pipe.
        case write
        /// Fails if there is anything at the path.
        case create
    }

    static func open(_ path: String, for mode: OpenMode) throws(Failure) -> Descriptor {
        let flags =
            switch mode {
            case .read: O_RDONLY
            case .write: O_WRONLY
            case .create: O_WRONLY | O_CREAT | O_EXCL
            }
        let number = try retrying { openFile(path, flags | O_CLOEXEC) }
        return Descriptor(number: Int32(number))
    }

    /// At most `count` bytes; none at the end.
    package static func read(_ file: Descriptor, upTo count: Int) throws(Failure) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        let length = try retrying { bytes.withUnsafeMutableBytes { readFile(file.number, $0.baseAddress, $0.count) } }
        bytes.removeLast(count - length)
        return bytes
    }

    /// Writes all of `bytes`.
    static func write(_ bytes: [UInt8], to file: Descriptor) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = try retrying { rest.withUnsafeBytes { writeFile(file.number, $0.baseAddress, $0.count) } }
            rest = rest.dropFirst(count)
        }
    }

    package static func close(_ file: Descriptor) throws(Failure) {
        // Don't retry: after EINTR on Linux, the descriptor is closed and might be in use again.
        if closeFile(file.number) != 0, errno != EINTR { throw .last() }
    }

    /// - Parameter followsLinks: Whether to follow a symbolic link.
    static func status(of path: String, followsLinks: Bool) throws(Failure) -> Status {
        var result = stat()
        _ = try retrying { Int(followsLinks ? stat(path, &result) : lstat(path, &result)) }
        let kind: Status.Kind =
            switch result.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        return Status(
            kind: kind, permissions: result.st_mode & 0o7777, user: result.st_uid, group: result.st_gid)
    }

    /// The target of a symbolic link.
    static func target(ofLink path: String) throws(Failure) -> String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = try retrying { readlink(path, &buffer, buffer.count) }
        return buffer.withUnsafeBytes { String(decoding: $0.prefix(count), as: UTF8.self) }
    }

    /// Copies the permissions of another file to an open file, and its owner if possible: only root can change owners.
    static func copy(_ status: Status, to file: Descriptor) throws(Failure) {
        _ = fchown(file.number, status.user, status.group)
        _ = try retrying { Int(fchmod(file.number, status.permissions)) }
    }

    static func isWritable(_ path: String) throws(Failure) {
        _ = try retrying { Int(access(path, W_OK)) }
    }

    static func rename(_ old: String, to new: String) throws(Failure) {
        _ = try retrying { Int(renameFile(old, new)) }
    }

    static func remove(_ path: String) {
        _ = unlink(path)
    }

    /// Retries after a signal.
    private static func retrying(_ call: () -> Int) throws(Failure) -> Int {
        while true {
            let result = call()
            if result >= 0 { return result }
            if errno != EINTR { throw .last() }
        }
    }
}

/// The process.
extension Posix {
    /// The arguments after the program's name; nil if one is not UTF-8.
    package static func arguments() -> [String]? {
        let arguments = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
        let texts = arguments.compactMap { $0.flatMap { String(validatingCString: $0) } }
        return texts.count == arguments.count ? texts : nil
    }

    static func environmentValue(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The current folder; `/` if it was removed.
    static func workingDirectory() -> String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// The time of a monotonic clock, in microseconds.
    package static func microseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
    }

    static func isTerminal(_ file: Descriptor) -> Bool { isatty(file.number) == 1 }

    /// Makes a write fail, instead of ending the process, if the pipe has no reader or the file exceeds the size limit,
    /// so that a partial file can be removed.
    package static func ignoreSignalsOfWrites() {
        for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    }

    package static func leave(with code: Int32) -> Never { exit(code) }
}

// System calls whose names the functions above shadow.

private func openFile(_ path: String, _ flags: Int32) -> Int { Int(open(path, flags, 0o666)) }

private func readFile(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}

private func writeFile(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }

private func closeFile(_ file: Int32) -> Int32 { close(file) }

private func renameFile(_ old: String, _ new: String) -> Int32 { rename(old, new) }

/// Finds files.
extension Posix {
    /// The existing paths that match a shell pattern, sorted; none if a folder can't be read.
    static func paths(matching pattern: String) -> [String] {
        var result = glob_t()
        defer { globfree(&result) }
        guard glob(pattern, 0, nil, &result) == 0 else { return [] }
        return (0..<Int(result.gl_pathc)).compactMap { index in result.gl_pathv[index].map { String(cString: $0) } }
    }

    /// Sets the file's modification date to now.
    static func touch(_ path: String) {
        _ = utimes(path, nil)
    }

    /// The absolute path without links and `..`; nil if nothing is there.
    static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Text escaped so that a shell pattern matches it literally.
    static func escapedForMatching(_ text: String) -> String {
        // Bytes, because a '*' and a combining mark after it are one character.
        let special = Array("*?[]\\".utf8)
        let escaped = Array(text.utf8).flatMap { special.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
        return String(decoding: escaped, as: UTF8.self)
    }
}
