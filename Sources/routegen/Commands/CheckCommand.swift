import RouteAnalysis
import RouteCompiler
import RouteLanguage
import RouteMessages
import RouteSpec

extension Command {
    static let check = Command(
        name: "check",
        summary: "report every problem in a spec",
        operands: [.specs],
        options: [.strict, .together, .allOverlaps, .format],
        checksAllSpecs: true,
        examples: [
            Example(line: "check", purpose: "the package's spec"),
            Example(
                line: "check --strict Shop.routes.yaml Help.routes.yaml",
                purpose: "several specs; fail on warnings"),
            Example(
                line: "check --together Shop.routes.yaml Help.routes.yaml",
                purpose: "also find URLs that patterns of both match"),
            Example(
                line: "check --format json",
                purpose: "one JSON object per line, for other programs"),
            Example(
                line: "check - < routes.yaml", purpose: "text that an editor has not saved yet"),
        ],
        discussion: [
            "Without SPEC and without a routes.yaml here, "
                + "checks each spec of the package that no other mounts.",
            "Diagnostics go to standard output, as FILE:LINE:COLUMN: error: MESSAGE [RULE], "
                + "with the source line and a caret.",
            "The exit code is 1 if there is an error, or with --strict a warning.",
            "With --together, the patterns of all specs are compared as if one spec mounted "
                + "the others under their own bases.",
        ],
        run: { arguments, console in try Check(arguments: arguments, console: console).run() })
}

extension Option {
    static let strict = Option(name: "strict", summary: "fail on warnings too")

    static let allOverlaps = Option(
        name: "all", summary: "show every overlap, not one for each pattern")

    static let together = Option(
        name: "together", summary: "compare the patterns of several specs with one another too")
}

/// One run of `check`.
private struct Check {
    let arguments: Arguments
    let console: Console

    /// Checks every spec, even after one with errors.
    func run() throws(UsageError) -> ExitCode {
        let isCombined = arguments.contains(.together)
        if isCombined, arguments.specs.count < 2 {
            throw UsageError(
                "the option '--together' needs several specs", help: "name two or more")
        }
        var code = ExitCode.success
        var files: [SpecFile] = []
        var enums = EnumOwners(isOneTarget: isCombined)
        for path in arguments.specs.map({ SpecPlace($0, console) }).withoutRepetitions {
            guard let loaded = SpecFile.load(path.argument, console, notesOverlaps: true) else {
                code = .failure
                continue
            }
            let file = enums.sharingNone(loaded, at: path)
            report(file, name: file.shownPath)
            MissingPlugin(file, console)?.report(console)
            if file.fails(isStrict: arguments.contains(.strict)), code == .success {
                code = .findings
            }
            files.append(file)
        }
        if isCombined, code != .failure, !files.contains(where: \.compilation.hasErrors) {
            let together = SpecFile.together(files, console)
            report(together, name: "together")
            if together.fails(isStrict: arguments.contains(.strict)) { code = .findings }
        }
        return code
    }

    private func report(_ file: SpecFile, name: String) {
        switch arguments.format {
        case .json: console.write(file.printer.json(file.compilation.diagnostics))
        case .text:
            let diagnostics =
                arguments.contains(.allOverlaps)
                ? file.compilation.diagnostics : OverlapSummary(file.compilation).diagnostics
            let style = console.style(for: .output)
            console.write(file.printer.full(diagnostics, style: style))
            let heading = style.bold("\(TerminalText.escaped(name)):")
            console.print("\(heading) \(file.summary(of: diagnostics))")
        }
    }
}

extension SpecFile {
    /// Whether the spec fails: on an error or, with `--strict`, on a warning.
    func fails(isStrict: Bool) -> Bool {
        compilation.diagnostics.sorted.contains { $0.severity >= (isStrict ? .warning : .error) }
    }

    /// `12 routes, 1 type of the app (Direction), 1 warning`. A spec with errors has no routes to
    /// count.
    func summary(of diagnostics: Diagnostics) -> String {
        var parts: [String] = []
        if let compiled = compilation.compiled {
            parts.append(compiled.spec.routes.count.text(of: "route"))
            let types = compiled.table.namesOfAppTypes
            if !types.isEmpty {
                let names = types.map(TerminalText.escaped).joined(separator: ", ")
                parts.append("\(types.count.text(of: "type")) of the app (\(names))")
            }
        }
        parts.append(Severity.summary(diagnostics.sorted.map(\.severity)))
        return parts.joined(separator: ", ")
    }
}

extension Severity {
    /// `2 errors, 1 warning`.
    static func summary(
        _ all: [Severity], none: String = "no problems",
        name: (Severity) -> String = { $0.rawValue }
    ) -> String {
        let texts = allCases.compactMap { severity in
            let count = all.count { $0 == severity }
            return count == 0 ? nil : count.text(of: name(severity))
        }
        return texts.isEmpty ? none : texts.joined(separator: ", ")
    }
}

extension Int {
    /// `2 routes`; `2 info`, which has no plural.
    fileprivate func text(of noun: String) -> String {
        "\(self) \(noun)\(self == 1 || noun == "info" ? "" : "s")"
    }
}

extension SpecFile {
    /// The result of comparing the patterns of several specs, with the path of the first.
    static func together(_ files: [SpecFile], _ console: Console) -> SpecFile {
        let specs = files.map { file in
            let main = location(of: file.path, console)
            return Compiler.Input(
                source: file.compilation.source, name: name(of: main),
                finder: MountedSpecs(of: main, console).finder)
        }
        return SpecFile(path: files[0].path, compilation: Compiler.compare(specs))
    }
}
