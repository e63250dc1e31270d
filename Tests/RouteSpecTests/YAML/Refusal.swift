import RouteSpec
import RouteTestSupport
import Testing

/// A refused text and the expected messages.
struct Refusal: CustomTestStringConvertible, Sendable {
    let name: String
    let yaml: String
    let problems: [String]

    init(_ name: String, _ yaml: String, _ problems: [String]) {
        self.name = name
        self.yaml = yaml
        self.problems = problems
    }

    var testDescription: String { name }

    /// Compares the row with the parser's result.
    func check() {
        #expect(RouteSpecTests.problems(in: yaml).agree(with: problems))
        #expect(Tree.read(yaml) == nil)
    }
}

/// All diagnostics of a text, one line per message, note, and help: `line:column-line:column
/// message [rule]`.
func problems(in yaml: String) -> [String] {
    problems(in: SourceText(path: "routes.yaml", text: yaml))
}

func problems(in source: SourceText) -> [String] {
    var diagnostics = Diagnostics()
    _ = YAML.parse(source, into: &diagnostics)
    return diagnostics.sorted.flatMap { diagnostic in
        var lines = [
            "\(range(diagnostic.span, in: source)) \(diagnostic.message) [\(diagnostic.rule.id)]"
        ]
        for note in diagnostic.notes {
            lines.append("  note \(range(note.span, in: source)) \(note.message)")
        }
        if let help = diagnostic.help { lines.append("  help \(help)") }
        return lines
    }
}

private func range(_ span: Span, in source: SourceText) -> String {
    let start = source.position(at: span.start)
    let end = source.position(at: span.end)
    return "\(start.line):\(start.column)-\(end.line):\(end.column)"
}
