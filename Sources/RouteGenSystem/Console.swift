import RouteSpec

/// Everything a command may touch: streams, files, and what it knows of its surroundings. Tests give their own.
package struct Console {
    package enum Stream: Hashable, CaseIterable, Sendable {
        case output, error
    }

    /// Whether standard output still takes what is written.
    package enum OutputState: Equatable, Sendable {
        case open
        /// The reader has gone, as `| head` does: nothing is wrong, and nobody reads on.
        case closed
        /// Why it could not be written, in the system's words.
        case failed(String)
    }

    /// The next line of standard input, without its end (LF or CRLF), in bytes as they come; nil after the last.
    package var readLine: () throws(FileError) -> [UInt8]?
    /// All of standard input. The argument is the largest size, in bytes, that is read.
    package var readInput: (_ limit: Int) throws(FileError) -> [UInt8] = LocalFile.readInput(limit:)
    /// Writes text to a stream, at once.
    package var writeText: (String, Stream) -> Void
    package var outputState: () -> OutputState
    package var files: FileSystem
    /// An absolute path.
    package var workingDirectory: String
    /// The value of an environment variable.
    package var environment: (String) -> String?
    package var isTerminal: (Stream) -> Bool
    /// Whether output names files by their absolute paths, as Xcode needs it of a build tool.
    package var showsAbsolutePaths = false
    /// The value of `--color`.
    package var colorChoice = ColorChoice.auto
    /// The time since some moment, in microseconds.
    package var clock: () -> Int = Posix.microseconds
    /// Runs another program, the first word, to its end.
    package var runProgram: ([String]) -> Posix.ProgramResult = Posix.run(_:)

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

    /// A path of the command line, as seen from the working directory.
    package func absolutePath(_ path: String) -> String {
        Path.absolute(path, in: workingDirectory)
    }

    /// A path as text output shows it: from the working directory. What is no absolute path, such as "standard input",
    /// stays.
    package func shownPath(of path: String) -> String {
        showsAbsolutePaths || !path.hasPrefix("/") ? path : Path.relative(path, to: workingDirectory)
    }

    /// Gives a file of the command line this text, if it has another.
    package func save(_ text: String, to path: String) throws(FileError) {
        _ = try files.write(absolutePath(path), Array(text.utf8))
    }
}

extension Console {
    /// What a message about the run itself is called. Messages about a spec are diagnostics.
    package enum Severity: String {
        case error, warning, help
    }

    /// Writes a message, and what to do about it, to standard error. What they quote cannot steer a terminal.
    package func report(_ severity: Severity, _ message: String, help: String? = nil) {
        let style = style(for: .error)
        let label =
            switch severity {
            case .error: style.red("error:")
            case .warning: style.yellow("warning:")
            case .help: style.bold("help:")
            }
        printError("\(label) \(DisplayWidth.escapingControls(message))")
        if let help { printError("\(style.bold("help:")) \(DisplayWidth.escapingControls(help))") }
    }

    /// - Parameter help: what to do; default: what the error says itself.
    package func report(_ error: FileError, help: String? = nil) {
        let shown = FileError(error.operation, shownPath(of: error.path), error.reason)
        report(.error, shown.message, help: help ?? error.help)
    }
}
