import RouteCompiler
import RouteSpec
import RouteTooling
import RouteGenSystem

extension Command {
    static let diff = Command(
        name: "diff",
        summary: "show what changes between two specs, for links and for Swift source",
        operands: [.previousSpec, .currentSpec],
        options: [.breaking, .failOn, .reportFormat],
        examples: [
            Example(line: "diff git:main", purpose: "routes.yaml compared with the branch main"),
            Example(line: "diff git:v1.2:Sources/App/routes.yaml new.yaml", purpose: "a path in the repository"),
            Example(line: "diff old.yaml new.yaml --format markdown", purpose: "a table for a pull request"),
            Example(line: "diff git:origin/main --breaking", purpose: "fail only if something breaks"),
        ],
        discussion: [
            "The specs are compared by meaning: a link breaks if a URL opens nothing, another route, or other values.",
            "Each change has a rule (see 'routegen explain'), both locations, and for links a URL that shows it.",
            "The exit code is 1 if there is a change of at least the level of --fail-on.",
        ],
        run: { arguments, console throws(UsageError) in
            SpecDiff(arguments: arguments, console: console, failing: try FailingChanges(arguments)).run()
        })
}

extension Operand {
    static let previousSpec = Operand(
        name: "OLD", count: .one, summary: "the old spec: a file, git:REV (NEW at that revision), or git:REV:PATH")

    static let currentSpec = Operand(
        name: "NEW", count: .optional, summary: "the new spec; default: \(specDefault)", isFound: true)
}

extension Option {
    static let breaking = Option(
        "breaking", value: .optionalChoice([ChangeKind.Area.links, .source].map(\.rawValue)),
        summary: "exit 1 only if a change breaks links or source, or only one of them")

    static let failOn = Option(
        "fail-on", value: .choice(ChangeKind.Level.allCases.map(\.rawValue)),
        summary: "exit 1 only if a change has at least this level; --breaking is --fail-on error")
}

/// The changes that make the exit code 1.
struct FailingChanges {
    private let level: ChangeKind.Level
    /// Nil for both.
    private let area: ChangeKind.Area?

    init(_ arguments: Arguments) throws(UsageError) {
        let isBreaking = arguments.contains(.breaking)
        if isBreaking, arguments.contains(.failOn) {
            throw UsageError("'--breaking' and '--fail-on' are given", help: "--breaking is --fail-on error; write one")
        }
        area = arguments[.breaking].flatMap(ChangeKind.Area.init(rawValue:))
        level = isBreaking ? .error : arguments[.failOn].flatMap(ChangeKind.Level.init(rawValue:)) ?? .info
    }

    func contains(_ change: Change) -> Bool {
        change.kind.level >= level && (area == nil || change.kind.area == area)
    }
}

/// One run of `diff`.
private struct SpecDiff {
    let arguments: Arguments
    let console: Console
    let failing: FailingChanges

    private var previous: String { arguments.values(of: .previousSpec).first ?? "" }
    private var current: String { arguments.spec(.currentSpec) }

    func run() -> ExitCode {
        // Load both, so that the problems of both are reported.
        let specs = (old: loadPrevious(), new: SpecFile.load(current, console))
        guard let old = specs.old, let new = specs.new else { return .failure }
        guard let comparison = Comparison(previous: old.compilation, current: new.compilation) else {
            for file in [old, new] where file.compilation.hasErrors {
                let problems = file.compilation.diagnostics.without(.note).without(.warning)
                console.write(file.printer.full(problems, color: console.style(for: .error).isColored), .error)
            }
            return .failure
        }
        print(comparison, old, new)
        return comparison.changes.contains(where: failing.contains) ? .findings : .success
    }

    /// The previous spec, under the current one's name, so that the file name isn't a change if neither names its enum.
    private func loadPrevious() -> SpecFile? {
        let name = SpecFile.name(of: current)
        guard previous.hasPrefix("git:") else {
            let help = Operand.isSpec(previous) ? nil : "write git:\(previous) for a revision, or name a spec"
            return SpecFile.load(previous, console, as: name, missingHelp: help)
        }
        do throws(GitError) {
            let revision = GitRevision(previous, defaultFile: console.absolutePath(current))
            let (bytes, tree) = try revision.read(in: console)
            // As git names it, independent of the current folder.
            let file = revision.path ?? console.files.pathInRepository(console.absolutePath(current)) ?? name
            let source = SourceText(path: "git:\(revision.revision):\(file)", bytes: bytes)
            return SpecFile(
                path: previous,
                compilation: Compiler.compile(source, name: name, finder: revision.finder(of: file, in: tree)))
        } catch {
            console.report(.error, error.message, help: error.help)
            return nil
        }
    }

    private func print(_ comparison: Comparison, _ old: SpecFile, _ new: SpecFile) {
        let printer = ChangePrinter(previous: old.compilation.sources, current: new.compilation.sources)
        switch arguments[.reportFormat] {
        case "json": console.write(printer.json(comparison.changes))
        case "markdown": console.write(printer.markdown(comparison.changes))
        default:
            console.write(printer.plain(comparison.changes))
            let style = console.style(for: .output)
            console.print("\(style.bold("\(DisplayWidth.escapingControls(current)):")) \(summary(comparison))")
        }
    }

    /// `3 changes: 1 error, 2 info`.
    private func summary(_ comparison: Comparison) -> String {
        let count = comparison.changes.count
        if count == 0 { return "no changes" }
        let levels = ChangeKind.Level.allCases.reversed().compactMap { level -> String? in
            let count = comparison.changes.count { $0.kind.level == level }
            return count == 0 ? nil : "\(count) \(level.rawValue)\(count == 1 || level == .info ? "" : "s")"
        }
        return "\(count) change\(count == 1 ? "" : "s"): " + levels.joined(separator: ", ")
    }
}
