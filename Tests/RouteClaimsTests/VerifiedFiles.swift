import RouteSpec
import RouteTestSupport
import Testing

@testable import RouteClaims

/// Files, compared with a spec.
struct VerifiedFiles {
    /// A problem of one of the files, by the file's index.
    struct Problem {
        let file: Int
        let problem: ClaimProblem
    }

    private let files: [ClaimFile]
    /// Without those that no file of the format can avoid.
    let findings: [ClaimFinding]

    /// - Parameter minimumLevel: the oldest version of Android that the app is for.
    init(_ spec: String, _ files: [ClaimFile], minimumLevel: Int = 1) throws {
        let compiled = try #require(Checked(spec).compilation.compiled)
        let claimers = ClaimFile.claimers(
            of: files, for: compiled.spec.apps, minimumLevel: minimumLevel)
        self.files = files
        findings = Verification.findings(of: compiled, claimers).filter { !$0.isLimit }
    }

    init(_ spec: String, texts: [String], minimumLevel: Int = 1) throws {
        let files = try texts.map { try #require(ClaimFile(Array($0.utf8))) }
        try self.init(spec, files, minimumLevel: minimumLevel)
    }

    /// What each file's problems are without the spec, and then with it.
    var problems: [Problem] {
        var problems: [Problem] = []
        for (index, file) in files.enumerated() {
            let compared = findings.filter { $0.file == index }.map(\.problem)
            problems += (file.problems + compared).map { Problem(file: index, problem: $0) }
        }
        return problems
    }
}

extension ClaimProblem {
    /// The severity, the rule, and the message.
    var ruleAndMessage: String { "\(severity.rawValue) \(rule.id): \(message)" }
}

/// A spec with routes under `https://shop.example`, one on each line.
func web(_ routes: String) -> String {
    "bases: [https://shop.example]\nroutes:\n"
        + routes.split(separator: "\n").map { "  \($0)\n" }.joined()
}
