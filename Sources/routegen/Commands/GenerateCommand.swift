import RouteCompiler

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
            "With --check nothing is written. If FILE is missing or stale, the exit code is 1. Of a stale one, the first line that differs is printed.",
        ],
        run: { arguments, console throws(UsageError) in
            let spec = arguments.spec(.spec)
            let output = try OutputFile(arguments, ["generate", spec], [.output, .checkOnly, .timings], console)
            var times = StageTimes(clock: console.clock)
            defer {
                if arguments.contains(.timings) { for line in times.lines { console.printError(line) } }
            }
            guard let text = SpecFile.generate(spec, console, hasEnded: { times.end($0) }) else { return .failure }
            defer { times.end("write") }
            return output.write(text, console)
        })
}

extension Option {
    static let output = Option(
        name: "output", letter: "o", value: .text("FILE"), summary: "the file to write; default: standard output")

    static let timings = Option(name: "timings", summary: "print how long each stage took to standard error")

    static let checkOnly = Option(name: "check", summary: "write nothing; exit 1 if FILE is stale")
}

/// How long each stage of a run took.
struct StageTimes {
    private var stages: [(name: String, microseconds: Int)] = []
    private var last: Int
    private let clock: () -> Int

    /// - Parameter clock: The time since an arbitrary moment, in microseconds.
    init(clock: @escaping () -> Int) {
        self.clock = clock
        last = clock()
    }

    /// Records the end of a stage.
    mutating func end(_ name: String) {
        let now = clock()
        stages.append((name, now - last))
        last = now
    }

    /// A line for each stage, in milliseconds, and one for the total.
    var lines: [String] {
        let total = ("total", stages.reduce(0) { $0 + $1.microseconds })
        return (stages + [total]).map { name, microseconds in
            let tenths = (microseconds + 50) / 100
            let number = "\(tenths / 10).\(tenths % 10)"
            let space = String(repeating: " ", count: max(1, 15 - name.count - number.count))
            return name + space + number + " ms"
        }
    }
}
