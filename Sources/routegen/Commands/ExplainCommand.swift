import RouteClaims
import RouteCompiler
import RouteDiff
import RouteMessages
import RouteSpec

extension Command {
    static let explainRule = Command(
        name: "explain",
        summary: "explain a rule or a spec key, with an example and the fix",
        operands: [.rule],
        options: [.reportFormat],
        examples: [
            Example(line: "explain", purpose: "all rules, one per line"),
            Example(line: "explain unreachable", purpose: "the rule that a message names in brackets"),
            Example(line: "explain restorable", purpose: "a spec key"),
            Example(line: "explain --format markdown", purpose: "all rules with their fixes, as a page"),
        ],
        discussion: ["Each example is a whole spec, shown with what 'routegen check' reports for it."],
        run: { arguments, console throws(UsageError) in
            let format = arguments[.reportFormat] ?? OutputFormat.text.rawValue
            let explanation = RuleExplanation(format: OutputFormat(rawValue: format), console: console)
            guard let id = arguments.values(of: .rule).first else { return explanation.listRules() }
            if let guide = RuleGuide[id] { return explanation.show(guide) }
            if let rule = RulePage.rules.first(where: { $0.id == id }) {
                return ClaimGuide[rule].map(explanation.show) ?? explanation.show(rule)
            }
            let tables = KeyTable.all.filter { $0[id] != nil }
            if let key = tables.first?[id] { return explanation.show(key, of: tables) }
            let ids = RulePage.rules.map(\.id)
            let related = ids.filter { $0.split(separator: "-").contains { $0 == id } }
            throw UsageError(
                "there is no rule '\(id)'",
                help: UsageError.didYouMean(id, among: ids)
                    ?? (related.isEmpty
                        ? "'routegen explain' lists the rules"
                        : "rules with that word: \(related.joined(separator: ", "))"))
        })
}

extension Operand {
    static let rule = Operand(
        name: "RULE", count: .optional, summary: "a rule or a spec key; default: list all rules",
        completion: .words(RulePage.rules.map(\.id)))
}

/// One run of `explain`.
private struct RuleExplanation {
    /// The output format; nil for Markdown.
    let format: OutputFormat?
    let console: Console

    func listRules() -> ExitCode {
        let rules = RulePage.rules
        switch format {
        case nil: console.write(RulePage().text)
        case .json: for rule in rules { console.print(JSON.object(members(rule)).text) }
        case .text:
            let style = console.style(for: .output)
            let names = Columns.padded(rules.map(\.id))
            let severities = Columns.padded(rules.map(\.severityText))
            for (index, rule) in rules.enumerated() {
                console.print("\(style.bold(names[index]))  \(style.dim(severities[index]))  \(rule.purpose)")
            }
        }
        return .success
    }

    func show(_ guide: RuleGuide) -> ExitCode {
        let rule = guide.rule
        let compilation = guide.compilation
        let printer = DiagnosticPrinter(sources: compilation.sources)
        let help = compilation.diagnostics.sorted.first { $0.rule == rule }?.help
        let style = console.style(for: .output)
        let mounted = guide.mounted.map { "# \(RuleGuide.mountedName)\n\($0)\n\n# \(guide.source.path)\n" } ?? ""
        let example = (mounted + guide.example).split(separator: "\n", omittingEmptySubsequences: false).map {
            "    " + DisplayWidth.escapingControls(String($0))
        }
        let report = printer.plain(compilation.diagnostics).split(separator: "\n").map { "    " + $0 }
        return show(
            markdown: RulePage().section(of: guide),
            members(rule) + [("example", .string(guide.example)), ("fix", .optional(guide.fix ?? help))],
            [heading(rule), "\n\(style.bold("example:"))"]
                + example + ["\n\(style.bold("'routegen check' reports:"))"] + report
                + (guide.fix.map { ["\n\(style.bold("fix:")) \($0)"] } ?? []))
    }

    func show(_ guide: ClaimGuide) -> ExitCode {
        let rule = guide.rule
        let style = console.style(for: .output)
        func indented(_ text: String) -> [String] { text.split(separator: "\n").map { "    " + $0 } }
        return show(
            markdown: RulePage().section(of: rule),
            members(rule) + [
                ("example", .string(guide.spec)), ("file", .string(guide.file)), ("fix", .string(guide.fix)),
            ],
            [
                heading(rule), "\n\(style.bold("example:"))",
            ] + indented(guide.spec) + ["\n\(style.bold("\(ClaimGuide.fileName):"))"] + indented(guide.file)
                + ["\n\(style.bold("'routegen verify' reports:"))"] + indented(guide.report)
                + ["\n\(style.bold("fix:")) \(guide.fix)"])
    }

    /// A rule of `diff` or `verify`.
    func show(_ rule: Rule) -> ExitCode {
        show(markdown: RulePage().section(of: rule), members(rule), [heading(rule)])
    }

    /// A key, with the kinds of mappings that have it.
    func show(_ key: Key, of tables: [KeyTable]) -> ExitCode {
        let owners = tables.map(\.owner)
        let place = "a key of " + owners.joined(separator: ", of ")
        return show(
            markdown: "`\(key.name)`, \(place): \(key.purpose)\n",
            [("key", .string(key.name)), ("of", .array(owners.map(JSON.string))), ("purpose", .string(key.purpose))],
            ["\(console.style(for: .output).bold(key.name)) (\(place)): \(key.purpose)"])
    }

    /// Shows one of an explanation's three forms.
    private func show(markdown: String, _ members: [(name: String, value: JSON)], _ lines: [String]) -> ExitCode {
        switch format {
        case nil: console.write(markdown)
        case .json: console.print(JSON.object(members).text)
        case .text: for line in lines { console.print(line) }
        }
        return .success
    }

    private func heading(_ rule: Rule) -> String {
        "\(console.style(for: .output).bold(rule.id)) (\(rule.severityText)): \(rule.purpose)"
    }

    private func members(_ rule: Rule) -> [(name: String, value: JSON)] {
        [
            ("rule", .string(rule.id)), ("severity", .string(rule.severityText)), ("purpose", .string(rule.purpose)),
        ]
    }
}
