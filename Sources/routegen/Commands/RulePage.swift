import RouteCompiler
import RouteSpec
import RouteTooling
import RouteGenSystem

/// The rules as a Markdown page, which is also the documentation's page Rules.
struct RulePage {
    /// All rules by name, with those of `check` first.
    var text: String {
        let guides = RuleGuide.all.sorted { $0.rule.id < $1.rule.id }.map { section(of: $0) }
        let kinds = ChangeKind.allCases.sorted { $0.rawValue < $1.rawValue }.map { section(of: $0) }
        return Self.start + guides.joined(separator: "\n") + Self.middle + kinds.joined(separator: "\n")
    }

    private static let start = """
        # Errors from A to Z

        Every rule of `routegen check` and `routegen diff`: what it means, a spec that breaks it, the fix.

        <!-- Made by 'routegen explain --format markdown'. Do not edit: change the rule, or what is said about it. -->

        A message ends with the name of its rule, in brackets. `routegen explain unreachable` prints the part of this page that is
        about one rule. An error stops the build, a warning does not, and a note shows only in `routegen check`. Names that start
        with `yaml-` are about the file's syntax, which is a strict part of YAML.

        ## What is wrong in a spec


        """

    private static let middle = """

        ## What changes between two specs

        What `routegen diff` reports: "breaking" is what does not work any more as it did, and "compatible" what harms nobody.
        <doc:ChangingRoutes> has the changes that lead to each.


        """

    /// The section of a rule of `check`.
    func section(of guide: RuleGuide) -> String {
        let rule = guide.rule
        let lines = guide.example.split(separator: "\n", omittingEmptySubsequences: false)
        // A spec with something a page can't show, such as a control character or a byte that isn't UTF-8, can't be
        // copied.
        let isExact = guide.bytes.elementsEqual((guide.example + "\n").utf8) && Self.isPlain(guide.example)
        return """
            ### `\(rule.id)`

            \(rule.severity.rawValue.capitalizedFirst): \(rule.purpose).

            ```\(isExact ? "yaml" : "text")
            \(lines.map { DisplayWidth.escapingControls(String($0)) }.joined(separator: "\n"))
            ```

            ```\(isExact ? "console" : "text")
            $ routegen check
            \(report(of: guide))
            ```

            Fix: \(guide.fix).

            """
    }

    /// The section of a kind of change.
    func section(of kind: ChangeKind) -> String {
        """
        ### `\(kind.rawValue)`

        \(kind.weight.capitalizedFirst): \(kind.purpose).

        """
    }

    /// What `check` prints for the example, without the file's folder.
    private func report(of guide: RuleGuide) -> String {
        let compilation = Compiler.compile(guide.source, name: guide.source.path, notesOverlaps: true)
        let file = SpecFile(path: guide.source.path, compilation: compilation)
        return file.printer.full(compilation.diagnostics) + "\(file.path): \(file.summary)"
    }

    /// Whether text has no control characters except line feeds.
    private static func isPlain(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") }
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
