import RouteCompiler

/// The file that a command writes or, with `--check`, compares its output with.
struct OutputFile {
    /// The path; nil for standard output.
    private let path: String?
    private let isCheck: Bool
    /// The end of a command that writes the file.
    private let options: String

    /// - Parameter kind: What the file is, with an article, for messages.
    init(_ arguments: Arguments, spec: String, _ kind: String, _ console: Console) throws(UsageError) {
        path = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
        let modules = arguments.values(of: .module).map { " --module \($0)" }.joined()
        options = path.map { "\(modules) -o \($0)" } ?? ""
        isCheck = arguments.contains(.checkOnly)
        if isCheck, path == nil {
            throw UsageError("the option '--check' needs a file to compare with", help: "write -o FILE")
        }
        guard let path else { return }
        func isOutput(_ file: String) -> Bool { console.absolutePath(file) == console.absolutePath(path) }
        let help = "write -o and the name of \(kind)"
        if spec != SpecFile.standardInput, isOutput(spec) {
            throw UsageError("the output file is the spec itself", help: help)
        }
        if arguments.values(of: .claims).contains(where: isOutput) {
            throw UsageError("the output file is one that '--claims' names", help: help)
        }
    }

    private init(path: String, isCheck: Bool, options: String) {
        self.path = path
        self.isCheck = isCheck
        self.options = options
    }

    /// A second file, which belongs to this one; nil if this is standard output.
    func beside(_ name: (String) throws(UsageError) -> String) throws(UsageError) -> OutputFile? {
        guard let path else { return nil }
        return OutputFile(path: try name(path), isCheck: isCheck, options: options)
    }

    /// Writes the file, or compares it with the text.
    ///
    /// - Parameters:
    ///   - staleness: Why a file with different text is stale, for the message.
    ///   - command: The command that writes the file, without `--module` and `-o`.
    func write(_ text: String, staleness: String, command: String, _ console: Console) -> ExitCode {
        guard let path else {
            console.write(text)
            return .success
        }
        do throws(FileError) {
            if !isCheck {
                try console.save(text, to: path)
                return .success
            }
            let old = try content(of: path, console)
            if let old, old.elementsEqual(text.utf8) { return .success }
            let difference = old.flatMap { FirstDifference(from: String(decoding: $0, as: UTF8.self), to: text) }
            for line in difference?.lines(of: path, console.style(for: .output)) ?? [] { console.print(line) }
            console.report(
                .error, old == nil ? "'\(path)' is missing" : "'\(path)' is stale: \(staleness)",
                help: "run 'routegen \(command)\(options)'")
            return .findings
        } catch {
            console.report(error)
            return .failure
        }
    }

    /// The bytes of the file; nil if there is none.
    private func content(of path: String, _ console: Console) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try console.read(path, limit: 1 << 28)
        } catch {
            if error.reason == .missing { return nil }
            throw error
        }
    }
}
