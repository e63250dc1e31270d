import RouteClaims
import RouteCompiler
import RouteDiff
import RouteJSON
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
            Example(
                line: "explain unreachable", purpose: "the rule that a message names in brackets"),
            Example(line: "explain restorable", purpose: "a spec key"),
            Example(line: "explain --format markdown", purpose: "all rules, as a page"),
        ],
        discussion: [
            "Each example is a whole spec, shown with what 'routegen check' reports for it."
        ],
        run: { arguments, console in
            let explanation = RuleExplanation(
                format: OutputFormat(rawValue: arguments[.reportFormat] ?? "text"), console: console
            )
            guard let id = arguments.values(of: .rule).first else { return explanation.listRules() }
            if explanation.format == nil {
                throw UsageError(
                    "Markdown is for the list of all rules",
                    help: "leave out '\(id)' or '--format markdown'")
            }
            if let rule = RulePage.rules.first(where: { $0.id == id }) {
                return explanation.show(rule)
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
        words: RulePage.rules.map(\.id))
}

/// One run of `explain`.
private struct RuleExplanation {
    /// The output format; nil for Markdown.
    let format: OutputFormat?
    let console: Console

    func listRules() -> ExitCode {
        let rules = RulePage.rules
        switch format {
        case nil: console.write(RulePage.text)
        case .json: for rule in rules { console.print(JSON.object(members(rule)).text) }
        case .text:
            let style = console.style(for: .output)
            let names = Columns.padded(rules.map(\.id))
            let severities = Columns.padded(rules.map(\.severityText))
            for (index, rule) in rules.enumerated() {
                console.print(
                    "\(style.bold(names[index]))  \(style.dim(severities[index]))  \(rule.purpose)")
            }
        }
        return .success
    }

    /// A rule, and its guide if it has one.
    func show(_ rule: Rule) -> ExitCode {
        var members = members(rule)
        var lines = ["\(bold(rule.id)) (\(rule.severityText)): \(rule.purpose)"]
        func add(_ title: String, _ text: String) {
            lines.append("\n\(bold("\(title):"))")
            let indented = text.split(separator: "\n", omittingEmptySubsequences: false).map {
                "    " + $0
            }
            lines += indented.map(TerminalText.escaped)
        }
        // A fix that every user reads in the diagnostic's help isn't said again.
        var fix: String?
        var help: String?
        if let guide = RuleGuide[rule.id] {
            let mounted =
                guide.mounted.map {
                    "# \(RuleGuide.mountedName)\n\($0)\n\n# \(guide.source.path)\n"
                } ?? ""
            add("example", mounted + guide.example)
            let printer = DiagnosticPrinter(sources: guide.compilation.sources)
            let report = printer.plain(guide.compilation.diagnostics).split(separator: "\n")
            add("'routegen check' reports", report.joined(separator: "\n"))
            members.append(("example", .string(guide.example)))
            fix = guide.fix
            help = guide.compilation.diagnostics.sorted.first { $0.rule == rule }?.help
        } else if let guide = ClaimGuide[rule] {
            add("example", guide.spec)
            add(ClaimGuide.fileName, guide.file)
            add("'routegen verify' reports", guide.report)
            members += [("example", .string(guide.spec)), ("file", .string(guide.file))]
            fix = guide.fix
        }
        if let fix { lines.append("\n\(bold("fix:")) \(fix)") }
        if let fix = fix ?? help { members.append(("fix", .string(fix))) }
        return show(members, lines)
    }

    /// A key, with the kinds of mappings that have it.
    func show(_ key: Key, of tables: [KeyTable]) -> ExitCode {
        let owners = tables.map(\.owner)
        return show(
            [
                ("key", .string(key.name)), ("of", .array(owners.map(JSON.string))),
                ("purpose", .string(key.purpose)),
            ],
            ["\(bold(key.name)) (a key of \(owners.joined(separator: ", of "))): \(key.purpose)"])
    }

    private func show(_ members: JSON.Members, _ lines: [String]) -> ExitCode {
        console.print(format == .json ? JSON.object(members).text : lines.joined(separator: "\n"))
        return .success
    }

    private func bold(_ text: String) -> String { console.style(for: .output).bold(text) }

    private func members(_ rule: Rule) -> JSON.Members {
        [
            ("rule", .string(rule.id)), ("severity", .string(rule.severityText)),
            ("purpose", .string(rule.purpose)),
        ]
    }
}
