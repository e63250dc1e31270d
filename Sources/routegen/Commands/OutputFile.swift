import RouteCompiler

/// The file that a command writes or, with `--check`, compares its output with.
struct OutputFile {
    /// The path; nil for standard output.
    private let path: String?
    private let isCheck: Bool
    /// The command that writes the file.
    private let command: String
    /// Why a file with another text is stale, for the message.
    private let staleness: String

    /// - Parameters:
    ///   - words: The command and its operands. The last one is the spec.
    ///   - options: Those of the command.
    init(_ arguments: Arguments, _ words: [String], _ options: [Option], _ console: Console) throws(UsageError) {
        path = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
        isCheck = arguments.contains(.checkOnly)
        if isCheck, path == nil {
            throw UsageError("the option '--check' needs a file to compare with", help: "write -o FILE")
        }
        // The others don't decide what is in the file.
        let own = (options + [.module]).filter { ![.output, .checkOnly, .allLimits].contains($0) }
        command =
            (["routegen"] + words.map(Shell.word) + own.flatMap(arguments.words))
            .joined(separator: " ") + (path.map { " -o \(Shell.word($0))" } ?? "")
        let spec = words.last ?? ""
        let isSwift = words.first == Command.generate.name
        staleness = "'\(spec)' \(isSwift ? "generates other code" : "exports another file")"
        guard let path else { return }
        func isOutput(_ file: String) -> Bool { console.absolutePath(file) == console.absolutePath(path) }
        let help = "write -o and the name of \(isSwift ? "a Swift file" : "another file")"
        if spec != SpecFile.standardInput, isOutput(spec) {
            throw UsageError("the output file is the spec itself", help: help)
        }
        if arguments.values(of: .claims).contains(where: isOutput) {
            throw UsageError("the output file is one that '--claims' names", help: help)
        }
    }

    private init(path: String, like file: OutputFile) {
        self.path = path
        (isCheck, command, staleness) = (file.isCheck, file.command, file.staleness)
    }

    /// A second file, which belongs to this one; nil if this is standard output.
    func beside(_ name: (String) throws(UsageError) -> String) throws(UsageError) -> OutputFile? {
        guard let path else { return nil }
        return OutputFile(path: try name(path), like: self)
    }

    /// Writes the file, or compares it with the text.
    func write(_ text: String, _ console: Console) -> ExitCode {
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
                help: "run '\(command)'")
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
