import RouteCompiler

/// The file that a command writes or, with `--check`, compares its output with.
struct OutputFile {
    /// The path; nil for standard output.
    let path: String?
    let arguments: Arguments

    /// Writes the file, or compares it with the text.
    func write(_ text: String, _ console: Console) throws(FileError) -> ExitCode {
        guard let path else {
            console.write(text)
            return .success
        }
        if !arguments.contains(.checkOnly) {
            try console.save(text, to: path)
            return .success
        }
        let old = try content(of: path, console)
        if let old, old.elementsEqual(text.utf8) { return .success }
        let difference = old.flatMap {
            FirstDifference(from: String(decoding: $0, as: UTF8.self), to: text)
        }
        for line in difference?.lines(of: path, console.style(for: .output)) ?? [] {
            console.print(line)
        }
        var message = "'\(path)' is missing"
        if old != nil { message = "'\(path)' is stale: '\(spec)' makes another file" }
        let words = arguments.words.filter { $0 != Option.checkOnly.longName }
        let command = words.map(Shell.word).joined(separator: " ")
        console.report(.error, message, help: "run '\(command)'")
        return .findings
    }

    /// The bytes of a file; nil if there is none.
    private func content(of path: String, _ console: Console) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try console.read(path, limit: 1 << 28)
        } catch {
            if error.reason == .missing { return nil }
            throw error
        }
    }

    private var spec: String { arguments.spec(.spec) }
}

extension OutputFile {
    /// The file that `-o` names.
    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        self.init(path: arguments[.output].flatMap { $0 == "-" ? nil : $0 }, arguments: arguments)
        guard let path else {
            if !arguments.contains(.checkOnly) { return }
            throw UsageError(
                "the option '--check' needs a file to compare with", help: "write -o FILE")
        }
        func isOutput(_ file: String) -> Bool {
            console.absolutePath(file) == console.absolutePath(path)
        }
        let help = "write -o and the name of another file"
        if spec != SpecFile.standardInput, isOutput(spec) {
            throw UsageError("the output file is the spec itself", help: help)
        }
        if arguments.values(of: .claims).contains(where: isOutput) {
            throw UsageError("the output file is one that '--claims' names", help: help)
        }
    }
}

extension Shell {
    /// A word of a command, in quotation marks if it needs them.
    static func word(_ text: String) -> String {
        let others = "0123456789_-./:=@,+%".unicodeScalars
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || others.contains(scalar)
        }
        if isPlain, !text.isEmpty { return text }
        let parts = text.unicodeScalars.split(separator: "'", omittingEmptySubsequences: false)
        return "'\(parts.map(String.init).joined(separator: #"'\''"#))'"
    }
}
