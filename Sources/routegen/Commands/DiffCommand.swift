import RouteCompiler
import RouteDiff
import RouteMessages
import RouteSpec

extension Command {
    static let diff = Command(
        name: "diff",
        summary: "show what changes between two specs, for links and for Swift source",
        operands: [.previousSpec, .currentSpec],
        options: [.all, .breaking, .failOn, .except, .changeFormat],
        examples: [
            Example(line: "diff git:main", purpose: "routes.yaml compared with the branch main"),
            Example(
                line: "diff git:v1.2:Sources/App/routes.yaml new.yaml",
                purpose: "a path in the repository"),
            Example(
                line: "diff old.yaml new.yaml --format markdown",
                purpose: "a table for a pull request"),
            Example(line: "diff git:v1.2 git:v1.3", purpose: "routes.yaml at two tags"),
            Example(
                line: "diff git:origin/main --breaking", purpose: "fail only if something breaks"),
        ],
        discussion: [
            "The specs are compared by meaning: a link breaks if a URL opens nothing, "
                + "another route, or other values.",
            "Both specs read links that are made up for each pattern. A break is always "
                + "shown with such a link.",
            "An edit of many routes is one line, with its rule (see 'routegen explain'); "
                + "--all has each change.",
            "The exit code is 1 if there is a change of at least the level of --fail-on.",
        ],
        run: { arguments, console in
            try SpecDiff(
                arguments: arguments, console: console, choice: try ChangeChoice(arguments)
            ).run()
        })
}

extension Operand {
    static let previousSpec = Operand(
        name: "OLD", count: .one,
        summary: "the old spec: a file, git:REV (NEW at that revision), or git:REV:PATH")

    static let currentSpec = Operand(
        name: "NEW", count: .optional,
        summary: "the new spec, or git:REV[:PATH]; default: \(specDefault)",
        defaultsToPackageSpec: true)
}

extension Option {
    static let all = Option(name: "all", summary: "list each change on its own, with both places")

    static let changeFormat = Option(
        name: "format",
        value: .choice(OutputFormat.allCases.map(\.rawValue) + ["markdown", "github"]),
        summary: "the output format; github: annotations in a workflow's log")

    static let except = Option(
        name: "except", value: .text("RULE[:ROUTE]"), isRepeatable: true,
        summary:
            "leave out the changes of a rule, or only those of a route or group, "
            + "by its old or new name"
    )

    static let breaking = Option(
        name: "breaking", value: .optionalChoice([Rule.Subject.links, .source].map(\.rawValue)),
        summary:
            "exit 1 only if a change breaks something; with a kind, "
            + "show only changes of links or of source"
    )

    static let failOn = Option(
        name: "fail-on", value: .choice(Severity.allCases.reversed().map(\.changeText)),
        summary: "exit 1 only if a change has at least this level; --breaking is --fail-on error")
}

/// One run of `diff`.
private struct SpecDiff {
    let arguments: Arguments
    let console: Console
    let choice: ChangeChoice

    private var current: String { arguments.spec(.currentSpec) }

    func run() throws(FileError) -> ExitCode {
        let previous = arguments.values(of: .previousSpec).first ?? ""
        let pair = try SpecPair(previous: previous, current: current, console: console).load()
        guard let pair else { return .failure }
        let new = pair.new
        guard let old = pair.old else { return isNew(new) }
        guard let comparison = Comparison(previous: old.compilation, current: new.compilation)
        else {
            for file in [old, new] { report(file) }
            return .failure
        }
        let changes = comparison.changes.filter(choice.shows)
        print(changes, comparison, old, new)
        return changes.contains(where: choice.fails) ? .findings : .success
    }

    /// Reports that the spec is new, which breaks nothing.
    private func isNew(_ spec: SpecFile) -> ExitCode {
        report(spec)
        if spec.compilation.hasErrors { return .failure }
        let text = "the spec is new, so there is nothing to compare"
        switch arguments[.changeFormat] {
        case "json", "github": break
        case "markdown": console.print("### No route changes: \(text)")
        default: console.print("\(TerminalText.escaped(current)): \(text)")
        }
        return .success
    }

    private func report(_ file: SpecFile) {
        let problems = file.compilation.diagnostics.without(.note).without(.warning)
        console.write(file.printer.full(problems, style: console.style(for: .error)), .error)
    }

    private func print(
        _ changes: [Change], _ comparison: Comparison, _ old: SpecFile, _ new: SpecFile
    ) {
        let printer = ChangePrinter(
            previous: old.compilation.sources, current: new.compilation.sources)
        let all = arguments.contains(.all)
        let findings =
            all ? changes.map { Finding(changes: [$0]) } : comparison.findings(of: changes)
        let summary = Severity.summary(findings.map(\.severity), none: "no changes") {
            $0.changeText
        }
        switch arguments[.changeFormat] {
        case "json": console.write(printer.json(findings))
        case "markdown":
            console.write(printer.markdown(findings, heading: "Route changes: \(summary)"))
        case "github": console.write(findings.map { Self.github($0, in: new) }.joined())
        default:
            console.write(all ? printer.plain(changes) : printer.text(findings))
            let style = console.style(for: .output)
            console.print("\(style.bold("\(TerminalText.escaped(current)):")) \(summary)")
        }
    }

    /// A command that shows a finding in a file of a pull request. One that is only in the
    /// previous spec has no line.
    private static func github(_ finding: Finding, in file: SpecFile) -> String {
        let change = finding.first
        let location = file.compilation.sources.location(of: change.current ?? Span(at: 0))
        return GitHubCommand.text(
            finding.severity, file: location.source.pathInRepository,
            change.current == nil ? nil : location.position, title: change.rule.id,
            finding.message)
    }
}
