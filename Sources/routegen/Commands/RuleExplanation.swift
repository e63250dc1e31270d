import RouteCompiler
import RouteJSON
import RouteMessages
import RouteSpec

/// One run of `explain`.
struct RuleExplanation {
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
                let name = style.bold(names[index])
                console.print("\(name)  \(style.dim(severities[index]))  \(rule.purpose)")
            }
        }
        return .success
    }

    /// A rule, and its guide if it has one.
    func show(_ rule: Rule) -> ExitCode {
        var members = members(rule)
        var lines = ["\(bold(rule.id)) (\(rule.severityText)): \(rule.purpose)"]
        // A fix that every user reads in the diagnostic's help isn't said again.
        var fix: String?
        var help: String?
        if let guide = RuleGuide[rule.id] {
            lines += self.lines(of: guide)
            members.append(("example", .string(guide.example)))
            fix = guide.fix
            help = guide.compilation.diagnostics.sorted.first { $0.rule == rule }?.help
        } else if let guide = ClaimGuide[rule] {
            lines += section("example", guide.spec)
            lines += section(ClaimGuide.fileName, guide.file)
            lines += section("'routegen verify' reports", guide.report)
            members += [("example", .string(guide.spec)), ("file", .string(guide.file))]
            fix = guide.fix
        }
        if let fix { lines.append("\n\(bold("fix:")) \(fix)") }
        if let fix = fix ?? help { members.append(("fix", .string(fix))) }
        return show(members, lines)
    }

    private func lines(of guide: RuleGuide) -> [String] {
        var example = guide.example
        if let mounted = guide.mounted {
            example =
                "# \(RuleGuide.mountedName)\n\(mounted)\n\n# \(guide.source.path)\n" + example
        }
        let printer = DiagnosticPrinter(sources: guide.compilation.sources)
        let report = printer.plain(guide.compilation.diagnostics).split(separator: "\n")
        return section("example", example)
            + section("'routegen check' reports", report.joined(separator: "\n"))
    }

    /// A title, and below it the lines of a text, indented.
    private func section(_ title: String, _ text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return ["\n\(bold("\(title):"))"] + lines.map { TerminalText.escaped("    " + $0) }
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
