import RouteCompiler
import RouteSpec
import RouteDiff

extension Command {
    static let diff = Command(
        name: "diff",
        summary: "show what changes between two specs, for links and for Swift source",
        operands: [.previousSpec, .currentSpec],
        options: [.all, .breaking, .failOn, .accept, .changeFormat],
        examples: [
            Example(line: "diff git:main", purpose: "routes.yaml compared with the branch main"),
            Example(line: "diff git:v1.2:Sources/App/routes.yaml new.yaml", purpose: "a path in the repository"),
            Example(line: "diff old.yaml new.yaml --format markdown", purpose: "a table for a pull request"),
            Example(line: "diff git:v1.2 git:v1.3", purpose: "routes.yaml at two tags"),
            Example(line: "diff git:origin/main --breaking", purpose: "fail only if something breaks"),
        ],
        discussion: [
            "The specs are compared by meaning: a link breaks if a URL opens nothing, another route, or other values.",
            "An edit of many routes is one line, with its rule (see 'routegen explain') and a URL that shows it.",
            "A file routes.accept.yaml beside the spec lists changes that don't count, each with its rule and a reason.",
            "The exit code is 1 if there is a change of at least the level of --fail-on.",
        ],
        run: { arguments, console throws(UsageError) in
            SpecDiff(arguments: arguments, console: console, failing: try FailingChanges(arguments)).run()
        })
}

extension Operand {
    static let previousSpec = Operand(
        name: "OLD", count: .one, summary: "the old spec: a file, git:REV (NEW at that revision), or git:REV:PATH",
        completion: .files)

    static let currentSpec = Operand(
        name: "NEW", count: .optional, summary: "the new spec, or git:REV[:PATH]; default: \(specDefault)",
        defaultsToPackageSpec: true, completion: .files)
}

extension Option {
    static let all = Option("all", summary: "list each change on its own, with both places")

    static let changeFormat = Option(
        "format", value: .choice(OutputFormat.allCases.map(\.rawValue) + ["markdown", "github"]),
        summary: "the output format; github: annotations in a workflow's log")

    static let accept = Option(
        "accept", value: .text("FILE"),
        summary:
            "the file with accepted changes and findings; default: routes.accept.yaml beside a routes.yaml, if there is one"
    )

    static let breaking = Option(
        "breaking", value: .optionalChoice([Rule.Subject.links, .source].map(\.rawValue)),
        summary: "exit 1 only if a change breaks links or source, or only one of them")

    static let failOn = Option(
        "fail-on", value: .choice(Severity.allCases.reversed().map(\.changeText)),
        summary: "exit 1 only if a change has at least this level; --breaking is --fail-on error")
}

/// The changes that make the exit code 1.
struct FailingChanges {
    private let severity: Severity
    /// The kind of changes, links or source; nil for both.
    private let subject: Rule.Subject?

    init(_ arguments: Arguments) throws(UsageError) {
        let isBreaking = arguments.contains(.breaking)
        if isBreaking, arguments.contains(.failOn) {
            throw UsageError("'--breaking' and '--fail-on' are given", help: "--breaking is --fail-on error; write one")
        }
        subject = arguments[.breaking].flatMap(Rule.Subject.init(rawValue:))
        let least = Severity.allCases.first { $0.changeText == arguments[.failOn] }
        severity = isBreaking ? .error : least ?? .note
    }

    func contains(_ change: Change) -> Bool {
        change.rule.severity >= severity && (subject == nil || change.rule.subject == subject)
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
        let (old, new): (SpecFile, SpecFile)
        switch ComparedSpecs.load(previous, current, console) {
        case .failure: return .failure
        case .isNew(let spec): return isNew(spec)
        case .specs(let previous, let current): (old, new) = (previous, current)
        }
        let file = ComparedSpecs.currentFile(previous, current, console)
        guard let accepted = AcceptanceFile.load(arguments, beside: file, console) else { return .failure }
        guard let comparison = Comparison(previous: old.compilation, current: new.compilation) else {
            for file in [old, new] { report(file) }
            return .failure
        }
        let result = accepted.apply(
            to: comparison.changes, rules: Rule.changes.map(\.id), console, comparison.subject)
        print(comparison, result, old, new)
        return result.open.contains(where: failing.contains) ? .findings : .success
    }

    /// Reports that the spec is new, which breaks nothing.
    private func isNew(_ spec: SpecFile) -> ExitCode {
        if spec.compilation.hasErrors {
            report(spec)
            return .failure
        }
        let text = "the spec is new, so there is nothing to compare"
        switch arguments[.changeFormat] {
        case "json", "github": break
        case "markdown": console.print("### No route changes: \(text)")
        default: console.print("\(DisplayWidth.escapingControls(current)): \(text)")
        }
        return .success
    }

    private func report(_ file: SpecFile) {
        guard file.compilation.hasErrors else { return }
        let problems = file.compilation.diagnostics.without(.note).without(.warning)
        console.write(file.printer.full(problems, style: console.style(for: .error)), .error)
    }

    private func print(
        _ comparison: Comparison, _ result: Acceptances.Result<Change>, _ old: SpecFile, _ new: SpecFile
    ) {
        let printer = ChangePrinter(previous: old.compilation.sources, current: new.compilation.sources)
        let findings = comparison.findings(of: result.open)
        let all = arguments.contains(.all)
        let severities = all ? result.open.map(\.rule.severity) : findings.map(\.severity)
        let summary = Self.summary(severities, accepted: result.accepted.count)
        switch arguments[.changeFormat] {
        case "json": console.write(printer.json(findings) + printer.json(accepted: result.accepted))
        case "markdown":
            console.write(
                printer.markdown(findings, heading: "Route changes: \(summary)")
                    + printer.markdown(accepted: result.accepted))
        case "github": console.write(printer.github(findings))
        default:
            console.write(all ? printer.plain(result.open) : printer.text(findings))
            if all { console.write(printer.plain(accepted: result.accepted)) }
            let style = console.style(for: .output)
            console.print("\(style.bold("\(DisplayWidth.escapingControls(current)):")) \(summary)")
        }
    }

    /// `1 error, 2 info`.
    private static func summary(_ all: [Severity], accepted: Int) -> String {
        let counts = Severity.allCases.map { severity in
            let count = all.count { $0 == severity }
            return (count, severity.changeText + (count == 1 || severity == .note ? "" : "s"))
        }
        let texts = (counts + [(accepted, "accepted")]).filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return texts.isEmpty ? "no changes" : texts.joined(separator: ", ")
    }
}
