import RouteCompiler

/// Everything a command may touch: streams, files, and what it knows of its surroundings. Tests give their own.
struct Console {
    enum Stream: Hashable, CaseIterable, Sendable {
        case output, error
    }

    /// Whether standard output still takes what is written.
    enum OutputState: Equatable, Sendable {
        case open
        /// The reader has gone, as `| head` does: nothing is wrong, and nobody reads on.
        case closed
        /// Why it could not be written, in the system's words.
        case failed(String)
    }

    /// The next line of standard input, without its end (LF or CRLF), in bytes as they come; nil after the last.
    var readLine: () throws(FileError) -> [UInt8]?
    /// Writes text to a stream, at once.
    var writeText: (String, Stream) -> Void
    var outputState: () -> OutputState
    var files: FileSystem
    /// An absolute path.
    var workingDirectory: String
    /// The value of an environment variable.
    var environment: (String) -> String?
    var isTerminal: (Stream) -> Bool
    /// The value of `--color`.
    var colorChoice = ColorChoice.auto
    /// The time since some moment, in microseconds.
    var clock: () -> Int = Posix.microseconds
    /// Runs another program, the first word, to its end.
    var runProgram: ([String]) -> Posix.ProgramResult = Posix.run(_:)

    func write(_ text: String, _ stream: Stream = .output) {
        writeText(text, stream)
    }

    /// Writes a line to standard output.
    func print(_ line: String) {
        writeText(line + "\n", .output)
    }

    /// Writes a line to standard error.
    func printError(_ line: String) {
        writeText(line + "\n", .error)
    }

    /// A path of the command line, as seen from the working directory.
    func absolutePath(_ path: String) -> String {
        Path.absolute(path, in: workingDirectory)
    }
}

extension Console {
    /// What a message about the run itself is called. Messages about a spec are diagnostics.
    enum Severity: String {
        case error, warning, help
    }

    /// Writes a message, and what to do about it, to standard error. What they quote cannot steer a terminal.
    func report(_ severity: Severity, _ message: String, help: String? = nil) {
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

    func report(_ error: FileError) {
        report(.error, error.message, help: error.help)
    }
}
