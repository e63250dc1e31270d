import Foundation
import RouteCompiler
import RouteDiff
import RouteLanguage
import RouteSpec
import Testing

/// A folder of `Tests/Changes`: a spec before and after a change, and the expected output.
struct ChangeCase {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Changes")

    static var names: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).sorted().filter { !$0.hasPrefix(".") }
    }

    let previous: Compilation
    let current: Compilation
    let comparison: Comparison
    let expected: URL

    /// Each folder is compared once, for all tests.
    private static let known = Dictionary(
        uniqueKeysWithValues: names.map { name in (name, Result { try ChangeCase(name) }) })

    static func named(_ name: String) throws -> ChangeCase {
        try #require(known[name]).get()
    }

    private init(_ name: String) throws {
        let folder = Self.folder.appendingPathComponent(name)
        func compile(_ file: String) throws -> Compilation {
            let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
            // The same name for both, as for a file at two revisions.
            return Compiler.compile(SourceText(path: file, bytes: bytes), name: "routes.yaml")
        }
        previous = try compile("previous.yaml")
        current = try compile("current.yaml")
        comparison = try #require(Comparison(previous: previous, current: current))
        expected = folder.appendingPathComponent("expected.txt")
    }

    /// The findings, and then each change on its own.
    var text: String {
        let printer = ChangePrinter(previous: previous.sources, current: current.sources)
        let findings = printer.text(comparison.findings)
        return findings.isEmpty
            ? "no changes\n" : "\(findings)\n\(printer.plain(comparison.changes))"
    }
}

/// The exact texts of all changes. A file that is missing is written, and fails the test: look at
/// it, and keep it if it is right.
@Suite struct ChangeCaseTests {
    @Test(arguments: ChangeCase.names)
    func theChangesAreAsExpected(name: String) throws {
        let change = try ChangeCase.named(name)
        guard let text = try? String(contentsOf: change.expected, encoding: .utf8) else {
            try change.text.write(to: change.expected, atomically: true, encoding: .utf8)
            Issue.record("\(name)/expected.txt was missing and has been written")
            return
        }
        #expect(change.text == text)
    }

    @Test(arguments: ChangeCase.names)
    func everyWitnessIsOne(name: String) throws {
        let change = try ChangeCase.named(name)
        for found in change.comparison.changes {
            try expectWitness(of: found, change.previous, change.current)
        }
    }

    @Test(arguments: ChangeCase.names)
    func everyChangeIsInOneFinding(name: String) throws {
        let change = try ChangeCase.named(name)
        try expectGrouping(change.comparison, change.previous, change.current)
    }

    @Test func everyKindHasACase() throws {
        let rules = try ChangeCase.names.flatMap {
            try ChangeCase.named($0).comparison.changes.map(\.rule)
        }
        for rule in Rule.changes { #expect(rules.contains(rule), "no case shows \(rule.id)") }
    }

    /// Each row of the page's table is a case, with the rules of its changes.
    @Test(arguments: try ChangeRow.all())
    func thePageSaysSo(row: ChangeRow) throws {
        let changes = try ChangeCase.named(row.name).comparison.changes
        func cell(_ subject: Rule.Subject) -> String {
            let own = changes.filter { $0.rule.subject == subject }
            let words = Severity.allCases.compactMap { severity -> String? in
                let rules = own.filter { $0.rule.severity == severity }.map { "`\($0.rule.id)`" }
                let unique = rules.reduce(into: [String]()) {
                    if !$0.contains($1) { $0.append($1) }
                }
                let word = severity == .error ? "break" : severity == .warning ? "warn" : "more"
                return unique.isEmpty ? nil : "\(word): \(unique.joined(separator: ", "))"
            }
            return words.isEmpty ? "fine" : words.joined(separator: "; ")
        }
        #expect(row.cells == [cell(.links), cell(.source)])
    }
}

/// A row of the table of changes on the page ChangingRoutes.
struct ChangeRow: Sendable, CustomTestStringConvertible {
    /// The case's folder.
    let name: String
    let cells: [String]

    var testDescription: String { name }

    static func all() throws -> [ChangeRow] {
        let page = ChangeCase.folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/RouteRuntime/RouteRuntime.docc/ChangingRoutes.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let heading = try #require(text.firstRange(of: "| Change | Links | Swift source |\n"))
        let table = text[heading.upperBound...].split(separator: "\n\n")[0]
        return table.split(separator: "\n").dropFirst().map { row in
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return ChangeRow(
                name: cells[0].replacingOccurrences(of: " ", with: "-"),
                cells: Array(cells.dropFirst()))
        }
    }
}

/// Checks a change's URL with both tables.
func expectWitness(
    of change: Change, _ previous: Compilation, _ current: Compilation,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    #expect(
        change.isShown(from: previous, to: current), "\(change.message)",
        sourceLocation: sourceLocation)
}
