import RouteSpec

/// Everything that a command can access: streams, files, and the environment. Tests replace it.
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
    package var files: FileSystem
    /// An absolute path.
    package var workingDirectory: String
    /// The value of an environment variable.
    package var environment: (String) -> String?
    package var isTerminal: (Stream) -> Bool
    /// Whether output shows absolute paths, as Xcode needs from a build tool.
    package var showsAbsolutePaths = false
    /// The modules whose specs can be mounted.
    package var modules: [SpecModule] = []
    /// The value of `--color`.
    package var colorChoice = ColorChoice.auto
    /// The time since an arbitrary moment, in microseconds.
    package var clock: () -> Int = Posix.microseconds
    /// Runs a program, the first word, with the others as arguments, until it exits. Only `routegen` sets this: a build
    /// runs no programs.
    package var runProgram: ([String]) -> ProgramResult = { _ in
        ProgramResult(code: ProgramResult.notStarted)
    }

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

    /// A path as text output shows it, relative to the working directory. Anything else, such as "standard input",
    /// stays unchanged.
    package func shownPath(of path: String) -> String {
        showsAbsolutePaths || !path.hasPrefix("/") ? path : Path.relative(path, to: workingDirectory)
    }

}

/// The files that a command line names. Errors have their paths as they are written there, except in a build.
extension Console {
    /// The first bytes of a file, or of standard input for `-`.
    package func read(_ path: String, first count: Int) throws(FileError) -> [UInt8] {
        guard path == SpecFile.standardInput else {
            return try naming(path) { () throws(FileError) in try files.read(absolutePath(path), count) }
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
        let bytes = try naming(path) { () throws(FileError) in try files.read(absolutePath(path), limit + 1) }
        if bytes.count > limit { throw FileError(.read, path, .tooLarge(limit: limit)) }
        return bytes
    }

    /// Writes text to a file, unless the file already has that content.
    package func save(_ text: String, to path: String) throws(FileError) {
        _ = try naming(path) { () throws(FileError) in try files.write(absolutePath(path), Array(text.utf8)) }
    }

    /// Writes a file that must not exist yet.
    package func create(_ path: String, _ text: String) throws(FileError) {
        try naming(path) { () throws(FileError) in try files.create(absolutePath(path), Array(text.utf8)) }
    }

    private func naming<Result>(
        _ path: String, _ body: () throws(FileError) -> Result
    ) throws(FileError) -> Result {
        do throws(FileError) {
            return try body()
        } catch {
            throw FileError(error.operation, showsAbsolutePaths ? absolutePath(path) : path, error.reason)
        }
    }
}

extension Console {
    /// The severity of a message about the run itself. Messages about a spec are diagnostics.
    package enum Severity: String {
        case error, warning, note, help
    }

    /// Writes a message and its help to standard error, with control characters escaped.
    package func report(_ severity: Severity, _ message: String, help: String? = nil) {
        let style = style(for: .error)
        let label =
            switch severity {
            case .error: style.red("error:")
            case .warning: style.yellow("warning:")
            case .note: style.bold("note:")
            case .help: style.bold("help:")
            }
        printError("\(label) \(DisplayWidth.escapingControls(message))")
        if let help { printError("\(style.bold("help:")) \(DisplayWidth.escapingControls(help))") }
    }

    /// - Parameter help: The help; by default, the error's own.
    package func report(_ error: FileError, help: String? = nil) {
        report(.error, error.message, help: help ?? error.help)
    }
}
