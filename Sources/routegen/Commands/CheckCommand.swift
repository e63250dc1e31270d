import RouteCompiler
import RouteMessages
import RouteLanguage
import RouteSpec

extension Command {
    static let check = Command(
        name: "check",
        summary: "report every problem in a spec",
        operands: [.specs],
        options: [.strict, .together, .format],
        examples: [
            Example(line: "check", purpose: "the package's spec"),
            Example(
                line: "check --strict Shop.routes.yaml Help.routes.yaml",
                purpose: "several specs; fail on warnings"),
            Example(
                line: "check --together Shop.routes.yaml Help.routes.yaml",
                purpose: "also find URLs that patterns of both match"),
            Example(
                line: "check --format json", purpose: "one JSON object per line, for other programs"
            ),
            Example(
                line: "check - < routes.yaml", purpose: "text that an editor has not saved yet"),
        ],
        discussion: [
            "Diagnostics go to standard output, as FILE:LINE:COLUMN: error: MESSAGE [RULE], with the source line and a caret.",
            "The exit code is 1 if there is an error, or with --strict a warning.",
            "With --together, the patterns of all specs are compared as if one spec mounted the others under their own bases.",
        ],
        run: { arguments, console in try Check(arguments: arguments, console: console).run() })
}

extension Option {
    static let strict = Option(name: "strict", summary: "fail on warnings too")

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
        for path in arguments.specs {
            guard
                let loaded = SpecFile.load(
                    path, console, notesOverlaps: true, explain: RouteTable.explainExample)
            else {
                code = .failure
                continue
            }
            let file = sharingNoEnum(loaded, with: files)
            report(file, name: file.shownPath)
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

    /// The spec, with an error added if an earlier spec of the same target has an enum of the same
    /// name. If only a build can tell their targets, `--together` means the same target.
    private func sharingNoEnum(_ file: SpecFile, with others: [SpecFile]) -> SpecFile {
        guard let name = file.compilation.compiled?.spec.name else { return file }
        for other in others {
            guard let compiled = other.compilation.compiled, compiled.spec.name == name,
                file.isInSameTarget(other, console) ?? arguments.contains(.together)
            else { continue }
            return SpecFile(
                path: file.path,
                compilation: file.compilation.failing(
                    because: compiled, of: other.compilation.source))
        }
        return file
    }

    private func report(_ file: SpecFile, name: String) {
        let diagnostics = file.compilation.diagnostics
        switch arguments.format {
        case .json: console.write(file.printer.json(diagnostics))
        case .text:
            let style = console.style(for: .output)
            console.write(file.printer.full(diagnostics, style: style))
            console.print(
                "\(style.bold("\(DisplayWidth.escapingControls(name)):")) \(file.summary)")
        }
    }
}

extension SpecFile {
    /// Whether the spec fails: on an error or, with `--strict`, on a warning.
    func fails(isStrict: Bool) -> Bool {
        compilation.diagnostics.sorted.contains { $0.severity >= (isStrict ? .warning : .error) }
    }

    /// `12 routes, 1 warning`. A spec with errors has no routes to count.
    var summary: String {
        let routes = compilation.compiled.map { [$0.spec.routes.count.text(of: "route")] } ?? []
        return (routes + [Severity.summary(compilation.diagnostics.sorted.map(\.severity))]).joined(
            separator: ", ")
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
    /// Whether this spec and another one belong to the same target; nil if only a build can tell.
    fileprivate func isInSameTarget(_ other: SpecFile, _ console: Console) -> Bool? {
        let paths = [self, other].map { Self.location(of: $0.path, console) }
        let files = paths.map { LocalFile.canonicalPath($0) ?? $0 }
        if files[0] == files[1] { return false }
        if Path.folder(of: paths[0]) == Path.folder(of: paths[1]) { return true }
        let targets = paths.compactMap(LocalFile.targetFolder(ofFile:))
        return targets.count == 2 ? targets[0] == targets[1] : nil
    }

    /// The result of comparing the patterns of several specs, with the path of the first.
    static func together(_ files: [SpecFile], _ console: Console) -> SpecFile {
        let specs = files.map { file in
            let main = location(of: file.path, console)
            return (
                source: file.compilation.source, name: name(of: main),
                finder: MountedSpecs(of: main, console).finder
            )
        }
        return SpecFile(path: files[0].path, compilation: Compiler.compare(specs))
    }
}
