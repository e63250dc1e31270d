import RouteSpec
import RouteGenSystem

extension Command {
    static let check = Command(
        name: "check",
        summary: "report every problem in a spec",
        operands: [.specs],
        options: [.strict, .format],
        examples: [
            Example(line: "check", purpose: "the package's spec"),
            Example(
                line: "check --strict Shop.routes.yaml Help.routes.yaml", purpose: "several specs; fail on warnings"),
            Example(line: "check --format json", purpose: "one JSON object per line, for other programs"),
            Example(line: "check - < routes.yaml", purpose: "text that an editor has not saved yet"),
        ],
        discussion: [
            "Diagnostics go to standard output, as FILE:LINE:COLUMN: error: MESSAGE [RULE], with the source line and a caret.",
            "The exit code is 1 if there is an error, or with --strict a warning.",
        ],
        run: { Check(arguments: $0, console: $1).run() })
}

extension Option {
    static let strict = Option("strict", summary: "fail on warnings too")
}

/// One run of `check`.
private struct Check {
    let arguments: Arguments
    let console: Console

    /// Checks every spec, even after one with errors.
    func run() -> ExitCode {
        var code = ExitCode.success
        for path in arguments.specs {
            guard let file = SpecFile.load(path, console, notesOverlaps: true) else {
                code = .failure
                continue
            }
            report(file)
            if file.fails(isStrict: arguments.contains(.strict)), code == .success { code = .findings }
        }
        return code
    }

    private func report(_ file: SpecFile) {
        let diagnostics = file.compilation.diagnostics
        switch arguments.format {
        case .json: console.write(file.printer.json(diagnostics))
        case .text:
            let style = console.style(for: .output)
            console.write(file.printer.full(diagnostics, color: style.isColored))
            console.print("\(style.bold("\(DisplayWidth.escapingControls(file.shownPath)):")) \(file.summary)")
        }
    }
}

extension SpecFile {
    /// Whether the spec fails: on an error or, with `--strict`, on a warning.
    func fails(isStrict: Bool) -> Bool {
        let diagnostics = compilation.diagnostics
        return diagnostics.hasErrors || isStrict && diagnostics.count(of: .warning) > 0
    }

    /// `12 routes, 1 warning`. A spec with errors has no routes to count.
    var summary: String {
        let routes = compilation.compiled.map { [Self.count($0.spec.routes.count, "route")] } ?? []
        let findings = Severity.allCases.compactMap { severity in
            let count = compilation.diagnostics.count(of: severity)
            return count == 0 ? nil : Self.count(count, severity.rawValue)
        }
        return (routes + (findings.isEmpty ? ["no problems"] : findings)).joined(separator: ", ")
    }

    private static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
