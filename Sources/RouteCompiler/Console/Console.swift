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

    /// The bytes of the next line of standard input, without LF or CRLF; nil after the last line.
    package var readLine: () throws(FileError) -> [UInt8]?
    /// All of standard input. The argument is the maximum size in bytes.
    package var readInput: (_ limit: Int) throws(FileError) -> [UInt8] = LocalFile.readInput(limit:)
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

    /// Writes text to a file named on the command line, unless the file already has that content.
    package func save(_ text: String, to path: String) throws(FileError) {
        _ = try files.write(absolutePath(path), Array(text.utf8))
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
        let shown = FileError(error.operation, shownPath(of: error.path), error.reason)
        report(.error, shown.message, help: help ?? error.help)
    }
}
