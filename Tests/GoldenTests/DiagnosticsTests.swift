import RouteSpec
import Foundation
import Testing

@testable import RouteProperties

/// Every folder of `Tests/Golden` whose spec has something to say has its diagnostics in `expected.txt`. A file that is
/// missing is written, and fails the test: look at it, and keep it if it is right.
@Suite("Golden diagnostics") struct DiagnosticsTests {
    @Test(arguments: GoldenCase.all)
    func `diagnostics are as expected`(golden: GoldenCase) throws {
        let printed = DiagnosticPrinter(source: golden.source).plain(golden.compilation.diagnostics)
        guard let text = golden.text(of: golden.expectedDiagnostics) else {
            if printed.isEmpty { return }
            try printed.write(to: golden.expectedDiagnostics, atomically: true, encoding: .utf8)
            Issue.record("\(golden.name)/expected.txt was missing and has been written")
            return
        }
        #expect(printed == text)
    }

    @Test func `every error of one spec has a case`() throws {
        let later = [
            "same-urls", "unreachable", "ambiguous-query", "overlap", "no-base", "host-as-segment",
            "host-overlap", "default-in-path", "undecided",
        ]
        let texts = GoldenCase.all.compactMap { $0.text(of: $0.expectedDiagnostics) }
        for rule in Rule.all where !later.contains(rule.id) {
            #expect(texts.contains { $0.contains("[\(rule.id)]\n") }, "no golden case shows \(rule.id)")
        }
    }
}
