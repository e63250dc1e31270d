import RouteSpec

/// The streams and the environment of a command. Tests replace them.
package struct Console {
    package enum Stream: Equatable, CaseIterable, Sendable {
        case output, error
    }

    /// Whether standard output still accepts text.
    package enum OutputState: Equatable, Sendable {
        case open
        /// The reader closed the pipe, as `| head` does. That isn't an error.
        case closed
        /// The system's error message.
        case failed(String)
    }

    /// The next bytes of standard input, at most this many; none at its end.
    package var readInput: (_ count: Int) throws(FileError) -> [UInt8]
    /// Writes text to a stream, unbuffered.
    package var writeText: (String, Stream) -> Void
    package var outputState: () -> OutputState
    /// An absolute path.
    package var workingDirectory: String
    /// The value of an environment variable.
    package var environment: (String) -> String?
    package var isTerminal: (Stream) -> Bool
    /// Whether output shows absolute paths, as Xcode needs from a build tool.
    package var showsAbsolutePaths = false
    /// The modules whose specs can be mounted.
    package var modules = SpecModules()
    /// The value of `--color`.
    package var colorChoice = ColorChoice.auto
    /// What to do if there is no spec at the path on the command line.
    package var missingSpecHelp: (Console) -> String? = { _ in nil }

    package func write(_ text: String, _ stream: Stream = .output) {
        writeText(text, stream)
    }

    /// Writes a line to standard output.
    package func print(_ line: String) {
        writeText(line + "\n", .output)
    }

    /// Writes a line to standard error.
    package func printError(_ line: String) {
        writeText(line + "\n", .error)
    }

    /// A path from the command line, resolved in the working directory.
    package func absolutePath(_ path: String) -> String {
        Path.absolute(path, in: workingDirectory)
    }

    /// A path as text output shows it, relative to the working directory. Anything else, such as
    /// "standard input", stays unchanged.
    package func shownPath(of path: String) -> String {
        showsAbsolutePaths || !path.hasPrefix("/")
            ? path : Path.relative(path, to: workingDirectory)
    }
}

/// The files that a command line names. Errors have their paths as they are written there, except
/// in a build.
extension Console {
    /// The first bytes of a file, or of standard input for `-`.
    package func read(_ path: String, first count: Int) throws(FileError) -> [UInt8] {
        guard path == SpecFile.standardInput else {
            return try naming(path, for: .read) { () throws(FileError) in
                try LocalFile.read(absolutePath(path), first: count)
            }
        }
        var bytes: [UInt8] = []
        while bytes.count < count {
            let chunk = try readInput(count - bytes.count)
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    /// The bytes of a file; fails if there are more than the limit.
    package func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
        let bytes = try naming(path, for: .read) { () throws(FileError) in
            try LocalFile.read(absolutePath(path), first: limit + 1)
        }
        if bytes.count > limit {
            throw FileError(.read, path, FileError.Reason("it is larger than \(limit) bytes"))
        }
        return bytes
    }

    /// Writes text to a file, unless the file already has that content.
    package func save(_ text: String, to path: String) throws(FileError) {
        _ = try naming(path, for: .write) { () throws(FileError) in
            try LocalFile.write(absolutePath(path), Array(text.utf8))
        }
    }

    /// Writes a file that must not exist yet.
    package func create(_ path: String, _ text: String) throws(FileError) {
        try naming(path, for: .write) { () throws(FileError) in
            try LocalFile.create(absolutePath(path), Array(text.utf8))
        }
    }

    private func naming<Result>(
        _ path: String, for operation: FileError.Operation,
        _ body: () throws(FileError) -> Result
    ) throws(FileError) -> Result {
        if path.isEmpty { throw FileError(operation, path, .unnamed) }
        do throws(FileError) {
            return try body()
        } catch {
            throw FileError(
                error.operation, showsAbsolutePaths ? absolutePath(path) : path, error.reason)
        }
    }

    /// Writes a message about the run itself, and its help, to standard error, with control
    /// characters escaped. Messages about a spec are diagnostics.
    package func report(_ severity: Severity, _ message: String, help: String? = nil) {
        printError(
            "\(style(for: .error).label(severity)) \(TerminalText.escaped(message))")
        if let help { printHelp(help) }
    }

    /// Writes a line of help to standard error.
    package func printHelp(_ help: String) { printError(style(for: .error).help(help)) }

    /// - Parameter help: The help; by default, the error's own.
    package func report(_ error: FileError, help: String? = nil) {
        report(.error, error.message, help: help ?? error.help)
    }
}

extension Console {
    /// The style of a stream: `--color` decides, then `NO_COLOR` (set and not empty, see
    /// no-color.org), then the terminal.
    package func style(for stream: Stream) -> Style {
        switch colorChoice {
        case .always: return .colored
        case .never: return .plain
        case .auto:
            let isRefused =
                !(environment("NO_COLOR") ?? "").isEmpty || environment("TERM") == "dumb"
            return Style(isColored: !isRefused && isTerminal(stream))
        }
    }
}
