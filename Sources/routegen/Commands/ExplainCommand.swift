import RouteClaims
import RouteSpec
import RouteCompiler
import RouteDiff

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
            Example(line: "explain --format markdown", purpose: "all rules in full, as a page"),
        ],
        discussion: ["Each example is a whole spec, shown with what 'routegen check' reports for it."],
        run: { arguments, console throws(UsageError) in
            let format = arguments[.reportFormat] ?? OutputFormat.text.rawValue
            let explanation = RuleExplanation(format: OutputFormat(rawValue: format), console: console)
            guard let id = arguments.values(of: .rule).first else { return explanation.listRules() }
            if let guide = RuleGuide[id] { return explanation.show(guide) }
            if let kind = ChangeKind(rawValue: id) {
                return explanation.show(id, kind.level.rawValue, kind.purpose)
            }
            if let kind = ClaimProblem.Kind(rawValue: id) {
                if let guide = ClaimGuide[kind] { return explanation.show(guide) }
                return explanation.show(id, kind.weight, kind.purpose)
            }
            let tables = KeyTable.all.filter { $0.keys.contains { $0.name == id } }
            if !tables.isEmpty { return explanation.show(key: id, of: tables) }
            let ids = RulePage.ids
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
        completion: .words(RulePage.ids))
}

/// One run of `explain`.
private struct RuleExplanation {
    /// Nil for Markdown.
    let format: OutputFormat?
    let console: Console

    func listRules() -> ExitCode {
        let rules =
            Rule.all.map { ($0.id, $0.severity.rawValue, $0.purpose) }
            + ChangeKind.allCases.map { ($0.rawValue, $0.level.rawValue, $0.purpose) }
            + RulePage.claimKinds.map { ($0.rawValue, $0.weight, $0.purpose) }
        switch format {
        case nil: console.write(RulePage().text)
        case .json:
            for (id, weight, purpose) in rules { console.print(JSON.object(members(id, weight, purpose)).text) }
        case .text:
            let style = console.style(for: .output)
            let names = Columns.padded(rules.map(\.0))
            let weights = Columns.padded(rules.map(\.1))
            for (index, rule) in rules.enumerated() {
                console.print("\(style.bold(names[index]))  \(style.dim(weights[index]))  \(rule.2)")
            }
        }
        return .success
    }

    func show(_ guide: RuleGuide) -> ExitCode {
        let rule = guide.rule
        let compilation = guide.compilation
        let printer = DiagnosticPrinter(sources: compilation.sources)
        let style = console.style(for: .output)
        let mounted = guide.mounted.map { "# \(RuleGuide.mountedName)\n\($0)\n\n# \(guide.source.path)\n" } ?? ""
        let example = (mounted + guide.example).split(separator: "\n", omittingEmptySubsequences: false).map {
            "    " + DisplayWidth.escapingControls(String($0))
        }
        let report = printer.plain(compilation.diagnostics).split(separator: "\n").map { "    " + $0 }
        return show(
            markdown: RulePage().section(of: guide),
            members(rule.id, rule.severity.rawValue, rule.purpose) + [
                ("example", .string(guide.example)), ("fix", .string(guide.fix)),
            ],
            ["\(style.bold(rule.id)) (\(rule.severity.rawValue)): \(rule.purpose)", "\n\(style.bold("example:"))"]
                + example + ["\n\(style.bold("'routegen check' reports:"))"] + report
                + ["\n\(style.bold("fix:")) \(guide.fix)"])
    }

    func show(_ guide: ClaimGuide) -> ExitCode {
        let kind = guide.kind
        let style = console.style(for: .output)
        func indented(_ text: String) -> [String] { text.split(separator: "\n").map { "    " + $0 } }
        return show(
            markdown: RulePage().section(of: guide),
            members(kind.rawValue, kind.weight, kind.purpose) + [
                ("example", .string(guide.spec)), ("file", .string(guide.file)), ("fix", .string(guide.fix)),
            ],
            [
                "\(style.bold(kind.rawValue)) (\(kind.weight)): \(kind.purpose)",
                "\n\(style.bold("example:"))",
            ] + indented(guide.spec) + ["\n\(style.bold("\(ClaimGuide.fileName):"))"] + indented(guide.file)
                + ["\n\(style.bold("'routegen verify' reports:"))"] + indented(guide.report)
                + ["\n\(style.bold("fix:")) \(guide.fix)"])
    }

    /// A rule of `diff` or `verify`.
    func show(_ id: String, _ weight: String, _ purpose: String) -> ExitCode {
        show(
            markdown: RulePage().section(of: id, weight, purpose), members(id, weight, purpose),
            ["\(console.style(for: .output).bold(id)) (\(weight)): \(purpose)"])
    }

    /// A key, with the kinds of mappings that have it.
    func show(key name: String, of tables: [KeyTable]) -> ExitCode {
        let owners = tables.map(\.owner)
        let place = "a key of " + owners.joined(separator: ", of ")
        let purpose = tables.lazy.compactMap { $0.keys.first { $0.name == name }?.purpose }.first ?? ""
        return show(
            markdown: "`\(name)`, \(place): \(purpose)\n",
            [("key", .string(name)), ("of", .array(owners.map(JSON.string))), ("purpose", .string(purpose))],
            ["\(console.style(for: .output).bold(name)) (\(place)): \(purpose)"])
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

    private func members(_ id: String, _ weight: String, _ purpose: String) -> [(name: String, value: JSON)] {
        [("rule", .string(id)), ("severity", .string(weight)), ("purpose", .string(purpose))]
    }
}
