import RouteAnalysis
import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// Files made from random specs, against `verify`.
struct AssociationExportLawTests {
    @Test(arguments: [false, true], 0..<8) func notesAreWhatVerifyFinds(isPlain: Bool, seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        for _ in 0..<4 {
            let text = Self.spec(&random)
            guard let compiled = Checked(text).compilation.compiled else { continue }
            let app = ExportedApp(appIDs: ["8K4R2T9XQW.org.shop"])
            let export = try ExportKind.aasa.export(ExportRequest(compiled, app: app, isPlain: isPlain))
            let file = try #require(ClaimFile(Array(export.text.utf8)))
            let findings = Verification.findings(in: compiled, ClaimFile.claimers(of: [file])).map(\.problem)
            #expect(export.notes == file.problems + findings, "\(text)")
            #expect(file.problems == [], "\(text)\(export.text)")
            // Only a sign can't be said in a path.
            for problem in findings where problem.id == "not-claimed" {
                let path = problem.url.flatMap { ClaimedURL($0) }?.path ?? ""
                let isSigned = path.contains("/-") || path.contains("/+") || path.contains("/%2")
                #expect(isSigned && text.contains("Int}"), "\(problem) \(text)\(export.text)")
            }
        }
    }

    /// A spec with a few patterns of paths.
    private static func spec(_ random: inout SeededGenerator) -> String {
        var text = "bases: [https://example.com]\ntypes:\n  Tab: [a, me]\nroutes:\n"
        for route in 0..<Int.random(in: 1...4, using: &random) {
            let count = Int.random(in: 0...3, using: &random)
            let parts = (0..<count).map { index in
                let parts = [
                    "a", "b", "me", "${v\(index)}", "${v\(index):Int}", "${v\(index):Tab}", "@${v\(index)}",
                    "${v\(index):Bool}", "x:${v\(index):Int}",
                ]
                return parts[Int.random(in: parts.indices, using: &random)]
            }
            let rest = Int.random(in: 0..<6, using: &random) == 0 ? ["${rest...}"] : []
            text += "  r\(route): '\((parts + rest).joined(separator: "/"))'\n"
        }
        return text
    }
}
