import RouteGenSystem

extension Command {
    static let generate = Command(
        name: "generate",
        summary: "generate the Swift file for a spec",
        operands: [.spec],
        options: [.output, .checkOnly, .timings],
        examples: [
            Example(
                line: "generate routes.yaml -o Sources/App/AppRoute.swift", purpose: "write the file, if it changed"),
            Example(
                line: "generate -o Sources/App/AppRoute.swift --check", purpose: "fail if the file is stale, in CI"),
        ],
        discussion: [
            "The file is written only if its content changes, and atomically: a build never sees half of it.",
            "With --check nothing is written; if FILE is missing or stale, a unified diff is printed and the exit code is 1.",
        ],
        run: { arguments, console throws(UsageError) in
            try Generation(arguments, console).run()
        })
}

extension Option {
    static let output = Option(
        "output", letter: "o", value: .text("FILE"), summary: "the Swift file to write; default: standard output")

    static let timings = Option("timings", summary: "print how long each stage took to standard error")

    static let checkOnly = Option("check", summary: "write nothing; exit 1 with a diff if FILE is stale")
}

/// One run of `generate`.
private struct Generation {
    let spec: String
    /// Nil for standard output.
    let output: String?
    let isCheck: Bool
    let isTimed: Bool
    let console: Console

    init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
        self.console = console
        spec = arguments.spec(.spec)
        output = arguments[.output].flatMap { $0 == "-" ? nil : $0 }
        isCheck = arguments.contains(.checkOnly)
        isTimed = arguments.contains(.timings)
        if isCheck, output == nil {
            throw UsageError("the option '--check' needs a file to compare with", help: "write -o FILE")
        }
        if let output, spec != SpecFile.standardInput, console.absolutePath(output) == console.absolutePath(spec) {
            throw UsageError("the output file is the spec itself", help: "write -o and the name of a Swift file")
        }
    }

    func run() -> ExitCode {
        var times = StageTimes(clock: console.clock)
        defer { if isTimed { for line in times.lines { console.printError(line) } } }
        guard let text = SpecFile.generate(spec, console, hasEnded: { times.end($0) }) else { return .failure }
        defer { times.end("write") }
        guard let output else {
            console.write(text)
            return .success
        }
        do throws(FileError) {
            if isCheck { return try compare(text, with: output) }
            try console.save(text, to: output)
            return .success
        } catch {
            console.report(error)
            return .failure
        }
    }

    private func compare(_ text: String, with output: String) throws(FileError) -> ExitCode {
        let old = try content(of: console.absolutePath(output))
        if let old, old.elementsEqual(text.utf8) { return .success }
        let diff = UnifiedDiff(from: String(decoding: old ?? [], as: UTF8.self), to: text)
        console.write(
            diff.text(oldName: output, newName: "\(output) (expected)", style: console.style(for: .output)))
        console.report(
            .error, old == nil ? "'\(output)' is missing" : "'\(output)' is stale: '\(spec)' generates other code",
            help: "run 'routegen generate \(spec) -o \(output)'")
        return .findings
    }

    /// The bytes of the file; nil if there is none.
    private func content(of path: String) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try console.files.read(path, 1 << 28)
        } catch {
            if error.reason == .missing { return nil }
            throw error
        }
    }
}
