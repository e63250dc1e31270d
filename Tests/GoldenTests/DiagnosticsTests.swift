import Foundation
import RouteCompiler
import RouteMessages
import RouteSpec
import Testing

/// Every folder of `Tests/Golden` whose spec has diagnostics has them in `expected.txt`, with the
/// lines and marks that `check` prints. A file that is missing is written, and fails the test: look
/// at it, and keep it if it is right.
@Suite("Golden diagnostics") struct DiagnosticsTests {
    @Test(arguments: GoldenCase.all)
    func diagnosticsAreAsExpected(golden: GoldenCase) throws {
        let printed = DiagnosticPrinter(sources: golden.compilation.sources).full(
            golden.compilation.diagnostics)
        guard let text = golden.text(of: golden.expectedDiagnostics) else {
            if printed.isEmpty { return }
            try printed.write(to: golden.expectedDiagnostics, atomically: true, encoding: .utf8)
            Issue.record("\(golden.name)/expected.txt was missing and has been written")
            return
        }
        #expect(printed == text)
    }

    /// `MountedSpecTests` shows
    /// `mount-module`, which needs two targets.
    @Test(arguments: Rule.all.filter { $0 != .mountModule })
    func everyRuleHasACaseOfItsName(rule: Rule) throws {
        let golden = try #require(
            GoldenCase.all.first { $0.name == rule.id }, "add Tests/Golden/\(rule.id)")
        let text = try #require(golden.text(of: golden.expectedDiagnostics))
        #expect(text.contains("[\(rule.id)]\n"), "the case \(rule.id) does not show its rule")
    }

    @Test func everyCaseIsGeneratedOrHasTheNameOfItsRule() {
        let names = Set(GoldenCase.all.map(\.name))
        let unknown = names.subtracting(GoldenCase.compiled.map(\.name)).subtracting(
            Rule.all.map(\.id))
        #expect(unknown == [], "move the diagnostics to the cases of their rules")
    }
}
