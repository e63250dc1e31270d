import RouteCompiler

extension Command {
    static let generate = Command(
        name: "generate",
        summary: "generate the Swift file for a spec",
        operands: [.spec],
        options: [.output, .checkOnly],
        examples: [
            Example(
                line: "generate routes.yaml -o Sources/App/AppRoute.swift",
                purpose: "write the file, if it changed"),
            Example(
                line: "generate -o Sources/App/AppRoute.swift --check",
                purpose: "fail if the file is stale, in CI"),
        ],
        discussion: [
            "The file is written only if its content changes, and atomically: "
                + "a build never sees half of it.",
            "With --check nothing is written. If FILE is missing or stale, "
                + "the exit code is 1. Of a stale one, the first line that differs is printed.",
        ],
        run: { arguments, console in
            let output = try OutputFile(arguments, console)
            guard let text = SpecFile.generate(arguments.spec(.spec), console) else {
                return .failure
            }
            return try output.write(text, console)
        })
}

extension Option {
    static let output = Option(
        name: "output", letter: "o", value: .text("FILE"),
        summary: "the file to write; default: standard output")

    static let checkOnly = Option(name: "check", summary: "write nothing; exit 1 if FILE is stale")
}
